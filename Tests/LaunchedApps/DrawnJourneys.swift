internal import Checking
internal import Foundation
internal import JourneyFuzzing
package import Journeys
internal import RoutingSpecs
internal import TestSupport
package import Testing

/// Journeys of an app from launch that are drawn at random, beginning with nothing.
@MainActor
package struct DrawnJourneys {
  private let app: CheckedApp

  /// Prepares journeys of an app.
  package init<Root>(of app: App<Root>, links: [Link<Root>]) { self.app = CheckedApp(app, links: links) }

  /// Expects that journeys find a mistake, with the long budget for each of five seeds within a minute of processor time, by
  /// the median, and that the journey shows it and nothing else.
  package func expectToFind(
    _ property: JourneyProperty, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var seconds: [Double] = []
    for seed in UInt64(1)...UInt64(TestBudget.times(5, short: 1)) {
      let start = clock()
      let endings = endings(seed: seed, count: 20_480)
      let found = try #require(
        endings.first { $0.property == property.rawValue }, sourceLocation: sourceLocation)
      seconds.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
      let findings = try JourneyReport.replaying(found.steps, of: app).findings
      #expect(findings.map(\.property) == [property], sourceLocation: sourceLocation)
      #expect(findings.first?.journey == found.steps, sourceLocation: sourceLocation)
    }
    seconds.sort()
    #expect(seconds[seconds.count / 2] < 60, "\(seconds)", sourceLocation: sourceLocation)
  }

  /// What is wrong at the ends of journeys of an app without mistakes.
  package var violations: [JourneySearch.Ending] {
    endings(seed: 1, count: UInt64(TestBudget.times(1_024, short: 128))).filter { $0.property != nil }
  }

  private func endings(seed: UInt64, count: UInt64) -> LazyMapSequence<Range<UInt64>, JourneySearch.Ending> {
    let target = JourneyFuzzing(app, by: JourneySearch(app), seed: Seed(seed))
    return (0..<count).lazy.map { target.journey(of: $0) }
  }
}
