import HeadlessUIKit

/// Lets links and taps come while what was done before is still going on: one of each, at every boundary of two events.
@MainActor
struct Intrusion {
  private let exploration: Exploration

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// Intrudes into every action on each screen that was seen; of states that show the same screens with the same buttons
  /// the nearest stands for all.
  func run() {
    var shown: Set<String> = []
    for number in exploration.graph.nodes.indices {
      let node = exploration.graph.nodes[number]
      let sight = node.state.shown + node.actions.map(\.words).joined(separator: "\n")
      guard shown.insert(sight).inserted else { continue }
      for (action, edge) in zip(node.actions, node.edges) where edge?.target != nil {
        for events in 0..<(edge?.events ?? 0) { intrude(into: action, of: number, after: events) }
        if !exploration.mayGoOn { return }
      }
    }
  }

  private func intrude(into action: UserAction, of number: Int, after events: Int) {
    for intruder in possible(into: action, of: number, after: events) where exploration.mayGoOn {
      let steps = [JourneyStep(action: action), JourneyStep(action: intruder, eventsBefore: events)]
      let outcome = outcome(of: intruder, into: action, from: number, after: events)
      exploration.settle(outcome, steps: steps, from: number)
      exploration.checkLimits()
    }
  }

  /// What a user can do, and which links may come, so many events after an action.
  func possible(into action: UserAction, of number: Int, after events: Int) -> [UserAction] {
    exploration.device.launch { usage in
      guard exploration.arrive(at: number, usage), usage.begin(action), usage.advance(events), !usage.isAtRest
      else { return [] }
      return usage.possibleActions(withLinks: true)
    }
  }

  /// What comes of an intruder.
  func outcome(
    of intruder: UserAction, into action: UserAction, from number: Int, after events: Int
  ) -> Outcome {
    exploration.device.launch { usage in
      guard exploration.arrive(at: number, usage) else { return .differs(usage.outline) }
      guard usage.begin(action), usage.advance(events), usage.perform(intruder) else { return .impossible }
      if let violation = doubling(of: action, by: intruder, usage, from: number) {
        return .violates(violation)
      }
      let steps = [JourneyStep(action: action), JourneyStep(action: intruder, eventsBefore: events)]
      return exploration.conclude(usage, steps: steps, from: number, events: 0)
    }
  }

  /// Whether a button that was tapped twice has opened the same screen twice.
  private func doubling(
    of action: UserAction, by intruder: UserAction, _ usage: Usage, from number: Int
  ) -> Violation? {
    guard action == intruder, action.isTouch else { return nil }
    guard let target = exploration.graph.edge(of: action, from: number)?.target else { return nil }
    let once = exploration.graph.nodes[target].state
    let twice = usage.state()
    guard usage.faults.isEmpty, twice.repeats > once.repeats else { return nil }
    return Violation(
      property: .opensOnce, sentence: "A double tap opens \(twice.top) twice", expected: once.outline,
      actual: twice.outline)
  }
}
