public import CoreLocation
public import Foundation
import HeadlessUIKit

/// By which means the user goes somewhere: a key of launch options.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// What the map shows: a key of launch options.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether traffic is shown: a key of launch options.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// Where the middle is: a key of launch options.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much is shown: a key of launch options.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// From where one looks: a key of launch options.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// By the user's usual means.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

/// A place with its address that stands on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Where it stands.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// What it is called.
  open var title: String? { name }
  /// The two letters of its country.
  open var countryCode: String? { isoCountryCode }

  /// Makes a place without an address.
  ///
  /// - Parameter coordinate: Where it is.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - coordinate: Where it is.
  ///   - addressDictionary: Its address; not read.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// What one goes to a place for.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a category.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For coffee.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// For a meal.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// For the night.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// For pictures and old things.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// For trees.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// For medicine.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// For the ill.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// For learning.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// For goods.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// For food.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// For petrol.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// For cars that stand.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// For trains and buses.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
}

/// Which places are shown or found; kept, without effect.
open class MKPointOfInterestFilter: NSObject {
  /// All of them.
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
  /// None.
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }

  /// Lets places of some kinds through.
  ///
  /// - Parameter categories: The kinds.
  public init(including categories: [MKPointOfInterestCategory]) {}

  /// Lets places of all other kinds through.
  ///
  /// - Parameter categories: The kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

/// A place that the user knows by its name.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public final let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// The number to call.
  open var phoneNumber: String?
  /// Its web page.
  open var url: URL?
  /// Its time zone; kept.
  open var timeZone: TimeZone?
  /// What one goes there for.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the user is.
  public private(set) final var isCurrentLocation = false

  /// Makes a place.
  ///
  /// - Parameter placemark: Where it is.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// Gives the place where the user is.
  ///
  /// - Returns: The place.
  open class func forCurrentLocation() -> MKMapItem {
    let place = CLLocationManager.deviceLocation?.coordinate ?? kCLLocationCoordinate2DInvalid
    let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
    item.isCurrentLocation = true
    return item
  }

  /// Shows the place in the app for maps; the user is back at once, and `Simulation.openedLinks` has it.
  ///
  /// - Parameter launchOptions: How it is shown; not read.
  /// - Returns: `true`.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows places in the app for maps; the user is back at once, and `Simulation.openedLinks` has the first.
  ///
  /// - Parameters:
  ///   - mapItems: The places.
  ///   - launchOptions: How they are shown; not read.
  /// - Returns: Whether there is one.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let link = mapItems.first?.link else { return false }
    MainThread.perform { UIApplication.shared.open(link) }
    return true
  }

  /// The link that the app for maps opens.
  private var link: URL? {
    var parts = URLComponents()
    (parts.scheme, parts.host) = ("maps", "")
    let place = placemark.coordinate
    parts.queryItems = [URLQueryItem(name: "ll", value: "\(place.latitude),\(place.longitude)")]
    if let name { parts.queryItems?.append(URLQueryItem(name: "q", value: name)) }
    return parts.url
  }
}
