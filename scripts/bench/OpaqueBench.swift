import Checking
import Cities
import Foundation
import HeadlessUIKit
import Messages
import RoutingSpecs
import SignIn
import Storefront

/// The largest bound of which every stack is run one by one in ten seconds of processor time, for routes that are
/// opaque: code that does not search through `Routing`, so that no run stands for more than one stack.
@MainActor
enum OpaqueBench {
  private static let mostSeconds = 10

  /// Exhausts what can be of the apps of the other patterns, and of a route that walks by itself.
  ///
  /// - Throws: What the apps or their spaces are refused for, which is a mistake in here.
  static func measure() throws {
    for app in [try Messages.app(), try SignIn.app(), try Cities.app(), try walkingShop()] {
      for route in app.routes { try measure(route, of: app) }
    }
  }

  private static func measure(_ route: Route, of app: RoutedApp) throws {
    let execution = RouteExecution(route, of: app)
    let states = Array(app.space.states.prefix(20_000))
    let rate = Measurement.rate(runs: states.count) { execution.run(from: states[$0]) }
    let most = Natural(rate * mostSeconds)
    let space = try spaces(of: app).filter { $0.count <= most }.max { $0.count < $1.count }
    guard let space else { return Measurement.report("\(app.name) \(route.name)", "no bound") }
    let start = Measurement.processorSeconds()
    for state in space.states { _ = execution.run(from: state) }
    let seconds = Measurement.processorSeconds() - start
    Measurement.report(
      "\(app.name) \(route.name)",
      "\(space.bounds.words): all \(space.count) stacks in " + String(format: "%.1f s", seconds))
  }

  /// The spaces of an app at all bounds up to 5 tabs, depth 6 and 4 modals; what its own bound leaves out stays out.
  private static func spaces(of app: RoutedApp) throws -> [StackSpace] {
    func sizes(_ own: Int, upTo most: Int) -> ClosedRange<Int> { own == 0 ? 0...0 : 1...most }
    let own = app.space.bounds
    var result: [StackSpace] = []
    for tabs in sizes(own.tabs, upTo: 5) {
      for depth in sizes(own.depth, upTo: 6) {
        for modals in sizes(own.modals, upTo: 4) {
          var bounds = own
          (bounds.tabs, bounds.depth, bounds.modals) = (tabs, depth, modals)
          result.append(try StackSpace(catalogue: app.catalogue, bounds: bounds))
        }
      }
    }
    return result
  }

  /// The shop with a route that finds its way over the controllers by itself, as many apps do.
  private static func walkingShop() throws -> RoutedApp {
    let shop = try Storefront.app()
    let product = Screen(kind: StorefrontScreen.product.rawValue, context: 0)
    let route = Route(
      "walk-to-product", summary: "A product over what the user sees, found by a walk over the controllers.",
      expecting: Expectation(reaches: Target(screen: product.kind))
    ) { attempt in
      var top = attempt.window.rootViewController
      while let inner = shown(by: top) { top = inner }
      guard let top, shop.binding.screen(of: top)?.kind != product.kind else {
        return attempt.finish(.reached)
      }
      let controller = shop.binding.makeController(for: product)
      if let navigation = top.navigationController {
        navigation.pushViewController(controller, animated: attempt.isAnimated)
      } else {
        top.present(controller, animated: attempt.isAnimated)
      }
      attempt.finish(.reached)
    }
    return try RoutedApp(
      name: "storefront", summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [route])
  }

  /// What a controller presents or shows inside, or `nil` where it shows itself.
  private static func shown(by controller: UIViewController?) -> UIViewController? {
    if let presented = controller?.presentedViewController { return presented }
    return switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}
