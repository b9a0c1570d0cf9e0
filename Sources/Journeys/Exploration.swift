import HeadlessUIKit

/// Uses an app from launch in every way, breadth first, and judges every moment at rest.
///
/// No state is kept: each is reached again from launch by the shortest journey to it, because controllers cannot be
/// copied. What differs at the second time is not blamed on anything but named.
@MainActor
final class Exploration {
  let device: Device
  let limits: JourneyLimits
  var graph = StateGraph()
  var findings = FindingList()
  var exercise: LinkExercise

  /// Why not everything was seen.
  var stop: StopReason?

  /// How many actions were done since something new was seen.
  private(set) var quiet = 0

  /// How many actions led from a state for the first time, and how many times each state was met.
  private(set) var generated = 0
  private var meetings: [Int] = []

  /// The states whose actions have not been tried.
  private(set) var queue = 0

  /// The states for which there was no room.
  private(set) var leftOut: Set<AppState> = []

  private var app: CheckedApp { device.app }

  init(_ app: CheckedApp, limits: JourneyLimits) {
    self.limits = limits
    device = Device(app, eventLimit: limits.events)
    exercise = LinkExercise(count: app.links.count)
  }

  /// Explores as far as the limits allow.
  func run() {
    guard launchesAlike() else { return }
    tryEverything()
    GraphStudy(self).run()
    guard limits.intrudes, mayGoOn else { return }
    Intrusion(self).run()
    tryEverything()
  }

  /// How many states were met exactly once: by Good and Turing, that many of the actions done stand for the chance that the next one
  /// leads to something new.
  var metOnce: Int { meetings.count { $0 == 1 } }

  // MARK: - Launch

  func launchesAlike() -> Bool {
    let (first, violation, actions, error) = device.launch { usage in
      let state = usage.state()
      let violation = Judge(app: app, usage: usage).standing(state)
      return (state, violation, usage.possibleActions(withLinks: true), usage.launchError)
    }
    if let error {
      stop = .launchFails(error)
      return false
    }
    let second = device.launch { $0.state() }
    guard first == second else {
      stop = .differs(after: [], first: first.outline, second: second.outline)
      return false
    }
    if let violation {
      findings.add(violation, journey: [], from: -1)
      return false
    }
    meet(graph.add(StateGraph.Node(state: first, parent: -1, arrival: [], actions: actions)))
    return true
  }

  // MARK: - Search

  /// Whether more may be tried; where states were left out, what is known is still tried in every way.
  var mayGoOn: Bool {
    switch stop {
    case nil, .states: true
    default: false
    }
  }

  private func tryEverything() {
    while queue < graph.nodes.count, mayGoOn {
      for action in graph.nodes[queue].actions where mayGoOn {
        attempt(action, from: queue)
        checkLimits()
      }
      queue += 1
    }
  }

  func checkLimits() {
    if device.actionCount >= limits.actions { stop = .actions(limits.actions) }
  }

  func attempt(_ action: UserAction, from number: Int) {
    let outcome = device.launch { usage -> Outcome in
      guard arrive(at: number, usage) else { return .differs(usage.state().outline) }
      let before = usage.eventsRun
      let isDone = usage.perform(action)
      let events = usage.eventsRun - before
      guard isDone else { return .impossible }
      return conclude(usage, steps: [JourneyStep(action: action)], from: number, events: events)
    }
    generated += 1
    quiet += 1
    settle(outcome, steps: [JourneyStep(action: action)], from: number)
  }

  /// Goes the shortest way to a state.
  ///
  /// - Returns: Whether the app is in that state then.
  func arrive(at number: Int, _ usage: Usage) -> Bool {
    usage.follow(graph.journey(to: number))
    return usage.outline == graph.nodes[number].state.outline
  }

  /// What came of the last steps, now that the app is at rest.
  func conclude(_ usage: Usage, steps: [JourneyStep], from number: Int, events: Int) -> Outcome {
    let state = usage.state()
    let judge = Judge(app: app, usage: usage)
    if let violation = judge.standing(state) { return .violates(violation) }
    if case .link(let index)? = steps.last?.action.kind {
      let before = steps.count == 1 ? graph.nodes[number].state.outline : undisturbed(steps[0].action, number)
      let (violation, declined) = judge.promise(of: app.links[index], before: before, state: state)
      if let violation { return .violates(violation) }
      exercise.note(index, declined: declined)
    }
    if let violation = Remains(graph: graph, usage: usage).violation(after: steps, from: number, in: state) {
      return .violates(violation)
    }
    let actions = graph.number(of: state) == nil ? usage.possibleActions(withLinks: true) : []
    return .leads(to: state, actions: actions, events: events)
  }

  /// What an action leads to where nothing disturbs it.
  private func undisturbed(_ action: UserAction, _ number: Int) -> String {
    graph.edge(of: action, from: number)?.target.map { graph.nodes[$0].state.outline } ?? ""
  }

  /// What is wrong with a link that came in the middle, told of all links at once unless it is wrong at rest too.
  private func intruded(_ violation: Violation, by steps: [JourneyStep]) -> Violation {
    guard violation.property == .reachesTarget, !findings.contains(violation) else { return violation }
    let moment = steps[0].action.isLink ? "another link" : "something else"
    return Violation(
      property: .reachesTarget,
      sentence: "A link that comes while \(moment) is going on does not reach its screen",
      expected: violation.expected, actual: violation.actual)
  }

  /// Takes down what came of the last steps.
  func settle(_ outcome: Outcome, steps: [JourneyStep], from number: Int) {
    switch outcome {
    case .impossible where steps.count > 1: break
    case .impossible:
      graph.add(StateGraph.Edge(target: number, events: 0), of: steps[0].action, from: number)
    case .differs(let outline):
      stop = .differs(
        after: graph.journey(to: number).map(\.words), first: graph.nodes[number].state.outline,
        second: outline)
    case .violates(let violation):
      let told = steps.count == 1 ? violation : intruded(violation, by: steps)
      findings.add(told, journey: graph.journey(to: number) + steps, from: number)
      if steps.count == 1 {
        graph.add(StateGraph.Edge(target: nil, events: 0), of: steps[0].action, from: number)
      }
    case .leads(let state, let actions, let events):
      let target = self.number(of: state, actions: actions, steps: steps, from: number)
      if steps.count == 1 {
        graph.add(StateGraph.Edge(target: target, events: events), of: steps[0].action, from: number)
      }
    }
  }

  /// The number of a state, which is new if there is room for it.
  private func number(
    of state: AppState, actions: [UserAction], steps: [JourneyStep], from number: Int
  ) -> Int? {
    if let known = graph.number(of: state) {
      meet(known)
      return known
    }
    guard graph.nodes.count < limits.states else {
      if stop == nil { stop = .states(limits.states) }
      leftOut.insert(state)
      return nil
    }
    let target = graph.add(StateGraph.Node(state: state, parent: number, arrival: steps, actions: actions))
    meet(target)
    return target
  }

  private func meet(_ number: Int) {
    if number == meetings.count {
      meetings.append(0)
      quiet = 0
    }
    meetings[number] += 1
  }
}

/// What came of an action.
enum Outcome {
  /// There was nothing to do it with.
  case impossible
  /// The state that it was to be done in was not there: the app differs from launch to launch.
  case differs(String)
  /// Something is wrong.
  case violates(Violation)
  /// The app is in a state, in which these actions are possible where it is new.
  case leads(to: AppState, actions: [UserAction], events: Int)
}

/// How often each link reached its screen and how often it declined.
struct LinkExercise {
  private(set) var reached: [Int]
  private(set) var declined: [Int]

  init(count: Int) {
    reached = Array(repeating: 0, count: count)
    declined = reached
  }

  mutating func note(_ index: Int, declined isDeclined: Bool) {
    if isDeclined { declined[index] += 1 } else { reached[index] += 1 }
  }
}
