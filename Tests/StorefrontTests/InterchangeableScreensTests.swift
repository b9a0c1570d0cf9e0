import Checking
import RegionComparing
@testable import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// Screens that nothing in a route, its expectation or its rules tells apart are one and the same to a cover.
@MainActor
@Suite struct InterchangeableScreensTests {
  nonisolated static let routes = [
    "product", "account-in-navigation", "tabs", "forgot-password", "bag-modal",
  ]

  private static func shop(others: Int) throws -> RoutedApp {
    try Storefront.app().widened(by: others, bounds: .init(tabs: 2, depth: 2, modals: 1))
  }

  /// All regions of a route, in the order in which they were run.
  private func regions(_ check: inout RegionCheck) -> [RegionCheck.Finding] {
    var findings: [RegionCheck.Finding] = []
    while let finding = check.next() { findings.append(finding) }
    return findings
  }

  @Test(arguments: TestBudget.some(routes, 3))
  func `more screens that nobody asks about need no more runs`(_ name: String) throws {
    let counts = try [1, 4, 9].map { others in
      let app = try Self.shop(others: others)
      var check = RegionCheck(try #require(app.route(named: name)), of: app, space: app.space)
      #expect(regions(&check).count == check.runs && check.fault == nil)
      #expect(check.covered == app.space.count)
      return check.runs
    }
    #expect(counts == [counts[0], counts[0], counts[0]])
  }

  @Test(arguments: TestBudget.some(routes, 3))
  func `a stack in which such screens change places is in the same regions and ends alike`(
    _ name: String
  ) throws {
    let app = try Self.shop(others: 4)
    let route = try #require(app.route(named: name))
    let first = app.catalogue.screens.count - 4
    var check = RegionCheck(route, of: app, space: app.space)
    let findings = regions(&check)
    let execution = RouteExecution(route, of: app)
    var source = RandomSource(seed: 3)
    for _ in 0..<60 {
      let state = app.space.sample(using: &source)
      let shift = 1 + source.choose(among: 3)
      let exchanged = state.replacingScreens { screen in
        screen.kind < first ? screen : screen.replacingKind(by: first + (screen.kind - first + shift) % 4)
      }
      let homes = findings.indices.filter { check.contains(state, in: findings[$0]) }
      #expect(homes == findings.indices.filter { check.contains(exchanged, in: findings[$0]) })
      #expect(execution.run(from: state) == execution.run(from: exchanged))
    }
  }
}
