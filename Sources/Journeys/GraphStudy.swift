import HeadlessUIKit

/// Judges what only shows when all states are known: dead buttons, dead ends, Back that goes round.
@MainActor
struct GraphStudy {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// Judges the graph.
  func run() {
    findDeadButtons()
    // What was left out may lead anywhere.
    if exploration.stop == nil { findDeadEnds() }
    findCirclesOfBack()
  }

  // MARK: - Buttons

  /// Finds a button that does nothing although the same button does something where the screen looks the same.
  private func findDeadButtons() {
    var answers: [String: String] = [:]
    forEachTouch { node, action, target in
      let after = graph.nodes[target].state.look
      let look = node.state.look
      if after != look, answers[look + action.words] == nil {
        answers[look + action.words] = graph.nodes[target].state.outline
      }
    }
    for number in graph.nodes.indices {
      let node = graph.nodes[number]
      for (action, edge) in zip(node.actions, node.edges) where edge?.target == number {
        guard let answer = answers[node.state.look + action.words] else { continue }
        let violation = Violation.unanswered(action, in: node.state, answered: answer)
        let step = JourneyStep(action: action)
        exploration.findings.add(
          violation, journey: graph.journey(to: number) + [step, step], from: number, isOfWhole: true)
      }
    }
  }

  private func forEachTouch(_ body: (StateGraph.Node, UserAction, Int) -> Void) {
    for node in graph.nodes {
      for (action, edge) in zip(node.actions, node.edges) where action.isButton {
        if let target = edge?.target { body(node, action, target) }
      }
    }
  }

  // MARK: - Dead ends

  /// Finds states from which a user never gets back to most of the screens.
  private func findDeadEnds() {
    let parts = StrongComponents(steps)
    guard
      let home = parts.members.indices.max(by: {
        tops(parts.members[$0]).count < tops(parts.members[$1]).count
      })
    else { return }
    let homeTops = tops(parts.members[home])
    for part in parts.members.indices where part != home && isClosed(parts, part) {
      let lost = homeTops.subtracting(tops(parts.members[part]))
      // A tour that is shown once is no dead end, and of one screen nobody can say that it is home.
      guard homeTops.count > tops(parts.members[part]).count else { continue }
      guard lost.count * 2 > homeTops.count, let number = parts.members[part].min() else { continue }
      let state = graph.nodes[number].state
      let violation = Violation(
        property: .leadsHome, sentence: "Nothing that a user can do leads away from \(state.top)",
        expected: "a way back to \(lost.sorted().joined(separator: ", "))",
        actual: "no way back to any of them")
      exploration.findings.add(violation, journey: graph.journey(to: number), from: number, isOfWhole: true)
    }
  }

  /// Where a user gets from each state, links apart.
  private var steps: [[Int]] {
    graph.nodes.map { node in
      zip(node.actions, node.edges).compactMap { $0.isLink ? nil : $1?.target }
    }
  }

  /// Whether nothing leads out of a part; what leads to something wrong may lead anywhere.
  private func isClosed(_ parts: StrongComponents, _ part: Int) -> Bool {
    parts.members[part].allSatisfy { number in
      let node = graph.nodes[number]
      return zip(node.actions, node.edges).allSatisfy { action, edge in
        action.isLink || (edge?.target).map { parts.part[$0] == part } ?? false
      }
    }
  }

  private func tops(_ numbers: [Int]) -> Set<String> { Set(numbers.map { graph.nodes[$0].state.top }) }

  // MARK: - Back

  /// Finds journeys on which Back goes on for ever.
  private func findCirclesOfBack() {
    let back = graph.nodes.indices.map { number in
      backAction(of: number).flatMap { graph.edge(of: $0, from: number)?.target }
    }
    for number in graph.nodes.indices {
      var (current, count) = (number, 0)
      while let next = back[current], count < graph.nodes.count {
        count += 1
        current = next
        guard current == number, let action = backAction(of: number) else { continue }
        let violation = Violation(
          property: .backEnds, sentence: "Back from \(graph.nodes[number].state.top) never ends",
          expected: "the first screen of the stack",
          actual: "the same screen again after tapping Back \(count) times")
        let round = Array(repeating: JourneyStep(action: action), count: count)
        exploration.findings.add(
          violation, journey: graph.journey(to: number) + round, from: number, isOfWhole: true)
        break
      }
    }
  }

  private func backAction(of number: Int) -> UserAction? {
    graph.nodes[number].actions.first { $0.kind == .gestures([.tapBack]) }
  }
}

extension String {
  /// The text with its first letter large.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
