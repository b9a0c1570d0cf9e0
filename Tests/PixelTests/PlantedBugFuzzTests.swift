import LaunchedApps
import TestSupport
import Testing

@testable import Pixel

/// Each mistake of the app, searched for by journeys that are drawn at random, beginning with nothing.
@MainActor
@Suite(.serialized) struct PlantedBugFuzzTests {
  nonisolated private static let rows = TestBudget.some(PlantedBugTests.rows, 4)

  @Test(arguments: rows)
  func `a planted mistake is found by journeys that are drawn`(row: PlantedBugTests.Row) throws {
    try DrawnJourneys(of: pixel(with: row.bug, isLoggedIn: row.isTimed), links: pixelLinks)
      .expectToFind(row.property)
  }

  @Test func `an app without mistakes has none that journeys find`() {
    for isLoggedIn in [false, true] {
      let journeys = DrawnJourneys(of: pixel(with: [], isLoggedIn: isLoggedIn), links: pixelLinks)
      for ending in journeys.violations { Issue.record("\(ending)") }
    }
  }
}
