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
  private var rows = TrialRows()
  private var codes: [Int32] = []
  private var steps = ValueTable<JourneyStep>()
  /// For each trial that was wrong, one after the other, how many steps had been done since launch, and their numbers.
  private var journeys: [Int32] = []

  /// How much of what can be possible the book knew before, and what else was at some moment.
  private var knownActions = 0
  private var actions: [UserAction] = []

  /// What was possible at some moments, each list by the numbers that the actions have in the book.
  private var lists = ValueTable<[Int32]>()

  /// What was possible at each moment in the middle of actions, by the number of the list.
  private var possible = NumbersByAction()

  /// How many actions were done for it, and how often the app was launched.
  private(set) var counts: Device.Counts

  /// Takes down what came of a share, which has added to the book since a mark.
  @MainActor
  init(_ book: TrialBook, since mark: TrialBook.Mark, _ outcomes: Outcomes, counts: Device.Counts) {
    (states, self.counts) = (book.learnt(since: mark), counts)
    tried = outcomes.trials.map(\.action)
    for (_, trial) in outcomes.trials {
      codes.append(rows.code(of: trial).number)
      guard case .violates(_, let journey) = trial else { continue }
      journeys.append(Int32(journey.count))
      for step in journey { journeys.append(steps.number(of: step)) }
    }
    for (action, moments) in outcomes.possible {
      possible.append(
        moments.map { list in lists.number(of: list.map { book.possible.number(of: $0) }) }, of: action)
    }
    (knownActions, actions) = (mark.possible, Array(book.possible.values(from: mark.possible)))
  }

  /// Adds the states to a book that was the same before, tells what came of each action, and gives what was possible
  /// in the middle of actions.
  @MainActor
  func tell(
    _ book: TrialBook, _ take: @MainActor (TriedAction, Trial) -> Void
  ) -> [(action: TriedAction, actions: [[UserAction]])] {
    let numbers = book.learn(states)
    var next = 0
    for (action, code) in zip(tried, codes) {
      guard let trial = rows.trial(TrialCode(number: code), after: journey(&next)) else { continue }
      take(action, trial.moved { states.number(of: $0, numbers) })
    }
    let known = lists.values(from: 0).map { list in list.map { action($0, in: book) } }
    return possible.all.map { ($0.action, $0.numbers.map { known[Int($0)] }) }
  }

  /// The action that had a number in the book it comes from, which has learnt it now.
  @MainActor
  private func action(_ number: Int32, in book: TrialBook) -> UserAction {
    guard number >= knownActions else { return book.possible[number] }
    let action = actions[Int(number) - knownActions]
    _ = book.possible.number(of: action)
    return action
  }

  /// Reads a journey, and goes on to the next.
  private func journey(_ next: inout Int) -> [JourneyStep] {
    guard next < journeys.count else { return [] }
    let numbers = journeys[(next + 1)...].prefix(Int(journeys[next]))
    next += numbers.count + 1
    return numbers.map { steps[$0] }
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
    (states, tried, counts) = (LearntStates(), [], Device.Counts())
    var reader = KeptReader(kept)
    try keep(by: &reader)
  }

  private mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try states.keep(by: &keeping)
    try keeping.array(&tried)
    try rows.keep(by: &keeping)
    try keeping.array(&codes)
    try steps.keep(by: &keeping)
    try keeping.array(&journeys)
    var numbers = [knownActions]
    try keeping.array(&numbers)
    knownActions = numbers.first ?? 0
    try keeping.list(&actions)
    try lists.keep(by: &keeping)
    try possible.keep(by: &keeping)
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
