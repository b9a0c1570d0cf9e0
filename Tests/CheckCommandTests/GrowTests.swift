import CheckCommand
import Foundation
import HeadlessUIKit
import Reporting
import Routing
import RoutingSpecs
import Storefront
import TestSupport
import Testing

@MainActor
@Suite struct GrowTests {
  @Test func `larger and larger bounds are covered until the time is up`() {
    let surroundings = MemorySurroundings.withApps()
    surroundings.tick = 0.1
    let transcript = surroundings.run("grow tiny.json --time 9s")
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines[1].hasPrefix("tabs  depth  modals ") && lines[1].hasSuffix("states  regions  new"))
    #expect(lines[2].split(separator: " ").prefix(4) == ["0", "0", "1", "6"] && lines[2].hasSuffix("  0"))
    #expect(lines[3].split(separator: " ").prefix(4) == ["0", "0", "2", "14"])
    #expect(lines.contains { $0.hasPrefix("Up to 0 tabs, ") && $0.hasSuffix(": the time was up.") })
    #expect(lines.contains { $0.hasPrefix("Every stack of up to 0 tabs, navigation depth 0, ") })
  }

  @Test func `a check with time to spare tells which bounds are exhausted, and what was drawn beyond`() throws
  {
    let surroundings = MemorySurroundings.withApps()
    surroundings.tick = 0.1
    let transcript = surroundings.run("check tiny.json --time 40s --samples 700 --json")
    #expect(transcript.code == 0)
    let report = try Report(json: Data(transcript.output.utf8))
    // The verdicts are on the app's own bound, as they are without any time.
    #expect(report.spaceCount == 6 && report.cells.allSatisfy { $0.counts.covered == 6 })
    let growth = try #require(report.growth)
    let (last, others) = (try #require(growth.bounds.last), growth.bounds.dropLast())
    #expect(growth.bounds.map(\.modals) == Array(1...growth.bounds.count) && others.count > 2)
    #expect(others.allSatisfy { $0.stopReason == nil } && last.stopReason == "the time was up")
    let sample = try #require(growth.beyond)
    #expect(sample.states == last.states && sample.draws > 0 && sample.draws <= 700)
    #expect(sample.risks.map(\.property).contains("reachesTarget"))
    #expect(sample.risks.allSatisfy { $0.draws == sample.draws && $0.failures == 0 })
    #expect(try #require(sample.risks.first).estimate.hasPrefix("with 95 % confidence at most 3 in "))
  }

  @Test func `who names a bound gets that one alone`() throws {
    for option in ["--bound modals=1", "--exhaust modals=0"] {
      let surroundings = MemorySurroundings.withApps()
      surroundings.tick = 1
      let output = surroundings.run("check tiny.json --time 40s --json \(option)").output
      #expect(try Report(json: Data(output.utf8)).growth == nil)
    }
  }

  /// The shop with a route that is refused only from navigation stacks that no bound of the app's own has.
  private static func wrongWhereDeep() throws -> RoutedApp {
    let shop = try Storefront.app()
    let finder = InlineFinder<UINavigationController, Any?> { stack, _ in stack.viewControllers.count > 2 }
    let step = StepAssembly(finder: finder, factory: NilFactory()).from(GeneralStep.current()).assemble()
    let bounds = StackSpace.Bounds(tabs: 0, depth: 2, modals: 0, splits: false)
    let space = try StackSpace(catalogue: shop.catalogue, bounds: bounds)
    return try RoutedApp(
      name: "deep", summary: "Found where nobody expects it.", space: space,
      exhaustiveSpace: try StackSpace(catalogue: shop.catalogue, bounds: bounds.grown(to: 1)),
      binding: shop.binding,
      routes: [
        Route(
          "deep", summary: "Never found.", to: step, with: nil,
          expecting: Expectation(
            reaches: Target(screen: 1), declines: [Decline("notFound", when: .always)],
            exemptFrom: RouteProperties(.searchesLawfully)))
      ])
  }

  @Test func `what only a larger bound shows breaks the check, and is told apart from its verdicts`() throws {
    let surroundings = MemorySurroundings()
    surroundings.tick = 0.1
    let command = RouteCheckCommand(
      surroundings: surroundings, apps: [AvailableApp("deep") { try Self.wrongWhereDeep() }])
    let code = command.run(["check", "deep", "--property", "reachesTarget", "--time", "60s", "--json"])
    let report = try Report(json: Data(surroundings.output.utf8))
    #expect(report.summary.proved == 1 && report.violations.isEmpty)
    #expect(report.failuresBeyond.count == 1 && code == .violation)
    #expect(
      report.verdictSentence
        == "1 check holds in every state, proved. Other bounds show 1 more kind of failure.")
    let failure = try #require(report.growth?.failures.first)
    #expect(failure.notation == "Nav[Home, Home, Home]")
    #expect(failure.replay.hasSuffix("tabs=0,depth=3,modals=0,splits=no"))
  }

  @Test func `a failure is told where it shows first, with a line that replays it`() throws {
    let surroundings = MemorySurroundings.withApps()
    surroundings.tick = 1
    let transcript = surroundings.run("grow broken-route.json --property reachesTarget --time 9s --json")
    #expect(transcript.code == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
    let bounds = try #require(document["bounds"] as? [[String: Any]])
    let failures = bounds.map { $0["newFailures"] as? [[String: String]] ?? [] }
    #expect(failures[0].count == 1 && failures.dropFirst().allSatisfy(\.isEmpty))
    let replay = try #require(failures[0].first?["replay"])
    let again = surroundings.run(replay.replacing("routecheck ", with: ""))
    #expect(again.code == 1)
    surroundings.tick = 1
    let text = surroundings.run("grow broken-route.json --property reachesTarget --time 9s").output
    #expect(text.contains("  replay \(replay)\n"))
  }

  @Test(.enabled(if: TestBudget.isLong, TestBudget.reason))
  func `workers cover the same bounds with the same result`() {
    let surroundings = MemorySurroundings.withApps()
    let arguments = "grow tiny.json --route home --time 1h --json --jobs"
    #expect(surroundings.run("\(arguments) 2") == surroundings.run("\(arguments) 0"))
  }

  /// The shop with a single route, which traps when its account has to be built.
  private static func trapping() throws -> RoutedApp {
    let shop = try Storefront.app()
    let factory = ClosureFactory<AccountViewController, Any?> { _ in fatalError("no account") }
    let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: factory)
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    let route = Route(
      "account", summary: "Traps.", to: account, with: nil,
      expecting: Expectation(reaches: Target(screen: StorefrontScreen.account.rawValue)))
    return try RoutedApp(
      name: "trapping", summary: "Traps.", space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [route])
  }

  @Test func `a route that traps is a failure of the bound that shows it first`() {
    let surroundings = MemorySurroundings()
    let command = RouteCheckCommand(
      surroundings: surroundings, apps: [AvailableApp("trapping") { try Self.trapping() }])
    let code = command.run(["grow", "trapping", "--jobs", "1", "--time", "1h"])
    #expect(code == .violation && surroundings.errors.isEmpty)
    #expect(surroundings.output.contains("account violates doesNotTrap: trapped: Fatal error: no account"))
    #expect(surroundings.output.contains("No bound was covered."))
  }
}
