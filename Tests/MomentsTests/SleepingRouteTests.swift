import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// A route that waits in a task for some time, which is what most asynchronous code does.
@MainActor
@Suite(.serialized) struct SleepingRouteTests {
  private final class Home: UIViewController {}

  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { Home() }

    func screen(of controller: UIViewController) -> Screen? { Screen(kind: 0) }
  }

  /// An app with a route that sleeps several times, and that is where it leads by then.
  private static func app(waits: Int) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    let route = Route("home", summary: "Shows Home.", expecting: Expectation(reaches: Target(screen: 0))) {
      attempt in
      Task {
        for _ in 0..<waits { try? await Task.sleep(for: .seconds(0.1)) }
        attempt.finish(.reached)
      }
    }
    return try RoutedApp(
      name: "sleeper", summary: "Sleeps.", space: space, exhaustiveSpace: space, binding: Binding(),
      routes: [route])
  }

  @Test(arguments: [(1, 10), (2, 42), (3, 170), (4, 682)])
  func `waiting makes few orders`(waits: Int, most: Int) throws {
    let moments = try Self.app(waits: waits).inMoments(.twice)
    let execution = RouteExecution(try #require(moments.routes.first), of: moments)
    var orders = 0
    execution.afterAttempt = { _ in orders += 1 }
    let state = try #require(moments.space.states.first { _ in true })
    let judgement = execution.run(from: state)
    #expect(judgement.violated.isEmpty && !execution.moments.isCutOff)
    #expect(orders <= most, "\(orders)")
  }
}
