import Checking
import HeadlessUIKit
import Testing
import Workers

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

  @Test func `whoever asks to stop is heard between two orders of one stack, and the stack is not decided`()
    throws
  {
    let moments = try Self.app(waits: 4).inMoments(.twice)
    let execution = RouteExecution(try #require(moments.routes.first), of: moments)
    var orders = 0
    execution.afterAttempt = { _ in orders += 1 }
    execution.shouldStop = { orders == 5 ? .time : nil }
    let result = execution.result(from: try #require(moments.space.states.first { _ in true }))
    #expect(orders == 5 && result.isCutOff && execution.moments.cutOff == .time)
  }

  @Test func `a stack with too many orders is undecided for that reason`() throws {
    let moments = try Self.app(waits: 6).inMoments(.twice)
    let route = try #require(moments.routes.first)
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.samples, plan.covers) = (false, 0, true)
    let record = RouteCheck(route, of: moments, plan: plan).cover()
    #expect(record.reason == .ordersCutOff(MomentFindings.mostOrders))
    #expect("\(StopReason.ordersCutOff(4_096))".contains("more than the 4,096 orders"))
  }

  @Test func `a check ends soon after its time, and what was not run again does not hold`() throws {
    let moments = try Self.app(waits: 5).inMoments(.twice, upTo: 2)
    var plan = RouteCheck.Plan()
    plan.covers = true
    let check = try WorkerCheck(moments.routes.suffix(1), of: moments, plan: plan, workers: 1)
    let end = ContinuousClock.now + .seconds(0.1)
    let result = try check.run(monitor: .init(shouldStop: { .now > end ? .time : nil }))[0]
    #expect(.now < end + .seconds(5))
    for cell in result.cells { #expect(cell.verdict == .inconclusive(.time)) }
  }
}
