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
  public var runIndex: UInt64 { run.index }

  /// The choices that the current run has made so far.
  public var trail: ChoiceSequence { run.trail }

  /// Whether the current run asked more questions than allowed; every question beyond the limit was answered 0.
  public var isOverrun: Bool { run.isOverrun }

  private var run: SeededRun
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
    run = SeededRun(firstRun, seed: seed, choiceLimit: choiceLimit)
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
    run.choose(
      among: count, preferring: trail.count < script.count ? script[trail.count].answer : nil)
  }

  /// Starts the run with the next number.
  ///
  /// - Returns: Always true; limits end a campaign.
  public mutating func advance() -> Bool {
    run.advance()
    prepareScript()
    return true
  }

  private mutating func prepareScript() {
    script = []
    guard !kept.isEmpty, run.random.choose(among: 4) > 0 else { return }
    script = kept[run.random.choose(among: kept.count)]
    let edits = 1 + run.random.choose(among: 4)
    for _ in 0..<edits {
      let other = kept[run.random.choose(among: kept.count)]
      script.edit(crossingWith: other, using: &run.random)
    }
  }
}
