/// Looks for a short condition that is true in some stacks and false in others: one candidate or its opposite, or two
/// of them together.
///
/// Answers are kept as bits, one for each stack; a pair costs one operation on them for every 64 stacks.
struct FailureConditionSearch {
  /// A condition that was found.
  struct Found {
    let predicate: StatePredicate
    let words: String
  }

  private struct Literal {
    let predicate: StatePredicate
    let words: String
    let isCount: Bool
    var bits: [UInt64] = []
  }

  private var literals: [Literal]
  private let resolved: [ResolvedPredicate]
  private var wanted: [UInt64] = []
  private var count = 0

  /// Prepares a search.
  init(_ space: StackSpace) {
    let candidates = FailureCondition.candidates(for: space)
    resolved = candidates.map { candidate in
      guard let resolved = try? ResolvedPredicate(candidate.predicate, in: space.catalogue) else {
        preconditionFailure("a condition was made of a screen that the catalogue does not have")
      }
      return resolved
    }
    // A candidate and its opposite stand side by side: the answer to one is the answer to both.
    literals = candidates.flatMap { candidate in
      [
        Literal(predicate: candidate.predicate, words: candidate.words, isCount: candidate.isCount),
        Literal(
          predicate: .not(candidate.predicate), words: candidate.opposite, isCount: candidate.isCount),
      ]
    }
  }

  /// Takes down a stack, and whether the condition is to be true in it.
  mutating func add(_ state: StackState, isWanted: Bool) {
    if count.isMultiple(of: 64) {
      wanted.append(0)
      for index in literals.indices { literals[index].bits.append(0) }
    }
    let (word, bit) = (count / 64, UInt64(1) << UInt64(count % 64))
    if isWanted { wanted[word] |= bit }
    for (index, predicate) in resolved.enumerated() {
      literals[predicate.evaluate(state) ? 2 * index : 2 * index + 1].bits[word] |= bit
    }
    count += 1
  }

  /// The plainest condition that fits all stacks so far; `nil` where none of the kind does.
  func find() -> Found? {
    if wanted.allSatisfy({ $0 == 0 }) { return nil }
    if isEverywhere { return Found(predicate: .always, words: "always") }
    if let single = literals.first(where: { $0.bits == wanted }) {
      return Found(predicate: single.predicate, words: single.words)
    }
    // Two conditions without numbers are plainer than two of which one has a number.
    return pair(of: literals.filter { !$0.isCount }) ?? pair(of: literals)
  }

  private func pair(of literals: [Literal]) -> Found? {
    // Both halves of a conjunction are true wherever it is.
    let necessary = literals.filter { zip($0.bits, wanted).allSatisfy { $0 & $1 == $1 } }
    if let found = pair(of: necessary, joinedBy: "and", { $0 & $1 }) {
      return Found(predicate: .all([found.0.predicate, found.1.predicate]), words: found.words)
    }
    let sufficient = literals.filter { zip($0.bits, wanted).allSatisfy { $0 & $1 == $0 } }
    if let found = pair(of: sufficient, joinedBy: "or", { $0 | $1 }) {
      return Found(predicate: .any([found.0.predicate, found.1.predicate]), words: found.words)
    }
    return nil
  }

  private var isEverywhere: Bool { wanted.reduce(0) { $0 + $1.nonzeroBitCount } == count }

  private func pair(
    of literals: [Literal], joinedBy word: String, _ combine: (UInt64, UInt64) -> UInt64
  ) -> (Literal, Literal, words: String)? {
    for (index, first) in literals.enumerated() {
      for second in literals[(index + 1)...]
      where wanted.indices.allSatisfy({ combine(first.bits[$0], second.bits[$0]) == wanted[$0] }) {
        return (first, second, "\(first.words) \(word) \(second.words)")
      }
    }
    return nil
  }
}
