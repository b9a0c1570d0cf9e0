import Checking
import Foundation
import HierarchyAbusing

/// Abuses the hierarchy for long, far beyond what the tests have time for; run by `scripts/abuse.sh`.
///
///     abuse OPERATIONS SEED              one run without a fresh start
///     abuse OPERATIONS SEED EPISODE      a fresh start every so many operations, each with the next seed
///     abuse survey COUNT SEED EPISODE    so many seeds, a fresh start for each; all that is wrong
///     abuse shrink SEED EPISODE          the simplest list of answers that leads to the same kind of problem
///     abuse show ANSWER...               what such a list does, step by step
@MainActor
enum AbuseBench {
  /// Runs what the arguments say.
  ///
  /// - Returns: Whether everything was in order.
  static func run(_ arguments: [String]) -> Bool {
    let numbers = arguments.compactMap { Int($0) }
    switch arguments.first {
    case "shrink" where numbers.count == 2:
      return shrink(seed: UInt64(numbers[0]), operations: numbers[1])
    case "survey" where numbers.count == 3:
      return survey(count: numbers[0], first: UInt64(numbers[1]), episode: numbers[2])
    case "show": return show(numbers)
    case _ where numbers.count == arguments.count && (2...3).contains(numbers.count):
      return count(operations: numbers[0], seed: UInt64(numbers[1]), episode: numbers.last ?? 0)
    default:
      print(
        "abuse wants OPERATIONS SEED [EPISODE], survey COUNT SEED EPISODE, shrink SEED EPISODE, or show ANSWER..."
      )
      return false
    }
  }

  private static func survey(count: Int, first: UInt64, episode: Int) -> Bool {
    var total = HierarchyAbuse.Summary()
    var wrong = 0
    for seed in first..<(first + UInt64(count)) {
      let summary = HierarchyAbuse.run(operations: 1, seed: seed, episode: episode)
      total.add(summary)
      guard let finding = summary.finding else { continue }
      wrong += 1
      print("WRONG: \(finding)")
      fflush(nil)
    }
    print("\(count) seeds, \(total.operations) operations, \(total.checks) times invariants checked")
    print(
      "  alive after clear: \(total.liveAfterClear), after reset: \(total.liveAfterReset), wrong: \(wrong)")
    return wrong == 0
  }

  private static func count(operations: Int, seed: UInt64, episode: Int) -> Bool {
    let length = episode == Int(seed) ? operations : episode
    let start = Measurement.processorSeconds()
    let summary = HierarchyAbuse.run(operations: operations, seed: seed, episode: length)
    let seconds = Measurement.processorSeconds() - start
    let episodes = (summary.operations + length - 1) / length
    print("\(summary.operations) operations in \(episodes) episodes, the first of seed \(seed)")
    print("invariants checked \(summary.checks) times, after every operation and in every window")
    for (name, count) in summary.faults.sorted(by: { $0.key < $1.key }) { print("  \(count) × \(name)") }
    print("alive after clearing the windows: \(summary.liveAfterClear), all kept by what UIKit would leak:")
    print("  \(summary.leaks) controllers, each with its fault")
    print("alive after the reset: \(summary.liveAfterReset)")
    print(String(format: "%.1f seconds of processor time", seconds))
    print(summary.finding.map { "WRONG: \($0)" } ?? "nothing wrong")
    return summary.finding == nil
  }
}
