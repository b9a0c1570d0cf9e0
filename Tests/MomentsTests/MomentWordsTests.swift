import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// What is said of an order of events in which something is wrong.
@MainActor
@Suite struct MomentWordsTests {
  private static func route(_ name: String) -> Route {
    Route(name, summary: name, expecting: Expectation(reaches: Target(screen: 0))) { $0.finish(.reached) }
  }

  private static func record(_ endings: [(reached: Bool, error: String?)], overlaps: Bool) -> MomentRecord {
    var record = MomentRecord(requests: endings.count)
    record.isAtRest = true
    for (index, ending) in endings.enumerated() {
      record.requests[index].ending.completions = 1
      (record.requests[index].ending.isReached, record.requests[index].ending.error) = ending
      record.requests[index].isShown = true
      record.requests[index].hasOverlapped = overlaps && index > 0
      record.requests[index].over = overlaps || index == 0 ? 0 : 1
    }
    return record
  }

  /// What is said of the second of two orders, where the first is the one in which the other one comes at rest.
  private static func sentence(
    _ routes: [Route], _ overlap: Overlap, atRest: MomentRecord, _ record: MomentRecord,
    _ property: RouteProperty = .reachesTarget
  ) -> String? {
    var findings = MomentFindings(
      of: routes.map { OverlappingRequest($0) }, as: overlap, judging: .moments)
    findings.note(atRest, order: EnumeratingSource())
    findings.note(record, order: EnumeratingSource())
    return findings.sentence(about: property)
  }

  @Test func `a link in a gesture is compared with itself at rest, as neither is to win`() throws {
    let sentence = Self.sentence(
      [Route(gesture: .back), Self.route("link")], .unspecified,
      atRest: Self.record([(true, nil), (false, "noHome")], overlaps: false),
      Self.record([(true, nil), (true, nil)], overlaps: true))
    #expect(
      sentence
        == "link came before anything else happened, and it said that it arrived, where at rest it declined with noHome. "
        + "At rest it would have done no harm.")
  }

  @Test func `where the first is to win, both are told`() throws {
    let sentence = Self.sentence(
      [Self.route("one"), Self.route("two")], .firstWins,
      atRest: Self.record([(true, nil), (true, nil)], overlaps: false),
      Self.record([(true, nil), (true, nil)], overlaps: true))
    #expect(
      sentence
        == "two came before anything else happened, and it said that it arrived, though only the first one was to, and "
        + "the first one said that it arrived. At rest it would have done no harm.")
  }

  @Test func `where nothing came in the middle, it is the order of the events before that is told`() throws {
    var late = Self.record([(true, nil), (true, nil)], overlaps: false)
    late.requests[0].ending.completions = 0
    let sentence = Self.sentence(
      [Self.route("one"), Self.route("two")], .unspecified,
      atRest: Self.record([(true, nil), (true, nil)], overlaps: false), late, .terminates)
    #expect(
      sentence
        == "two came at rest, though events before had come in another order, and the first one's completion was never "
        + "called. In the usual order no harm was done.")
  }
}
