/// Builds and inspects the hierarchy of a window as a whole, which UIKit has no call for.
@MainActor
public enum ControllerTree {
  /// Puts a stack into a window as if it had always been there: settled, without a transition.
  ///
  /// What is visible is loaded and has appeared, with its callbacks. A layer that another one covers full screen has
  /// appeared and disappeared, as on the way of a user who went there. What no container shows is not loaded.
  ///
  /// - Parameters:
  ///   - root: The window's root.
  ///   - modals: The controllers presented over it, each over the one before.
  ///   - window: A visible window; what it held before is taken apart.
  public static func install(root: UIViewController, modals: [UIViewController] = [], in window: UIWindow) {
    window.clearRoot()
    window.setRootSilently(root)
    var top = Uncounted(root)
    modals.walk { modal in
      top.look { modal.stand(over: $0) }
      top = Uncounted(modal)
      return true
    }
    var current: UIViewController? = root
    while let layer = current {
      layer.setAppearance(true)
      if layer.flags.contains(.coveredByPresented) { layer.setAppearance(false) }
      current = layer.presentedStorage
    }
  }

  /// Empties a window without callbacks: nothing that stood in it is kept alive by it any more.
  ///
  /// - Parameter window: The window.
  public static func clear(_ window: UIWindow) {
    window.clearRoot()
  }

  /// The controllers of the chain of presentations that starts at a root, lowest first.
  ///
  /// - Parameter root: The lowest layer.
  /// - Returns: The root and everything presented over it, by whichever ancestor.
  public static func layers(from root: UIViewController) -> [UIViewController] {
    var result = [root]
    var current = presented(in: root)
    while let layer = current {
      result.append(layer)
      current = presented(in: layer)
    }
    for (lower, upper) in zip(result, result.dropFirst()) { lower.noteGoing(to: upper) }
    result.noteHandingOut()
    return result
  }

  /// The children of a controller as the model keeps them, whatever a subclass says about `children`.
  ///
  /// - Parameter controller: Any controller.
  /// - Returns: Its children, in the container's order.
  package static func children(of controller: UIViewController) -> [UIViewController] {
    controller.childStorage
  }

  /// The container that a controller is in, as the model keeps it, whatever a subclass says about `parent`.
  ///
  /// - Parameter controller: Any controller.
  /// - Returns: Its container, or `nil`.
  package static func parent(of controller: UIViewController) -> UIViewController? {
    controller.parentStorage
  }

  /// Whether a container shows a child: a column that the display mode leaves out is not shown, and neither is a child
  /// whose view is not inside the container's.
  ///
  /// - Parameters:
  ///   - child: A child of the container.
  ///   - container: The container; a screen of the app's that has not appeared, and whose view is not loaded, may still come
  ///     to show the child.
  /// - Returns: Whether it does.
  package static func shows(_ child: UIViewController, in container: UIViewController) -> Bool {
    let isStillToCome =
      container.containerClass == .none && container.appearance == .disappeared
      && container.viewStorage == nil
    return isStillToCome || container.shows(child)
  }

  /// Whether a presented controller is on screen, with whoever presents it; means something where nothing is pending.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: Whether a window shows it.
  package static func isOnScreen(_ controller: UIViewController) -> Bool { controller.hasHost }

  /// What a controller itself presents, and none of its ancestors.
  ///
  /// - Parameter controller: Any controller.
  /// - Returns: What it presents, or `nil`.
  package static func presented(by controller: UIViewController) -> UIViewController? {
    controller.presentedStorage
  }

  /// Every controller that stands in a window: in containers, in columns that are not shown, presented by anyone.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - body: Called once with each, a controller before what is inside it and presented by it.
  package static func forEachController(in window: UIWindow, _ body: (UIViewController) -> Void) {
    var known: Set<ObjectIdentifier> = []
    var waiting = [window.rootStorage].compactMap { $0 }
    while let controller = waiting.popLast() {
      guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
      body(controller)
      waiting += controller.childStorage
      if let presented = controller.presentedStorage { waiting.append(presented) }
      guard let split = controller as? UISplitViewController else { continue }
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
      waiting += columns.compactMap { split.viewController(for: $0) }
    }
  }

  /// Lets a controller believe that it stands somewhere, without anybody else noticing.
  ///
  /// A checker asks a controller what it would answer in a place. Whoever calls this calls it again with `nil`, before
  /// the parent or the presenter goes.
  ///
  /// - Parameters:
  ///   - controller: A controller that stands nowhere.
  ///   - parent: The container that it believes to be in.
  ///   - presenter: The controller that it believes to be presented by.
  ///   - presented: The controller that it believes to present.
  package static func pretend(
    _ controller: UIViewController, isIn parent: UIViewController?,
    isPresentedBy presenter: UIViewController?, presents presented: UIViewController?
  ) {
    controller.parentStorage = parent
    controller.presentingStorage = presenter
    controller.presentedStorage = presented
  }

  /// What a controller or something inside it presents.
  static func presented(in controller: UIViewController) -> UIViewController? {
    if let own = controller.presentedStorage { return own }
    guard !controller.childStorage.isEmpty else { return nil }
    for child in controller.childStorage {
      if let presented = presented(in: child) { return presented }
    }
    return nil
  }
}

extension UIViewController {
  /// Makes the controller what another one presents, without a transition.
  fileprivate final func stand(over presenter: UIViewController) {
    presenter.presentedStorage = self
    presentingLink = Link(presenter)
    flags.insert(.viewInTransitionContainer)
    if removesPresentersView { presenter.flags.insert(.coveredByPresented) }
  }
}
