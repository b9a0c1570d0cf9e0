import CoreLocation
import HeadlessUIKit
import UIKit

extension MKMapView {
  /// What is selected: one thing, or none.
  public final var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(selected, animated: false)
      }
    }
  }

  /// Selects something and shows its bubble; what is not shown yet is selected when it is.
  ///
  /// Apple's documentation says that it has no effect where there is no view; apps that select what they have just added are
  /// common, and see it selected.
  ///
  /// - Parameters:
  ///   - annotation: What.
  ///   - animated: Without effect.
  public final func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation else { return }
    guard let view = view(for: annotation) else {
      toBeSelected = annotationStorage.contains { $0 === annotation } ? annotation : nil
      return
    }
    deselectAnnotation(selected, animated: animated)
    selected = annotation
    view.setSelected(true, animated: animated)
    showCallout(of: view)
    guard let delegate else { return }
    StructureReads.callOut("didSelect") { delegate.mapView(self, didSelect: view) }
    StructureReads.callOut("didSelect") { delegate.mapView(self, didSelect: annotation) }
  }

  /// Selects something no more and hides its bubble.
  ///
  /// - Parameters:
  ///   - annotation: What.
  ///   - animated: Without effect.
  public final func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation else { return }
    if toBeSelected === annotation { toBeSelected = nil }
    guard selected === annotation else { return }
    selected = nil
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    guard let delegate else { return }
    StructureReads.callOut("didDeselect") { delegate.mapView(self, didDeselect: view) }
    StructureReads.callOut("didDeselect") { delegate.mapView(self, didDeselect: annotation) }
  }

  /// The user taps something on the map, which is selected then.
  ///
  /// - Parameter annotation: What; nothing happens where it is not shown or cannot be selected.
  public final func tap(_ annotation: any MKAnnotation) {
    if view(for: annotation)?.isEnabled == true { selectAnnotation(annotation, animated: true) }
  }

  /// The user taps the map where nothing stands, and nothing is selected any more.
  public final func tapBesideAnnotations() { deselectAnnotation(selected, animated: true) }

  /// The bubble has the title and what the view has for it; where there is no title, none is shown.
  private func showCallout(of view: MKAnnotationView) {
    guard view.canShowCallout, view.annotation?.title != nil else { return }
    let new = MapCallout(of: view) { [weak self, weak view] control in
      guard let self, let view, let delegate else { return }
      StructureReads.callOut("calloutAccessoryControlTapped") {
        delegate.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
      }
    }
    addSubview(new)
    callout = new
  }
}

/// The bubble of something that is selected.
final class MapCallout: UIView {
  private var told: [(control: UIControl, action: UIAction)] = []

  init(of view: MKAnnotationView, tapped: @escaping @MainActor (UIControl) -> Void) {
    super.init(frame: .zero)
    let parts = [
      view.leftCalloutAccessoryView, view.detailCalloutAccessoryView, view.rightCalloutAccessoryView,
    ]
    for part in parts.compactMap(\.self) {
      addSubview(part)
      guard part !== view.detailCalloutAccessoryView, let control = part as? UIControl else { continue }
      let action = UIAction { [weak control] _ in if let control { tapped(control) } }
      control.addAction(action, for: .touchUpInside)
      told.append((control, action))
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func removeFromSuperview() {
    for (control, action) in told { control.removeAction(action, for: .touchUpInside) }
    told = []
    for part in subviews { part.removeFromSuperview() }
    super.removeFromSuperview()
  }
}
