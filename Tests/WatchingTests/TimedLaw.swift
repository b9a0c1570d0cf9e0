@testable import Watching

/// An equation of linear temporal logic on finite traces that holds at every moment of every run.
struct TimedLaw: Sendable {
  let name: String
  let left: TimedLogic
  let right: TimedLogic

  /// The values at each moment of a run, whoever computes them.
  typealias Logic = (_ formula: TimedLogic, _ trace: [UInt64]) -> [Truth]

  /// The first law that somebody's logic does not keep.
  static func firstBroken(_ traces: [[UInt64]], _ logic: Logic) -> String? {
    brokenUnfolding(traces, logic)
      ?? all.first { law in traces.contains { logic(law.left, $0) != logic(law.right, $0) } }?.name
  }

  private static let all: [TimedLaw] =
    [TimedLogicTests.first, .until(first, second)].flatMap { ofOne($0) } + ofTwo
  private static let (first, second) = (TimedLogicTests.first, TimedLogicTests.second)

  private static func ofOne(_ part: TimedLogic) -> [TimedLaw] {
    [
      TimedLaw(name: "not, twice", left: .not(.not(part)), right: part),
      TimedLaw(
        name: "always and eventually are dual", left: .not(.always(part)), right: .eventually(.not(part))),
      TimedLaw(name: "always, twice", left: .always(.always(part)), right: .always(part)),
      TimedLaw(name: "eventually, twice", left: .eventually(.eventually(part)), right: .eventually(part)),
      TimedLaw(
        name: "eventually is until", left: .eventually(part), right: .until(.constant(true), part)),
      // The last moment of a run is always the last: on finite traces the two orders mean the same.
      TimedLaw(
        name: "the last moment", left: .always(.eventually(part)), right: .eventually(.always(part))),
    ]
  }

  private static let ofTwo: [TimedLaw] = [first, .not(first), .eventually(second)].flatMap { first in
    [second, .always(second)].flatMap { second in
      [
        TimedLaw(
          name: "until, twice", left: .until(first, .until(first, second)), right: .until(first, second)),
        TimedLaw(
          name: "the dual of until", left: .not(.until(first, second)),
          right: .or(
            .always(.not(second)), .until(.not(second), .and(.not(first), .not(second))))),
        TimedLaw(
          name: "De Morgan", left: .not(.and(first, second)), right: .or(.not(first), .not(second))),
        TimedLaw(name: "implies", left: .implies(first, second), right: .or(.not(first), second)),
        TimedLaw(
          name: "always of both", left: .always(.and(first, second)),
          right: .and(.always(first), .always(second))),
      ]
    }
  }

  /// Each operator over time says what holds now and what it says of the next moment, if there is one.
  private static func brokenUnfolding(_ traces: [[UInt64]], _ logic: Logic) -> String? {
    let kinds: [(name: String, formula: TimedLogic, unfold: (Truth, Truth, Truth?) -> Truth)] = [
      ("always", .always(first), { now, _, next in min(now, next ?? .holds) }),
      ("eventually", .eventually(first), { now, _, next in max(now, next ?? .fails) }),
      ("until", .until(first, second), { now, end, next in max(end, min(now, next ?? .fails)) }),
    ]
    return kinds.first { kind in
      traces.contains { trace in
        let values = logic(kind.formula, trace)
        let (now, end) = (logic(first, trace), logic(second, trace))
        return trace.indices.contains { place in
          let next = place + 1 < values.count ? values[place + 1] : nil
          return values[place] != kind.unfold(now[place], end[place], next)
        }
      }
    }.map { "\($0.name) unfolds" }
  }
}
