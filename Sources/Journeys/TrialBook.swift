import HeadlessUIKit

/// The states that were met, in whatever order, and what came of what was done in them.
///
/// There may be millions, so what many states share is kept once, and of a state as little as tells it from the others.
@MainActor
final class TrialBook {
  /// What many states share.
  private struct Scene: Hashable, Codable {
    let texts: [String]
    let top: String
    let repeats: Int
    let actions: [UserAction]
    /// The numbers of what the team wants to see and sees here.
    let witnessed: [Int]
  }

  private struct Place {
    let fingerprint: Fingerprint
    /// Stands for the drawing of the hierarchy.
    let outlineMark: UInt64
    let shown: UInt64
    let scene: Int32
    /// How it was reached: the place before, or -1 for launch, and the steps from there.
    var parent: Int32
    var arrival: Int32
    var depth: Int32
    /// Where what came of its actions begins, or -1 where nothing was tried.
    var row: Int32 = -1
    var firstUntried: Int32 = 0
    /// The last search for a way that has come by here.
    var search: Int32 = 0
  }

  private var places: [Place] = []
  private var index = FingerprintIndex()
  private var scenes = ValueTable<Scene>()
  private var arrivals = ValueTable<[JourneyStep]>()
  private var outlines = LikeTexts()
  private var rows = TrialRows()
  private var searches: Int32 = 0
  private var deviations = Deviations()

  /// What a shape must have for the hierarchies of the states that count to be in it.
  private(set) var pieces: Set<ShapePiece> = []

  /// The same of some states that do not count yet, as far as it was not known when they were met.
  private var laterPieces: [Int: [ShapePiece]] = [:]

  /// How many states were met.
  var count: Int { places.count }

  /// The number of a state, if it was met.
  func number(of state: AppState) -> Int? {
    index.number(of: state.fingerprint) { places[$0].fingerprint }
  }

  /// Adds a state that was not met before, in which an app is now.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - usage: The app.
  ///   - parent: The number of the state before, or -1 for launch.
  ///   - steps: What led here.
  ///   - outside: By what it is outside the shape that was given.
  /// - Returns: The state's number.
  func add(
    _ state: AppState, of usage: Usage, from parent: Int, by steps: [JourneyStep], outside: [Violation]
  ) -> Int {
    let number = places.count
    index.add(state.fingerprint) { places[$0].fingerprint }
    outlines.add(state.outline, like: parent)
    let scene = Scene(
      texts: state.texts, top: state.top, repeats: state.repeats, actions: usage.possibleActions,
      witnessed: usage.witnessed(in: state))
    places.append(
      Place(
        fingerprint: state.fingerprint, outlineMark: Fingerprint(of: state.outline).first,
        shown: state.shown, scene: scenes.number(of: scene), parent: Int32(parent),
        arrival: arrivals.number(of: steps),
        depth: parent < 0 ? 0 : places[parent].depth + Int32(steps.count)))
    let new = ScreenTree(of: usage.window)?.pieces.filter { !pieces.contains($0) } ?? []
    if !new.isEmpty { laterPieces[number] = new }
    deviations.set(outside, at: number)
    return number
  }

  /// Names what is kept.
  func keep(by keeping: inout some Keeping) throws(KeptFault) {
    let count = places.count
    try keeping.array(&places)
    if places.count != count {
      index = FingerprintIndex()
      for place in places { index.add(place.fingerprint) { places[$0].fingerprint } }
    }
    try scenes.keep(by: &keeping)
    try arrivals.keep(by: &keeping)
    try outlines.keep(by: &keeping)
    try rows.keep(by: &keeping)
    try keeping.value(&searches)
    try deviations.keep(by: &keeping)
    var kept = KeptPieces(pieces, later: laterPieces)
    try keeping.value(&kept)
    (pieces, laterPieces) = (kept.pieces, kept.laterPieces)
  }

  /// Takes down that a state counts.
  func count(_ place: Int) {
    if let new = laterPieces.removeValue(forKey: place) { pieces.formUnion(new) }
  }

  // MARK: - States

  /// A state.
  func state(at place: Int) -> AppState {
    let scene = scene(at: place)
    return AppState(
      outline: outlines[place], repeats: scene.repeats, texts: scene.texts, top: scene.top,
      shown: places[place].shown, fingerprint: places[place].fingerprint)
  }

  private func scene(at place: Int) -> Scene { scenes[places[place].scene] }

  /// Tells a state from all others.
  func fingerprint(at place: Int) -> Fingerprint { places[place].fingerprint }

  /// The drawing of a state's hierarchy.
  func outline(at place: Int) -> String { outlines[place] }

  /// Stands for the drawing of a state's hierarchy.
  func outlineMark(at place: Int) -> UInt64 { places[place].outlineMark }

  /// Stands for what a user sees of a state.
  func lookMark(at place: Int) -> Fingerprint {
    var maker = Fingerprinter()
    maker.add(Int(truncatingIfNeeded: places[place].outlineMark))
    for text in scene(at: place).texts { maker.add(text) }
    return maker.fingerprint
  }

  /// Stands for what a user sees of the hierarchy of a state.
  func shown(at place: Int) -> UInt64 { places[place].shown }

  /// The class of the screen on top.
  func top(at place: Int) -> String { scene(at: place).top }

  /// What can be done in a state, in a fixed order.
  func actions(at place: Int) -> [UserAction] { scene(at: place).actions }

  /// By what a state is outside the shape that was given.
  func deviations(at place: Int) -> [Violation] { deviations[place] }

  /// The numbers of what the team wants to see and sees in a state.
  func witnessed(at place: Int) -> [Int] { scene(at: place).witnessed }

  // MARK: - Trials

  /// Whether something was not tried in a state.
  func isOpen(_ place: Int) -> Bool { firstUntried(at: place) < actions(at: place).count }

  /// The number of the first action that was not tried.
  func firstUntried(at place: Int) -> Int { Int(places[place].firstUntried) }

  /// Where an action of a state has led, by its number, if it was tried and has led anywhere.
  func target(of action: Int, at place: Int) -> Int? {
    places[place].row < 0 ? nil : rows.target(at: Int(places[place].row) + action)
  }

  /// What came of an action, by its number, if it was tried.
  func trial(of action: Int, at place: Int) -> Trial? {
    places[place].row < 0 ? nil : rows.trial(at: Int(places[place].row) + action)
  }

  /// What came of an action, if it was tried.
  func trial(of action: UserAction, at place: Int) -> Trial? {
    actions(at: place).firstIndex(of: action).flatMap { trial(of: $0, at: place) }
  }

  /// Takes down what came of an action.
  func set(_ trial: Trial, of action: Int, at place: Int) {
    let count = actions(at: place).count
    if places[place].row < 0 { places[place].row = Int32(rows.add(count)) }
    let row = Int(places[place].row)
    rows.set(trial, at: row + action)
    var first = Int(places[place].firstUntried)
    while first < count, rows.isTried(at: row + first) { first += 1 }
    places[place].firstUntried = Int32(first)
  }

  /// Whether something was found wrong with where an action has led.
  func isWrong(_ action: Int, at place: Int) -> Bool {
    places[place].row >= 0 && rows.isWrong(at: Int(places[place].row) + action)
  }

  /// Takes down that something is wrong with where an action has led.
  func setWrong(_ action: Int, at place: Int) {
    if places[place].row >= 0 { rows.setWrong(at: Int(places[place].row) + action) }
  }

  // MARK: - Ways

  /// How many steps the way to a state has, the shortest where that is known.
  func depth(at place: Int) -> Int { Int(places[place].depth) }

  /// The state before, or -1 for launch.
  func parent(of place: Int) -> Int { Int(places[place].parent) }

  /// What leads to a state from the one before.
  func arrival(at place: Int) -> [JourneyStep] { arrivals[places[place].arrival] }

  /// Takes down the shortest way to a state.
  func set(arrival steps: [JourneyStep], from parent: Int, of place: Int) {
    places[place].parent = Int32(parent)
    places[place].arrival = arrivals.number(of: steps)
    places[place].depth = places[parent].depth + Int32(steps.count)
  }

  /// The way to a state from launch, the shortest where that is known.
  func journey(to place: Int) -> [JourneyStep] {
    var parts: [[JourneyStep]] = []
    var current = place
    while current > 0 {
      parts.append(arrival(at: current))
      current = parent(of: current)
    }
    return Array(parts.reversed().joined())
  }

  /// One state that a search for a way has come by.
  private struct Stop {
    let place: Int
    let action: Int
    /// The number of the stop before, or -1.
    let before: Int
    let depth: Int
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
    searches += 1
    places[start].search = searches
    var found = [Stop(place: start, action: 0, before: -1, depth: 0)]
    var next = 0
    while next < found.count, found.count < Self.mostSearched {
      let stop = found[next]
      guard stop.depth < most else { return nil }
      for action in 0..<triedCount(at: stop.place) {
        guard let target = target(of: action, at: stop.place), places[target].search != searches else {
          continue
        }
        places[target].search = searches
        found.append(Stop(place: target, action: action, before: next, depth: stop.depth + 1))
        if isGoal(target) { return (actions(in: found), target) }
      }
      next += 1
    }
    return nil
  }

  /// How many actions of a state may have been tried.
  private func triedCount(at place: Int) -> Int { places[place].row < 0 ? 0 : actions(at: place).count }

  /// How many states are looked at for a way; launching again costs less than to look at more.
  private static let mostSearched = 64

  private func actions(in found: [Stop]) -> [UserAction] {
    var result: [UserAction] = []
    var stop = found[found.count - 1]
    while stop.before >= 0 {
      let before = found[stop.before]
      result.append(actions(at: before.place)[stop.action])
      stop = before
    }
    return result.reversed()
  }
}
