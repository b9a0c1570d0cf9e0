import Checking
import ToyModels

/// Korat's yardstick: how fast the bare loop is that walks all answers of a run.
@MainActor
enum KoratBench {
  /// All candidates for a binary tree of 12 nodes; their number and that of the trees are Korat's own.
  static func measure() {
    let trees = BinaryTrees(nodeCount: 12)
    var limits = ExplorationLimits()
    limits.runs = .max
    var exploration = Exploration(EnumeratingSource(), limits: limits)
    let start = Measurement.processorSeconds()
    let reason = exploration.explore { trees.run(with: &$0) }
    let seconds = Measurement.processorSeconds() - start
    let tally = exploration.tally
    precondition(
      reason == nil && tally.passed == 208_012 && tally.total == 12_284_830, "as many as Korat counts")
    Measurement.report(
      "binary trees of 12 nodes: \(tally.passed) of \(tally.total)",
      "\(Int(Double(tally.total) / seconds)) candidates a second")
  }
}
