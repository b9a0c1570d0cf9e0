import HeadlessUIKit

/// Where the routes lead.
final class WelcomeScreen: UIViewController {}

/// A screen that does nothing.
final class HomeScreen: UIViewController {}

// More screens that do nothing: large bounds have a dozen, as apps do.
final class AboutScreen: UIViewController {}
final class HelpScreen: UIViewController {}
final class NewsScreen: UIViewController {}
final class OrdersScreen: UIViewController {}
final class ProfileScreen: UIViewController {}
final class SearchScreen: UIViewController {}

extension ScreenClass {
  /// The screens that do nothing besides the one that every app has.
  @MainActor static var idle: [ScreenClass] {
    [
      .screen { AboutScreen() }, .screen { HelpScreen() }, .screen { NewsScreen() }, .screen { OrdersScreen() },
      .screen { ProfileScreen() }, .screen { SearchScreen() },
    ]
  }
}
