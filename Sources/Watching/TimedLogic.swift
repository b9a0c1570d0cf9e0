/// What is said of the moments of a run: linear temporal logic on finite traces, without a next moment.
///
/// De Giacomo and Vardi (IJCAI 2013) define it for a run that is over. Of one that was cut off only that is said to hold
/// or to fail which does so however it goes on, as in the strong and the weak view of Eisner and others
/// (doi:10.1007/978-3-540-45069-6_3); here by Kleene's three values, which may leave open what is decided. There is no
/// *next*, because UIKit does not say how many events a change takes: what is said of a run does not change where a
/// moment comes twice.
package indirect enum TimedLogic: Hashable, Sendable {
  /// The same at every moment.
  case constant(Bool)
  /// What is seen at the moment itself, by its number.
  case proposition(Int)
  case not(TimedLogic)
  case and(TimedLogic, TimedLogic)
  case or(TimedLogic, TimedLogic)
  case implies(TimedLogic, TimedLogic)
  /// At this moment and at every later one.
  case always(TimedLogic)
  /// At this moment or at a later one.
  case eventually(TimedLogic)
  /// The second at this moment or at a later one, and the first at every moment before.
  case until(TimedLogic, TimedLogic)
}

extension TimedLogic {
  /// What can be said of a run from its first moment.
  ///
  /// - Parameters:
  ///   - trace: What is seen at each moment, a bit for each proposition.
  ///   - isOver: Whether the last moment is the last of the run.
  /// - Returns: What can be said; nothing is decided where there is no moment. O(moments) for each operator.
  package func truth(of trace: [UInt64], isOver: Bool) -> Truth {
    truths(of: trace, isOver: isOver).first ?? .open
  }

  /// What can be said of what is left of a run, from each of its moments.
  package func truths(of trace: [UInt64], isOver: Bool) -> [Truth] {
    func truths(_ part: TimedLogic) -> [Truth] { part.truths(of: trace, isOver: isOver) }
    switch self {
    case .constant(let holds): return trace.map { _ in holds ? .holds : .fails }
    case .proposition(let number): return trace.map { $0 & (1 << number) == 0 ? .fails : .holds }
    case .not(let part): return truths(part).map { !$0 }
    case .and(let first, let second): return zip(truths(first), truths(second)).map { min($0, $1) }
    case .or(let first, let second): return zip(truths(first), truths(second)).map { max($0, $1) }
    case .implies(let premise, let conclusion):
      return zip(truths(premise), truths(conclusion)).map { max(!$0, $1) }
    case .always(let part):
      return Self.fromTheEnd(truths(part), after: isOver ? .holds : .open) { min($0, $1) }
    case .eventually(let part):
      return Self.fromTheEnd(truths(part), after: isOver ? .fails : .open) { max($0, $1) }
    case .until(let first, let second):
      let both = Array(zip(truths(first), truths(second)))
      return Self.fromTheEnd(both, after: isOver ? .fails : .open) { max($0.1, min($0.0, $1)) }
    }
  }

  /// The values at each moment, where each follows from what is seen there and the value at the next.
  private static func fromTheEnd<Seen>(
    _ seen: [Seen], after end: Truth, _ value: (Seen, Truth) -> Truth
  ) -> [Truth] {
    var result: [Truth] = []
    for element in seen.reversed() { result.append(value(element, result.last ?? end)) }
    return result.reversed()
  }
}

extension TimedLogic {
  /// A premise, and the formula in which what follows from it can never be as it should.
  package struct Starved: Hashable, Sendable {
    /// The premise.
    package let premise: TimedLogic
    /// The formula; where it holds as well, the premise has never mattered.
    package let formula: TimedLogic
  }

  /// The formula, once for each premise in it, with a conclusion that can never be as it should.
  ///
  /// Where a run keeps that one too, nothing followed from the premise in it, and it was kept in vain (Kupferman and
  /// Vardi, doi:10.1007/s100090100062).
  package var starved: [Starved] { starved(isWanted: true) }

  /// The same of a part.
  ///
  /// - Parameter isWanted: Whether the whole is more likely to hold where this part does.
  /// - Returns: The formula, once for each premise in the part.
  private func starved(isWanted: Bool) -> [Starved] {
    func inside(_ part: TimedLogic, _ isWanted: Bool, _ whole: (TimedLogic) -> TimedLogic) -> [Starved] {
      part.starved(isWanted: isWanted).map { Starved(premise: $0.premise, formula: whole($0.formula)) }
    }
    func inBoth(
      _ first: TimedLogic, _ second: TimedLogic, _ whole: (TimedLogic, TimedLogic) -> TimedLogic
    ) -> [Starved] {
      inside(first, isWanted) { whole($0, second) } + inside(second, isWanted) { whole(first, $0) }
    }
    switch self {
    case .constant, .proposition: return []
    case .not(let part): return inside(part, !isWanted) { .not($0) }
    case .always(let part): return inside(part, isWanted) { .always($0) }
    case .eventually(let part): return inside(part, isWanted) { .eventually($0) }
    case .and(let first, let second): return inBoth(first, second) { .and($0, $1) }
    case .or(let first, let second): return inBoth(first, second) { .or($0, $1) }
    case .until(let first, let second): return inBoth(first, second) { .until($0, $1) }
    case .implies(let premise, let conclusion):
      return [Starved(premise: premise, formula: .implies(premise, .constant(!isWanted)))]
        + inside(premise, !isWanted) { .implies($0, conclusion) }
        + inside(conclusion, isWanted) { .implies(premise, $0) }
    }
  }
}

extension TimedLogic {
  /// The formula with other numbers for its propositions.
  func shifted(by count: Int) -> TimedLogic {
    switch self {
    case .constant: self
    case .proposition(let number): .proposition(number + count)
    case .not(let part): .not(part.shifted(by: count))
    case .and(let first, let second): .and(first.shifted(by: count), second.shifted(by: count))
    case .or(let first, let second): .or(first.shifted(by: count), second.shifted(by: count))
    case .implies(let first, let second): .implies(first.shifted(by: count), second.shifted(by: count))
    case .always(let part): .always(part.shifted(by: count))
    case .eventually(let part): .eventually(part.shifted(by: count))
    case .until(let first, let second): .until(first.shifted(by: count), second.shifted(by: count))
    }
  }

  /// The formula in words.
  ///
  /// - Parameter name: What a proposition is called.
  /// - Returns: The words; parts that have parts are in brackets.
  package func words(_ name: (Int) -> String) -> String {
    func part(_ part: TimedLogic) -> String {
      switch part {
      case .constant, .proposition: part.words(name)
      case .not(.proposition), .not(.constant): part.words(name)
      default: "(\(part.words(name)))"
      }
    }
    return switch self {
    case .constant(let holds): holds ? "anything" : "nothing"
    case .proposition(let number): name(number)
    case .not(let inner): "not \(part(inner))"
    case .and(let first, let second): "\(part(first)) and \(part(second))"
    case .or(let first, let second): "\(part(first)) or \(part(second))"
    case .implies(let premise, let conclusion): "if \(part(premise)) then \(part(conclusion))"
    case .always(let inner): "always \(part(inner))"
    case .eventually(let inner): "eventually \(part(inner))"
    case .until(let first, let second): "\(part(first)) until \(part(second))"
    }
  }
}
