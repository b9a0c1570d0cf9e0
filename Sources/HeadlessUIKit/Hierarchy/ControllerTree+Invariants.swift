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
  /// A container at rest shows another child than it should.
  case wrongChild(ControllerReference)
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
    case .wrongChild(let container): "\(container) shows another child than it should"
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
    guard let root = window.rootStorage else { return nil }
    if root.parentStorage != nil || root.presentingStorage != nil || root.windowStorage !== window {
      return .rootElsewhere(ControllerReference(root))
    }
    let isQuiet = isSettled && !window.isHiddenInEffect
    if let broken = InvariantCheck(isSettled: isQuiet).visit(root) { return broken }
    guard isSettled else { return nil }
    switch ScreenPresence.firstMismatch(in: window) {
    case .appearance(let controller, let isOnScreen):
      return .wrongAppearance(ControllerReference(controller), isOnScreen: isOnScreen)
    case .shownChild(let container): return .wrongChild(ControllerReference(container))
    case nil: return nil
    }
  }
}

/// One walk over a hierarchy.
@MainActor
struct InvariantCheck {
  let isSettled: Bool
  private let walk = HierarchyWalk.next()

  init(isSettled: Bool) { self.isSettled = isSettled }

  func visit(_ controller: UIViewController) -> BrokenInvariant? {
    if controller.lastWalk == walk { return .twoPlaces(ControllerReference(controller)) }
    controller.lastWalk = walk
    if isSettled, controller.isUnfinished { return .unfinished(ControllerReference(controller)) }
    if let broken = visitChildren(of: controller) { return broken }
    if let tabs = controller as? UITabBarController, tabs.selectedController == nil,
      !tabs.tabControllers.isEmpty
    {
      return .badSelection(ControllerReference(controller))
    }
    guard let presented = controller.presentedStorage else { return nil }
    if presented.parentStorage != nil { return .presentedChild(ControllerReference(presented)) }
    if presented.presentingStorage !== controller {
      return .presenterMismatch(ControllerReference(presented), presentedBy: ControllerReference(controller))
    }
    return visit(presented)
  }

  private func visitChildren(of container: UIViewController) -> BrokenInvariant? {
    for child in container.childStorage {
      if child.parentStorage !== container {
        return .childOfAnother(ControllerReference(child), listedBy: ControllerReference(container))
      }
      if let broken = visit(child) { return broken }
    }
    return nil
  }
}

extension UIViewController {
  /// Whether a flag or a transition says that something about the controller has not ended, although nothing that
  /// could end it is left.
  @inline(__always)
  final var isUnfinished: Bool {
    let isAtRest = flags.isDisjoint(with: .unfinished) && transitionLink.isEmpty && !isChangingStack
    return !isAtRest && isUnfinishedByItself
  }

  private final var isUnfinishedByItself: Bool {
    // What comes or goes is judged by whether it should.
    if appearance == .appearing || appearance == .disappearing { return false }
    if isOutOfHands || parentStorage?.stackTransitionInFlight?.isDrivenFromOutside ?? false { return false }
    return !(stackTransitionInFlight?.isDrivenFromOutside ?? false)
  }
}

/// Numbers the walks over hierarchies, so that a controller knows whether one comes by for the second time.
@MainActor
enum HierarchyWalk {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

// What tests that abuse the hierarchy have to see of it, and UIKit's own interface does not show.

extension ControllerTree {
  /// Whether a controller has a parent that does not list it: the link would dangle when the parent goes.
  ///
  /// - Parameter controller: The controller, in a window or out of it.
  /// - Returns: Whether it does; not while the parent's transition takes it away.
  package static func hasParentThatForgotIt(_ controller: UIViewController) -> Bool {
    guard let parent = controller.parentStorage, !parent.childStorage.holds(controller) else { return false }
    return !(parent.stackTransitionInFlight?.leaving.holds(controller) ?? false)
  }

  /// Whether a controller stands on its own: nobody contains or presents it.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: Whether it does.
  package static func standsAlone(_ controller: UIViewController) -> Bool {
    controller.parentStorage == nil && controller.presentingStorage == nil
  }

  /// Tells of a controller and of all below it, a line each.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - role: What it is to whoever has it.
  ///   - depth: How far its line is indented.
  ///   - tell: Called with each line.
  package static func outline(
    of controller: UIViewController, as role: String, depth: Int, tell: (String) -> Void
  ) {
    let space = String(repeating: "  ", count: depth)
    var text = "\(space)\(role) \(controller) \(controller.appearance), flags \(controller.flags.rawValue)"
    for running in [controller.transition, controller.stackTransitionInFlight].compactMap({ $0 }) {
      text += ", \(running.summary) \(running.phase)"
    }
    tell(text)
    for child in controller.childStorage { outline(of: child, as: "child", depth: depth + 1, tell: tell) }
    if let presented = controller.presentedStorage {
      outline(of: presented, as: "presents", depth: depth, tell: tell)
    }
  }
}

extension Simulation {
  /// How many controllers are reachable from what UIKit would have leaked.
  package var keptControllerCount: Int {
    var seen: Set<ObjectIdentifier> = []
    for controller in leaked + keptPresenters { controller.countKept(&seen) }
    return seen.count
  }
}

extension UIViewController {
  fileprivate final func countKept(_ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return }
    forEachHeld { $0.countKept(&seen) }
  }
}
