import HeadlessUIKit

/// Uses an app from launch in every way, breadth first, and judges every moment at rest.
///
/// In which order things are tried is an `Excursion`'s affair; here they are counted breadth first, so that each state's
/// journey is the shortest. Each new state, and each thing that is wrong, is shown once more by its journey from launch.
@MainActor
final class Exploration {
  let device: Device
  let limits: JourneyLimits
  let excursion: Excursion
  var graph = StateGraph()
  var findings = FindingList()
  var exercise: LinkExercise

  /// Why not everything was seen.
  var stop: StopReason?

  /// How many actions were done since something new was seen.
  private(set) var quiet = 0

  /// How many actions were tried at rest, and how many times each state was met by one.
  ///
  /// What comes in the middle is not counted: it comes from few states, again and again.
  private(set) var generated = 0

  /// How many times something came in the middle of something else.
  var interruptions = 0
  private var meetings: [Int] = []

  /// The states whose actions have not been tried.
  private(set) var queue = 0

  /// The circles that were gone round because their ends look alike, each told by its screens.
  var roundsGone: Set<String> = []

  /// The states that were reached from launch only once.
  private var reachedOnce: [Int] = []

  /// How many times the states were met for which there was no room, by their numbers in the book.
  private(set) var leftOut: [Int: Int] = [:]

  /// Prepares to explore an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - limits: How far to go.
  ///   - steps: After how many steps the app is launched again; 0 launches it for each.
  ///   - follower: Who is told of what is about to be done.
  init(
    _ app: CheckedApp, limits: JourneyLimits, launchingAfter steps: Int = Excursion.mostSteps,
    followedBy follower: (any JourneyFollower)? = nil
  ) {
    self.limits = limits
    device = Device(app, eventLimit: limits.events, followedBy: follower)
    excursion = Excursion(on: device, launchingAfter: steps)
    exercise = LinkExercise(count: app.links.count)
  }

  /// Explores as far as the limits allow.
  func run() {
    defer { excursion.end() }
    guard launchesAlike() else { return }
    tryEverything()
    device.follower?.rests()
    GraphStudy(self).run()
    for count in 0..<limits.moments where mayGoOn {
      Intrusion(self).run(count: count + 1)
      tryEverything()
    }
  }

  /// How many states were met exactly once.
  var metOnce: Int { meetings.count { $0 == 1 } + leftOut.values.count { $0 == 1 } }

  /// How many times any state was met.
  var met: Int { meetings.reduce(0, +) + leftOut.values.reduce(0, +) }

  /// How many states were new among each thousand actions.
  private(set) var newPerThousand: [Int] = []

  // MARK: - Launch

  func launchesAlike() -> Bool {
    let usage = excursion.begin()
    let first = excursion.book.places[0].state
    let violation = Judge(app: device.app, usage: usage).standing(first)
    if let error = usage.launchError {
      stop = .launchFails(error)
      return false
    }
    let second = excursion.start().state()
    guard first == second else {
      stop = .differs(after: [], first: first.outline, second: second.outline)
      return false
    }
    if let violation {
      findings.add(violation, journey: [], from: -1)
      return false
    }
    _ = graph.add(StateGraph.Node(place: 0, excursion.book.places[0], parent: -1, arrival: []))
    meetFirst(1)
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
      for index in graph.nodes[queue].actions.indices where mayGoOn {
        let trial = trial(of: index, from: queue)
        if mayGoOn { take(trial, of: index, from: queue) }
      }
      queue += 1
    }
    repeatJourneys()
  }

  /// Reaches once more what was reached only once: whatever differs from launch to launch must show.
  private func repeatJourneys() {
    while mayGoOn, let number = reachedOnce.popLast() {
      if let outline = excursion.differs(at: graph.nodes[number].place) {
        settle(.differs(outline), steps: [], from: number)
      }
    }
  }

  func checkLimits() {
    if device.actionCount >= limits.actions { stop = .actions(limits.actions) }
  }

  /// What comes of an action; what is nearer is tried before it.
  private func trial(of index: Int, from number: Int) -> Trial {
    let place = graph.nodes[number].place
    let horizon = excursion.book.places[place].depth + 1
    while mayGoOn {
      if let trial = excursion.book.places[place].trials[index] { return trial }
      let isNear = excursion.tryNearby {
        self.graph.number(of: $0) != nil
          || self.stop == nil && self.excursion.book.places[$0].depth <= horizon
      }
      if !isNear { excursion.tryOut(index, at: place) }
      checkLimits()
    }
    return .impossible
  }

  private func take(_ trial: Trial, of index: Int, from number: Int) {
    if generated.isMultiple(of: 1_000) { newPerThousand.append(0) }
    generated += 1
    quiet += 1
    settle(trial, steps: [JourneyStep(action: graph.nodes[number].actions[index])], from: number)
  }

  // MARK: - Numbers

  /// Whether one more state may be told apart.
  var hasRoom: Bool { graph.nodes.count < limits.states }

  /// The number of a state, which is new if there is room for it.
  ///
  /// - Parameters:
  ///   - place: The state's number in the book.
  ///   - steps: What led there.
  ///   - number: The state before.
  ///   - isConfirmed: Whether it was reached from launch once more.
  /// - Returns: The number, or `nil` where there is no room.
  func number(of place: Int, steps: [JourneyStep], from number: Int, isConfirmed: Bool) -> Int? {
    let arrivals = steps.count == 1 ? 1 : 0
    if let known = graph.number(of: place) {
      meetings[known] += arrivals
      return known
    }
    guard hasRoom else {
      if stop == nil { stop = .states(limits.states) }
      leftOut[place, default: 0] += arrivals
      return nil
    }
    excursion.setArrival(steps, from: graph.nodes[number].place, of: place)
    let target = graph.add(
      StateGraph.Node(place: place, excursion.book.places[place], parent: number, arrival: steps))
    if !isConfirmed { reachedOnce.append(target) }
    meetFirst(arrivals)
    return target
  }

  /// Takes down a state that was not seen before.
  private func meetFirst(_ arrivals: Int) {
    meetings.append(arrivals)
    quiet = 0
    if !newPerThousand.isEmpty { newPerThousand[newPerThousand.count - 1] += 1 }
  }
}
