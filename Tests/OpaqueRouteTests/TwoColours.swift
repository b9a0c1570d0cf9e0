import Foundation
import HeadlessUIKit
import RoutingSpecs

/// The least app in which screens can be told apart: red ones and blue ones, anywhere.
@MainActor
enum TwoColours {
  final class Red: UIViewController {}

  final class Blue: UIViewController {
    override var title: String? {
      get { "blue" }
      set {}
    }
  }

  /// Makes the screens, and knows how many it has made since the launch: a registry of the app's own.
  final class Binding: ScreenBinding {
    private(set) var count = 0

    func makeController(for screen: Screen) -> UIViewController {
      count += 1
      return screen.kind == 0 ? Red() : Blue()
    }

    func startOver() { count = 0 }

    func screen(of controller: UIViewController) -> Screen? {
      switch controller {
      case is Red: Screen(kind: 0)
      case is Blue: Screen(kind: 1)
      default: nil
      }
    }
  }

  /// A controller as code of the app sees it, by casts alone.
  static func name(_ controller: UIViewController?) -> String {
    switch controller {
    case is Red: "red"
    case is Blue: "blue"
    case is UINavigationController: "navigation"
    case is UITabBarController: "tabs"
    case is UISplitViewController: "split"
    case nil: "nothing"
    default: "another"
    }
  }

  static func names(_ controllers: [UIViewController]?) -> String {
    (controllers ?? []).map { name($0) }.joined(separator: " ")
  }

  /// A screen that no stack has from the start.
  static func fresh() -> UIViewController { UIViewController() }

  /// The app with one route, which declines with what it has read, so that any difference is one between two endings.
  static func app(_ bounds: StackSpace.Bounds, reading read: UIKitRead) throws -> RoutedApp {
    let route = Route(
      "reader", summary: "Reads something of the stack and says what.",
      expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      read.perform(attempt) { attempt.finish(.declined(RouteRefusal($0, message: "That was read."))) }
    }
    return try app(small: bounds, large: bounds, binding: Binding(), route)
  }

  /// The app with one route.
  static func app(
    small: StackSpace.Bounds, large: StackSpace.Bounds, binding: Binding, _ route: Route
  ) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Red"), ScreenEntry(name: "Blue")])
    return try RoutedApp(
      name: "two-colours", summary: "Red and blue screens.",
      space: StackSpace(catalogue: catalogue, bounds: large),
      exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: small), binding: binding, routes: [route])
  }
}
