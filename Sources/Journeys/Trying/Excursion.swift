import HeadlessUIKit

/// Uses an app for as long as that is worth while, and writes down what comes of everything that is done.
///
/// No state is kept, because controllers cannot be copied: each is reached again. The way from launch is the longest, so
/// an app that has come to rest is used on from there; it is launched again where nothing new is near, where something
/// was wrong, and where a way must be shown to lead from launch.
@MainActor
final class Excursion {
  let book: TrialBook
  let device: Device
  private let mostSteps: Int

  private var usage: Usage?

  /// Where the app is at rest, if that is known.
  private var position: Int?

  /// Where the app came to rest after steps in the middle of others, for the last state in which there were some.
  private var rests = Rests()

  /// Where an app came to rest after steps in the middle of others, done in one state or, for -1, in the launch.
  private struct Rests: Codable {
    var place = -1
    var places: [[JourneyStep]: Int] = [:]
  }

  /// What was done since launch.
  private var journey: [JourneyStep] = []

  /// After how many steps an app is launched again: what cannot be read of it must not pile up.
  static let mostSteps = 64

  /// How far an app is used on to get where something is to be tried.
  private static let mostWalked = 4

  init(
    on device: Device, launchingAfter steps: Int = mostSteps, keepingSights keepsSights: Bool = true,
    keepingFacts keepsFacts: Bool = false
  ) {
    self.device = device
    book = TrialBook(keepsSights: keepsSights, keepsFacts: keepsFacts)
    mostSteps = steps
  }

  /// Whether the next thing is tried in an app that is launched for it, so that nothing of the app now must be kept.
  var isBetweenLaunches: Bool { position == nil || usage == nil || journey.count >= mostSteps }

  /// Names what is kept, between two launches.
  func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try book.keep(by: &keeping)
    try device.keep(by: &keeping)
    var way = position.map { [$0] } ?? []
    try keeping.array(&way)
    position = way.first
    try keeping.value(&journey)
    try keeping.value(&rests)
  }

  /// Ends the launch that is under way.
  func end() {
    usage = nil
    position = nil
    journey = []
    device.end()
  }

  /// Launches the app, and leaves the launch in its middle after so many events.
  func start(pausedAfter events: Int? = nil) -> Usage {
    end()
    let usage = device.launch(pausedAfter: events)
    self.usage = usage
    return usage
  }

  /// Launches the app and writes down the state in which it comes to rest.
  func begin() -> Usage {
    let usage = start()
    position = add(usage.state(), of: usage, from: -1, by: [])
    return usage
  }

  // MARK: - Trying

  /// Tries something in a state that is wanted, as near as possible to where the app is; `nil` where nothing new was
  /// near enough.
  func tryNearby(where isWanted: @MainActor (Int) -> Bool) -> TriedAction? {
    guard let position, journey.count < mostSteps else { return nil }
    var search = WaySearch(in: book, from: position)
    let way = search.way(most: Self.mostWalked) { book.isOpen($0) && isWanted($0) }
    guard let way, walk(way.actions, to: way.place) else { return nil }
    let action = TriedAction(book.firstUntried(at: way.place), at: way.place)
    tryOut(action)
    return action
  }

  /// Tries everything that was not tried yet in some states, as long as it may go on, and gives it in the order in
  /// which it was tried.
  func tryAll(
    at places: [Int], where isWanted: @MainActor (Int) -> Bool, while mayGoOn: @MainActor () -> Bool
  ) -> [TriedAction] {
    var tried: [TriedAction] = []
    for place in places {
      while book.isOpen(place), mayGoOn() {
        if let near = tryNearby(where: isWanted) {
          tried.append(near)
        } else {
          let action = TriedAction(book.firstUntried(at: place), at: place)
          tryOut(action)
          tried.append(action)
        }
      }
    }
    return tried
  }

  /// Tries an action in a state and writes down what comes of it.
  func tryOut(_ tried: TriedAction) {
    book.set(trial(of: [book.step(of: tried)], at: tried.place), of: tried)
  }

  /// Writes down that something else comes of some steps than was written.
  func correct(_ trial: Trial, of steps: [JourneyStep], at place: Int) {
    if let action = book.action(of: steps, at: place) { book.set(trial, of: action) }
  }

  /// Does steps in a state, each but the first while the one before is still going on.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - place: The state.
  ///   - afresh: Whether the app is launched for it.
  /// - Returns: What came of it.
  func trial(of steps: [JourneyStep], at place: Int, afresh: Bool = false) -> Trial {
    if afresh { end() }
    if let outline = go(to: place) { return .differs(outline) }
    guard let usage else { return .impossible }
    journey += steps
    guard perform(steps, with: usage) else {
      end()
      return .impossible
    }
    return conclude(usage, steps: steps, at: place)
  }

  /// What a user can do, and which links may come, at each moment before an action is over.
  ///
  /// A moment in which everything is as in an earlier one, as after each beat of a timer that changes nothing, is that one
  /// again: what would come of an action there has come of it already.
  ///
  /// - Returns: The possible actions after so many events; none for moments that the action has not, or has had before.
  func possibleActions(during steps: [JourneyStep], at place: Int) -> [[UserAction]] {
    guard go(to: place) == nil, let usage else { return [] }
    journey += steps
    position = nil
    var result: [[UserAction]] = []
    guard perform(steps, with: usage, settles: false) else { return [] }
    var met: Set<Usage.Moment> = []
    while !usage.isAtRest, result.count < device.eventLimit {
      let isNew = !usage.isInTurn && met.insert(usage.moment()).inserted
      result.append(isNew ? usage.possibleActions : [])
      _ = usage.advance(1)
    }
    let trial = conclude(usage, steps: steps, at: place)
    guard let target = trial.place else { return [] }
    if steps.last?.eventsBefore != nil { note(target, after: steps, at: place) }
    return result
  }

  private func perform(_ steps: [JourneyStep], with usage: Usage, settles: Bool = true) -> Bool {
    position = nil
    for step in steps {
      if let events = step.eventsBefore, !usage.advance(events) { return false }
      guard usage.begin(step) else { return false }
    }
    if settles { usage.settle() }
    return true
  }

  /// Looks for what a round trip leaves behind, in an app that was launched for it.
  ///
  /// - Parameters:
  ///   - steps: The steps that have closed the circle.
  ///   - place: The state that they were done in.
  ///   - round: The whole circle.
  /// - Returns: What is left behind, if anything is.
  func remains(after steps: [JourneyStep], at place: Int, goingRound round: [JourneyStep]) -> Violation? {
    end()
    defer { end() }
    guard go(to: place) == nil, let usage, perform(steps, with: usage) else { return nil }
    return usage.remains(goingRound: round)
  }

  // MARK: - Going

  /// Goes the whole way to a state from launch, and gives the hierarchy that is there instead; `nil` where all is
  /// well.
  func differs(at place: Int) -> String? {
    end()
    defer { end() }
    return go(to: place)
  }

  /// Whether the app has just come to rest where a journey leads.
  func hasCome(by journey: [JourneyStep]) -> Bool { position != nil && self.journey == journey }

  /// Brings the app into a state, on from where it is or from launch; for -1, only as far as the launch has begun.
  ///
  /// - Returns: The hierarchy that is there instead, or `nil` where all is well.
  private func go(to place: Int) -> String? {
    if let position, journey.count < mostSteps {
      let most = min(Self.mostWalked, book.depth(at: place))
      var search = WaySearch(in: book, from: position)
      if let way = search.way(most: most, to: { $0 == place }), walk(way.actions, to: place) {
        return nil
      }
    }
    let way = book.journey(to: place)
    let usage = start(pausedAfter: place < 0 ? 0 : way.first?.eventsBefore)
    guard place >= 0 else { return nil }
    journey = way
    usage.follow(journey)
    let outline = usage.outline
    guard outline == book.outline(at: place) else { return outline }
    position = place
    return nil
  }

  /// Goes on to a state by actions that were seen to lead there.
  ///
  /// - Returns: Whether the app is there then. What cannot be read of it may lead elsewhere.
  private func walk(_ actions: [UserAction], to place: Int) -> Bool {
    guard let usage, !actions.isEmpty else { return usage != nil }
    let steps = actions.map { JourneyStep(action: $0) }
    usage.follow(steps)
    journey += steps
    guard usage.faults.isEmpty, usage.comesToRest, usage.state().fingerprint == book.fingerprint(at: place)
    else {
      end()
      return false
    }
    position = place
    return true
  }

  // MARK: - What comes of it

  private func conclude(_ usage: Usage, steps: [JourneyStep], at place: Int) -> Trial {
    let state = usage.state()
    let verdict = Judge(app: device.app, usage: usage)
      .verdict(
        after: steps, before: { self.state(after: steps.dropLast(), at: place) },
        repeatsAtRest: { self.repeatsAtRest(after: $0) }, state: state)
    if let violation = verdict.violation {
      defer { end() }
      return .violates(violation, after: journey)
    }
    let leavesRemains = !usage.strays().isEmpty
    let target =
      book.number(of: state)
      ?? add(state, of: usage, from: place, by: steps)
    // With something left behind, each round from here on would have to be gone again.
    position = leavesRemains || usage.isLate(after: journey) ? nil : target
    return .leads(
      Trial.Arrival(
        place: target, hasDeclined: verdict.declined, leavesRemains: leavesRemains))
  }

  private func add(_ state: AppState, of usage: Usage, from place: Int, by steps: [JourneyStep]) -> Int {
    let outside = Judge(app: device.app, usage: usage).deviations(state)
    return book.add(state, of: usage, from: place, by: steps, outside: outside)
  }

  /// The state that some steps lead to where nothing comes after them, if that is known.
  private func state(after steps: ArraySlice<JourneyStep>, at place: Int) -> AppState? {
    switch steps.count {
    // What comes in the middle of the launch would have found what that leads to.
    case 0: return book.state(at: max(place, 0))
    case 1 where place >= 0:
      return steps.first.flatMap { book.trial(of: $0.action, at: place)?.place }.map { book.state(at: $0) }
    default:
      guard rests.place == place else { return nil }
      return rests.places[Array(steps)].map { book.state(at: $0) }
    }
  }

  private func note(_ target: Int, after steps: [JourneyStep], at place: Int) {
    if rests.place != place { rests = Rests(place: place) }
    rests.places[steps] = target
  }
}
