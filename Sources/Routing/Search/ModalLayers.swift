import HeadlessUIKit

extension UIViewController {
  /// The controller that fills this one's layer: the topmost container around it, or itself.
  var layerRoot: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The controller presented over this one's layer, leaving out one that is on its way out.
  ///
  /// A presentation in a context belongs to a controller inside the layer. Controllers answer for their ancestors,
  /// so it is enough to ask those at the ends of what the layer shows.
  var layerAbove: UIViewController? {
    if let presented = presentedViewController { return presented.isBeingDismissed ? nil : presented }
    guard ControllerTraits.of(self).container != .none else { return nil }
    let presenter = StackSearch.first(inside: self, onlyVisible: true) { child in
      guard ControllerTraits.of(child).container == .none else { return false }
      guard let presented = child.presentedViewController else { return false }
      return !presented.isBeingDismissed
    }
    return presenter?.presentedViewController
  }

  /// Whoever is in a transition that may yet be undone, so that what it uncovers is covered again.
  ///
  /// A finger holds it, or has let go of it too early. It is the layer that leaves over this one's, or this one where it comes up
  /// from below.
  var controllerThatMayTurnBack: UIViewController? {
    controllerThatMayTurnBack(movingIn: transitionCoordinator)
  }

  /// Whoever is in a transition that may yet be undone, given the one that the controller takes part in.
  func controllerThatMayTurnBack(
    movingIn own: (any UIViewControllerTransitionCoordinator)?
  ) -> UIViewController? {
    if let presented = presentedViewController, presented.isBeingDismissed,
      presented.transitionCoordinator?.mayTurnBack == true
    {
      return presented
    }
    return own?.mayTurnBack == true ? self : nil
  }

  /// The controller that fills the layer below this one's.
  var layerBelow: UIViewController? { presentingViewController?.layerRoot }

  /// The nearest container of a class that the controller is, or is in.
  ///
  /// - Parameter type: The class of the container.
  /// - Returns: The controller itself, if it is of that class, or its nearest such ancestor.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current: UIViewController? = self
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parent
    }
    return nil
  }

  /// Whether the controller can be seen: all containers around it show it, and nothing is presented over it.
  func isShown(in window: UIWindow?) -> Bool {
    guard layerAbove == nil else { return false }
    var child = self
    while let parent = child.parent {
      guard parent.isShowing(child) else { return false }
      child = parent
    }
    return child.isOnStack(of: window)
  }

  /// Whether a container shows a child; controllers that are no containers show all they have.
  func isShowing(_ child: UIViewController) -> Bool {
    switch ControllerTraits.of(self).container {
    case .none: return true
    case .navigation: return (self as? UINavigationController)?.topViewController === child
    case .tabBar: return (self as? UITabBarController)?.selectedViewController === child
    case .split: return (self as? UISplitViewController)?.visibleViewControllers.holds(child) ?? true
    case .other:
      return (self as? any ContainerViewController)?.askItself { $0.visibleViewControllers }.holds(child)
        ?? true
    }
  }

  /// Whether the controller stands in a window's stack: parents and presenters lead to a root.
  func isOnStack(of window: UIWindow?) -> Bool {
    var base = layerRoot
    while let below = base.layerBelow { base = below }
    guard let window else { return false }
    // A root that was replaced may keep its view in the window, so a view in a window is not enough.
    return base === window.rootViewController || base.viewIfLoaded?.window?.rootViewController === base
  }
}

extension UIWindow {
  /// The last controller of the modal chain: the root, or the one presented last that is not on its way out.
  var topmostViewController: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let above = top.layerAbove { top = above }
    return top
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Whether a finger holds the transition, or has let go of it too early.
  fileprivate var mayTurnBack: Bool { isInteractive || isCancelled }
}
