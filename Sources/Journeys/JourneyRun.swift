import HeadlessUIKit

/// One use of an app from launch, every moment at rest of which is judged.
///
/// Unlike an `Excursion` it keeps no book of what comes of what: it goes on from where the app is, so that what an app
/// remembers of a long journey shows.
@MainActor
final class JourneyRun {
  private let device: Device
  private var usage: Usage

  /// What was done since launch.
  private(set) var journey: [JourneyStep] = []

  /// What has ended the journey, if anything has.
  private(set) var violation: Violation?

  /// Whether the journey goes on where what stands is outside the shape, as an exploration does.
  private let goesOnOutside: Bool

  /// By what the last state is outside the shape, if it is, and by what the first one was that is.
  private var (deviations, deviation, firstDeviation): ([Violation], Violation?, Violation?) = ([], nil, nil)

  /// What is wrong at the end of the journey, or else was outside the shape on the way.
  var outcome: Violation? { violation ?? deviation ?? firstDeviation }

  /// Where the app is at rest.
  private(set) var state: AppState

  /// The states in which the app was at rest.
  private var states: Set<AppState>

  /// How the app was when it last looked in some way.
  ///
  /// What is left behind may be told apart by what it has left in others, such as subscriptions, so the state need not be the
  /// same.
  private var visits: [String: Visit] = [:]

  /// What came of buttons where the screen looked in some way, drawn.
  private var answers: [String: String] = [:]

  /// The steps of the current moment: the first at rest or in the middle of the launch, each other in the middle of the one
  /// before.
  private var moment: [JourneyStep] = []

  /// How an app was when it looked in some way.
  private struct Visit {
    /// How many steps were done by then.
    let steps: Int
    /// The controllers that were alive and that nobody stored, by their classes.
    let strays: [String: Int]
  }

  /// Launches the app on a device, where nothing else may be launched meanwhile.
  init(on device: Device, goingOnOutsideShape goesOnOutside: Bool = false) {
    self.device = device
    self.goesOnOutside = goesOnOutside
    usage = device.launch()
    state = usage.state()
    states = [state]
    violation = Judge(app: device.app, usage: usage).standing(state)
    if violation == nil { holdAgainstShape() }
    visits[state.look] = Visit(steps: 0, strays: usage.strays())
  }

  /// Why the app could not be launched, if it could not.
  var launchError: String? { usage.launchError }

  /// How many states the app was at rest in.
  var stateCount: Int { states.count }

  /// What stands in the window; `nil` where nothing does.
  var tree: ScreenTree? { ScreenTree(of: usage.window) }

  /// Ends the launch.
  func end() { device.end() }

  /// Does what a guide says until something is wrong or the guide says no more.
  ///
  /// - Parameters:
  ///   - guide: Says what is done.
  ///   - note: Is told of each moment: the state before, what was done, the state after.
  /// - Throws: What the guide throws where something cannot be done.
  func follow(
    _ guide: inout some JourneyGuide,
    noting note: (AppState, [JourneyStep], AppState) -> Void = { _, _, _ in }
  ) throws {
    if violation == nil, guide.beginsInLaunch {
      usage = device.launch(pausedAfter: 0)
      try finish(nil, by: &guide, noting: note)
    }
    while violation == nil, let first = try guide.next(among: usage.possibleActions) {
      moment = []
      begin(JourneyStep(action: first))
      try finish(first, by: &guide, noting: note)
    }
  }

  /// Lets things come in the middle of a step that was begun, or of the launch, and judges what stands in the end.
  private func finish(
    _ first: UserAction?, by guide: inout some JourneyGuide,
    noting note: (AppState, [JourneyStep], AppState) -> Void
  ) throws {
    var last = first
    while let events = guide.eventsBeforeNext() {
      let waited = wait(events, orLonger: guide.isPatient)
      guard let next = try guide.next(amid: last, among: waited == nil ? [] : usage.possibleActions) else {
        break
      }
      begin(JourneyStep(action: next, eventsBefore: waited))
      last = next
    }
    let before = state
    conclude()
    note(before, moment, state)
  }

  private func begin(_ step: JourneyStep) {
    moment.append(step)
    journey.append(step)
    _ = usage.begin(step)
  }

  /// Lets events happen in the middle of a step, and counts them; `nil` where nothing can come then: the app is at
  /// rest, or its run loop in a turn.
  private func wait(_ events: Int, orLonger: Bool) -> Int? {
    guard usage.advance(events) else { return nil }
    var count = events
    while orLonger, usage.isInTurn {
      guard usage.advance(1) else { return nil }
      count += 1
    }
    return usage.isAtRest || usage.isInTurn ? nil : count
  }

  // MARK: - Judging

  /// Lets the app come to rest and judges what stands.
  private func conclude() {
    usage.settle()
    let before = state
    state = usage.state()
    var isLaunchedAnew = false
    let verdict = Judge(app: device.app, usage: usage).verdict(
      after: moment,
      before: {
        guard moment.count > 1 else { return before }
        isLaunchedAnew = true
        return state(after: journey.dropLast())
      },
      repeatsAtRest: { action in
        isLaunchedAnew = true
        usage = device.launch()
        guard usage.possibleActions.contains(action) else { return 0 }
        return state(after: [JourneyStep(action: action)]).repeats
      }, state: state)
    violation = verdict.violation?.told(after: moment)
    if violation == nil { holdAgainstShape() }
    if violation == nil, isLaunchedAnew { state = state(after: journey[...]) }
    violation = violation ?? silence(before: before) ?? remains()
    states.insert(state)
  }

  private func holdAgainstShape() {
    let former = deviations.map(\.sentence)
    deviations = Judge(app: device.app, usage: usage).deviations(state)
    deviation = deviations.first { !former.contains($0.sentence) } ?? deviations.first
    firstDeviation = firstDeviation ?? deviation
    if !goesOnOutside { violation = deviation }
  }

  /// The state that a journey leads to, in which the app is then.
  private func state(after journey: ArraySlice<JourneyStep>) -> AppState {
    usage = device.launch(pausedAfter: journey.first?.eventsBefore)
    usage.follow(Array(journey))
    return usage.state()
  }

  /// A button that has done nothing although it has done something on the same journey.
  private func silence(before: AppState) -> Violation? {
    guard moment.count == 1, let step = moment.first, step.eventsBefore == nil, step.action.mustAnswer else {
      return nil
    }
    let action = step.action
    let place = before.look + action.words
    if before == state {
      return answers[place].map { .unanswered(action, in: state, answered: $0) }
    }
    if before.look != state.look, answers[place] == nil { answers[place] = state.outline }
    return nil
  }

  /// What is left behind by the round trip that the last moment has closed, if it has closed one.
  ///
  /// Going round takes time, so it is gone only where more is left behind than the last time.
  private func remains() -> Violation? {
    var strays = usage.strays()
    defer { visits[state.look] = Visit(steps: journey.count, strays: strays) }
    // The launch cannot be gone round.
    guard moment.first?.eventsBefore == nil, let visit = visits[state.look],
      strays.contains(where: { visit.strays[$0.key, default: 0] < $0.value })
    else { return nil }
    let round = Array(journey[visit.steps...])
    if let violation = usage.remains(goingRound: round) { return violation }
    journey += round + round
    state = usage.state()
    strays = usage.strays()
    return nil
  }
}
