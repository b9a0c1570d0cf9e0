import HeadlessUIKit

/// The states that were met, in whatever order, and what came of what was done in them.
///
/// There may be millions, so what many states share is kept once, and of a state as little as tells it from the others.
@MainActor
final class TrialBook {
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
  }

  private var places: [Place] = []
  private var index = FingerprintIndex()
  private var scenes = ValueTable<Scene>()
  private var arrivals = ValueTable<[JourneyStep]>()
  private var outlines = LikeTexts()
  private var rows = TrialRows()
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
    let scene = Scene(
      texts: state.texts, top: state.top, repeats: state.repeats, actions: usage.possibleActions,
      witnessed: usage.witnessed(in: state))
    let new = ScreenTree(of: usage.window)?.pieces.filter { !pieces.contains($0) } ?? []
    return add(
      LearntState(
        fingerprint: state.fingerprint, shown: state.shown, scene: scenes.number(of: scene),
        parent: Int32(parent), arrival: arrivals.number(of: steps)),
      outline: state.outline, pieces: new, outside: outside)
  }

  private func add(
    _ new: LearntState, outline: String, pieces: [ShapePiece], outside: [Violation]
  ) -> Int {
    let number = places.count
    index.add(new.fingerprint) { places[$0].fingerprint }
    outlines.add(outline, like: Int(new.parent))
    let isFirst = new.parent < 0
    places.append(
      Place(
        fingerprint: new.fingerprint, outlineMark: Fingerprint(of: outline).first, shown: new.shown,
        scene: new.scene, parent: new.parent, arrival: new.arrival,
        depth: isFirst ? 0 : places[Int(new.parent)].depth + Int32(arrivals[new.arrival].count)))
    if !pieces.isEmpty { laterPieces[number] = pieces }
    deviations.set(outside, at: number)
    return number
  }

  // MARK: - What is learnt

  /// How much is written down.
  struct Mark {
    fileprivate let places: Int
    fileprivate let scenes: Int
    fileprivate let arrivals: Int
    fileprivate let rows: TrialRows.Mark
  }

  /// How much is written down now.
  var mark: Mark {
    Mark(places: places.count, scenes: scenes.count, arrivals: arrivals.count, rows: rows.mark)
  }

  /// The states that were added since a mark.
  func learnt(since mark: Mark) -> LearntStates {
    LearntStates(
      after: (places: mark.places, scenes: mark.scenes, arrivals: mark.arrivals),
      states: places[mark.places...].map {
        LearntState(
          fingerprint: $0.fingerprint, shown: $0.shown, scene: $0.scene, parent: $0.parent,
          arrival: $0.arrival)
      },
      outlines: (mark.places..<places.count).map { outlines[$0] },
      scenes: Array(scenes.values(from: mark.scenes)),
      arrivals: Array(arrivals.values(from: mark.arrivals)),
      pieces: laterPieces.filter { $0.key >= mark.places }, outside: deviations.since(mark.places))
  }

  /// Forgets what was added since a mark.
  ///
  /// - Parameters:
  ///   - mark: How much was written down then.
  ///   - tried: The actions that were tried since.
  func forget(since mark: Mark, tried: some Sequence<TriedAction>) {
    for action in tried where Int(action.place) < mark.places { forget(action, since: mark) }
    while let last = places.last, places.count > mark.places {
      index.removeLast(last.fingerprint)
      places.removeLast()
      laterPieces[places.count] = nil
    }
    rows.forget(since: mark.rows)
    scenes.forget(from: mark.scenes)
    arrivals.forget(from: mark.arrivals)
    outlines.forget(from: mark.places)
    deviations.forget(from: mark.places)
  }

  private func forget(_ tried: TriedAction, since mark: Mark) {
    let (place, action) = (Int(tried.place), Int(tried.action))
    places[place].firstUntried = min(places[place].firstUntried, tried.action)
    guard places[place].row >= 0 else { return }
    if mark.rows.holds(Int(places[place].row)) {
      rows.forget(at: Int(places[place].row) + action)
    } else {
      places[place].row = -1
    }
  }

  /// Adds states that were added to this book elsewhere.
  ///
  /// - Returns: The number of each.
  func learn(_ learnt: LearntStates) -> [Int] {
    var numbers: [Int] = []
    for (index, state) in learnt.states.enumerated() {
      if let known = self.index.number(of: state.fingerprint, among: { places[$0].fingerprint }) {
        numbers.append(known)
        continue
      }
      var state = state
      if let scene = learnt.scene(of: state) { state.scene = scenes.number(of: scene) }
      if let arrival = learnt.arrival(of: state) { state.arrival = arrivals.number(of: arrival) }
      state.parent = Int32(learnt.number(of: Int(state.parent), numbers))
      let number = learnt.after.places + index
      numbers.append(
        add(
          state, outline: learnt.outlines[index], pieces: learnt.pieces[number] ?? [],
          outside: learnt.outside[number] ?? []))
    }
    return numbers
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
    let scene = sceneValue(at: place)
    return AppState(
      outline: outlines[place], repeats: scene.repeats, texts: scene.texts, top: scene.top,
      shown: places[place].shown, fingerprint: places[place].fingerprint)
  }

  /// What is on screen in a state, by a number that states with the same share.
  func scene(at place: Int) -> Int32 { places[place].scene }

  private func sceneValue(at place: Int) -> Scene { scenes[places[place].scene] }

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
    for text in sceneValue(at: place).texts { maker.add(text) }
    return maker.fingerprint
  }

  /// Stands for what a user sees of the hierarchy of a state.
  func shown(at place: Int) -> UInt64 { places[place].shown }

  /// The class of the screen on top.
  func top(at place: Int) -> String { sceneValue(at: place).top }

  /// What can be done in a state, in a fixed order.
  func actions(at place: Int) -> [UserAction] { sceneValue(at: place).actions }

  /// By what a state is outside the shape that was given.
  func deviations(at place: Int) -> [Violation] { deviations[place] }

  /// The numbers of what the team wants to see and sees in a state.
  func witnessed(at place: Int) -> [Int] { sceneValue(at: place).witnessed }

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

  /// How many actions of a state may have been tried.
  func triedCount(at place: Int) -> Int { places[place].row < 0 ? 0 : actions(at: place).count }
}
