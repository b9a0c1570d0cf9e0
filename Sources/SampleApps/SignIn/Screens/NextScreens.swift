import HeadlessUIKit
import MVVMRouting

/// What the user sees who has signed in.
final class HomeViewController: ModelledViewController<HomeViewModel> {
  static func make() -> HomeViewController { make(HomeViewModel()) }
}

/// What Home shows.
final class HomeViewModel: ViewModel {}

/// Where a user whose password has expired chooses another one.
final class ChangePasswordViewController: ModelledViewController<ChangePasswordViewModel> {
  static func make() -> ChangePasswordViewController { make(ChangePasswordViewModel()) }
}

/// What the change of a password needs.
final class ChangePasswordViewModel: ViewModel {}

/// Where a new user signs up.
final class SignUpViewController: ModelledViewController<SignUpViewModel> {
  static func make() -> SignUpViewController { make(SignUpViewModel()) }
}

/// What a new user enters.
final class SignUpViewModel: ViewModel {
  /// Called when the user has signed up.
  var onEnd: (@MainActor () -> Void)?
}

/// Where a user asks for a new password.
final class ForgotPasswordViewController: ModelledViewController<ForgotPasswordViewModel> {
  static func make() -> ForgotPasswordViewController { make(ForgotPasswordViewModel()) }
}

/// What a request for a new password needs.
class ForgotPasswordViewModel: ViewModel {}
