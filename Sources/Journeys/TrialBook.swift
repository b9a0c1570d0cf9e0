/// What came of something that was done in a state.
enum Trial {
  /// There was nothing to do it with.
  case impossible
  /// The state was not there any more: the app differs from launch to launch.
  case differs(String)
  /// Something is wrong, after everything that had been done since launch.
  case violates(Violation, after: [JourneyStep])
  /// The app came to rest in a state.
  case leads(Arrival)

  /// Where an app came to rest.
  struct Arrival {
    /// The state, by its number in the book.
    let place: Int
    /// How many events it took.
    let events: Int
    /// Whether the link that came last has declined, if one came.
    let hasDeclined: Bool?
    /// Whether something is alive that nobody stores.
    let leavesRemains: Bool
  }

  /// The state that it led to, by its number in the book.
  var place: Int? {
    if case .leads(let arrival) = self { arrival.place } else { nil }
  }
}

extension Trial {
  /// Whether another trial of the same has come to the same.
  func isLike(_ other: Trial) -> Bool {
    switch (self, other) {
    case (.impossible, .impossible): true
    case (.violates(let first, _), .violates(let second, _)):
      first.property == second.property && first.sentence == second.sentence
    case (.leads(let first), .leads(let second)): first.place == second.place
    default: false
    }
  }
}

/// The states that were met, in whatever order, and what came of what was done in them.
struct TrialBook {
  /// One state.
  struct Place {
    let state: AppState
    let actions: [UserAction]

    /// What stands in the window, by its number in the book; `nil` where nothing does.
    let tree: Int?

    /// The numbers of what the team wants to see and sees here.
    let witnessed: [Int]

    /// How it was reached: the place before, or -1 for launch, and the steps from there.
    fileprivate(set) var parent: Int
    fileprivate(set) var arrival: [JourneyStep]
    fileprivate(set) var depth: Int

    /// What came of each action, as far as it was tried.
    fileprivate(set) var trials: [Trial?]

    /// The number of the first action that was not tried.
    fileprivate(set) var firstUntried = 0

    /// Whether something was not tried.
    var isOpen: Bool { firstUntried < trials.count }
  }

  private(set) var places: [Place] = []

  /// What stood in the window, each only once: many states differ in what the app stores alone.
  private(set) var trees: [ScreenTree] = []
  private var treeNumbers: [ScreenTree: Int] = [:]
  private var numbers: [AppState: Int] = [:]

  /// The number of a state, if it was met.
  func number(of state: AppState) -> Int? { numbers[state] }

  /// Adds a state that was not met before, in which an app is now.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - usage: The app.
  ///   - parent: The number of the state before, or -1 for launch.
  ///   - steps: What led here.
  /// - Returns: The state's number.
  @MainActor
  mutating func add(_ state: AppState, of usage: Usage, from parent: Int, by steps: [JourneyStep]) -> Int {
    numbers[state] = places.count
    let actions = usage.possibleActions
    places.append(
      Place(
        state: state, actions: actions, tree: ScreenTree(of: usage.window).map { number(of: $0) },
        witnessed: usage.witnessed(in: state), parent: parent, arrival: steps,
        depth: parent < 0 ? 0 : places[parent].depth + steps.count,
        trials: Array(repeating: nil, count: actions.count)))
    return places.count - 1
  }

  private mutating func number(of tree: ScreenTree) -> Int {
    if let known = treeNumbers[tree] { return known }
    treeNumbers[tree] = trees.count
    trees.append(tree)
    return trees.count - 1
  }

  /// Takes down the shortest way to a state.
  mutating func set(arrival steps: [JourneyStep], from parent: Int, of place: Int) {
    places[place].parent = parent
    places[place].arrival = steps
    places[place].depth = places[parent].depth + steps.count
  }

  /// Takes down what came of an action.
  mutating func set(_ trial: Trial, of action: Int, at place: Int) {
    places[place].trials[action] = trial
    while places[place].isOpen, places[place].trials[places[place].firstUntried] != nil {
      places[place].firstUntried += 1
    }
  }

  /// What came of an action, if it was tried.
  func trial(of action: UserAction, at place: Int) -> Trial? {
    places[place].actions.firstIndex(of: action).flatMap { places[place].trials[$0] }
  }

  /// The way to a state from launch, the shortest where that is known.
  func journey(to place: Int) -> [JourneyStep] {
    var parts: [[JourneyStep]] = []
    var current = place
    while current > 0 {
      parts.append(places[current].arrival)
      current = places[current].parent
    }
    return Array(parts.reversed().joined())
  }

  /// The shortest way from one state to the nearest that a closure accepts, by actions that were tried.
  ///
  /// - Parameters:
  ///   - start: Where to begin.
  ///   - most: How many actions it may take.
  ///   - isGoal: Says what is looked for.
  /// - Returns: The actions and where they lead, or `nil` where nothing is that near.
  func way(from start: Int, most: Int, to isGoal: (Int) -> Bool) -> (actions: [UserAction], place: Int)? {
    if isGoal(start) { return ([], start) }
    var found: [(place: Int, action: UserAction?, before: Int, depth: Int)] = [(start, nil, -1, 0)]
    var known: Set<Int> = [start]
    var next = 0
    while next < found.count, found.count < Self.mostSearched {
      let (place, _, _, depth) = found[next]
      guard depth < most else { return nil }
      for (action, trial) in zip(places[place].actions, places[place].trials) {
        guard let target = trial?.place, known.insert(target).inserted else { continue }
        found.append((target, action, next, depth + 1))
        if isGoal(target) { return (actions(in: found), target) }
      }
      next += 1
    }
    return nil
  }

  /// How many states are looked at for a way; launching again costs less than to look at more.
  private static let mostSearched = 64

  private func actions(in found: [(place: Int, action: UserAction?, before: Int, depth: Int)]) -> [UserAction]
  {
    var result: [UserAction] = []
    var index = found.count - 1
    while index > 0 {
      if let action = found[index].action { result.append(action) }
      index = found[index].before
    }
    return result.reversed()
  }
}
