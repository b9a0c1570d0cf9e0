import Checking
import Foundation
import HierarchyAbusing

extension AbuseBench {
  /// Prints the simplest list of answers that leads to the same kind of problem as a seed.
  static func shrink(seed: UInt64, operations: Int) -> Bool {
    var trail = ChoiceSequence()
    let first = HierarchyAbuse.run(operations: 1, seed: seed, episode: operations) { answer, count in
      trail.append(Choice(answer, of: count))
    }
    guard let original = first.finding else {
      print("nothing wrong")
      return true
    }
    print("\(original)")
    let found = kind(of: original.problem)
    var thinning = AbuseThinning(trail, operations: operations) { kind(of: $0.problem) == found }
    let (simplest, finding) = thinning.thin()
    print((finding ?? original).problem)
    print(simplest.map { String($0.answer) }.joined(separator: " "))
    return false
  }

  /// A problem without its numbers.
  private static func kind(of problem: String) -> String {
    problem.split(whereSeparator: { $0.isNumber }).joined(separator: "#")
  }

  /// Prints what a list of answers does.
  static func show(_ answers: [Int]) -> Bool {
    var rest = answers[...]
    let summary = HierarchyAbuse.replay(
      trace: {
        print($0)
        // What was done last is what matters where the list leads to a trap.
        fflush(nil)
      }, choose: { min(rest.popFirst() ?? 0, $0 - 1) })
    print(summary.finding.map { "WRONG: \($0)" } ?? "nothing wrong")
    return summary.finding == nil
  }
}
