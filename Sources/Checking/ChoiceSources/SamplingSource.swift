/// A source that serves runs drawn at random, each from a seed of its own.
///
/// Run number `i` depends on the seed and `i` only, so that a campaign goes on where it stopped and many machines
/// share one by taking blocks of run numbers.
public struct SamplingSource: RunSource, Sendable {
  /// The seed of the whole campaign.
  public let seed: Seed

  /// The number of the current run.
  public private(set) var runIndex: UInt64

  /// The choices that the current run has made so far.
  public private(set) var trail = ChoiceSequence()

  /// Whether the current run asked more questions than allowed; every question beyond the limit was answered 0.
  public private(set) var isOverrun = false

  private let choiceLimit: Int
  private var beginning = ChoiceSequence()
  /// The stream of the current run alone.
  private var random: RandomSource

  /// Starts a campaign, or goes on with one.
  ///
  /// - Parameters:
  ///   - seed: The seed of the whole campaign.
  ///   - firstRun: The number of the first run to serve.
  ///   - choiceLimit: How many questions of a run are decided; the run is marked overrun beyond.
  public init(seed: Seed, firstRun: UInt64 = 0, choiceLimit: Int = 100_000) {
    self.seed = seed
    self.choiceLimit = choiceLimit
    runIndex = firstRun
    random = RandomSource(seed: seed.derived(firstRun))
  }

  /// Nothing: a random run follows no earlier one.
  public var divergence: Divergence? { nil }

  /// Draws an answer, all equally likely, where the run's beginning does not give it.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  public mutating func choose(among count: Int) -> Int {
    guard count != 1 else { return 0 }
    guard trail.count < choiceLimit else {
      isOverrun = true
      return 0
    }
    let preferred = trail.count < beginning.count ? beginning[trail.count].answer : .max
    let answer = preferred < count ? preferred : random.choose(among: count)
    trail.append(Choice(answer, of: count))
    return answer
  }

  /// Starts the run with the next number.
  ///
  /// - Returns: Always true; limits end a sample.
  public mutating func advance() -> Bool {
    runIndex &+= 1
    random = RandomSource(seed: seed.derived(runIndex))
    trail.removeAll(keepingCapacity: true)
    isOverrun = false
    beginning = []
    return true
  }
}

extension SamplingSource: SteeredSource {
  package mutating func begin(with beginning: ChoiceSequence) { self.beginning = beginning }
}
