import Checking
import Foundation
import JourneyFuzzing
import Journeys
import RoutingSpecs
import TestSupport
import Testing

@testable import Market

/// Each mistake of the app, searched for by journeys that are drawn at random, beginning with nothing.
@MainActor
@Suite(.serialized) struct PlantedBugFuzzTests {
  nonisolated private static let rows = TestBudget.some(PlantedBugTests.nearRows + PlantedBugTests.farRows, 3)

  @Test(arguments: rows)
  func `a planted mistake is found by journeys that are drawn`(row: PlantedBugTests.Row) throws {
    let app = market(with: row.bug, isLoggedIn: row.isLoggedIn, hasBasket: true)
    let checked = CheckedApp(app, links: marketLinks)
    var seconds: [Double] = []
    for seed in UInt64(1)...UInt64(TestBudget.times(5, short: 1)) {
      let start = clock()
      let target = JourneyFuzzing(checked, by: JourneySearch(checked), seed: Seed(seed))
      let endings = (0..<UInt64(20_480)).lazy.map { target.journey(of: $0) }
      let found = try #require(endings.first { $0.property == row.property.rawValue })
      seconds.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
      let report = try JourneyReport.replaying(found.steps, of: app, links: marketLinks)
      #expect(report.findings.map(\.property) == [row.property])
      #expect(report.findings.first?.journey == found.steps)
    }
    seconds.sort()
    #expect(seconds[seconds.count / 2] < 60, "\(seconds)")
  }

  @Test func `an app without mistakes has none that journeys find`() {
    for isLoggedIn in [false, true] {
      let app = CheckedApp(market(isLoggedIn: isLoggedIn, hasBasket: true), links: marketLinks)
      let target = JourneyFuzzing(app, by: JourneySearch(app), seed: Seed(1))
      let endings = (0..<UInt64(TestBudget.times(1_024, short: 128))).map { target.journey(of: $0) }
      for ending in endings where ending.property != nil {
        // Whether a link may decline is asked when it comes; an order that is under way then empties the basket later.
        let isOrdering = ending.steps.contains("tap 'Order' of the alert")
        if isOrdering, ending.property == JourneyProperty.reachesTarget.rawValue {
          withKnownIssue { Issue.record("\(ending)") }
        } else {
          Issue.record("\(ending)")
        }
      }
    }
  }
}
