/// The search for an unwind segue's destination, and the way back to it (rules G7 to G9).
@MainActor
package struct Unwinding {
  /// The controller that accepts the unwind segue.
  package let destination: UIViewController

  private let start: UIStoryboardUnwindSegueSource

  /// The first controller above the source that has the destination in it.
  private let common: UIViewController

  /// Searches upwards from the source; `nil` where nobody accepts (rule G9).
  package init?(from start: UIStoryboardUnwindSegueSource) {
    var current = start.sourceStorage
    while let above = current.parentStorage ?? current.noteNaming(current.presentingStorage) {
      if let found = Self.destination(in: above, from: start) {
        self.start = start
        common = above
        destination = found
        return
      }
      current = above
    }
    return nil
  }

  /// The first acceptance in a subtree: children in the container's order, before the container itself.
  private static func destination(
    in controller: UIViewController, from start: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    let candidates = StructureReads.callBack("allowedChildrenForUnwinding", on: controller) {
      controller.allowedChildrenForUnwinding(from: start)
    }
    for child in candidates {
      if let found = destination(in: child, from: start) { return found }
    }
    let accepts = StructureReads.callBack("canPerformUnwindSegueAction", on: controller) {
      controller.canPerformUnwindSegueAction(
        start.unwindAction, from: start.sourceStorage, sender: start.sender)
    }
    return accepts ? controller : nil
  }

  /// The destination's method, then one dismissal, then the containers on the way down (rule G8).
  func perform(_ segue: UIStoryboardSegue) {
    if !Simulation.storyboards.perform(start.unwindAction, on: destination, with: segue) {
      Simulation.current.raise(
        .unrecognizedSelector(start.unwindAction.description, ControllerReference(destination)))
    }
    let animates = segue.definition?.animates ?? true
    guard let presenter = lowestPresenter, presenter !== common else {
      lowestPresenter?.dismiss(animated: animates)
      descend(with: segue)
      return
    }
    // The containers are about to let the presenter go; popped while it presents, it would never be released.
    presenter.dismiss(animated: animates) { descend(with: segue) }
  }

  private func descend(with segue: UIStoryboardSegue) {
    for (container, next) in wayDown {
      StructureReads.callBack("unwind", on: container) { container.unwind(for: segue, towards: next) }
    }
  }

  /// The lowest controller between source and common ancestor that presents the source's side.
  private var lowestPresenter: UIViewController? {
    var found: UIViewController?
    var current = start.sourceStorage
    while current !== common {
      if let parent = current.parentStorage {
        current = parent
      } else if let presenter = current.presentingStorage {
        found = presenter
        current = presenter
      } else {
        return found
      }
    }
    return found
  }

  /// The containers from the common ancestor to the destination, each with its child on that way.
  private var wayDown: [(UIViewController, UIViewController)] {
    var way: [(UIViewController, UIViewController)] = []
    var current = destination
    while current !== common, let parent = current.parentStorage {
      way.insert((parent, current), at: 0)
      current = parent
    }
    return way
  }
}

extension UIViewController {
  /// The children in which to search for an unwind segue's destination, nearest first.
  final func childrenForUnwinding(from start: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let searched = childContaining(start)
    let candidates = childStorage.filter { $0 !== searched }
    return self is UINavigationController ? candidates.reversed() : candidates
  }

  /// The child that an unwind segue's source is in, or is presented from.
  final func childOnWay(from source: UIViewController) -> UIViewController? {
    var current = source
    while let above = current.parentStorage ?? current.presentingStorage {
      if above === self { return current.parentStorage === self ? current : nil }
      current = above
    }
    return nil
  }

  /// What a container does so that a child of its own comes on screen (rules G8, N36).
  final func bringForward(_ child: UIViewController) {
    if let navigation = self as? UINavigationController {
      navigation.unwindStack(to: child)
    } else if let tabs = self as? UITabBarController {
      tabs.selectedViewController = child
    }
  }
}

extension UINavigationController {
  /// Pops to a controller although the dismissal that the same unwinding asked for has not ended.
  ///
  /// Elsewhere a presentation in the stack's own context keeps it from changing (rule N18); here both are one
  /// move.
  fileprivate func unwindStack(to child: UIViewController) {
    let dismissal = transition
    transition = nil
    popToViewController(child, animated: true)
    if dismissal?.hasEnded == false { transition = dismissal }
  }
}
