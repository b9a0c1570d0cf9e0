public import Checking
import Foundation
public import HeadlessUIKit

/// Performs a route from one stack after the other and judges each run by all properties.
///
/// One execution owns a window and reuses its buffers, so that a run allocates little but the controllers. The route
/// is performed twice from each stack: the second time shows whether it is idempotent.
@MainActor
public final class RouteExecution {
  /// The app that the route belongs to.
  public let app: RoutedApp

  /// The route under test.
  public let route: Route

  /// How the route is performed.
  public let options: Options

  /// How a route is performed.
  public struct Options: Hashable, Sendable {
    /// Whether routes are asked to animate, so that transitions take virtual time.
    public var isAnimated = true

    /// The most events that may happen until a run is at rest.
    public var eventBudget = 1_000

    /// The properties to judge, where the route's expectation does not exempt it.
    public var properties = RouteProperties.standard

    /// How often a route is performed at most until some stack must have come again; at least 2.
    public var repetitions = 8

    /// Makes the standard options.
    public init() {}
  }

  /// What one run showed.
  public struct Judgement: Hashable, Sendable, Codable {
    /// The properties that the run violated.
    public var violated: RouteProperties = []

    /// The properties whose premise the run fulfilled: a run that reached its target says nothing about declining.
    public var exercised: RouteProperties = []
  }

  private let declines: ResolvedDeclines
  let judged: RouteProperties
  let window: UIWindow
  let attempt: RouteAttempt
  let before = StackSnapshot()
  let after = StackSnapshot()
  let afterSecond = StackSnapshot()
  var first = AttemptRecord()
  var second = AttemptRecord()
  var expectedError: String?
  let ownChecks: OwnCheckRun
  let world: RunWorld
  let census = ControllerCensus()
  var repetition = RouteRepetition()
  var search = SearchExamination()

  /// Hears what a run learns of the stack, while regions of stacks are explored.
  var observer: HierarchyObserver?

  /// Takes down which controller stands for which place of the stack, while somebody compares the run with others.
  var placed: PlacedControllers?

  /// Whether the route is performed a single time in a run, whatever is judged.
  var performsOnce = false

  /// Whether the finders are examined before the route is performed, and not by themselves.
  var asksFinders = true

  /// The requests that overlap, in the order in which they come; none where the route is performed by itself.
  let requests: [OverlappingRequest]

  /// One attempt for each of them, the first of which is `attempt`; made once, because an order takes but ten microseconds.
  let attempts: [RouteAttempt]

  /// What the orders of events have shown in which something comes in the middle of the route.
  var moments: MomentFindings

  /// What they and one of them have shown before the first, made once for the same reason.
  let noFindings: MomentFindings
  let noRecord: MomentRecord

  /// Is asked after each order whether to leave out the others, and why: one stack may have thousands.
  var shouldStop: () -> StopReason? = { nil }

  /// Takes orders of tasks together, where the app's are independent of each other.
  var merging: OrderMerging?

  /// Whether it is not yet known which of the orders are worth telling.
  var isTryingOrders = false

  /// Decides which of several events comes next, while the order is not simply that of their due times.
  private var chooseEvent: ((Int) -> Int)?

  /// Called with the window when a stack has been installed, and after each attempt, while somebody wants to be told.
  var afterInstalling: (@MainActor (UIWindow) -> Void)?
  var afterAttempt: (@MainActor (RouteAttempt) -> Void)?

  /// Prepares to perform a route; starts a new simulation, which it owns until the next one is made.
  public init(_ route: Route, of app: RoutedApp, options: Options = Options()) {
    self.route = route
    self.app = app
    self.options = options
    declines = app.declines(of: route)
    requests = route.requests.map { OverlappingRequest($0) }
    judged = options.properties.subtracting(route.expectation.exemptions)
    noFindings = MomentFindings(of: requests, as: route.overlap, judging: judged)
    noRecord = MomentRecord(requests: requests.count)
    moments = noFindings
    ownChecks = OwnCheckRun(judged.contains(.passesOwnChecks) ? route.ownChecks : [])
    world = RunWorld(settings: app.settings)
    window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    attempt = RouteAttempt(
      window: window, isAnimated: options.isAnimated,
      // What else has come asks for animations, too.
      endsAtRest: route.completion == .atRest && route.requests.isEmpty,
      hearsPromises: judged.contains(.keepsContainerPromises))
    let coming = requests.dropFirst().map { [window] _ in
      RouteAttempt(window: window, isAnimated: options.isAnimated, endsAtRest: false, hearsPromises: false)
    }
    attempts = requests.isEmpty ? [] : [attempt] + coming
    attempt.intruders = coming.indices.map { (requests[$0 + 1].name, coming[$0]) }
  }

  /// Performs the route from a stack, twice, and judges the run.
  ///
  /// - Parameter state: The stack to start from.
  /// - Returns: The properties that were violated, and those that were put to the test.
  public func run(from state: StackState) -> Judgement {
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    if !requests.isEmpty { return runInEveryOrder(from: state) }
    begin(from: state)
    if observer == nil { expectedError = declines.expectedError(in: state) }
    if judged.contains(.searchesLawfully) { search = asksFinders ? examineFinders() : SearchExamination() }
    attempt.forgetPromises()
    if judged.contains(.findsWhatIsThere) { observer?.look(for: route.expectation.target, in: window) }
    tracked { ownChecks.begin(in: window) }
    first = performOnce(into: after, isWatched: ownChecks.watches)
    tracked { ownChecks.end(in: window, after: first) }
    if first.isReached {
      observer?.look(for: route.expectation, in: window, afterRemovals: !after.hasAll(of: before))
    }
    if countsControllers { census.count(in: window, from: before, to: after) }
    let repeats =
      !performsOnce && !judged.isDisjoint(with: .repeating) && first.completions == 1 && first.isAtRest
    if repeats {
      second = performOnce(into: afterSecond)
      if second.isReached { observer?.look(for: route.expectation.target, in: window) }
      if countsControllers { census.count(in: window, from: after, to: afterSecond) }
    }
    if judged.contains(.staysBounded) { goRound(repeated: repeats) }
    if let observer {
      observer.end()
      expectedError = declines.expectedError { observer.exploration.holds($0) }
    }
    end()
    return judge(repeated: repeats)
  }

  /// Makes a world in which a stack stands, before anything is performed.
  func begin(from state: StackState) {
    world.begin(in: window)
    if merging != nil { Simulation.current.clock.nameEvents() }
    app.binding.startOver()
    if countsControllers { census.begin() }
    install(state)
    afterInstalling?(window)
    world.beginPerforming()
  }

  /// Takes the world apart.
  func end() {
    world.end()
    app.binding.startOver()
    if countsControllers { census.end() }
  }

  /// Whether controllers are counted, which all of a run is for.
  var countsControllers: Bool { judged.contains(.releasesControllers) }

  /// Builds a stack and puts it into the window.
  ///
  /// What code of its screens reads there is not tracked: where it matters, stacks that are compared show it.
  func install(_ state: StackState) {
    let stack = state.makeControllers(app.binding, noting: observer?.placed ?? placed)
    stack.install(in: window)
    observer?.begin()
    before.take(of: window, binding: app.binding)
  }

  /// Runs code of the app's, of which a cover follows what it reads; what is read outside is read by whoever judges.
  func tracked<Answer>(_ body: @MainActor () -> Answer) -> Answer {
    guard let observer else { return body() }
    return observer.listening(body)
  }

  /// Performs the route once from what stands in the window, and lets the hierarchy come to rest.
  ///
  /// - Parameters:
  ///   - snapshot: Takes down what stands in the window then.
  ///   - isWatched: Whether checks of the route's own look at each moment.
  /// - Returns: How it went.
  func performOnce(into snapshot: StackSnapshot, isWatched: Bool = false) -> AttemptRecord {
    let simulation = Simulation.current
    attempt.restart()
    let (isAtRest, waiting) = tracked {
      VirtualTasks.countingWaiting {
        simulation.clock.takeUp()
        route.perform(attempt)
        return settle(simulation.clock, isWatched: isWatched)
      }
    }
    let isSound = snapshot.take(of: window, binding: app.binding, isSettled: isAtRest)
    var record = AttemptRecord(
      completions: attempt.completions, isAtRest: isAtRest, isReached: false, error: nil, hasFaults: false,
      brokenInvariant: nil)
    switch attempt.outcome {
    case .reached: record.isReached = true
    case .declined(let refusal): record.error = refusal.error
    case nil: break
    }
    record.isEarly = attempt.isEarly
    record.waiting = waiting
    record.hasFaults = !simulation.faults.isEmpty
    if !isSound {
      record.brokenInvariant = ControllerTree._checkInvariants(of: window, isSettled: isAtRest)
    }
    afterAttempt?(attempt)
    // An error names controllers, and would keep them alive.
    attempt.forgetOutcome()
    return record
  }
}

extension RouteExecution {
  /// What was still waiting when the first attempt of the run that was just made came to rest.
  ///
  /// At rest is a run when the virtual clock has nothing left to do, within `Options.eventBudget` events, or when the route is over
  /// and nothing happens for a minute: a timer that is due in an hour is waiting then.
  public var waiting: WaitingCode { first.waiting }

  /// Which premises of the checks over time have mattered in the run that was just made.
  var premises: PremiseSet { requests.isEmpty ? ownChecks.premises : moments.premises }

  /// Draws a stack, whether to animate, and the order of the events, and judges that run.
  ///
  /// The stack is drawn by its rank, all with the same probability. Events of a turn keep their order; of two
  /// animations that are both under way, either may end first.
  ///
  /// - Parameter source: Answers the choices.
  /// - Returns: The stack that was drawn, and the judgement.
  public func run<Source: ChoiceSource>(drawing source: inout Source) -> (
    state: StackState, judgement: Judgement
  ) {
    let state = app.space.drawUniformly(from: &source)
    attempt.isAnimated = source.choose(among: 2) == 0
    let keeper = SourceKeeper(source)
    chooseEvent = { keeper.source.choose(among: $0) }
    defer {
      chooseEvent = nil
      attempt.isAnimated = options.isAnimated
      source = keeper.source
    }
    return (state, run(from: state))
  }

  private func settle(_ clock: TransitionClock, isWatched: Bool) -> Bool {
    // What a request that is over has left to come in long, such as the end of a session, is not waited for.
    let isOver = { [attempt] in attempt.completions > 0 }
    guard chooseEvent != nil || isWatched else {
      return clock.settle(limit: options.eventBudget, quietIf: isOver)
    }
    for _ in 0..<options.eventBudget {
      if isWatched { ownChecks.look(in: window) }
      if clock.isQuiet, isOver() { clock.setAside() }
      if clock.isIdle { return true }
      let count = chooseEvent == nil ? 1 : clock.concurrentCount
      clock.fire(way: count == 1 ? 0 : chooseEvent?(count) ?? 0)
    }
    if isWatched { ownChecks.look(in: window) }
    return clock.isIdle
  }
}

/// Holds a source where a closure can ask it.
private final class SourceKeeper<Source: ChoiceSource> {
  var source: Source

  init(_ source: Source) { self.source = source }
}
