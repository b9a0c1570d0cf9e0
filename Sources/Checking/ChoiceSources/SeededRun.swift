/// One run of a campaign that draws its answers, with a stream of its own by its number.
///
/// Run number `i` depends on the seed and on `i`, so that a campaign goes on where it stopped and many machines share
/// one by taking blocks of run numbers.
struct SeededRun: Sendable {
  /// The number of the run.
  private(set) var index: UInt64

  /// The choices that the run has made so far.
  private(set) var trail = ChoiceSequence()

  /// Whether the run asked more questions than allowed.
  private(set) var isOverrun = false

  /// The run's own stream.
  var random: RandomSource

  private let seed: Seed
  private let choiceLimit: Int

  init(_ index: UInt64, seed: Seed, choiceLimit: Int) {
    self.index = index
    self.seed = seed
    self.choiceLimit = choiceLimit
    random = RandomSource(seed: seed.derived(index))
  }

  /// Answers a question; beyond the limit the answer is 0.
  ///
  /// - Parameters:
  ///   - count: How many answers there are, at least 1.
  ///   - preferred: The answer to give if it is one of them; otherwise one is drawn, all equally likely.
  /// - Returns: An answer in `0..<count`.
  mutating func choose(among count: Int, preferring preferred: Int? = nil) -> Int {
    guard count != 1 else { return 0 }
    guard trail.count < choiceLimit else {
      isOverrun = true
      return 0
    }
    let answer = preferred.flatMap { $0 < count ? $0 : nil } ?? random.choose(among: count)
    trail.append(Choice(answer, of: count))
    return answer
  }

  /// Starts the run with the next number.
  mutating func advance() {
    index &+= 1
    random = RandomSource(seed: seed.derived(index))
    trail.removeAll(keepingCapacity: true)
    isOverrun = false
  }
}
