@testable import Watching

/// What a formula says of a run that is over, by the definitions, moment against moment; or with a mistake in one of them.
struct WrongLogic {
  /// A mistake that somebody may make.
  enum Mistake: CaseIterable {
    /// What never ends need not end.
    case untilMayNeverEnd
    /// What is waited for holds together with what holds until then.
    case untilKeepsTheFirst
    /// What is waited for must come later.
    case untilIsLater
    case alwaysIsLater
    case eventuallyIsLater
    /// The last moment does not count.
    case lastMomentIsForgotten
    case impliesIsAnd
    case orIsEither
    case notForgetsTheLast
  }

  private let mistake: Mistake?

  init(_ mistake: Mistake?) { self.mistake = mistake }

  func values(_ logic: TimedLogic, _ trace: [UInt64]) -> [Truth] {
    holds(logic, trace).map { $0 ? .holds : .fails }
  }

  private func holds(_ logic: TimedLogic, _ trace: [UInt64]) -> [Bool] {
    let moments = trace.indices
    switch logic {
    case .constant(let value): return trace.map { _ in value }
    case .proposition(let number): return trace.map { $0 >> number & 1 == 1 }
    case .not(let part):
      let part = holds(part, trace)
      return moments.map { mistake == .notForgetsTheLast && $0 == trace.count - 1 ? part[$0] : !part[$0] }
    case .and(let first, let second): return zip(holds(first, trace), holds(second, trace)).map { $0 && $1 }
    case .or(let first, let second):
      return zip(holds(first, trace), holds(second, trace)).map {
        mistake == .orIsEither ? $0 != $1 : $0 || $1
      }
    case .implies(let first, let second):
      return zip(holds(first, trace), holds(second, trace)).map {
        mistake == .impliesIsAnd ? $0 && $1 : !$0 || $1
      }
    case .always(let part):
      let part = holds(part, trace)
      return moments.map { now in later(now, .alwaysIsLater, trace).allSatisfy { part[$0] } }
    case .eventually(let part):
      let part = holds(part, trace)
      return moments.map { now in later(now, .eventuallyIsLater, trace).contains { part[$0] } }
    case .until(let first, let second):
      let (first, second) = (holds(first, trace), holds(second, trace))
      return moments.map { now in
        if mistake == .untilMayNeverEnd, moments[now...].allSatisfy({ first[$0] }) { return true }
        return later(now, .untilIsLater, trace).contains { end in
          second[end] && (now..<end).allSatisfy { first[$0] }
            && (mistake != .untilKeepsTheFirst || first[end])
        }
      }
    }
  }

  /// The moments from one on.
  private func later(_ now: Int, _ isLater: Mistake, _ trace: [UInt64]) -> Range<Int> {
    let end = mistake == .lastMomentIsForgotten ? max(trace.count - 1, now) : trace.count
    return min(mistake == isLater ? now + 1 : now, end)..<end
  }
}
