/// What a run has decided so far, in memory that outlives the process of the run.
///
/// A worker writes it with plain stores, some nanoseconds for each choice; whoever shares the memory reads it when the
/// worker has died, and knows the run that killed it. Nothing here is synchronised: while the worker lives only
/// `runsStarted` may be read, as a hint of progress.
public struct RunBoard {
  /// The words: the number of runs, the number of choices of the current one, then an answer and a bound for each.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>

  @usableFromInline let capacity: Int

  /// How many choices of a run a board of the standard size has room for.
  public static let mostChoices = 4_094

  /// The standard size in bytes.
  public static let standardSize = 16 + 16 * mostChoices

  /// Takes over memory, and leaves it as it is.
  ///
  /// - Parameters:
  ///   - memory: The memory, aligned for words; it must outlive the board.
  ///   - size: Its size in bytes, at least 16; a choice takes 16.
  public init(_ memory: UnsafeMutableRawPointer, size: Int) {
    precondition(size >= 16, "a board of \(size) bytes has no place for its counts")
    words = memory.bindMemory(to: UInt64.self, capacity: size / 8)
    capacity = (size - 16) / 16
  }

  /// How many runs were started since the board was cleared; the last of them is the current one.
  public var runsStarted: Int { Int(words[0]) }

  /// The choices of the current run, or nil where it made more than the board has room for.
  public var trail: ChoiceSequence? {
    let count = Int(words[1])
    guard count <= capacity else { return nil }
    return ChoiceSequence(
      (0..<count).map { Choice(Int(words[2 + 2 * $0]), of: Int(words[3 + 2 * $0])) })
  }

  /// Forgets all runs.
  public func clear() {
    words[0] = 0
    words[1] = 0
  }

  /// Notes that a run begins.
  @inlinable
  public func startRun() {
    words[1] = 0
    words[0] &+= 1
  }

  /// Notes a choice of the current run.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - bound: How many answers there were.
  @inlinable
  public func note(_ answer: Int, of bound: Int) {
    let index = Int(words[1])
    if index < capacity {
      words[2 + 2 * index] = UInt64(answer)
      words[3 + 2 * index] = UInt64(bound)
    }
    // The count comes last: a choice counts when it is written.
    words[1] = UInt64(index + 1)
  }
}
