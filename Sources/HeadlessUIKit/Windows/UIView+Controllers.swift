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
