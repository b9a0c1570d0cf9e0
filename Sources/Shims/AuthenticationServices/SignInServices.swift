import HeadlessUIKit

/// What the system knows of signing in: one for each device.
@MainActor
final class SignInServices: KeptByDevice {
  /// Why nobody is signed in with Apple or a password, if so.
  var answer: ASAuthorizationError.Code?
  /// Whether the user has signed in to the app with Apple.
  var appleState = ASAuthorizationAppleIDProvider.CredentialState.notFound
  /// What the user has saved for the app.
  var savedPassword: ASPasswordCredential?
  /// Where pages lead in the end, if a check says it.
  var callbackURL: (@MainActor @Sendable (URL) -> URL)?

  var remembered: AnyHashable? { appleState == .notFound ? nil : appleState.rawValue }

  /// What the system knows in the launch that is under way.
  static var current: SignInServices { launched.current }
  private static let launched = OnePerLaunch { SignInServices() }
}
