import Checking
import ToyModels

/// Korat's yardstick: how fast the bare loop is that walks all answers of a run.
@MainActor
enum KoratBench {
  /// All candidates for a binary tree of 12 nodes; their number and that of the trees are Korat's own.
  static func measure() {
    let trees = BinaryTrees(nodeCount: 12)
    var source = EnumeratingSource()
    var (found, tried) = (0, 0)
    let start = Measurement.processorSeconds()
    repeat {
      found += trees.run(with: &source) ? 1 : 0
      tried += 1
    } while source.advance()
    let seconds = Measurement.processorSeconds() - start
    precondition(found == 208_012 && tried == 12_284_830, "as many as Korat counts")
    Measurement.report(
      "binary trees of 12 nodes: \(found) of \(tried)", "\(Int(Double(tried) / seconds)) candidates a second")
  }
}
