// A container puts the views of the children that it shows into its own view, and a window those of its root and of what
// is presented. Nobody keeps a list of that: where such a view is follows from where its controller stands. What the real
// UIKit puts between them, views of classes that are not public, is left out.

extension UIView {
  /// The view that this view is inside of, whoever has put it there.
  final var superviewInEffect: UIView? { superviewStorage ?? controller?.placingView }

  /// Whether the view is another one or inside it, at whatever depth.
  final func isShown(inside view: UIView) -> Bool {
    sequence(first: self, next: \.superviewInEffect).contains { $0 === view }
  }
}

extension UIViewController {
  /// The view that a container or a window has put the controller's view into, or `nil`.
  final var placingView: UIView? {
    if let parent = parentStorage { return parent.shows(self) ? parent.standingView : nil }
    return hostWindow
  }

  /// The controller's view if it has been loaded, made now where nobody has asked for it yet.
  final var standingView: UIView? { flags.contains(.viewLoaded) ? loadedView : viewStorage }

  /// The children whose views the container has put into its own, in the container's order.
  final var placedChildren: [UIViewController] {
    childStorage.filter { !$0.isPlacedByApp && shows($0) }
  }

  /// Whether the app has put the controller's view where it is.
  final var isPlacedByApp: Bool { viewStorage?.superviewStorage != nil }
}

extension UIWindow {
  /// The views of the root and of what is presented, lowest first, old roots that are left behind before them.
  final var placedViews: [UIView] {
    var result: [UIView] = []
    func visit(_ controller: UIViewController) {
      if controller.parentStorage == nil, !controller.isPlacedByApp, controller.hostWindow === self,
        let view = controller.standingView
      {
        result.append(view)
      }
      for child in controller.childStorage { visit(child) }
      if let presented = controller.presentedStorage { visit(presented) }
    }
    for orphan in Simulation.current.orphans where orphan.residueWindow === self { visit(orphan) }
    if let rootStorage { visit(rootStorage) }
    return result
  }
}

extension UIView {
  /// Puts a view in front without a controller's callbacks, for a container that sends them itself.
  final func attachWithoutCallbacks(_ view: UIView) {
    guard view !== self, !isInside(view), view.superviewStorage !== self else { return }
    if let old = view.superviewStorage { old.subviewStorage.removeAll { $0 === view } }
    view.superviewStorage = self
    subviewStorage.append(view)
  }

  /// Whether the app has put the view into another one, or is it.
  final func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }
}

extension UIView {
  /// Calls a closure for the controllers of the nearest views inside this one.
  final func forEachController(_ body: (UIViewController) -> Void) {
    for view in subviewStorage {
      if let controller = view.controller { body(controller) } else { view.forEachController(body) }
    }
  }

  /// Calls a closure for whoever comes and goes with the view: its controller, or those of the views inside it.
  final func forEachTraveller(_ body: (UIViewController) -> Void) {
    if let controller { body(controller) } else { forEachController(body) }
  }

  /// Whether there are views inside this one.
  final var hasSubviews: Bool { !subviewStorage.isEmpty }

  /// Whether a controller stands inside or over one whose view is here; it is a cycle to put this view under the
  /// controller's, and recorded as such.
  final func carriesControllers(under target: UIViewController?) -> Bool {
    guard let target else { return false }
    if let controller {
      guard controller.carries(target) else { return false }
      Simulation.current.raise(
        .cyclicContainment(ControllerReference(controller), in: ControllerReference(target)))
      return true
    }
    for view in subviewStorage where view.carriesControllers(under: target) { return true }
    return false
  }

  /// The controller whose view this is, or which the nearest superview belongs to.
  final var nearestController: UIViewController? {
    var current: UIView? = self
    while let candidate = current {
      if let controller = candidate.controller { return controller }
      current = candidate.superviewStorage
    }
    return nil
  }
}
