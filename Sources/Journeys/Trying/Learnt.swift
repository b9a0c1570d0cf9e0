/// An action of a state, by their numbers in a book.
struct TriedAction: Hashable, Codable {
  let place: Int32
  let action: Int32

  init(_ action: Int, at place: Int) { (self.place, self.action) = (Int32(place), Int32(action)) }
}

/// What came of some actions, or of what came in the middle of them.
struct Outcomes {
  /// Each with an action that it began with; of one there may be several, in the order in which they were asked for.
  var trials: [(action: TriedAction, trial: Trial)] = []

  /// What was possible after each number of events, for actions into which something was to come.
  var possible: [(action: TriedAction, actions: [[UserAction]])] = []
}

/// What came of a share, on its way to the book of another process.
struct Learnt {
  private var states: LearntStates
  private var tried: [TriedAction]
  private var trials = TrialRows()
  private var lists = ValueTable<[UserAction]>()
  private var possible: [Possible] = []

  /// What was possible at the moments of an action, by the numbers of the lists.
  private struct Possible: Codable {
    let action: TriedAction
    let lists: [Int32]
  }

  /// How many actions were done for it, and how often the app was launched.
  private(set) var counts: Device.Counts

  /// Takes down what came of a share.
  ///
  /// - Parameters:
  ///   - states: The states that were met.
  ///   - outcomes: What came of it.
  ///   - counts: What that took.
  init(_ states: LearntStates, _ outcomes: Outcomes, counts: Device.Counts) {
    (self.states, self.counts) = (states, counts)
    tried = outcomes.trials.map(\.action)
    _ = trials.add(tried.count)
    for (index, (_, trial)) in outcomes.trials.enumerated() { trials.set(trial, at: index) }
    for (action, moments) in outcomes.possible {
      possible.append(Possible(action: action, lists: moments.map { lists.number(of: $0) }))
    }
  }

  /// Adds the states to a book that was the same before.
  ///
  /// - Returns: What came of the share, with the numbers that the states have there.
  @MainActor
  func tell(_ book: TrialBook) -> Outcomes {
    let numbers = book.learn(states)
    var outcomes = Outcomes()
    for (index, action) in tried.enumerated() {
      guard let trial = trials.trial(at: index) else { continue }
      outcomes.trials.append((action, trial.moved { states.number(of: $0, numbers) }))
    }
    outcomes.possible = possible.map { ($0.action, $0.lists.map { lists[$0] }) }
    return outcomes
  }

  // MARK: - Bytes

  /// What another process reads.
  var bytes: [UInt8] {
    var (copy, writer) = (self, KeptWriter())
    // Texts, whole numbers and lists of them: nothing of it can fail to be written.
    return (try? writer.entry { writer throws(KeptFault) in try copy.keep(by: &writer) }) ?? []
  }

  /// Reads what another process has written.
  init(bytes: [UInt8]) throws(KeptFault) {
    var kept = KeptExploration()
    try kept.add(bytes)
    self.init(LearntStates(), Outcomes(), counts: Device.Counts())
    var reader = KeptReader(kept)
    try keep(by: &reader)
  }

  private mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try states.keep(by: &keeping)
    try keeping.array(&tried)
    try trials.keep(by: &keeping)
    try lists.keep(by: &keeping)
    try keeping.list(&possible)
    try keeping.value(&counts)
  }
}

extension Trial {
  /// The same where states have other numbers.
  fileprivate func moved(_ number: (Int) -> Int) -> Trial {
    guard case .leads(let arrival) = self else { return self }
    return .leads(
      Arrival(
        place: number(arrival.place), hasDeclined: arrival.hasDeclined, leavesRemains: arrival.leavesRemains))
  }
}
