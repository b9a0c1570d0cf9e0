import HeadlessUIKit

/// Where the routes lead.
final class WelcomeScreen: UIViewController {}

/// A screen that does nothing.
final class HomeScreen: UIViewController {}

// More screens that do nothing: at large bounds there are some, as apps have.
final class AboutScreen: UIViewController {}
final class HelpScreen: UIViewController {}
final class NewsScreen: UIViewController {}

extension ScreenClass {
  /// The screens that do nothing besides the one that every app has.
  @MainActor static var idle: [ScreenClass] {
    [.screen { AboutScreen() }, .screen { HelpScreen() }, .screen { NewsScreen() }]
  }
}
