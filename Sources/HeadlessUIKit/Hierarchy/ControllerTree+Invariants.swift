/// Something about a hierarchy that must never be.
public enum BrokenInvariant: Hashable, Sendable, CustomStringConvertible {
  /// A child's parent is another controller than the one that lists it.
  case childOfAnother(ControllerReference, listedBy: ControllerReference)
  /// A controller stands twice in the hierarchy.
  case twoPlaces(ControllerReference)
  /// A presented controller whose presenter is another one than the one that presents it.
  case presenterMismatch(ControllerReference, presentedBy: ControllerReference)
  /// A presented controller has a parent.
  case presentedChild(ControllerReference)
  /// A root has a parent or a presenter.
  case rootElsewhere(ControllerReference)
  /// A controller on screen has not appeared, or one off screen has not disappeared.
  case wrongAppearance(ControllerReference, isOnScreen: Bool)
  /// A controller still says that it is coming or going although nothing is pending.
  case unfinished(ControllerReference)
  /// A tab bar controller's selection is no tab.
  case badSelection(ControllerReference)

  /// The invariant that is broken, in words.
  public var description: String {
    switch self {
    case .childOfAnother(let child, let container): "\(container) lists \(child), whose parent is another one"
    case .twoPlaces(let controller): "\(controller) stands in two places"
    case .presenterMismatch(let presented, let presenter):
      "\(presenter) presents \(presented), whose presenter is another one"
    case .presentedChild(let controller): "\(controller) is presented and has a parent"
    case .rootElsewhere(let controller): "the root \(controller) stands elsewhere too"
    case .wrongAppearance(let controller, true): "\(controller) is on screen but has not appeared"
    case .wrongAppearance(let controller, false): "\(controller) is off screen but has not disappeared"
    case .unfinished(let controller): "\(controller) still says that it is coming or going"
    case .badSelection(let controller): "\(controller) has selected what is no tab"
    }
  }
}

extension ControllerTree {
  /// Checks what must hold of every hierarchy, whatever the app did.
  ///
  /// Parents and children, presenters and presented name each other; nobody stands in two places; roots have
  /// neither parent nor presenter. Where no transition is pending, exactly what is on screen has appeared.
  /// - Parameters:
  ///   - window: The window to check.
  ///   - isSettled: Whether no event is pending, so that appearance can be checked too.
  /// - Returns: The first invariant that is broken, or `nil`. O(controllers in the window).
  public static func _checkInvariants(of window: UIWindow, isSettled: Bool) -> BrokenInvariant? {
    guard let root = window.rootViewController else { return nil }
    if root.parentStorage != nil || root.presentingStorage != nil || root.windowStorage !== window {
      return .rootElsewhere(ControllerReference(root))
    }
    let isQuiet = isSettled && !window.isHidden
    let broken = InvariantCheck(isSettled: isQuiet).visit(root, isOnScreen: true)
    // What waits for a finger or a custom animator may be under way still; asked only where something looks wrong.
    guard isQuiet, broken != nil, root.isDrivenFromOutside else { return broken }
    return InvariantCheck(isSettled: false).visit(root, isOnScreen: true)
  }
}

/// One walk over a hierarchy.
@MainActor
struct InvariantCheck {
  private static var lastWalk = 0

  /// A number for a walk, by which it knows where it has been.
  static func nextWalk() -> Int {
    lastWalk += 1
    return lastWalk
  }

  let isSettled: Bool
  private let walk: Int

  init(isSettled: Bool) {
    self.isSettled = isSettled
    walk = Self.nextWalk()
  }

  func visit(_ controller: UIViewController, isOnScreen: Bool) -> BrokenInvariant? {
    if controller.lastWalk == walk { return .twoPlaces(ControllerReference(controller)) }
    controller.lastWalk = walk
    let isShown = isOnScreen && !controller.flags.contains(.coveredByPresented)
    if isSettled {
      if controller.appearance != (isShown ? .appeared : .disappeared) {
        return .wrongAppearance(ControllerReference(controller), isOnScreen: isShown)
      }
      if controller.isUnfinished { return .unfinished(ControllerReference(controller)) }
    }
    if let broken = visitChildren(of: controller, isOnScreen: isShown) { return broken }
    if let tabs = controller as? UITabBarController, tabs.selectedViewController == nil,
      !tabs.tabs.isEmpty
    {
      return .badSelection(ControllerReference(controller))
    }
    guard let presented = controller.presentedStorage else { return nil }
    if presented.parentStorage != nil { return .presentedChild(ControllerReference(presented)) }
    if presented.presentingStorage !== controller {
      return .presenterMismatch(ControllerReference(presented), presentedBy: ControllerReference(controller))
    }
    return visit(presented, isOnScreen: isOnScreen)
  }

  private func visitChildren(of container: UIViewController, isOnScreen: Bool) -> BrokenInvariant? {
    let children = container.childStorage
    guard !children.isEmpty else { return nil }
    let forwards = isOnScreen && container.shouldAutomaticallyForwardAppearanceMethods
    var broken: BrokenInvariant?
    children.walk { child in
      if child.parentStorage !== container {
        broken = .childOfAnother(ControllerReference(child), listedBy: ControllerReference(container))
      } else {
        broken = visit(child, isOnScreen: forwards && container.shows(child))
      }
      return broken == nil
    }
    return broken
  }
}

extension UIViewController {
  /// Whether a flag or a transition says that something about the controller has not ended.
  final var isUnfinished: Bool {
    let passing: ControllerFlags = [
      .beingPresented, .beingDismissed, .movingToParent, .movingFromParent, .beingCovered,
    ]
    return !flags.isDisjoint(with: passing) || transition != nil || isChangingStack
  }

  /// Whether a transition here or above waits for a finger or for a custom animator, and not for the clock.
  fileprivate final var isDrivenFromOutside: Bool {
    if transition?.isDrivenFromOutside ?? false { return true }
    if stackTransitionInFlight?.isDrivenFromOutside ?? false { return true }
    for child in childStorage where child.isDrivenFromOutside { return true }
    return presentedStorage?.isDrivenFromOutside ?? false
  }
}
