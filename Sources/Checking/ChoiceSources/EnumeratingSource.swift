/// A source that walks all answers depth first: each sequence of choices exactly once, in lexicographic order.
///
/// The first run is answered 0 everywhere; each `advance()` moves the last question that has another answer to its
/// next one, so that runs share the longest possible prefix. Code that asks two yes-or-no questions is run with
/// `00`, `01`, `10`, `11`. Code that asks the second only after a 1 is run with `0`, `10`, `11`.
///
/// - Complexity: O(1) for each question, and no allocation once the longest run has been seen.
@frozen
public struct EnumeratingSource: RunSource, Sendable {
  @usableFromInline var choices: [Choice]
  @usableFromInline var position = 0
  @usableFromInline let fixedCount: Int
  @usableFromInline let choiceLimit: Int

  /// Whether the current run asked more questions than allowed; every question beyond the limit was answered 0.
  public private(set) var isOverrun = false

  /// Where the current run asked other questions than an earlier one with the same answers, or nil.
  public private(set) var divergence: Divergence?

  /// Starts a walk, at the very first run unless told otherwise.
  ///
  /// - Parameters:
  ///   - start: The choices of the first run. A walk that was interrupted goes on from the `plan` of its next run.
  ///   - fixedCount: How many choices at the beginning of `start` never change: the walk stays under that prefix,
  ///     which is one shard of the space. In `0...start.count`; other values are brought into that range.
  ///   - choiceLimit: How many questions of a run are decided; the run is marked overrun beyond.
  public init(startingAt start: ChoiceSequence = [], fixedCount: Int = 0, choiceLimit: Int = 100_000) {
    choices = start.choices
    self.fixedCount = Swift.min(Swift.max(fixedCount, 0), start.count)
    self.choiceLimit = choiceLimit
    choices.reserveCapacity(32)
  }

  /// The choices that the current run has made so far.
  public var trail: ChoiceSequence { ChoiceSequence(choices[..<position]) }

  /// The beginning of the current run, after which every answer is 0.
  ///
  /// An interrupted walk goes on from here.
  public var plan: ChoiceSequence { ChoiceSequence(choices) }

  /// Gives the answer of the current run.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  @inlinable
  public mutating func choose(among count: Int) -> Int {
    guard position < choices.count else { return extend(among: count) }
    let choice = choices[position]
    guard choice.bound == count else { return answerMismatch(among: count) }
    position += 1
    return choice.answer
  }

  /// Moves to the next sequence of answers.
  ///
  /// - Returns: Whether there is one; false also where the run just ended asked fewer questions than the one before
  ///   it with the same answers, which `divergence` then tells.
  @inlinable
  public mutating func advance() -> Bool {
    guard position == choices.count else {
      noteMissingQuestion()
      return false
    }
    position = 0
    if isOverrun { forgetOverrun() }
    while choices.count > fixedCount {
      let last = choices.count - 1
      if !choices[last].isLast {
        choices[last] = Choice(unchecked: choices[last].answer + 1, of: choices[last].bound)
        return true
      }
      choices.removeLast()
    }
    return false
  }

  /// Answers a question that no earlier run has asked at this place.
  @inlinable
  mutating func extend(among count: Int) -> Int {
    precondition(count >= 1, "a question needs an answer, not \(count)")
    guard count > 1 else { return 0 }
    guard position < choiceLimit else { return answerBeyondLimit() }
    choices.append(Choice(unchecked: 0, of: count))
    position += 1
    return 0
  }

  // The rare events are calls, so that what is inlined into the loop stays small.

  @usableFromInline
  mutating func answerBeyondLimit() -> Int {
    isOverrun = true
    return 0
  }

  @usableFromInline
  mutating func forgetOverrun() {
    isOverrun = false
  }

  /// Answers a question whose number of answers is not the recorded one: a question without alternatives is
  /// answered and skipped, everything else is a divergence.
  @usableFromInline
  mutating func answerMismatch(among count: Int) -> Int {
    precondition(count >= 1, "a question needs an answer, not \(count)")
    guard count > 1 else { return 0 }
    let recorded = choices[position]
    if divergence == nil {
      divergence = Divergence(position: position, recordedBound: recorded.bound, askedBound: count)
    }
    position += 1
    return Swift.min(recorded.answer, count - 1)
  }

  @usableFromInline
  mutating func noteMissingQuestion() {
    guard divergence == nil else { return }
    divergence = Divergence(
      position: position, recordedBound: choices[position].bound, askedBound: nil)
  }
}
