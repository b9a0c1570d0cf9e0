extension UIViewController {
  /// Whether the controller may become a child of a container; if not, the fault is recorded.
  final func mayMove(into container: UIViewController) -> Bool {
    let simulation = Simulation.current
    if windowStorage != nil {
      simulation.raise(.rootAddedAsChild(ControllerReference(self), to: ControllerReference(container)))
      return false
    }
    if contains(container) {
      simulation.raise(.cyclicContainment(ControllerReference(self), in: ControllerReference(container)))
      return false
    }
    if presentingStorage != nil {
      simulation.raise(.secondPlace(ControllerReference(self), place: "a child of \(container.description)"))
      return false
    }
    return true
  }

  /// Leaves the present container, if another one takes the controller or none does.
  final func leaveParent(for next: UIViewController?) {
    guard let parent = parentStorage, parent !== next else { return }
    parent.releaseChild(self)
    guard parentStorage != nil else { return }
    parentStorage = nil
    didMove(toParent: nil)
  }

  /// Whether a controller is this one or stands inside it.
  final func contains(_ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parentStorage
    }
    return false
  }

  /// The place that the controller has in a hierarchy, in words, or `nil` if it has none.
  final var occupiedPlace: String? {
    if parentStorage != nil { return "a child" }
    if presentingStorage != nil { return "presented" }
    if windowStorage != nil { return "the root of a window" }
    return nil
  }

  /// The topmost ancestor in the chain of parents: the controller itself where it has no parent.
  final var topmostAncestor: UIViewController {
    var current = self
    while let parent = current.parentStorage { current = parent }
    return current
  }

  /// The nearest of the controller and its ancestors that presents something (rule P3).
  final var nearestPresenter: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.presentedStorage != nil { return candidate }
      current = candidate.parentStorage
    }
    return nil
  }

  /// The nearest of the controller and its ancestors that was presented (rule P4).
  final var nearestPresented: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.presentingStorage != nil { return candidate }
      current = candidate.parentStorage
    }
    return nil
  }

  /// Whether the controller or anything inside it presents something.
  final var presentsAnywhere: Bool {
    presentedStorage != nil || childStorage.contains { $0.presentsAnywhere }
  }

  /// Takes all presentations of the controller and of what is inside it apart, without callbacks.
  ///
  /// Used where a simulation ends: presented controllers and their presenters let go of each other.
  final func detachPresentations() {
    for child in childStorage { child.detachPresentations() }
    guard let presented = presentedStorage else { return }
    presentedStorage = nil
    presented.presentingStorage = nil
    presented.detachPresentations()
  }

  /// The window that shows the controller's view, or `nil` while it is in none (rules W10, P27).
  final var hostWindow: UIWindow? {
    var current = self
    while !current.flags.contains(.coveredByPresented) {
      if let parent = current.parentStorage {
        guard parent.shows(current) else { return nil }
        current = parent
      } else if let presenter = current.presentingStorage {
        guard current.flags.contains(.viewInTransitionContainer) else { return nil }
        return presenter.baseWindow
      } else if let window = current.windowStorage {
        return window.isHidden ? nil : window
      } else {
        return current.viewStorage?.superviewStorage?.window
      }
    }
    return nil
  }

  /// The window at the bottom of the chain of presenters, whether or not it still shows this controller.
  private var baseWindow: UIWindow? {
    var current = topmostAncestor
    while let presenter = current.presentingStorage { current = presenter.topmostAncestor }
    if let window = current.windowStorage { return window.isHidden ? nil : window }
    return current.residueWindow
  }
}

extension UIViewController {
  /// The nearest navigation controller that the controller is in (rule N28).
  public final var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller that the controller is in (rule T19).
  public final var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller that the controller is in (rule S15).
  public final var splitViewController: UISplitViewController? { nearestAncestor() }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    var current = parentStorage
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parentStorage
    }
    return nil
  }
}
