import Checking
import HierarchyAbusing

/// Makes a failing list of answers short: leaves out whole operations, then zeroes single answers.
///
/// A list is flat, and an operation asks for more answers or fewer when something before it has changed. So each
/// operation keeps answers of its own here: what it does not ask for is skipped, and what it lacks is 0, so that leaving
/// one out does not change the meaning of all that follow.
@MainActor
struct AbuseThinning {
  /// The answers of each operation; the first list is what is asked before any.
  private var parts: [[Choice]]
  /// The problem that the answers lead to, once something was left out.
  private var finding: HierarchyAbuse.Finding?
  private let operations: Int
  private let isWanted: (HierarchyAbuse.Finding) -> Bool

  /// Splits a failing list into its operations.
  init(
    _ choices: ChoiceSequence, operations: Int, where isWanted: @escaping (HierarchyAbuse.Finding) -> Bool
  ) {
    parts = [[]]
    for choice in choices {
      if choice.bound == HierarchyAbuse.operationChoices { parts.append([]) }
      parts[parts.count - 1].append(choice)
    }
    self.operations = operations
    self.isWanted = isWanted
  }

  /// Leaves out what the problem does not need.
  ///
  /// - Returns: The answers that lead to a problem of the wanted kind, and that problem where anything could be left out.
  ///   O(operations × log operations + answers) runs.
  mutating func thin() -> (answers: ChoiceSequence, finding: HierarchyAbuse.Finding?) {
    var length = Int.max
    while parts.count < length {
      length = parts.count
      leaveOutOperations()
    }
    zeroAnswers()
    return (ChoiceSequence(parts.joined()), finding)
  }

  private mutating func leaveOutOperations() {
    var size = parts.count / 2
    while size >= 1 {
      var start = parts.count - size
      while start >= 1 {
        var fewer = parts
        fewer.removeSubrange(start..<start + size)
        attempt(fewer)
        start = min(start, parts.count) - size
      }
      size /= 2
    }
  }

  private mutating func zeroAnswers() {
    for index in parts.indices.reversed() where index < parts.count {
      // The first answer says which operation it is; 0 would end the list.
      for place in parts[index].indices.dropFirst(index > 0 ? 1 : 0)
      where index < parts.count && place < parts[index].count && parts[index][place].answer > 0 {
        var simpler = parts
        simpler[index][place] = Choice(0, of: simpler[index][place].bound)
        attempt(simpler)
      }
    }
  }

  /// Takes a list over if it still leads to the problem, as far as it was asked for.
  private mutating func attempt(_ candidate: [[Choice]]) {
    var asked: [[Choice]] = [[]]
    let finding = HierarchyAbuse.replay(operations: operations) { count in
      if count == HierarchyAbuse.operationChoices { asked.append([]) }
      let (part, place) = (asked.count - 1, asked[asked.count - 1].count)
      let isKnown = part < candidate.count && place < candidate[part].count
      let answer = isKnown ? min(candidate[part][place].answer, count - 1) : 0
      asked[part].append(Choice(answer, of: count))
      return answer
    }.finding
    guard let finding, isWanted(finding) else { return }
    parts = asked
    self.finding = finding
  }
}
