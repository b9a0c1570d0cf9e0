import HeadlessUIKit

/// What the system knows of signing in: one for each launch.
@MainActor
final class SignInServices {
  /// Why nobody is signed in with Apple or a password, if so.
  var answer: ASAuthorizationError.Code?
  /// Whether the user has signed in to the app with Apple.
  var appleState = ASAuthorizationAppleIDProvider.CredentialState.notFound
  /// What the user has saved for the app.
  var savedPassword: ASPasswordCredential?
  /// Where pages lead in the end, if a check says it.
  var callbackURL: (@MainActor @Sendable (URL) -> URL)?

  // An address that nobody else uses; it is never read through.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// What the system knows in the launch that is under way.
  static var current: SignInServices {
    // What belongs to the application goes when the next run begins.
    let application = UIApplication.shared
    if let services = Associations.value(of: application, for: key) as? SignInServices { return services }
    let services = SignInServices()
    Associations.set(services, of: application, for: key, holding: .strong)
    return services
  }
}
