package import HeadlessUIKit
import Routing
package import RoutingSpecs

/// The app in which the timing defects live: a home, items, a form that is a sheet, and what its code keeps.
@MainActor
package enum TimingApp {
  /// The app with some routes.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - tabs: How many tabs its stacks have at the most.
  /// - Returns: The app.
  /// - Throws: `StackSpaceError` for a number out of its range.
  package static func app(_ routes: [Route], tabs: Int = 0) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home"), ScreenEntry(name: "Item"), ScreenEntry(name: "Login"),
    ])
    let space = try StackSpace(
      catalogue: catalogue,
      bounds: .init(tabs: tabs, depth: 2, modals: 1, splits: false, modalKinds: [.screen, .navigation]))
    return try RoutedApp(
      name: "timing", summary: "Routes that go wrong at the worst moment.", space: space,
      exhaustiveSpace: space, binding: TimingBinding(), routes: routes)
  }

  /// What the app's code keeps from one request to the next.
  package static var session = Session()

  /// The number of a new request.
  static func request() -> Int {
    session.latest += 1
    return session.latest
  }

  package struct Session {
    /// Whether a request is under way, as the code believes.
    package var isBusy = false
    package var isLoggedIn = false
    package var pending: (@MainActor () -> Void)?
    var queue: [@MainActor () -> Void] = []
    var latest = 0
  }
}

package final class Home: UIViewController {}
package final class Item: UIViewController {}
final class Login: UIViewController {
  var onDone: (() -> Void)?
}

private struct TimingBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    switch screen.kind {
    case 0: Home()
    case 1: Item()
    default: Login()
    }
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is Home: Screen(kind: 0)
    case is Item: Screen(kind: 1)
    case is Login: Screen(kind: 2)
    default: nil
    }
  }

  func startOver() { TimingApp.session = TimingApp.Session() }
}

// What every app has in one form or another.
extension UIWindow {
  /// The screen that the user sees, or its container.
  package var topmost: UIViewController? {
    var current = rootViewController
    while let next = current?.presentedViewController { current = next }
    return current
  }

  /// The navigation controller on top, or that of the selected tab.
  package var navigation: UINavigationController? {
    let top = topmost
    return top as? UINavigationController
      ?? (top as? UITabBarController)?.selectedViewController as? UINavigationController
  }
}
