/// A controller of the system's, in which the user does something that no app sees and which then ends by itself.
@MainActor
package protocol SystemScreen: UIViewController {
  /// The user is done, or calls it off.
  ///
  /// - Parameter finished: Whether the user is done.
  func end(finished: Bool)
}

extension UIViewController {
  /// Notes that UIKit gives nothing in place of the controller, which Swift sees no difference of until it is presented.
  package final func standForNothing() { rareProperties.standsForNothing = true }
}

extension UIWindow {
  /// The screen of the system's that the user works with.
  final var systemScreen: (any SystemScreen)? {
    takesTouches ? topLayer as? any SystemScreen : nil
  }

  final func leaveSystemScreen(finished: Bool) -> Bool {
    guard let screen = systemScreen else { return false }
    screen.end(finished: finished)
    return true
  }
}
