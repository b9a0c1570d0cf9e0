import Checking
import RoutingSpecs
import Storefront
import Testing

@testable import Workers

/// What is run one by one before a cover, and what only where the cover comes to no end.
@MainActor
@Suite(.serialized) struct CoverOrderTests {
  /// 4,032 stacks, of which a bound with 210 is a part.
  private static let small = StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false)

  private func storefront(_ route: String) throws -> (app: RoutedApp, route: Route) {
    let app = try Storefront.app().bounded(large: nil, small: Self.small)
    return (app, try #require(app.route(named: route)))
  }

  private func plan(_ change: (inout RouteCheck.Plan) -> Void = { _ in }) -> RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    (plan.covers, plan.samples, plan.mostCompared) = (true, 100, 300)
    plan.execution.properties = .basic
    change(&plan)
    return plan
  }

  /// The result of a check, which is the same by workers and in this process.
  private func result(
    _ name: String, _ change: (inout RouteCheck.Plan) -> Void = { _ in },
    coveringBy cover: ((RouteResult) -> CoverRecord)? = nil
  ) throws -> RouteResult {
    let (app, route) = try storefront(name)
    let plan = plan(change)
    let check = try WorkerCheck([route], of: app, plan: plan, workers: 2)
    let result = try check.run(coveringBy: cover.map { cover in { cover($1) } })[0]
    let here = RouteCheck(route, of: app, plan: plan).run(coveringBy: cover)
    #expect(facts(result) == facts(here))
    return result
  }

  private func facts(_ result: RouteResult) -> [String] {
    result.cells.map { cell in
      "\(cell.property) \(cell.verdict) \(cell.exhausted) \(cell.sampled) "
        + "\(String(describing: cell.covered)) \(cell.exercisedRuns) \(cell.groups)"
    }
  }

  @Test func `beside a cover that comes to its end nothing is run but the stacks that are compared with it`()
    throws
  {
    let cell = try result("home-from-current")[.reachesTarget]
    let covered = try #require(cell.covered)
    let comparison = try #require(covered.comparison)
    #expect(cell.isCovered && cell.exhausted.reason == .partOfSpace)
    #expect(cell.exhausted.coverage.statesInSpace == (try storefront("product").app.exhaustiveSpace.count))
    #expect(cell.exhausted.coverage.runsExecuted == 0 && cell.sampled.coverage.runsExecuted == 0)
    #expect(comparison.stacks > 210 && comparison.runs >= comparison.stacks)
    #expect(cell.coverage.runsExecuted == covered.coverage.runsExecuted + comparison.runs)
  }

  @Test func `what is asked for is run beside a cover too, and counted`() throws {
    let asked = try result("product") { ($0.mostCompared, $0.samplesBesideCover) = (nil, true) }
    let cell = asked[.reachesTarget]
    #expect(cell.verdict == .holds && cell.exhausted.reason == nil)
    let small = try storefront("product").app.exhaustiveSpace.count
    #expect(cell.exhausted.coverage.statesCovered == small && cell.sampled.coverage.runsExecuted == 100)
    let runs = try #require(Int(exactly: small)) + 100
    let covered = try #require(cell.covered)
    let compared = try #require(covered.comparison).runs
    #expect(cell.coverage.runsExecuted == runs + covered.coverage.runsExecuted + compared)
  }

  @Test(arguments: ["product", "home-from-current"])
  func `where a cover comes to no end, the result is that of a check without one`(name: String) throws {
    let cut = try result(name, coveringBy: { _ in CoverRecord(nothingBecause: .runLimit(1)) })
    let plain = try result(name) { $0.covers = false }
    #expect(cut[.reachesTarget].covered?.reason == .runLimit(1))
    for (cell, expected) in zip(cut.cells, plain.cells) {
      #expect(cell.exhausted == expected.exhausted && cell.sampled == expected.sampled)
      #expect(cell.groups.map(\.exhaustedStates) == expected.groups.map(\.exhaustedStates))
      #expect(cell.groups.map(\.witness) == expected.groups.map(\.witness))
      if expected.groups.isEmpty { #expect("\(cell.verdict)" == "\(expected.verdict)") }
    }
  }

  @Test func `a route that traps where it is to be compared is checked as without a cover`() throws {
    let shop = try Storefront.app().bounded(
      large: Self.small, small: .init(tabs: 0, depth: 1, modals: 1, splits: false))
    let app = try AccountlessApp.app(like: shop) { fatalError("no account") }
    let results = try [true, false].map { covers in
      let plan = plan { ($0.covers, $0.mostCompared, $0.execution.properties) = (covers, 20, .standard) }
      return try WorkerCheck(app.routes, of: app, plan: plan, workers: 2).run()[0]
    }
    #expect(results[0].cells.allSatisfy { $0.covered?.reason != nil })
    for (cell, expected) in zip(results[0].cells, results[1].cells) {
      #expect(cell.exhausted == expected.exhausted && cell.sampled == expected.sampled)
      #expect(cell.groups.map(\.signature) == expected.groups.map(\.signature))
      #expect(cell.groups.map(\.exhaustedStates) == expected.groups.map(\.exhaustedStates))
      #expect(cell.groups.map(\.witness) == expected.groups.map(\.witness))
    }
    let trapped = try #require(results[0][.doesNotTrap].groups.first)
    #expect(trapped.exhaustedStates > 100 && results[0][.doesNotTrap].exhausted.reason == nil)
  }

  @Test func `a check that is stopped before its cover says so everywhere`() throws {
    let (app, route) = try storefront("product")
    let monitor = RouteCheck.Monitor(shouldStop: { .time })
    let plan = plan { $0.mostCompared = nil }
    for cell in RouteCheck(route, of: app, plan: plan).run(monitor: monitor).cells {
      #expect(cell.covered?.reason == .time && cell.exhausted.reason == .time && cell.sampled.reason == .time)
      #expect(cell.exhausted.coverage.runsExecuted == 512)
    }
  }

  @Test func `a cover that contradicts itself is the reason why nothing is known`() throws {
    let (app, route) = try storefront("product")
    let check = RouteCheck(route, of: app, plan: plan { $0.covers = false })
    let result = check.adding(
      CoverRecord(nothingBecause: .unsoundCover("it does not add up")), to: check.run())
    for cell in result.cells {
      #expect(
        "\(cell.verdict)" == "\(Verdict<ViolationGroup>.inconclusive(.unsoundCover("it does not add up")))")
    }
  }
}
