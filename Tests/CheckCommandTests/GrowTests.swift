import CheckCommand
import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs
import Storefront
import Testing

@MainActor
@Suite struct GrowTests {
  @Test func `larger and larger bounds are covered until the time is up`() {
    let surroundings = MemorySurroundings.withApps()
    surroundings.tick = 1
    let transcript = surroundings.run("grow tiny.json --time 9s")
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("tabs  depth  modals          states     regions  new kinds of failure"))
    #expect(lines[1].hasPrefix("   0      0       1               6") && lines[1].hasSuffix("  0"))
    #expect(lines[2].hasPrefix("   0      0       2              14"))
    #expect(lines.contains { $0.hasSuffix("0 so far; the time was up") })
    #expect(lines.last?.hasPrefix("Every stack of up to 0 tabs, navigation depth 0, ") == true)
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

  @Test func `workers cover the same bounds with the same result`() {
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
