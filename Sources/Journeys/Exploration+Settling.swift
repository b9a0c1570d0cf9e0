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
    case .impossible: settle(steps, from: number)
    case .differs(let outline):
      stop = .differs(
        after: graph.journey(to: number).map(\.words),
        first: excursion.book.outline(at: graph.place(of: number)), second: outline)
    case .violates(let violation, let journey):
      let shortest = graph.journey(to: number) + steps
      if isConfirmed || journey == shortest || !findings.wants(violation, at: shortest.count) {
        report(violation, steps: steps, from: number)
      } else {
        confirm(trial, of: steps, from: number)
      }
    case .leads(let arrival):
      let deviations = newDeviations(at: arrival.place, from: number)
      let length = excursion.book.depth(at: graph.place(of: number)) + steps.count
      let isShown = hasRoom(for: arrival.place) || deviations.contains { findings.wants($0, at: length) }
      if graph.number(of: arrival.place) == nil, isShown, !isConfirmed,
        !excursion.hasCome(by: graph.journey(to: number) + steps)
      {
        return confirm(trial, of: steps, from: number)
      }
      if let index = steps.last?.action.link, let hasDeclined = arrival.hasDeclined {
        let isChanging = steps.last?.eventsBefore != nil || arrival.place != graph.place(of: number)
        exercise.note(index, declined: hasDeclined, changing: isChanging)
      }
      if arrival.leavesRemains, let violation = remains(after: steps, from: number, at: arrival.place) {
        return report(violation, steps: steps, from: number)
      }
      for deviation in deviations {
        findings.add(deviation, journey: graph.journey(to: number) + steps, from: number)
      }
      addState(at: arrival.place, steps: steps, from: number, isConfirmed: isConfirmed)
      settle(steps, from: number)
    }
  }

  /// Takes down a state to which steps at rest have led otherwise than was known, because they were done so often.
  func take(_ state: AppState, of usage: Usage, after steps: [JourneyStep], from number: Int) {
    let book = excursion.book
    let place =
      book.number(of: state)
      ?? book.add(
        state, of: usage, from: graph.place(of: number), by: steps,
        outside: Judge(app: device.app, usage: usage).deviations(state))
    for deviation in newDeviations(at: place, from: number) {
      findings.add(deviation, journey: graph.journey(to: number) + steps, from: number)
    }
    addState(at: place, steps: steps, from: number, isConfirmed: false)
  }

  /// Shows what was found on the way of another journey once more on the shortest, right from launch.
  ///
  /// What cannot be read of an app, such as what a closure has captured, may tell the two apart. Then what the shortest
  /// journey shows holds for the state, and what is wrong is told with the journey that shows it.
  private func confirm(_ trial: Trial, of steps: [JourneyStep], from number: Int) {
    let place = graph.place(of: number)
    var again = takeConfirmed(steps, at: place) ?? excursion.trial(of: steps, at: place, afresh: true)
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

  /// What came of some steps right from launch, if that was tried ahead.
  private func takeConfirmed(_ steps: [JourneyStep], at place: Int) -> Trial? {
    guard !ahead.confirmed.isEmpty, let action = excursion.book.action(of: steps, at: place) else {
      return nil
    }
    return ahead.confirmed.removeValue(forKey: action)
  }

  private func outline(after trial: Trial) -> String {
    trial.place.map { excursion.book.outline(at: $0) } ?? "something wrong"
  }

  private func report(_ violation: Violation, steps: [JourneyStep], from number: Int) {
    // What is wrong at rest too is told of the one link.
    let told = findings.contains(violation) ? violation : violation.told(after: steps)
    findings.add(told, journey: graph.journey(to: number) + steps, from: number)
    settle(steps, from: number, isWrong: true)
  }

  /// By what a state is outside the shape, and the state before it is not.
  private func newDeviations(at place: Int, from number: Int) -> [Violation] {
    let book = excursion.book
    let all = book.deviations(at: place)
    guard !all.isEmpty else { return [] }
    let known = book.deviations(at: max(graph.place(of: number), 0)).map(\.sentence)
    return all.filter { !known.contains($0.sentence) }
  }

  /// What is left behind, if some steps have closed a circle: in the state itself or in what the user sees of it, because what
  /// is left behind may be told apart by what it has left in others, such as subscriptions.
  private func remains(after steps: [JourneyStep], from number: Int, at place: Int) -> Violation? {
    let way = graph.way(to: number)
    let closed = graph.number(of: place).flatMap { way.lastIndex(of: $0) }
    guard let start = closed ?? similar(to: place, on: way, after: steps) else { return nil }
    let round = way[(start + 1)...].flatMap { graph.arrival(of: $0) } + steps
    return excursion.remains(after: steps, at: graph.place(of: number), goingRound: round)
  }

  /// The last state of a way that looks like another one, where the way back to that look has not been gone yet.
  private func similar(to place: Int, on way: [Int], after steps: [JourneyStep]) -> Int? {
    let book = excursion.book
    let look = book.lookMark(at: place)
    guard let start = way.lastIndex(where: { book.lookMark(at: graph.place(of: $0)) == look }) else {
      return nil
    }
    let tops = way[start...].map { graph.top(of: $0) }
    var maker = Fingerprinter()
    for text in tops + steps.map(\.words) { maker.add(text) }
    let isNew = roundsGone.insert([look, maker.fingerprint]).inserted
    return isNew ? start : nil
  }

  private func settle(_ steps: [JourneyStep], from number: Int, isWrong: Bool = false) {
    guard steps.count == 1, steps[0].eventsBefore == nil else { return }
    graph.settle(steps[0].action, from: number, isWrong: isWrong)
  }
}
