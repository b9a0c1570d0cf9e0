import Journeys
import LaunchedApps
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
    try DrawnJourneys(of: app, links: marketLinks).expectToFind(row.property)
  }

  @Test func `an app without mistakes has none that journeys find`() {
    for isLoggedIn in [false, true] {
      let journeys = DrawnJourneys(of: market(isLoggedIn: isLoggedIn, hasBasket: true), links: marketLinks)
      for ending in journeys.violations { Issue.record("\(ending)") }
    }
  }
}
