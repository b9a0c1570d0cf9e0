/// A part of the tree of all runs: those from one sequence of choices on, as far as they share its beginning.
///
/// Shards divide a walk among workers without knowing the tree: a worker runs a few runs of a shard, and what is left
/// is split at the question nearest to the root that still has other answers. How a walk is divided depends on the
/// runs alone, so it is the same for any number of workers, and no run is made twice or left out.
///
///     let rest = ChoiceShard(startingAt: [Choice(0, of: 3), Choice(1, of: 2)])
///     rest.parts()   // 0:3.1:2 under 0:3, everything under 1:3, everything under 2:3
public struct ChoiceShard: Hashable, Sendable, Codable {
  /// The beginning of the first run; beyond its end every answer is 0.
  public let start: ChoiceSequence

  /// How many choices at the beginning of `start` are the same for all runs of the shard.
  public let fixedCount: Int

  /// Describes a shard; all runs, unless told otherwise.
  ///
  /// - Parameters:
  ///   - start: The beginning of the first run.
  ///   - fixedCount: How many of its choices never change; other values than `0...start.count` are brought there.
  public init(startingAt start: ChoiceSequence = [], fixedCount: Int = 0) {
    self.start = start
    self.fixedCount = Swift.min(Swift.max(fixedCount, 0), start.count)
  }

  /// A source that serves the runs of the shard.
  public var source: EnumeratingSource { EnumeratingSource(startingAt: start, fixedCount: fixedCount) }

  /// Disjoint shards that have the same runs together, in lexicographic order.
  ///
  /// - Returns: The shards; only this one where nothing is known about any question that has other answers left.
  public func parts() -> [ChoiceShard] {
    guard let level = (fixedCount..<start.count).first(where: { !start[$0].isLast }) else { return [self] }
    let open = start[level]
    let siblings = (open.answer + 1..<open.bound).map { answer in
      ChoiceShard(
        startingAt: ChoiceSequence(start.choices[..<level] + [Choice(answer, of: open.bound)]),
        fixedCount: level + 1)
    }
    return [ChoiceShard(startingAt: start, fixedCount: level + 1)] + siblings
  }
}
