/// A source for fuzzing: each run repeats a kept sequence with a few random edits.
///
/// Sequences that showed something new are kept and edited again. A quarter of the runs, and all while nothing is
/// kept, are drawn afresh, so that a campaign is never stuck around what it has kept. Where an edited run
/// asks a question that the sequence does not answer, the answer is drawn at random.
///
/// Run number `i` depends on the seed, on `i` and on what was kept before it.
public struct MutatingSource: RunSource, Sendable {
  /// The sequences that are edited, in the order in which they were kept.
  public private(set) var kept: [ChoiceSequence]

  /// The number of the current run.
  public private(set) var runIndex: UInt64

  /// The choices that the current run has made so far.
  public private(set) var trail = ChoiceSequence()

  /// Whether the current run asked more questions than allowed; every question beyond the limit was answered 0.
  public private(set) var isOverrun = false

  private let seed: Seed
  private let choiceLimit: Int
  private var random: RandomSource
  private var script = ChoiceSequence()

  /// Starts a campaign, or goes on with one.
  ///
  /// - Parameters:
  ///   - kept: The sequences to edit at the beginning; more may be kept later.
  ///   - seed: The seed of the whole campaign.
  ///   - firstRun: The number of the first run to serve.
  ///   - choiceLimit: How many questions of a run are decided; the run is marked overrun beyond.
  public init(
    keeping kept: [ChoiceSequence] = [], seed: Seed, firstRun: UInt64 = 0, choiceLimit: Int = 100_000
  ) {
    self.kept = kept
    self.seed = seed
    self.choiceLimit = choiceLimit
    runIndex = firstRun
    random = RandomSource(seed: seed.derived(firstRun))
    prepareScript()
  }

  /// Nothing: an edited run is meant to differ.
  public var divergence: Divergence? { nil }

  /// Never: drawing at random shows no end.
  public var isExhausted: Bool { false }

  /// At random, near what was kept.
  public var selection: RunSelection { .biasedSample }

  /// Adds a sequence to those that are edited.
  ///
  /// - Parameter sequence: The choices of a run that showed something new.
  public mutating func keep(_ sequence: ChoiceSequence) {
    kept.append(sequence)
  }

  /// Gives the edited answer where it is possible, and draws one where not.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  public mutating func choose(among count: Int) -> Int {
    guard count != 1 else { return 0 }
    guard trail.count < choiceLimit else {
      isOverrun = true
      return 0
    }
    let scripted = trail.count < script.count ? script[trail.count].answer : count
    let answer = scripted < count ? scripted : random.choose(among: count)
    trail.append(Choice(answer, of: count))
    return answer
  }

  /// Starts the run with the next number.
  ///
  /// - Returns: Always true; limits end a campaign.
  public mutating func advance() -> Bool {
    runIndex &+= 1
    random = RandomSource(seed: seed.derived(runIndex))
    trail.removeAll(keepingCapacity: true)
    isOverrun = false
    prepareScript()
    return true
  }

  private mutating func prepareScript() {
    script = []
    guard !kept.isEmpty, random.choose(among: 4) > 0 else { return }
    script = kept[random.choose(among: kept.count)]
    let edits = 1 + random.choose(among: 4)
    for _ in 0..<edits {
      let other = kept[random.choose(among: kept.count)]
      script.edit(crossingWith: other, using: &random)
    }
  }
}
