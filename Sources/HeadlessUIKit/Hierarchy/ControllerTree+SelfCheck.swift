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
