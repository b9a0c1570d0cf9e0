import HeadlessUIKit
import Routing

/// Where a customer signs in, or does not.
final class LoginViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .login }

  /// Who is told when the screen has come.
  weak var session: Session?

  /// Called once, with whether the customer has signed in.
  var onEnd: (@MainActor (Bool) -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if onEnd != nil { session?.loginDidAppear(self) }
  }

  /// The customer has signed in, or has had enough.
  ///
  /// - Parameter isSignedIn: Whether the customer has signed in.
  func end(isSignedIn: Bool) {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(isSignedIn)
  }
}
