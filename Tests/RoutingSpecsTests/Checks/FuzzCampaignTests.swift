import Checking
import Foundation
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

@MainActor
@Suite struct FuzzCampaignTests {
  /// Three routes with a defect and one without, so that blocks of runs take turns.
  static func app() throws -> RoutedApp {
    let names = ["root-from-current", "completes-twice", "presents-during-dismissal"]
    let mutants = names.compactMap { name in Mutant.all.first { $0.name == name } }
    let single = try MutantApp.app(
      of: mutants[0].route, exhausting: .init(tabs: 0, depth: 0, modals: 0),
      sampling: .init(tabs: 2, depth: 2, modals: 2))
    return try RoutedApp(
      name: "fuzzed", summary: single.summary, space: single.space, exhaustiveSpace: single.exhaustiveSpace,
      binding: single.binding, routes: mutants.map(\.route) + [mutants[0].original])
  }

  static func campaign(of app: RoutedApp, seed: UInt64 = 7) -> FuzzCampaign {
    FuzzCampaign(app: app, routes: app.routes, seed: Seed(seed))
  }

  /// Goes on for a number of runs.
  static func run(_ campaign: inout FuzzCampaign, _ runs: Int, of app: RoutedApp) -> StopReason {
    campaign.goOn(with: app, by: PlainFuzzRunner(app), runLimit: runs, shouldStop: { nil })
  }

  @Test func `a campaign that is stopped and goes on finds what a long one finds`() throws {
    let app = try Self.app()
    var whole = Self.campaign(of: app)
    _ = Self.run(&whole, 1_300, of: app)
    #expect(whole.nextRun == 1_300)
    #expect(whole.findings.count >= 4)
    var parts = Self.campaign(of: app)
    for runs in [1, 255, 400, 600, 44] {
      _ = Self.run(&parts, runs, of: app)
      parts = try JSONDecoder().decode(FuzzCampaign.self, from: JSONEncoder().encode(parts))
    }
    #expect(parts == whole)
  }

  @Test func `equal seeds find the same, other seeds draw other runs`() throws {
    let app = try Self.app()
    var campaigns = [UInt64(7), 7, 8].map { Self.campaign(of: app, seed: $0) }
    for index in campaigns.indices { _ = Self.run(&campaigns[index], 900, of: app) }
    #expect(campaigns[0] == campaigns[1])
    #expect(campaigns[0].findings.map(\.run) != campaigns[2].findings.map(\.run))
  }

  @Test func `every finding is replayed by its token, and is as small as it can be`() throws {
    let app = try Self.app()
    var campaign = Self.campaign(of: app)
    _ = Self.run(&campaign, 1_300, of: app)
    for finding in campaign.findings {
      let token = try ReplayToken(parsing: finding.token.description)
      #expect(token.app == app.name && token.route == finding.route)
      #expect(token.property == finding.property.rawValue)
      let route = try #require(app.route(named: token.route))
      let execution = RouteExecution(route, of: app)
      let told: RouteExplanation
      switch token.payload {
      case .rank(let rank): told = execution.explain(try app.space.state(at: rank))
      case .choices(let choices): told = execution.explain(drawing: choices).explanation
      }
      #expect(told.judgement.violated.contains(finding.property))
      #expect(execution.manner(of: finding.property).words == finding.manner)
      #expect(StackNotation(catalogue: app.catalogue).text(for: told.state) == finding.notation)
    }
    let known = campaign.findings.map { "\($0.route) \($0.property.rawValue): \($0.notation)" }
    #expect(known.contains("root-from-current reachesTarget: Home > Home"))
    #expect(known.contains("completes-twice terminates: Home"))
    #expect(!known.contains { $0.hasPrefix("home ") })
  }

  @Test func `what one small stack of a huge space shows is found as soon as anything`() throws {
    let route = Route(
      "home", summary: "Fails in few stacks.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      let stack = (attempt.window.rootViewController as? UINavigationController)?.viewControllers ?? []
      if stack.count == 2, stack.allSatisfy({ $0.presentedViewController == nil }) {
        attempt.finish(.declined(RouteRefusal("pushed", message: "Home does not expect that.")))
      } else {
        attempt.window.rootViewController = HomeScreen()
        attempt.finish(.reached)
      }
    }
    let app = try MutantApp.app(
      of: route, exhausting: .init(tabs: 0, depth: 0, modals: 0),
      sampling: .init(tabs: 4, depth: 4, modals: 3))
    var campaign = Self.campaign(of: app)
    _ = Self.run(&campaign, 1_000, of: app)
    #expect(campaign.findings.contains { $0.property == .reachesTarget && $0.notation.hasPrefix("Nav[") })
  }

  @Test func `routes take turns in blocks`() throws {
    let app = try Self.app()
    var campaign = Self.campaign(of: app)
    _ = Self.run(&campaign, 256, of: app)
    #expect(Set(campaign.findings.map(\.route)) == ["root-from-current"])
    _ = Self.run(&campaign, 256, of: app)
    #expect(Set(campaign.findings.map(\.route)) == ["root-from-current", "completes-twice"])
  }

  @Test(arguments: [StopReason.time, .cancelled])
  func `the reason to stop is passed on, and nothing that was run is lost`(reason: StopReason) throws {
    let app = try Self.app()
    var campaign = Self.campaign(of: app)
    var told: [UInt64] = []
    let ended = campaign.goOn(
      with: app, by: PlainFuzzRunner(app), shouldStop: { reason }, progress: { runs, _ in told.append(runs) })
    #expect(ended == reason)
    #expect(told.count == 1)
    #expect(campaign.nextRun == 64)
    var same = Self.campaign(of: app)
    _ = Self.run(&same, 64, of: app)
    #expect(campaign == same)
  }

  @Test func `a limit of runs is said as the size of the sample`() throws {
    let app = try Self.app()
    var campaign = Self.campaign(of: app)
    let reason = Self.run(&campaign, 10, of: app)
    #expect(reason == .sampled(runs: 10, space: app.space.count, isUniform: false))
  }

  @Test func `a campaign continues only one of the same app, stacks, routes and seed`() throws {
    let app = try Self.app()
    var stored = Self.campaign(of: app)
    _ = Self.run(&stored, 3, of: app)
    #expect(stored.continues(Self.campaign(of: app)))
    #expect(!stored.continues(Self.campaign(of: app, seed: 8)))
    #expect(!stored.continues(FuzzCampaign(app: app, routes: app.routes.dropLast(), seed: Seed(7))))
    let smaller = try RoutedApp(
      name: app.name, summary: app.summary, space: app.exhaustiveSpace, exhaustiveSpace: app.exhaustiveSpace,
      binding: app.binding, routes: app.routes)
    #expect(!stored.continues(Self.campaign(of: smaller)))
  }
}
