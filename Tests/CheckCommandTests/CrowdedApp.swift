internal import Foundation
import HeadlessUIKit
import RoutingSpecs
import Watching

/// An app with one route that goes wrong only where it is asked for three times while the first is under way.
///
/// The first request is to win; whoever is refused leaves the door open, for the next one.
@MainActor
enum CrowdedApp {
  private static var isBusy = false

  private final class Home: UIViewController {}
  private final class Item: UIViewController {}

  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { screen.kind == 0 ? Home() : Item() }

    func screen(of controller: UIViewController) -> Screen? {
      controller is Home ? Screen(kind: 0) : controller is Item ? Screen(kind: 1) : nil
    }

    func startOver() { isBusy = false }
  }

  /// What is never so, and what is so in the end of each run.
  static let rain = OverTime(
    "staysDry", .always(.now("it rains") { _ in false }.implies(.now("it is dry") { _ in true })))
  static let item = OverTime("endsAtItem", .eventually(.always(.isAtRest.implies(.shows(Item.self)))))

  /// The app.
  ///
  /// - Parameters:
  ///   - isWrong: Whether the door is left open.
  ///   - overTime: What its team says of each run.
  /// - Returns: The app.
  /// - Throws: Nothing, as its bounds are right.
  static func app(isWrong: Bool = true, _ overTime: [OverTime] = []) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Item")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 1, splits: false))
    let route = Route(
      "item", summary: "Shows an item.", expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      guard !isBusy else {
        if isWrong { isBusy = false }
        return attempt.finish(.declined(RouteRefusal("busy", message: "An item is on its way.")))
      }
      isBusy = true
      Simulation.current.clock.schedule(after: 200) { present(for: attempt) }
    }
    return try RoutedApp(
      name: "crowded", summary: "Shows an item.", space: space, exhaustiveSpace: space, binding: Binding(),
      routes: [overTime.reduce(route.overlapping(.firstWins)) { $0.alsoChecking($1) }])
  }

  /// Presents an item over what is on top, when nothing comes there.
  private static func present(for attempt: RouteAttempt) {
    var top = attempt.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    guard top?.isBeingPresented != true else {
      Simulation.current.clock.schedule(after: 50) { present(for: attempt) }
      return
    }
    top?.present(Item(), animated: true) {
      isBusy = false
      attempt.finish(.reached)
    }
  }
}
