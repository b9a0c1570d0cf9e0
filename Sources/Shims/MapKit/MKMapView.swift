import CoreLocation
public import Foundation
public import HeadlessUIKit
import UIKit

/// What a map shows; kept.
public enum MKMapType: UInt, Hashable, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures.
  case satellite = 1
  /// Pictures and streets.
  case hybrid = 2
  /// Pictures from the side.
  case satelliteFlyover = 3
  /// Pictures and streets from the side.
  case hybridFlyover = 4
  /// Streets in the background.
  case mutedStandard = 5
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// It moves with the user.
  case follow = 1
  /// It turns with the user, too.
  case followWithHeading = 2
}

/// The name of the views of what has no other.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name of the views of several things.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map, of which what stands on it is known: the user taps that, and what its bubble shows.
///
/// Nothing is drawn or measured. The views of the first sixteen things are made when the map comes on
/// screen, and at the end of the turn in which something was added.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// How many views a map shows.
  static let shownCount = 16

  /// Is asked for views, and told what the user does.
  open weak var delegate: (any MKMapViewDelegate)?

  /// What it shows; kept.
  open var mapType = MKMapType.standard
  /// Whether the user can move the map; kept, without effect.
  open var isScrollEnabled = true
  /// Whether the user can show more or less of it; kept, without effect.
  open var isZoomEnabled = true
  /// Whether the user can turn it; kept, without effect.
  open var isRotateEnabled = true
  /// Whether the user can look at it from the side; kept, without effect.
  open var isPitchEnabled = true
  /// Whether a compass is shown; kept.
  open var showsCompass = true
  /// Whether a scale is shown; kept.
  open var showsScale = false
  /// Whether traffic is shown; kept.
  open var showsTraffic = false
  /// Whether buildings are shown; kept.
  open var showsBuildings = true
  /// What else is shown; kept.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Which region the map does not leave; kept.
  open var cameraBoundary: CameraBoundary?

  /// Where the user is.
  public final let userLocation = MKUserLocation()

  /// What is drawn over the map; kept.
  open var overlays: [any MKOverlay] { overlayStorage }

  final var annotationStorage: [any MKAnnotation] = []
  final var overlayStorage: [any MKOverlay] = []
  final var regionStorage = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 120))
  final var views: [ObjectIdentifier: MKAnnotationView] = [:]
  final var registered = RegisteredViews()
  final var selected: (any MKAnnotation)?
  final var toBeSelected: (any MKAnnotation)?
  final var callout: MapCallout?
  final var late: LateLayout?
  final var isLoaded = false
  final var showsUserStorage = false
  final var trackingStorage = MKUserTrackingMode.none
  final var locator: UserLocator?

  /// The region that the map does not leave; kept.
  public final class CameraBoundary: NSObject {
    /// The region.
    public let region: MKCoordinateRegion

    /// Makes a boundary.
    ///
    /// - Parameter region: The region.
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
  }

  /// Makes a map of the world.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    planUpdate()
  }

  /// Makes a map from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    planUpdate()
  }

  // MARK: What stands on it

  /// Everything that stands on the map, and where the user is.
  open var annotations: [any MKAnnotation] {
    annotationStorage + (userLocation.location == nil || !showsUserStorage ? [] : [userLocation])
  }

  /// Puts something on the map.
  ///
  /// - Parameter annotation: What.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Puts several things on the map.
  ///
  /// - Parameter annotations: What; nothing is put on it twice.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for new in annotations where !annotationStorage.contains(where: { $0 === new }) {
      annotationStorage.append(new)
    }
    planUpdate()
  }

  /// Takes something from the map.
  ///
  /// - Parameter annotation: What.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Takes several things from the map.
  ///
  /// - Parameter annotations: What.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for old in annotations {
      if selected === old { deselectAnnotation(old, animated: false) }
      annotationStorage.removeAll { $0 === old }
      takeAway(old)
    }
    planUpdate()
  }

  /// Gives the view of something that stands on the map.
  ///
  /// - Parameter annotation: What.
  /// - Returns: The view; `nil` where it is not shown.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  // MARK: Views

  /// Names a class of which views are made.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - identifier: The name.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered.register(viewClass, as: identifier)
  }

  /// Gives a view that is not used any more.
  ///
  /// - Parameter identifier: Its name.
  /// - Returns: The view; `nil` where there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    registered.takeUnused(identifier)
  }

  /// Gives a view that is not used any more, or makes one of the class of that name.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - annotation: What it will show.
  /// - Returns: The view; a usual one where no class has the name, which is an exception on iOS.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      registered.takeUnused(identifier) ?? registered.make(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  // MARK: Overlays

  /// Draws something over the map; kept.
  ///
  /// - Parameter overlay: What.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

  /// Draws something over the map; kept.
  ///
  /// - Parameters:
  ///   - overlay: What.
  ///   - level: Where; without effect.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }

  /// Draws several things over the map; kept.
  ///
  /// - Parameter overlays: What.
  open func addOverlays(_ overlays: [any MKOverlay]) { overlayStorage += overlays }

  /// Draws something no more.
  ///
  /// - Parameter overlay: What.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Draws several things no more.
  ///
  /// - Parameter overlays: What.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    overlayStorage.removeAll { old in overlays.contains { $0 === old } }
  }

  /// Gives what draws an overlay; nothing does.
  ///
  /// - Parameter overlay: The overlay.
  /// - Returns: `nil`.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}
