/// A source that repeats a recorded sequence, and says how far the run still fits it.
///
/// A run may ask other questions than when it was recorded: shrinking cuts pieces out, and code changes. The source
/// always answers, and marks what it had to bend. Past the end of the sequence the answer is 0.
public struct ReplaySource: ChoiceSource, Sendable {
  /// The sequence to repeat.
  public let sequence: ChoiceSequence

  /// How many recorded choices have been used.
  public private(set) var position = 0

  /// Whether more questions were asked than recorded; those were answered 0.
  public private(set) var isOverrun = false

  /// Whether a recorded answer was not among those asked for; it was lowered to the last one there is.
  public private(set) var isClamped = false

  /// The first question that had another number of answers than when it was recorded, or nil.
  public private(set) var divergence: Divergence?

  /// Starts at the beginning of a sequence.
  public init(_ sequence: ChoiceSequence) {
    self.sequence = sequence
  }

  /// Whether the run so far asked exactly the questions that were recorded, none missing and none besides.
  public var isFaithful: Bool {
    !isOverrun && divergence == nil && position == sequence.count
  }

  /// Gives the recorded answer.
  ///
  /// - Parameter count: How many answers there are, at least 1; with 1 nothing is read.
  /// - Returns: The recorded answer, lowered to `count - 1` where it is larger; 0 past the end.
  public mutating func choose(among count: Int) -> Int {
    precondition(count >= 1, "a question needs an answer, not \(count)")
    guard count > 1 else { return 0 }
    guard position < sequence.count else {
      isOverrun = true
      return 0
    }
    let choice = sequence[position]
    if choice.bound != count, divergence == nil {
      divergence = Divergence(position: position, recordedBound: choice.bound, askedBound: count)
    }
    position += 1
    guard choice.answer < count else {
      isClamped = true
      return count - 1
    }
    return choice.answer
  }
}
