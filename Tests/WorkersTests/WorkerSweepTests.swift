import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

@testable import Workers

/// Routes under changed settings, in worker processes.
@MainActor
@Suite(.serialized) struct WorkerSweepTests {
  /// What a route does where a dismissal that dismisses nothing drops its completion.
  private static func route(_ end: (@MainActor @Sendable () -> Void)?) -> Route {
    Route("dismiss", summary: "Dismisses.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      if let end, Simulation.current.settings.dismissalCompletion == .carriedOut { end() }
      attempt.window.rootViewController?.dismiss(animated: false) {
        attempt.window.rootViewController = Page(Screen(kind: 0))
        attempt.finish(.reached)
      }
    }
  }

  private static func app(_ end: (@MainActor @Sendable () -> Void)? = nil) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Page"), ScreenEntry(name: "Other")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: 1, splits: false))
    return try RoutedApp(
      name: "dismissing", summary: "Dismisses.", space: space, exhaustiveSpace: space,
      binding: PageBinding(), routes: [route(end)])
  }

  private static let plan = {
    var plan = RouteCheck.Plan()
    plan.execution.properties = RouteProperties([.reachesTarget, .terminates, .doesNotTrap])
    return plan
  }()

  private func found(
    in app: RoutedApp, workers: Int, shouldStop: () -> StopReason? = { nil }
  ) throws -> (result: RouteResult, sweep: SettingSweep, records: [SettingSweep.Record]) {
    let check = try WorkerCheck(
      app.routes, of: app, plan: Self.plan, workers: workers, runTime: .milliseconds(400))
    let results = try check.run()
    let sweep = SettingSweep(of: app, plan: Self.plan)
    return (results[0], sweep, try check.records(of: sweep, after: results, shouldStop: shouldStop)[0])
  }

  @Test func `any number of workers finds what this process finds`() throws {
    let app = try Self.app()
    let (result, sweep, records) = try found(in: app, workers: 1)
    #expect(try found(in: app, workers: 3).records == records)
    let here = sweep.changes.map { sweep.run(SettingSweep.Work($0, after: result), of: app.routes[0]) }
    #expect(here == records)
    let dependencies = result.dependencies(in: zip(sweep.changes, records).map { ($0, $1) })
    #expect(dependencies.map(\.change).contains("dismissalCompletion=carriedOut"))
  }

  @Test(arguments: [TrappingApp.Ending.fatal, .kill, .hang])
  func `a run that ends its process under a setting is what becomes of the verdict`(
    _ ending: TrappingApp.Ending
  ) throws {
    let app = try Self.app { TrappingApp.end(by: ending) }
    let (result, sweep, records) = try found(in: app, workers: 2)
    #expect(records.count == sweep.changes.count)
    let property = ending == .hang ? RouteProperty.terminates : .doesNotTrap
    let found = result.dependencies(in: zip(sweep.changes, records).map { ($0, $1) })
    #expect(found.map(\.property) == [property] && found.map(\.isViolatedThen) == [true])
    #expect(found.map(\.change) == ["dismissalCompletion=carriedOut"])
    #expect(StackNotation(catalogue: app.catalogue).text(for: try #require(found.first).state) == "Page")
    let record = try #require(records.first { $0.reason != nil })
    #expect(record.reason == .budget(name: "runs that end their process", limit: WorkerCheck.mostHangs))
  }

  @Test func `what was not begun when somebody stops says why, and the rest is kept`() throws {
    let (_, _, records) = try found(in: try Self.app(), workers: 1, shouldStop: { .time })
    #expect(records.allSatisfy { $0.reason == .time && $0.sightings.isEmpty })
  }
}
