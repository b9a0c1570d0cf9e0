public import CoreLocation
import HeadlessUIKit
public import UIKit

extension MKMapView {
  /// The part of the earth that is shown: the one that was set, whatever size the view has.
  public final var region: MKCoordinateRegion {
    get { regionStorage }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows another part of the earth.
  ///
  /// - Parameters:
  ///   - region: Which.
  ///   - animated: Whether the map moves there; then the delegate is told 300 ms later, otherwise in a later turn.
  public final func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    if let delegate {
      StructureReads.callOut("regionWillChangeAnimated") {
        delegate.mapView(self, regionWillChangeAnimated: animated)
      }
    }
    regionStorage = region
    MainTurn.schedule(after: animated ? 300 : 0) { [weak self] in
      guard let self, let delegate else { return }
      StructureReads.callOut("mapViewDidChangeVisibleRegion") {
        delegate.mapViewDidChangeVisibleRegion(self)
      }
      StructureReads.callOut("regionDidChangeAnimated") {
        delegate.mapView(self, regionDidChangeAnimated: animated)
      }
    }
  }

  /// The middle of what is shown.
  public final var centerCoordinate: CLLocationCoordinate2D {
    get { regionStorage.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows another middle.
  ///
  /// - Parameters:
  ///   - coordinate: Which.
  ///   - animated: Whether the map moves there.
  public final func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: regionStorage.span), animated: animated)
  }

  /// The part of the flat map that is shown.
  public final var visibleMapRect: MKMapRect {
    get { regionStorage.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows another part of the flat map.
  ///
  /// - Parameters:
  ///   - mapRect: Which.
  ///   - animate: Whether the map moves there.
  public final func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  /// Shows another part of the flat map.
  ///
  /// - Parameters:
  ///   - mapRect: Which.
  ///   - insets: How much is left free around; without effect.
  ///   - animate: Whether the map moves there.
  public final func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { setRegion(MKCoordinateRegion(mapRect), animated: animate) }

  /// Gives what the map can show of a region.
  ///
  /// - Parameter region: The region.
  /// - Returns: The same.
  public final func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Shows the region in which things stand, and puts those on the map that are not there.
  ///
  /// - Parameters:
  ///   - annotations: The things.
  ///   - animated: Whether the map moves there.
  public final func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { !($0 is MKUserLocation) })
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize(width: 0, height: 0)))
    }
    if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
  }

  /// Finds the place under a point of a view.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - view: The view; without effect.
  /// - Returns: The place, as if the region filled the map; its middle where the map has no size.
  public final func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return regionStorage.center }
    let (span, center) = (regionStorage.span, regionStorage.center)
    return CLLocationCoordinate2D(
      latitude: center.latitude + (0.5 - point.y / bounds.height) * span.latitudeDelta,
      longitude: center.longitude + (point.x / bounds.width - 0.5) * span.longitudeDelta)
  }

  /// Finds the point of a view over a place.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - view: The view; without effect.
  /// - Returns: The point, as if the region filled the map.
  public final func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (span, center) = (regionStorage.span, regionStorage.center)
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
    return CGPoint(
      x: (0.5 + (coordinate.longitude - center.longitude) / span.longitudeDelta) * bounds.width,
      y: (0.5 - (coordinate.latitude - center.latitude) / span.latitudeDelta) * bounds.height)
  }
}

extension MKMapView {
  /// Whether the map shows where the user is, if the app may know it.
  public final var showsUserLocation: Bool {
    get { showsUserStorage }
    set {
      guard newValue != showsUserStorage else { return }
      showsUserStorage = newValue
      locator = newValue ? UserLocator(for: self) : nil
      if !newValue { userLocation.location = nil }
      userLocation.isUpdating = newValue
    }
  }

  /// Whether the user is in what is shown.
  public final var isUserLocationVisible: Bool {
    userLocation.location.map { regionStorage.rect.contains(MKMapPoint($0.coordinate)) } ?? false
  }

  /// How the map follows the user.
  public final var userTrackingMode: MKUserTrackingMode {
    get { trackingStorage }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  /// Follows the user in another way; the map shows where the user is then.
  ///
  /// - Parameters:
  ///   - mode: How.
  ///   - animated: Whether with a movement.
  public final func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingStorage else { return }
    trackingStorage = mode
    if mode != .none { showsUserLocation = true }
    guard let delegate else { return }
    StructureReads.callOut("didChange") { delegate.mapView(self, didChange: mode, animated: animated) }
  }
}

/// Finds out for a map where the user is.
final class UserLocator: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  private let manager = CLLocationManager()
  private weak var map: MKMapView?

  init(for map: MKMapView) {
    self.map = map
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { manager.startUpdatingLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    MainThread.perform {
      guard let map, let place = locations.last else { return }
      map.userLocation.location = place
      if map.trackingStorage != .none { map.setCenter(place.coordinate, animated: true) }
      guard let delegate = map.delegate else { return }
      StructureReads.callOut("didUpdate") { delegate.mapView(map, didUpdate: map.userLocation) }
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    MainThread.perform {
      guard let map, let delegate = map.delegate else { return }
      StructureReads.callOut("didFailToLocateUserWithError") {
        delegate.mapView(map, didFailToLocateUserWithError: error)
      }
    }
  }
}
