import HeadlessUIKit

/// Lets links and taps come while what was done before is still going on, at every boundary of two events.
@MainActor
struct Intrusion {
  private let exploration: Exploration

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// Lets so many come, one after the other, into every action on each screen that was seen; of states that show the same
  /// screens with the same buttons the nearest stand for all.
  func run(count: Int) {
    var seen: [String: Int] = [:]
    let graph = exploration.graph
    for number in graph.indices {
      let actions = graph.actions(of: number)
      let shown = graph.book.shown(at: graph.place(of: number))
      let sight = "\(shown)\n" + actions.map(\.words).joined(separator: "\n")
      seen[sight, default: 0] += 1
      guard seen[sight, default: 0] <= exploration.limits.statesPerSight else { continue }
      for (action, edge) in zip(actions, graph.edges(of: number)) where edge?.target != nil {
        intrude(into: [JourneyStep(action: action)], of: number, count: count)
        if !exploration.mayGoOn { return }
      }
    }
  }

  /// Lets so many come after some steps; what comes of fewer was tried before.
  private func intrude(into steps: [JourneyStep], of number: Int, count: Int) {
    for (events, intruders) in possible(into: steps, of: number).enumerated() {
      for intruder in intruders where exploration.mayGoOn {
        let steps = steps + [JourneyStep(action: intruder, eventsBefore: events)]
        guard count == 1 else {
          intrude(into: steps, of: number, count: count - 1)
          continue
        }
        exploration.interruptions += 1
        exploration.settle(trial(of: steps, from: number), steps: steps, from: number)
        exploration.checkLimits()
      }
    }
  }

  /// What a user can do, and which links may come, after each number of events after some steps.
  func possible(into steps: [JourneyStep], of number: Int) -> [[UserAction]] {
    exploration.excursion.possibleActions(during: steps, at: exploration.graph.place(of: number))
  }

  /// What comes of some steps, the last of which comes in the middle.
  func trial(of steps: [JourneyStep], from number: Int) -> Trial {
    exploration.excursion.trial(of: steps, at: exploration.graph.place(of: number))
  }
}
