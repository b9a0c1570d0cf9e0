/// What a run did, without the names of interchangeable screens: equal for stacks that a route treats alike.
struct NormalisedRun: Equatable {
  /// One controller as the first attempt left it.
  private struct Standing: Equatable {
    /// Where it stood before, or -1 for one that was built.
    var origin: Int
    var entry: StackSnapshot.Entry
  }

  private let judgement: RouteExecution.Judgement
  private let ending: FailureSignature
  private let standings: [Standing]

  /// What the first attempt left, a line for each controller, which is the same in every process.
  var lines: [String] {
    standings.map { standing in
      let entry = standing.entry
      return "\(standing.origin) \(entry.kind) \(entry.isVisible) \(entry.layer) \(entry.parent)"
        + " \(entry.screen) \(entry.context)"
    }
  }

  /// The outline of the run that was just made.
  @MainActor
  init(of execution: RouteExecution, judgement: RouteExecution.Judgement) {
    self.judgement = judgement
    ending = execution.ending
    var origins: [Int: Int] = [:]
    for (index, entry) in execution.before.outerEntries.enumerated() { origins[entry.serial] = index }
    let interchangeable = execution.app.interchangeable
    standings = execution.after.outerEntries.map { entry in
      let origin = origins[entry.serial] ?? -1
      var entry = entry
      // The number of a controller says in which order those of a run were made.
      entry.serial = 0
      if entry.kind == .screen, let group = interchangeable.group(of: Int(entry.screen)) {
        entry.screen = Int16(interchangeable.groups[group][0])
      }
      return Standing(origin: origin, entry: entry)
    }
  }
}

extension StackSnapshot {
  /// The entries but those inside screens, whose own affair they are, each with the index of its container among these.
  fileprivate var outerEntries: [Entry] {
    var numbers = [Int16](repeating: -1, count: entries.count)
    var result: [Entry] = []
    for (index, var entry) in entries.enumerated() {
      if entry.parent >= 0 {
        let parent = Int(entry.parent)
        guard numbers[parent] >= 0, entries[parent].kind != .screen else { continue }
        entry.parent = numbers[parent]
      }
      numbers[index] = Int16(result.count)
      result.append(entry)
    }
    return result
  }
}

extension RouteExecution {
  /// Performs the route from a stack, and from its twin before, where it has one.
  ///
  /// - Parameters:
  ///   - state: The stack to start from.
  ///   - twin: The stack that differs from it in interchangeable screens alone; `nil` where nothing is compared. It was
  ///     run before, in this process or another.
  /// - Returns: What the run from the stack has shown, and whether the route did something else than from the twin.
  func result(from state: StackState, twin: StackState?) -> RunResult {
    guard let twin else { return result(from: state) }
    let expected = NormalisedRun(of: self, judgement: run(from: twin))
    let judgement = run(from: state)
    var result = result(of: judgement)
    result.differs = NormalisedRun(of: self, judgement: judgement) != expected
    return result
  }
}
