import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct SometimesTests {
  private func report(_ limits: JourneyLimits = JourneyLimits()) -> JourneyReport {
    typealias Wanted = Sometimes<UITabBarController>
    return JourneyReport.exploring(
      stairs(tabs: 2, depth: 2),
      sometimes: [
        Wanted("launch") { _, sight in sight.drawing == "Tabs[*Nav[Stair] | Nav[Stair]]" },
        Wanted("two below") { _, sight in
          (sight.controllers.first { $0 is UINavigationController } as? UINavigationController)?
            .viewControllers.count == 3
        },
        Wanted("a dead end") { _, sight in sight.top is Stair && !sight.texts.contains("Down") },
        Wanted("both deep") { root, _ in
          root.viewControllers?.allSatisfy { ($0 as? UINavigationController)?.viewControllers.count == 3 }
            ?? false
        },
        Wanted("an alert") { _, sight in sight.top is UIAlertController },
      ], limits: limits)
  }

  @Test func `what a team wants to see is shown by the shortest journey, or told not to be there`() {
    let report = report()
    let down = "tap 'Down'"
    let other = "tap tab 2 ''"
    #expect(report.sightings.map(\.name) == ["launch", "two below", "a dead end", "both deep", "an alert"])
    #expect(report.sightings[0].journey == [])
    #expect(report.sightings[1].journey == [down, down] && report.sightings[2].journey == [down, down])
    let both = report.sightings[3].journey
    #expect(both?.count == 5 && both?.filter { $0 == down }.count == 4, "\(both ?? [other])")
    #expect(report.neverSeen == ["an alert"] && !report.holds && report.findings.isEmpty)
    #expect(report.text.contains("stairs: something was never seen\n"))
    #expect(
      report.text.contains("\nSeen: launch, by launch alone\nSeen: two below, by tap 'Down', tap 'Down'\n"))
    #expect(report.text.contains("\nNever seen: an alert\n"))
  }

  @Test func `what was not reached within the limits is not said to be absent`() {
    let report = report(JourneyLimits(states: 2))
    #expect(report.stop == .states(2))
    #expect(report.text.hasPrefix("stairs: inconclusive\n"))
  }

  @Test func `the words of the field count what was done`() {
    let counts = report().counts
    #expect(counts.states == 18 && counts.queued == 0 && counts.unseenPerThousand == 0)
    #expect(counts.newPerThousand.reduce(0, +) == counts.states - 1)
    let atRest = report(JourneyLimits(moments: 0)).counts
    #expect(counts.intrusions > 0 && atRest.intrusions == 0)
    #expect(atRest.met == atRest.generated + 1 && counts.met == atRest.met)
    let statistics = report().statistics
    #expect(
      statistics.hasPrefix(
        "tried \(counts.generated) · states 18 · left to try 0 · depth 6 · in mid-action "))
    #expect(statistics.hasSuffix(" · new per 1,000: 17"))
  }

  @Test func `each thousand of actions has its own count of what was new`() {
    let report = JourneyReport.exploring(stairs(tabs: 3, depth: 3), limits: JourneyLimits(moments: 0))
    let counts = report.counts
    #expect(counts.generated > 1_000 && counts.states == 192)
    #expect(counts.newPerThousand.count == (counts.generated + 999) / 1_000)
    #expect(counts.newPerThousand.reduce(0, +) == 191 && counts.newPerThousand[1] > 0)
    #expect(report.statistics.hasSuffix(counts.newPerThousand.map { " \($0)" }.joined()))
  }

  // By hand: n states that were met once among m arrivals.
  @Test(arguments: [
    (0, 10, 5, 0), (1, 10, 5, 100), (5, 10, 5, 500), (1, 3, 5, 333), (2, 3, 5, 667), (5, 10, 0, 0),
  ])
  func `the chance of something new is that of having met it once`(
    metOnce: Int, met: Int, queued: Int, unseen: Int
  ) {
    var counts = JourneyReport.Counts()
    (counts.metOnce, counts.met, counts.queued) = (metOnce, met, queued)
    #expect(counts.unseenPerThousand == unseen)
  }

  @Test func `the estimate is told where something is left`() {
    let report = report(JourneyLimits(states: 5))
    let unseen = report.counts.unseenPerThousand
    #expect(
      unseen > 0 && report.statistics.hasSuffix(" · unseen: about \(unseen) of the next 1,000 arrivals"))
  }

  @Test func `the document says what the report says, and the same twice`() {
    let (first, second) = (report().document, report().document)
    #expect(first == second)
    for line in [
      "\"distinct\" : 18", "\"holds\" : false", "\"name\" : \"an alert\"", "\"schemaVersion\" : 1",
    ] {
      #expect(first.contains(line), "\(first)")
    }
  }
}
