import MapKit
import Testing

/// A screen with a map, as an app writes it.
private final class ShopMapController: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  var log: [String] = []
  var canShowCallout = true

  override func loadView() { view = map }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.delegate = self
    map.register(PriceView.self, forAnnotationViewWithReuseIdentifier: "price")
    for (place, name) in ["Bakery", "Market"].enumerated() {
      let annotation = MKPointAnnotation()
      annotation.title = name
      annotation.coordinate = CLLocationCoordinate2D(latitude: Double(place), longitude: 1)
      map.addAnnotation(annotation)
    }
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKUserLocation) else { return nil }
    let view = mapView.dequeueReusableAnnotationView(withIdentifier: "price", for: annotation)
    view.canShowCallout = canShowCallout
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { note("select", view) }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { note("deselect", view) }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    note("detail", view)
    let screen = UIViewController()
    screen.title = view.annotation?.title
    navigationController?.pushViewController(screen, animated: true)
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("region") }

  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    log.append("user \(userLocation.coordinate.latitude)")
  }

  private func note(_ word: String, _ view: MKAnnotationView) {
    log.append("\(word) \(view.annotation?.title ?? "-")")
  }
}

/// A view of the app's, which a map makes by its class alone.
private final class PriceView: MKMarkerAnnotationView {
  static var madeFor: [String?] = []

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    Self.madeFor.append(annotation?.title)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A screen whose map stands in a storyboard.
private final class StoredMapController: UIViewController, MKMapViewDelegate {
  weak var map: MKMapView?
  var isLoaded = false

  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { isLoaded = mapView === map }
}

@MainActor @Suite("Maps")
struct MapTests {
  private let screen = ShopMapController()

  private func show(on phone: Phone) -> UIWindow {
    phone.show(UINavigationController(rootViewController: screen))
  }

  @Test func `the user taps what stands on the map, and then the control in its bubble`() throws {
    let phone = Phone()
    let window = show(on: phone)
    try phone.user("tap 'Market'", in: window)
    #expect(screen.log == ["select Market"] && screen.map.selectedAnnotations.first?.title == "Market")
    try phone.user("tap 'Bakery'", in: window)
    #expect(screen.log.suffix(2) == ["deselect Market", "select Bakery"])
    let accessory = try #require(
      screen.map.selectedAnnotations.first.flatMap { screen.map.view(for: $0) }?.rightCalloutAccessoryView)
    #expect(accessory.window === window)
    (accessory as? UIButton)?.sendActions(for: .touchUpInside)
    phone.settle()
    #expect(screen.log.last == "detail Bakery")
    #expect(screen.navigationController?.topViewController?.title == "Bakery")
    #expect(phone.simulation.faults.isEmpty)
  }

  @Test func `the control can be tapped only while there is a bubble`() throws {
    let phone = Phone()
    let window = show(on: phone)
    let before = window.everythingPossible().count
    try phone.user("tap 'Market'", in: window)
    #expect(window.everythingPossible().count == before + 1)
    screen.map.tapBesideAnnotations()
    #expect(screen.log == ["select Market", "deselect Market"])
    #expect(window.everythingPossible().count == before)
  }

  @Test func `views are made of the class of a name, for what they show`() {
    let phone = Phone()
    PriceView.madeFor = []
    _ = show(on: phone)
    #expect(PriceView.madeFor == ["Bakery", "Market"])
    #expect(screen.map.annotations.allSatisfy { screen.map.view(for: $0) is PriceView })
    let (first, old) = (screen.map.annotations[0], screen.map.view(for: screen.map.annotations[0]))
    screen.map.removeAnnotation(first)
    screen.map.addAnnotation(
      MKPointAnnotation(coordinate: .init(latitude: 3, longitude: 4), title: "New", subtitle: nil))
    phone.settle()
    #expect(
      PriceView.madeFor.count == 2 && screen.map.annotations.last.flatMap { screen.map.view(for: $0) } === old
    )
  }

  @Test func `what was just added is selected when it is shown, and nothing after it was removed`() {
    let phone = Phone()
    _ = show(on: phone)
    let new = MKPointAnnotation(coordinate: .init(latitude: 3, longitude: 4), title: "New", subtitle: nil)
    screen.map.addAnnotation(new)
    screen.map.selectAnnotation(new, animated: true)
    #expect(screen.log == [])
    phone.settle()
    #expect(screen.log == ["select New"])
    screen.map.removeAnnotation(new)
    #expect(screen.map.selectedAnnotations.isEmpty && screen.log == ["select New", "deselect New"])
  }

  @Test func `a map shows sixteen views`() {
    let phone = Phone()
    _ = show(on: phone)
    let many = (0..<40).map { MKPointAnnotation(coordinate: .init(latitude: Double($0), longitude: 2)) }
    screen.map.addAnnotations(many)
    phone.settle()
    #expect(screen.map.annotations.count == 42)
    #expect(screen.map.annotations.count { screen.map.view(for: $0) != nil } == 16)
  }

  @Test func `the region is the one that was set, and the delegate is told when it is shown`() {
    let phone = Phone()
    _ = show(on: phone)
    screen.map.setRegion(
      MKCoordinateRegion(
        center: .init(latitude: 48, longitude: 11), latitudinalMeters: 1000, longitudinalMeters: 1000),
      animated: true)
    #expect(screen.log == [] && screen.map.centerCoordinate.latitude == 48)
    phone.settle()
    #expect(screen.log == ["region"])
    let point = MKMapPoint(screen.map.centerCoordinate).coordinate
    #expect(abs(point.latitude - 48) < 1e-9 && abs(point.longitude - 11) < 1e-9)
    screen.map.showAnnotations(screen.map.annotations, animated: false)
    #expect(abs(screen.map.region.center.latitude - 0.5) < 0.01)
  }

  @Test func `a map shows where the user is, if the app may know it`() {
    let phone = Phone()
    _ = show(on: phone)
    screen.map.showsUserLocation = true
    phone.settle()
    #expect(screen.log == [] && screen.map.annotations.count == 2)
    CLLocationManager.changeAuthorization(to: .authorizedWhenInUse)
    phone.settle()
    #expect(screen.log == ["user 51.4779"] && screen.map.annotations.last is MKUserLocation)
  }

  @Test func `a place is opened in the app for maps`() {
    let phone = Phone()
    _ = show(on: phone)
    let item = MKMapItem(placemark: MKPlacemark(coordinate: .init(latitude: 1, longitude: 2)))
    item.name = "Mill"
    #expect(
      item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    )
    phone.settle()
    #expect(phone.simulation.openedLinks.map(\.absoluteString) == ["maps://?ll=1.0,2.0&q=Mill"])
  }

  @Test func `a search finds what a check says`() {
    let phone = Phone()
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee"))
    nonisolated(unsafe) var found: [String] = []
    search.start { response, error in
      found.append(response?.mapItems.first?.name ?? (error as? MKError).map { "\($0.code)" } ?? "-")
    }
    #expect(search.isSearching && found.isEmpty)
    phone.settle()
    MKLocalSearch.answer = []
    MKLocalSearch(request: .init(naturalLanguageQuery: "coffee")).start { _, error in
      found.append((error as? MKError).map { "\($0.code)" } ?? "-")
    }
    phone.settle()
    #expect(found == ["coffee", "placemarkNotFound"])
  }

  @Test func `words are proposed a while after the last letter`() {
    let phone = Phone()
    final class Proposals: NSObject, MKLocalSearchCompleterDelegate {
      var titles: [[String]] = []
      func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        titles.append(completer.results.map(\.title))
      }
    }
    let (completer, proposals) = (MKLocalSearchCompleter(), Proposals())
    completer.delegate = proposals
    completer.queryFragment = "c"
    completer.queryFragment = "co"
    #expect(completer.isSearching)
    phone.settle()
    #expect(proposals.titles == [["co"]] && !completer.isSearching)
  }

  @Test func `a map in a storyboard is a map, with its delegate`() throws {
    let phone = Phone()
    Simulation.storyboards.register(StoredMapController.self)
    Simulation.storyboards.registerOutlet("map", on: StoredMapController.self) {
      (it: StoredMapController, part: MKMapView) in it.map = part
    }
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="A"><scenes><scene>
      <objects><viewController id="A" customClass="StoredMapController" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><mapView id="m"><connections>
      <outlet property="delegate" destination="A" id="o1"/></connections></mapView></subviews></view>
      <connections><outlet property="map" destination="m" id="o2"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    Simulation.storyboards.registerOrTrap(xml: xml, file: "StoredMap.storyboard")
    let screen = try #require(
      UIStoryboard(name: "StoredMap", bundle: nil).instantiateInitialViewController()
        as? StoredMapController)
    _ = phone.show(screen)
    #expect(screen.map != nil)
    #expect(screen.map?.delegate === screen)
    #expect(screen.isLoaded)
    #expect(phone.simulation.faults.isEmpty)
  }
}
