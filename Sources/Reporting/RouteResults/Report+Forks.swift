public import RoutingSpecs

extension ReportAssembly {
  /// Tries what else can be done from stacks: the gestures and routes of each, in the order of the stacks.
  public typealias Forking = ([StackState]) throws -> [[StackFork]]

  /// How many violations of a report have forks; each takes a drawing for every state that it leads to.
  nonisolated static let mostForked = 12

  /// Adds what else could have been done at each step of a violation, two moves deep; its steps get the forks' numbers.
  ///
  /// `stacks` stood in the window after each of its decisions, where that is known.
  func addForks(
    to violation: inout Report.Violation, after stacks: [HierarchyDrawing?], from start: StackState,
    _ fork: Forking
  ) rethrows {
    var known = KnownStates()
    _ = known.number(of: start)
    for (index, stack) in stacks.enumerated() {
      guard let stack, let state = StackState(stack, in: app.catalogue) else { continue }
      violation.decisions[index].fork = known.number(of: state)
    }
    var moves: [[Report.Fork.Move]] = []
    for _ in 0..<2 {
      let tried = Array(known.states[moves.count...].prefix(KnownStates.mostTried))
      for forks in try fork(tried) {
        moves.append(
          forks.map { fork in
            Report.Fork.Move(
              title: fork.move, outcome: fork.outcome, next: fork.after.flatMap { known.number(of: $0) })
          })
      }
    }
    let notation = StackNotation(catalogue: app.catalogue)
    violation.forks = known.states.enumerated().map { index, state in
      Report.Fork(
        notation: notation.text(for: state), stack: state.nodes(in: app.catalogue),
        moves: index < moves.count ? moves[index] : [])
    }
  }
}

/// States with a number each, in the order in which they were met.
private struct KnownStates {
  /// How many of them are tried in one go.
  static let mostTried = 12

  /// How many of them there are at most.
  private static let mostStates = 48

  private(set) var states: [StackState] = []
  private var numbers: [StackState: Int] = [:]

  /// The number of a state, or `nil` where it is one too many.
  mutating func number(of state: StackState) -> Int? {
    if let number = numbers[state] { return number }
    guard states.count < Self.mostStates else { return nil }
    numbers[state] = states.count
    states.append(state)
    return states.count - 1
  }
}
