/// What a process has done in its runs, in memory that outlives it.
///
/// A worker writes it with plain stores, some nanoseconds for each choice and each run; whoever shares the memory reads
/// it when the worker has died, and knows the run that killed it and what the runs before it have shown. Nothing here
/// is synchronised: while the worker lives only `runsStarted` and `isResting` may be read, as hints of progress.
///
/// The worker runs code that may write where it must not, and dies of it: whatever the words are, they are read as some
/// runs, choices and results.
public struct RunBoard {
  /// The words: the number of runs, the number of results, the number of choices of the current run, whether to stop,
  /// whether no run is under way, the number of news, then an answer and a bound for each choice, then the results, then the
  /// news, two words each.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>

  @usableFromInline let choiceCapacity: Int

  /// How many runs may be given a result between two clearings.
  public let resultCapacity: Int

  /// How much news there is room for between two clearings.
  @usableFromInline let newsCapacity: Int

  /// How many choices of a run a board of the standard size has room for.
  public static let mostChoices = 4_096

  /// How many results a board of the standard size has room for.
  public static let mostResults = 4_096

  /// How much news a board of the standard size has room for.
  public static let mostNews = 8_192

  /// The most runs that are counted, more than any worker starts; a few boards' runs can be added up.
  public static let mostRuns: UInt64 = 1 << 40

  /// What tells a word with a result from one that was never written.
  @usableFromInline static let written: UInt64 = 1 << 63

  /// How many words come before the choices.
  @usableFromInline static let header = 6

  /// The size of a board in bytes.
  ///
  /// - Parameters:
  ///   - choices: How many choices of a run it has room for.
  ///   - results: How many results it has room for.
  ///   - news: How much news it has room for.
  /// - Returns: The bytes.
  public static func size(
    choices: Int = mostChoices, results: Int = mostResults, news: Int = mostNews
  ) -> Int {
    8 * (header + 2 * choices + results + 2 * news)
  }

  /// Takes over memory, and leaves it as it is.
  ///
  /// - Parameters:
  ///   - memory: As many bytes as `size(choices:results:news:)` says, aligned for words; it must outlive the board.
  ///   - choices: How many choices of a run it has room for.
  ///   - results: How many results it has room for.
  ///   - news: How much news it has room for.
  public init(
    _ memory: UnsafeMutableRawPointer, choices: Int = mostChoices, results: Int = mostResults,
    news: Int = mostNews
  ) {
    let size = Self.size(choices: choices, results: results, news: news)
    words = memory.bindMemory(to: UInt64.self, capacity: size / 8)
    choiceCapacity = choices
    resultCapacity = results
    newsCapacity = news
  }

  /// How many runs were started since the board was cleared; the last of them is the current one.
  public var runsStarted: Int { Int(min(words[0], Self.mostRuns)) }

  /// The choices of the current run; the first ones where it made more than the board has room for.
  public var trail: ChoiceSequence {
    let count = Int(min(words[2], UInt64(choiceCapacity)))
    return ChoiceSequence((0..<count).lazy.map(choice).prefix { $0 != nil }.compactMap(\.self))
  }

  /// A choice of the current run; `nil` where the words there are none.
  private func choice(_ index: Int) -> Choice? {
    let (answer, bound) = (words[Self.header + 2 * index], words[Self.header + 1 + 2 * index])
    guard answer < bound, let bound = Int(exactly: bound) else { return nil }
    return Choice(unchecked: Int(answer), of: bound)
  }

  /// What the finished runs have shown, in their order.
  public var results: [UInt64] {
    (0..<resultCapacity).lazy.map { words[firstResult + $0] }.prefix { $0 & Self.written != 0 }
      .map { $0 & ~Self.written }
  }

  @usableFromInline var firstResult: Int { Self.header + 2 * choiceCapacity }

  /// What runs have told besides, in their order: two words each, in the caller's terms.
  public var news: [(UInt64, UInt64)] {
    (0..<Int(min(words[5], UInt64(newsCapacity)))).map {
      (words[firstNews + 2 * $0], words[firstNews + 1 + 2 * $0])
    }
  }

  private var firstNews: Int { firstResult + resultCapacity }

  /// Forgets all runs and their news.
  public func clear() {
    // What counts them may have been written over, so all are looked at.
    for index in firstResult..<firstResult + resultCapacity where words[index] != 0 { words[index] = 0 }
    for index in 0..<Self.header { words[index] = 0 }
  }

  /// Notes that a run begins.
  @inlinable
  public func startRun() {
    words[2] = 0
    words[4] = 0
    words[0] &+= 1
  }

  /// Notes that until the next run begins no code under test is running, however long that takes.
  public func rest() { words[4] = 1 }

  /// Whether no code under test is running.
  public var isResting: Bool { words[4] != 0 }

  /// Whether the worker is asked to stop as soon as it can.
  public var isToStop: Bool { words[3] != 0 }

  /// Asks the worker to stop as soon as it can; only of use to one that looks.
  public func requestStop() { words[3] = 1 }

  /// Notes a choice of the current run.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - bound: How many answers there were.
  @inlinable
  public func note(_ answer: Int, of bound: Int) {
    let index = Int(words[2])
    if index < choiceCapacity {
      words[Self.header + 2 * index] = UInt64(answer)
      words[Self.header + 1 + 2 * index] = UInt64(bound)
    }
    // The count comes last: a choice counts when it is written.
    words[2] = UInt64(index + 1)
  }

  /// Notes something that the current run has told, which costs less than a message and outlives the process as well.
  ///
  /// - Parameters:
  ///   - first: A word, in the caller's terms.
  ///   - second: Another one.
  /// - Returns: Whether there was room for it.
  public func tell(_ first: UInt64, _ second: UInt64) -> Bool {
    let index = Int(min(words[5], UInt64(newsCapacity)))
    guard index < newsCapacity else { return false }
    words[firstNews + 2 * index] = first
    words[firstNews + 1 + 2 * index] = second
    // The count comes last: news counts when it is written.
    words[5] = UInt64(index + 1)
    return true
  }

  /// Notes that the current run is over and what it has shown.
  ///
  /// The result is one word, so a process that is killed here has either written it or not.
  ///
  /// - Parameter result: What the run has shown, in the caller's terms; the topmost of its bits is lost.
  @inlinable
  public func finishRun(_ result: UInt64) {
    let index = Int(words[1])
    precondition(index < resultCapacity, "a board has no room for more than \(resultCapacity) results")
    words[firstResult + index] = result | Self.written
    words[1] = UInt64(index + 1)
  }
}
