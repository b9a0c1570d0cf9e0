// What no window's hierarchy accounts for.

extension Simulation {
  /// The controllers, outside the windows' hierarchies, that may have something on screen.
  var outsiders: [UIViewController] { leaked + keptPresenters + orphans }

  /// Whether anything stands outside the windows' hierarchies, a finger is down, or a menu is open.
  var wantsWatch: Bool {
    opened != nil || !leaked.isEmpty || !keptPresenters.isEmpty || !leftBehind.isEmpty
      || !clock.driven.isEmpty
  }

  /// Takes the fingers away from what has left the screen: no touch reaches it there.
  func liftFingers() {
    for transition in clock.driven where !transition.isWithinReach {
      transition.finishInteraction(cancelled: true)
    }
    if let opened, !opened.isInReach { opened.close() }
  }
}
