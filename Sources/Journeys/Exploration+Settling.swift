extension Exploration {
  /// Takes down what came of some steps.
  ///
  /// - Parameters:
  ///   - trial: What came of them.
  ///   - steps: The steps.
  ///   - number: The state that they were done in.
  ///   - isConfirmed: Whether they were done right after the shortest journey to that state.
  func settle(_ trial: Trial, steps: [JourneyStep], from number: Int, isConfirmed: Bool = false) {
    switch trial {
    case .impossible: addEdge(to: number, events: 0, of: steps, from: number)
    case .differs(let outline):
      stop = .differs(
        after: graph.journey(to: number).map(\.words), first: graph.nodes[number].state.outline,
        second: outline)
    case .violates(let violation, let journey):
      let shortest = graph.journey(to: number) + steps
      if isConfirmed || journey == shortest || !findings.wants(violation, at: shortest.count) {
        report(violation, steps: steps, from: number)
      } else {
        confirm(trial, of: steps, from: number)
      }
    case .leads(let arrival):
      if graph.number(of: arrival.place) == nil, hasRoom, !isConfirmed,
        !excursion.hasCome(by: graph.journey(to: number) + steps)
      {
        return confirm(trial, of: steps, from: number)
      }
      if let index = steps.last?.action.link, let hasDeclined = arrival.hasDeclined {
        exercise.note(index, declined: hasDeclined)
      }
      if arrival.leavesRemains, let violation = remains(after: steps, from: number, at: arrival.place) {
        return report(violation, steps: steps, from: number)
      }
      let target = self.number(of: arrival.place, steps: steps, from: number, isConfirmed: isConfirmed)
      addEdge(to: target, events: arrival.events, of: steps, from: number)
    }
  }

  /// Shows what was found on the way of another journey once more on the shortest, right from launch.
  ///
  /// What cannot be read of an app, such as what a closure has captured, may tell the two apart. Then what the shortest
  /// journey shows holds for the state, and what is wrong is told with the journey that shows it.
  private func confirm(_ trial: Trial, of steps: [JourneyStep], from number: Int) {
    let place = graph.nodes[number].place
    var again = excursion.trial(of: steps, at: place, afresh: true)
    if !again.isLike(trial) {
      if case .violates(let violation, let journey) = trial {
        findings.add(violation, journey: excursion.shortened(journey, showing: violation), from: number)
      }
      let third = excursion.trial(of: steps, at: place, afresh: true)
      if !third.isLike(again) {
        stop = .differs(
          after: (graph.journey(to: number) + steps).map(\.words), first: outline(after: again),
          second: outline(after: third))
        return
      }
      again = third
      excursion.correct(again, of: steps, at: place)
    }
    settle(again, steps: steps, from: number, isConfirmed: true)
  }

  private func outline(after trial: Trial) -> String {
    trial.place.map { excursion.book.places[$0].state.outline } ?? "something wrong"
  }

  private func report(_ violation: Violation, steps: [JourneyStep], from number: Int) {
    // What is wrong at rest too is told of the one link.
    let told = findings.contains(violation) ? violation : violation.told(after: steps)
    findings.add(told, journey: graph.journey(to: number) + steps, from: number)
    addEdge(to: nil, events: 0, of: steps, from: number)
  }

  /// What is left behind, if some steps have closed a circle: in the state itself or in what the user sees of it, because what
  /// is left behind may be told apart by what it has left in others, such as subscriptions.
  private func remains(after steps: [JourneyStep], from number: Int, at place: Int) -> Violation? {
    let way = graph.way(to: number)
    let closed = graph.number(of: place).flatMap { way.lastIndex(of: $0) }
    guard let start = closed ?? similar(to: place, on: way, after: steps) else { return nil }
    let round = way[(start + 1)...].flatMap { graph.nodes[$0].arrival } + steps
    return excursion.remains(after: steps, at: graph.nodes[number].place, goingRound: round)
  }

  /// The last state of a way that looks like another one, where the way back to that look has not been gone yet.
  private func similar(to place: Int, on way: [Int], after steps: [JourneyStep]) -> Int? {
    let look = excursion.book.places[place].state.look
    guard let start = way.lastIndex(where: { graph.nodes[$0].state.look == look }) else { return nil }
    let way = way[start...].map { graph.nodes[$0].state.top }
    let isNew = roundsGone.insert((way + steps.map(\.words)).joined(separator: "\n") + look).inserted
    return isNew ? start : nil
  }

  private func addEdge(to target: Int?, events: Int, of steps: [JourneyStep], from number: Int) {
    guard steps.count == 1 else { return }
    graph.add(StateGraph.Edge(target: target, events: events), of: steps[0].action, from: number)
  }
}
