public import UIKit

/// Is asked for what a map shows, and told what the user does with it.
///
/// What a class leaves out does nothing.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Gives the view of something.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - annotation: What it is.
  /// - Returns: The view; `nil` for the usual one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?

  /// Views have come.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - views: Which.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])

  /// The view of something was selected.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)

  /// The view of something is selected no more.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)

  /// Something was selected.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - annotation: What.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)

  /// Something is selected no more.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - annotation: What.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)

  /// The user has tapped a control in the bubble of something.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view of it.
  ///   - control: The control.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)

  /// The user drags something; never called.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - view: The view of it.
  ///   - newState: How far.
  ///   - oldState: How far before.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)

  /// Another region will be shown.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - animated: Whether with a movement.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)

  /// Another region is shown.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - animated: Whether with a movement.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

  /// What is shown changes.
  ///
  /// - Parameter mapView: The map.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

  /// The map is there.
  ///
  /// - Parameter mapView: The map.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)

  /// The map is drawn.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - fullyRendered: Whether all of it.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

  /// The user is somewhere.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - userLocation: Where.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)

  /// Nobody knows where the user is.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - error: Why.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)

  /// The map follows the user in another way.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - mode: How.
  ///   - animated: Whether with a movement.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

  /// Gives what draws an overlay; nothing is drawn, and the model never asks.
  ///
  /// - Parameters:
  ///   - mapView: The map.
  ///   - overlay: The overlay.
  /// - Returns: What draws it.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  /// The usual view.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}

  /// Nothing happens.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}

  /// Nothing happens.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}

  /// Nothing happens.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}

  /// Nothing happens.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}

  /// Nothing happens.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}

  /// Nothing happens.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}

  /// What draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
}
