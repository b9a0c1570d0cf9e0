/// A source that passes every question on to another one and writes down the choices.
public struct RecordingSource<Base: ChoiceSource>: ChoiceSource {
  /// The source that decides.
  public private(set) var base: Base

  /// The choices made so far.
  public private(set) var trail = ChoiceSequence()

  /// Whether more questions were asked than may be recorded; those were answered 0 without asking the base.
  public private(set) var isOverrun = false

  private let choiceLimit: Int

  /// Records the choices of a source.
  ///
  /// - Parameters:
  ///   - base: The source that decides.
  ///   - choiceLimit: How many choices are recorded at most, so that a run that asks for ever stays within memory.
  public init(_ base: Base, choiceLimit: Int = 100_000) {
    self.base = base
    self.choiceLimit = choiceLimit
  }

  /// Lets the base decide and records its answer.
  ///
  /// - Parameter count: How many answers there are, at least 1; with 1 nothing is recorded.
  /// - Returns: The base's answer.
  public mutating func choose(among count: Int) -> Int {
    guard count != 1 else { return 0 }
    guard trail.count < choiceLimit else {
      isOverrun = true
      return 0
    }
    let answer = base.choose(among: count)
    trail.append(Choice(answer, of: count))
    return answer
  }
}

// MARK: - Sendable

extension RecordingSource: Sendable where Base: Sendable {}
