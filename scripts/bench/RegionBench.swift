import Checking
import Emporium
import Foundation
import HeadlessUIKit
import RoutingSpecs
import Storefront

/// How much processor time it takes to cover every stack at the large bound: 5 tabs, navigation depth 6, 4 modals, split views.
@MainActor
enum RegionBench {
  static let bounds = StackSpace.Bounds(tabs: 5, depth: 6, modals: 4)

  /// When a route is given up.
  private static let mostSeconds = 60.0

  /// Covers the routes of both shops.
  ///
  /// - Parameter names: The routes, or none for all.
  /// - Throws: What the apps or their spaces are refused for, which is a mistake in here.
  static func measure(only names: [String]) throws {
    Measurement.report("route", "what was covered")
    for app in [try wideStorefront(), try Emporium.app()] { try measure(app, only: names) }
  }

  private static func measure(_ app: RoutedApp, only names: [String]) throws {
    let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
    for route in app.routes where names.isEmpty || names.contains(route.name) {
      let start = Measurement.processorSeconds()
      var check = RegionCheck(route, of: app, space: space)
      var violated = Natural.zero
      while let finding = check.next() {
        if finding.isPerformance, !finding.judgement.violated.isEmpty { violated += finding.weight }
        if check.runs % 1_000 == 0, Measurement.processorSeconds() - start > mostSeconds { break }
      }
      let seconds = Measurement.processorSeconds() - start
      let fault = check.fault.map { ", fault: \($0)" } ?? ""
      let isWhole = check.covered == space.count ? "all" : "NOT all"
      Measurement.report(
        "\(app.name) \(route.name)",
        "\(check.runs) runs, \(isWhole) \(space.count.shortForm), violated \(violated.shortForm), "
          + String(format: "%.2f s, %.0f µs a run", seconds, seconds * 1e6 / Double(check.runs))
          + ", \(Measurement.peakKilobytes() / 1_024) MiB at most so far" + fault)
    }
  }

  /// The shop with thirteen screens more, which no route knows.
  private static func wideStorefront() throws -> RoutedApp {
    let shop = try Storefront.app()
    let others = (1...13).map { ScreenEntry(name: "Other\($0)") }
    let catalogue = try ScreenCatalogue(shop.catalogue.screens + others)
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return try RoutedApp(
      name: "storefront+13", summary: shop.summary, space: space, exhaustiveSpace: space,
      binding: WideBinding(shop: shop.binding, count: shop.catalogue.screens.count), routes: shop.routes)
  }
}

/// The shop's binding, and plain controllers for the other screens.
private struct WideBinding: ScreenBinding {
  let shop: any ScreenBinding
  let count: Int

  func makeController(for screen: Screen) -> UIViewController {
    screen.kind < count ? shop.makeController(for: screen) : OtherViewController(screen.kind)
  }

  func screen(of controller: UIViewController) -> Screen? {
    if let other = controller as? OtherViewController { return Screen(kind: other.kind) }
    return shop.screen(of: controller)
  }
}

private final class OtherViewController: UIViewController {
  let kind: Int

  init(_ kind: Int) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
