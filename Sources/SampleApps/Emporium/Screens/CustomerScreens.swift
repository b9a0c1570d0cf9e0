/// The customer's account.
final class AccountViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .account }
}

/// The customer's name and addresses.
final class ProfileViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .profile }
}

/// The settings.
final class SettingsViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .settings }
}

/// What the shop has to say.
final class NotificationsViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .notifications }
}

/// Questions and answers.
final class HelpViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .help }
}

/// A conversation with a shop assistant.
final class ChatViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .chat }
}

/// Where a customer becomes one.
final class RegisterViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .register }
}

/// Where a customer asks for a new password.
final class ForgotPasswordViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .forgotPassword }
}
