import HeadlessUIKit
import UIKit

extension MKMapView {
  /// Has the views brought up to date when the map comes on screen, and at the end of the turn.
  final func planUpdate() {
    let plan = late ?? LateLayout(of: self) { [weak self] in self?.update() }
    late = plan
    plan.request()
  }

  private func update() {
    if !isLoaded { finishLoading() }
    let shown = annotationStorage.prefix(Self.shownCount)
    let names = Set(shown.map { ObjectIdentifier($0) })
    for old in annotationStorage where !names.contains(ObjectIdentifier(old)) { takeAway(old) }
    let new = shown.filter { views[ObjectIdentifier($0)] == nil }.map(makeView)
    if !new.isEmpty, let delegate {
      StructureReads.callOut("didAdd") { delegate.mapView(self, didAdd: new) }
    }
    if let annotation = toBeSelected, views[ObjectIdentifier(annotation)] != nil {
      toBeSelected = nil
      selectAnnotation(annotation, animated: false)
    }
  }

  private func finishLoading() {
    isLoaded = true
    guard let delegate else { return }
    StructureReads.callOut("mapViewDidFinishLoadingMap") { delegate.mapViewDidFinishLoadingMap(self) }
    StructureReads.callOut("mapViewDidFinishRenderingMap") {
      delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let given = delegate.flatMap { delegate in
      StructureReads.callOut("viewFor") { delegate.mapView(self, viewFor: annotation) }
    }
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    let view =
      given ?? registered.make(name, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.annotation = annotation
    view.map = self
    views[ObjectIdentifier(annotation)] = view
    view.prepareForDisplay()
    addSubview(view)
    return view
  }

  final func takeAway(_ annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    view.map = nil
    view.annotation = nil
    registered.putAway(view)
  }
}

extension MKMapView: ConnectedByScenes {
  /// Takes the delegate that a storyboard connects.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - part: What is connected.
  /// - Returns: Whether it is the delegate.
  package final func connect(_ property: String, to part: Any) -> Bool {
    guard property == "delegate" else { return false }
    delegate = part as? any MKMapViewDelegate
    return true
  }
}
