import HeadlessUIKit

/// Where the routes lead.
final class WelcomeScreen: UIViewController {}

/// A screen that does nothing.
final class HomeScreen: UIViewController {}
