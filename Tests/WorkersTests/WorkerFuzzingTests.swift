import Checking
import RoutingSpecs
import Testing

@testable import Workers

/// Campaigns whose runs are made in a worker process.
@MainActor
@Suite(.serialized) struct WorkerFuzzingTests {
  private func app(_ endings: [TrappingApp.Ending]) throws -> RoutedApp {
    try TrappingApp.app(pages: 2, large: true, endings)
  }

  private func workers(_ app: RoutedApp) throws -> WorkerCheck {
    try WorkerCheck(app.routes, of: app, plan: .init(), workers: 1, runTime: .milliseconds(400))
  }

  /// A campaign of some runs.
  private func campaign<Runner: FuzzRunner>(
    _ app: RoutedApp, _ runs: Int, by runner: Runner, seed: UInt64 = 7
  ) throws -> FuzzCampaign {
    var campaign = FuzzCampaign(app: app, routes: app.routes, seed: Seed(seed))
    _ = try campaign.goOn(with: app, by: runner, runLimit: runs, shouldStop: { nil })
    return campaign
  }

  @Test func `where nothing traps a worker finds what this process finds`() throws {
    let app = try app([])
    let expected = try campaign(app, 300, by: PlainFuzzRunner(app))
    #expect(!expected.findings.isEmpty)
    #expect(try campaign(app, 300, by: workers(app)) == expected)
  }

  @Test func `a route that traps is a finding with its words and its smallest stack`() throws {
    let app = try app([.fatal])
    let campaign = try campaign(app, 400, by: workers(app))
    #expect(campaign.nextRun == 400)
    let traps = campaign.findings.filter { $0.property == .doesNotTrap }
    #expect(traps.map(\.notation) == ["Page0 > Page0 > Page0"])
    #expect(
      traps.map(\.manner)
        == ["trapped: Fatal error: no page (WorkersTests/TrappingApp.swift:\(TrappingApp.fatalLine))"])
    // The other route had its turn too.
    #expect(campaign.findings.contains { $0.route == "wait" })
  }

  @Test(arguments: [(TrappingApp.Ending.exit, RouteProperty.doesNotTrap), (.hang, .terminates)])
  func `so is one that ends its process or hangs`(_ ending: TrappingApp.Ending, _ property: RouteProperty)
    throws
  {
    let app = try app([ending])
    let findings = try campaign(app, 3, by: workers(app), seed: 3).findings
    #expect(findings.filter { $0.property == property }.count == 1)
  }

  @Test func `a worker that is killed from outside changes nothing`() throws {
    let app = try app([])
    let expected = try campaign(app, 300, by: PlainFuzzRunner(app))
    let workers = try workers(app)
    var campaign = FuzzCampaign(app: app, routes: app.routes, seed: Seed(7))
    _ = try campaign.goOn(
      with: app, by: workers, runLimit: 300, shouldStop: { nil }, progress: { _, _ in workers.pool.kill(0) })
    #expect(campaign == expected)
  }

  @Test func `a run drawn by choices that traps is explained until it does`() throws {
    let app = try app([.fatal])
    let workers = try workers(app)
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Page1 > Page0 > Page1")
    let choices = app.space.choices(drawing: state)
    let (told, mismatch) = try workers.explain(drawing: choices, route: 0)
    #expect(mismatch == nil && told.state == state)
    #expect(told.judgement.violated == RouteProperties(.doesNotTrap))
    // One that comes to its end is compared with its choices: the run asks whether to animate too.
    let calm = try StackNotation(catalogue: app.catalogue).state(from: "Page1 > Page0")
    let (_, difference) = try workers.explain(drawing: app.space.choices(drawing: calm), route: 0)
    #expect(difference == .asksMore(recorded: app.space.choices(drawing: calm).count))
  }
}
