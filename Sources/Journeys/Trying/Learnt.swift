/// An action of a state, by their numbers in a book.
struct TriedAction: Hashable {
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

  /// Everything that was possible at some moment, and the lists of what was at one, by numbers of the former.
  private var (actions, lists) = (ValueTable<UserAction>(), ValueTable<[Int32]>())

  /// What was possible in the middle of actions: the action, how many moments, and the number of the list of each.
  private var possible: [Int32] = []

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
      possible += [action.place, action.action, Int32(moments.count)]
      for list in moments { possible.append(lists.number(of: list.map { actions.number(of: $0) })) }
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
    let known = lists.values(from: 0).map { list in list.map { actions[$0] } }
    var rest = possible[...]
    while rest.count >= 3 {
      let (place, action, count) = (rest.removeFirst(), rest.removeFirst(), Int(rest.removeFirst()))
      outcomes.possible.append(
        (TriedAction(Int(action), at: Int(place)), rest.prefix(count).map { known[Int($0)] }))
      rest = rest.dropFirst(count)
    }
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
    try actions.keep(by: &keeping)
    try lists.keep(by: &keeping)
    try keeping.array(&possible)
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
