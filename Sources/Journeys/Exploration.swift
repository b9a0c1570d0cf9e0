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
  var graph: StateGraph
  var findings = FindingList()
  var exercise: LinkExercise

  /// Why not everything was seen.
  var stop: StopReason?

  /// How long it has taken, as far as somebody reads a clock.
  let elapsed: () -> Duration

  /// How far it has come.
  var progress = Progress()

  /// How many actions were done since something new was seen.
  var quiet = 0

  /// How many actions were tried at rest, and which of the states that were met count and were met by one.
  ///
  /// What comes in the middle is not counted: it comes from few states, again and again.
  var generated = 0
  var meetings = Meetings()

  /// How many times something came in the middle of something else.
  var interruptions = 0

  /// The states whose actions have not been tried.
  var queue = 0

  /// The circles that were gone round because their ends look alike, each told by its screens.
  var roundsGone: Set<[Fingerprint]> = []

  /// The states that were reached from launch only once.
  var reachedOnce: [Int] = []

  /// How many states there was no room for.
  var leftOut = 0

  /// Keeps what is known as it goes on, if somebody wants that.
  var keeper: ExplorationKeeper?

  /// Who tries things beside each other; without anybody they are tried one after the other.
  let workers: (any ShareWorkers)?
  /// How much is tried ahead.
  let sizes: ShareSizes
  /// Says which states are new, where an app is only looked over.
  let novelty: Novelty?
  /// After how many states an app is looked over: most are done by then.
  let statesBeforeSurvey: Int

  /// What was seen when the app was looked over, and what was wrong then.
  var survey: Survey?
  var surveyed: FindingList?

  /// What was tried in shares, and does not count yet.
  var ahead = Ahead()

  /// Prepares to explore an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - limits: How far to go.
  ///   - steps: After how many steps the app is launched again; 0 launches it for each.
  ///   - elapsed: How long it has taken.
  ///   - follower: Who is told of what is about to be done.
  ///   - workers: Who tries things beside each other, if anybody does; what is found is the same.
  ///   - sizes: How much is tried ahead.
  ///   - states: After how many states the app is looked over.
  init(
    _ app: CheckedApp, limits: JourneyLimits, launchingAfter steps: Int = Excursion.mostSteps,
    elapsed: @escaping () -> Duration = { .zero }, followedBy follower: (any JourneyFollower)? = nil,
    by workers: (any ShareWorkers)? = nil, inShares sizes: ShareSizes = ShareSizes(),
    surveyingAfter states: Int = 1_000
  ) {
    self.limits = limits
    self.workers = workers
    self.sizes = sizes
    // It is asked while the app is alive, and must not be told the app's time.
    self.elapsed = { VirtualTasks.outside(elapsed) }
    device = Device(app, eventLimit: limits.events, followedBy: follower)
    // What looks alike matters only where things come in the middle of others.
    excursion = Excursion(on: device, launchingAfter: steps, keepingSights: limits.moments > 0)
    graph = StateGraph(excursion.book)
    exercise = LinkExercise(count: app.links.count)
    (novelty, statesBeforeSurvey) = (nil, states)
  }

  /// Prepares to look over an app that another exploration has found large, on its device, while it is between launches.
  init(surveying other: Exploration) {
    limits = JourneyLimits(
      states: Self.mostSurveyed.states, actions: Self.mostSurveyed.actions, events: other.limits.events,
      moments: min(1, other.limits.moments), repeats: other.limits.repeats, duration: other.limits.duration)
    (workers, sizes) = (other.workers, other.sizes)
    elapsed = other.elapsed
    device = other.device
    excursion = Excursion(on: device, keepingFacts: true)
    graph = StateGraph(excursion.book)
    exercise = LinkExercise(count: device.app.links.count)
    (novelty, statesBeforeSurvey) = (Novelty(excursion.book), .max)
  }

  /// How far an app is looked over.
  private static let mostSurveyed = (states: 3_000, actions: 300_000)

  /// Explores as far as the limits allow.
  func run() {
    defer { excursion.end() }
    if launchesAlike() { explore() }
  }

  /// Explores as far as the limits allow, and goes on with what was kept before, which must be of the same app.
  func run(keptBy keeper: ExplorationKeeper) throws(KeptFault) {
    self.keeper = keeper
    guard !keeper.kept.isEmpty else { return run() }
    defer { excursion.end() }
    try goOn(from: keeper.kept)
    explore()
  }

  private func explore() {
    if !progress.isStudied {
      tryEverythingOften()
      device.follower?.rests()
      GraphStudy(self).run()
      (progress.isStudied, progress.studied) = (true, graph.count)
    }
    while progress.rounds < limits.moments, mayGoOn {
      Intrusion(self).run(count: progress.rounds + 1)
      tryEverything()
      if mayGoOn { progress.endRound() }
    }
    if progress.studied < graph.count { GraphStudy(self).runOnLater(than: progress.studied) }
    excursion.end()
    if mayGoOn { keep() }
  }

  /// How many states were new among each thousand actions.
  var newPerThousand: [Int] = []

  // MARK: - Launch

  func launchesAlike() -> Bool {
    let usage = excursion.begin()
    let first = excursion.book.state(at: 0)
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
    for deviation in excursion.book.deviations(at: 0) { findings.add(deviation, journey: [], from: -1) }
    _ = novelty?.isNew(0)
    _ = graph.add(0)
    excursion.book.count(0)
    _ = meetings.note(0, arrivals: 1)
    noteNew()
    return true
  }

  // MARK: - Search

  /// Whether more may be tried; where states were left out, what is known is still tried in every way.
  var mayGoOn: Bool {
    switch stop {
    case nil, .states, .repeats, .grows: true
    default: false
    }
  }

  func tryEverything() {
    while queue < graph.count, mayGoOn {
      if queue >= progress.ahead { tryAhead() }
      while progress.action < graph.actionCount(of: queue) {
        let trial = trial(of: progress.action, from: queue)
        // A state that was tried in part is left in the queue.
        guard mayGoOn else { return }
        take(trial, of: progress.action, from: queue)
        progress.action += 1
        GrowthSearch(self).run()
        pause()
      }
      progress.action = 0
      queue += 1
      pause()
    }
    repeatJourneys()
  }

  /// Reaches once more what was reached only once: whatever differs from launch to launch must show.
  private func repeatJourneys() {
    while mayGoOn, let number = reachedOnce.popLast() {
      if let outline = excursion.differs(at: graph.place(of: number)) {
        settle(.differs(outline), steps: [], from: number)
      }
      pause()
    }
  }

  func checkLimits() {
    if device.counts.actions >= limits.actions { stop = .actions(limits.actions) }
    if keeper == nil, isOutOfTime { stop = limits.duration.map { .time($0) } }
  }

  /// What comes of an action; what is nearer is tried before it.
  private func trial(of index: Int, from number: Int) -> Trial {
    let place = graph.place(of: number)
    let horizon = excursion.book.depth(at: place) + 1
    while mayGoOn {
      if let trial = excursion.book.trial(of: index, at: place) { return trial }
      let near = excursion.tryNearby {
        self.graph.number(of: $0) != nil
          || self.novelty == nil && self.stop == nil && self.excursion.book.depth(at: $0) <= horizon
      }
      if near == nil { excursion.tryOut(TriedAction(index, at: place)) }
      checkLimits()
      pause()
    }
    return .impossible
  }

  private func take(_ trial: Trial, of index: Int, from number: Int) {
    if generated.isMultiple(of: 1_000) { newPerThousand.append(0) }
    generated += 1
    quiet += 1
    settle(trial, steps: [JourneyStep(action: graph.action(index, of: number))], from: number)
    excursion.book.journeys[TriedAction(index, at: graph.place(of: number))] = []
  }

  // MARK: - Numbers

  /// Whether one more state may be told apart.
  private var hasRoom: Bool { graph.count < limits.states }

  /// Whether a state may be told apart that was not yet.
  func hasRoom(for place: Int) -> Bool {
    hasRoom && novelty?.isNew(place) ?? true && (graph.number(of: place) != nil || repeated(at: place) == nil)
  }

  /// Takes down where steps have led, which is a new state if there is room for it.
  ///
  /// - Parameters:
  ///   - place: The state's number in the book.
  ///   - steps: What led there.
  ///   - number: The state before.
  ///   - isConfirmed: Whether it was reached from launch once more.
  func addState(at place: Int, steps: [JourneyStep], from number: Int, isConfirmed: Bool) {
    let isNew = meetings.note(place, arrivals: steps.last?.eventsBefore == nil ? 1 : 0)
    if isNew { excursion.book.count(place) }
    guard graph.number(of: place) == nil else { return }
    guard novelty?.isNew(place) ?? true else { return }
    let repeated = repeated(at: place, after: steps)
    guard hasRoom, repeated == nil else {
      if isNew, let repeated { progress.leaveOut(repeated) }
      // Who says how often a screen may stand there checks no more than that.
      guard repeated == nil || limits.repeats == nil else { return }
      if stop == nil { stop = repeated ?? .states(limits.states) }
      if isNew { leftOut += 1 }
      return
    }
    excursion.book.set(arrival: steps, from: graph.place(of: number), of: place)
    let target = graph.add(place)
    if !isConfirmed { reachedOnce.append(target) }
    noteNew()
  }

  /// Takes down that a state was not seen before.
  private func noteNew() {
    quiet = 0
    if !newPerThousand.isEmpty { newPerThousand[newPerThousand.count - 1] += 1 }
  }
}
