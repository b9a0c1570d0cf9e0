/// A source that serves runs drawn at random, each from a seed of its own.
///
/// Run number `i` depends on the seed and `i` only, so that a campaign goes on where it stopped and many machines
/// share one by taking blocks of run numbers.
public struct SamplingSource: RunSource, Sendable {
  /// The seed of the whole campaign.
  public let seed: Seed

  /// The number of the current run.
  public var runIndex: UInt64 { run.index }

  /// The choices that the current run has made so far.
  public var trail: ChoiceSequence { run.trail }

  /// Whether the current run asked more questions than allowed; every question beyond the limit was answered 0.
  public var isOverrun: Bool { run.isOverrun }

  /// What a sample of these runs is worth.
  public let selection: RunSelection

  private var beginning = ChoiceSequence()
  private var run: SeededRun

  /// Starts a campaign, or goes on with one.
  ///
  /// - Parameters:
  ///   - seed: The seed of the whole campaign.
  ///   - firstRun: The number of the first run to serve.
  ///   - isUniform: Whether the code under check turns independent uniform answers into states that are equally
  ///     likely, for instance because it draws a rank. Only the caller can know; the report repeats it.
  ///   - choiceLimit: How many questions of a run are decided; the run is marked overrun beyond.
  public init(
    seed: Seed, firstRun: UInt64 = 0, isUniform: Bool = false, choiceLimit: Int = 100_000
  ) {
    self.seed = seed
    selection = isUniform ? .uniformSample : .biasedSample
    run = SeededRun(firstRun, seed: seed, choiceLimit: choiceLimit)
  }

  /// Nothing: a random run follows no earlier one.
  public var divergence: Divergence? { nil }

  /// Never: drawing at random shows no end.
  public var isExhausted: Bool { false }

  /// Draws an answer, all equally likely, where the run's beginning does not give it.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  public mutating func choose(among count: Int) -> Int {
    run.choose(
      among: count, preferring: trail.count < beginning.count ? beginning[trail.count].answer : nil)
  }

  /// Starts the run with the next number.
  ///
  /// - Returns: Always true; limits end a sample.
  public mutating func advance() -> Bool {
    run.advance()
    beginning = []
    return true
  }
}

extension SamplingSource: SteeredSource {
  package mutating func begin(with beginning: ChoiceSequence) { self.beginning = beginning }
}
