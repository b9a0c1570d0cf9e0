/// Which part of a campaign or a check one of several processes makes.
struct Shard: Equatable {
  /// The number of the first round or route that belongs to it, from 0; then each that follows after `count`.
  let first: UInt64
  /// How many shards there are, at least 1.
  let count: UInt64

  static let whole = Shard(first: 0, count: 1)

  /// The most shards.
  private static let most: UInt64 = 1_000_000

  /// A shard by its number, from 1.
  init?(number: UInt64?, of count: UInt64?) {
    guard let number, let count, count >= 1, count <= Self.most, number >= 1, number <= count else {
      return nil
    }
    self.init(first: number - 1, count: count)
  }

  private init(first: UInt64, count: UInt64) {
    self.first = first
    self.count = count
  }

  /// The first round of the shard that is not before another round.
  func firstRound(from round: UInt64) -> UInt64 {
    guard round > first else { return first }
    return first + (round - first + count - 1) / count * count
  }

  /// The shard in words.
  var words: String { "shard \(first + 1) of \(count)" }

  /// What belongs to the shard of a list that all shards have.
  func part<Element>(of list: [Element]) -> [Element] {
    guard first < list.count else { return [] }
    return stride(from: Int(first), to: list.count, by: Int(count)).map { list[$0] }
  }

  /// The variables by which what starts many processes tells each which one it is.
  private static let engines = [
    Engine(
      number: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: "SLURM_ARRAY_TASK_MIN",
      step: "SLURM_ARRAY_TASK_STEP"),
    Engine(number: "JOB_COMPLETION_INDEX", count: "TEST_TOTAL_SHARDS"),
    Engine(number: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    Engine(number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", lowest: 1),
  ]

  /// The variables of one of them.
  private struct Engine {
    var number: String
    var count: String
    /// The variables that hold the lowest number and how far apart numbers are, or else those two.
    var first: String?
    var step: String?
    var lowest: UInt64 = 0

    /// The shard, where the variables are there.
    func shard(_ environment: (String) -> String?) -> (number: String, count: String, shard: Shard?)? {
      guard let number = environment(number), let count = environment(count) else { return nil }
      let first = first.flatMap(environment).flatMap { UInt64($0) } ?? lowest
      let step = step.flatMap(environment).flatMap { UInt64($0) } ?? 1
      guard let own = UInt64(number), own >= first, step > 0 else { return (number, count, nil) }
      return (number, count, Shard(number: (own - first) / step + 1, of: UInt64(count)))
    }
  }

  /// The shard that is asked for, as `2/4`, or else by what has started the process; the variable that says so, if
  /// one does.
  @MainActor
  static func asked(
    for text: String?, in environment: (String) -> String?
  ) throws(CommandError) -> (shard: Shard, variable: String?) {
    if let text {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
      guard parts.count == 2, let shard = Shard(number: parts[0], of: parts[1]) else {
        throw .badValue(
          text, option: "--shard",
          allowed: "a number from 1 and how many there are, as 2/4; the first is at most the second")
      }
      return (shard, nil)
    }
    for engine in engines {
      guard let (number, count, shard) = engine.shard(environment) else { continue }
      guard let shard else {
        throw .badValue(
          number, option: engine.number,
          allowed: "the number of one of the shards of `\(engine.count)`, \(count)")
      }
      return (shard, engine.number)
    }
    return (.whole, nil)
  }
}
