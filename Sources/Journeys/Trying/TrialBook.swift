import HeadlessUIKit

/// The states that were met, in whatever order, and what came of what was done in them.
///
/// There may be millions, so what many states share is kept once, and of a state as little as tells it from the others.
@MainActor
final class TrialBook {
  var places = PagedArray<Place>()

  /// What stands for what a user sees of the hierarchy of each state, if anybody will ask.
  var sights: PagedArray<UInt64>?

  /// What is so in each state, until somebody asks whether it shows anything new, if anybody will ask.
  var facts: [Int: [Fact]]?
  var index = FingerprintIndex()
  var kinds = ValueTable<Kind>()
  var scenes = ValueTable<Scene>()
  var arrivals = ValueTable<[JourneyStep]>()
  var edits = TextEdits()
  /// What was possible in the middle of actions, which every share would have to tell otherwise.
  var possible = ValueTable<UserAction>()
  var rows = TrialRows()

  /// What was done since launch where something was wrong, until that counts.
  var journeys = WrongJourneys()
  var deviations = Deviations()

  /// What a shape must have for the hierarchies of the states that count to be in it.
  private(set) var pieces: Set<ShapePiece> = []

  /// The same of some states that do not count yet, as far as it was not known when they were met.
  var laterPieces: [Int: [ShapePiece]] = [:]

  /// - Parameters:
  ///   - keepsSights: Whether anybody will ask what a user sees of states; that takes eight bytes for each.
  ///   - keepsFacts: Whether anybody will ask what is so in states.
  init(keepsSights: Bool, keepsFacts: Bool = false) {
    sights = keepsSights ? PagedArray() : nil
    facts = keepsFacts ? [:] : nil
  }

  /// How many states were met.
  var count: Int { places.count }

  /// The number of a state, if it was met.
  func number(of state: AppState) -> Int? { number(of: state.fingerprint) }

  func number(of fingerprint: Fingerprint) -> Int? {
    index.number(of: fingerprint) { places[$0].fingerprint }
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
      texts: state.texts, top: state.top, repeats: state.repeats,
      piles: Piles(ofViewsOf: Outline(of: usage.window).controllers), actions: usage.possibleActions,
      witnessed: usage.witnessed(in: state), disabled: usage.window.disabledTouches,
      otherWindow: usage.otherWindow)
    var new: [ShapePiece] = []
    // A loop, as in all that is done for each state: a closure that is handed on asks for its actor each time it is called.
    for piece in ScreenTree(of: usage.window)?.pieces ?? [] where !pieces.contains(piece) {
      new.append(piece)
    }
    return add(
      LearntState(
        fingerprint: state.fingerprint, shown: state.shown, scene: scenes.number(of: scene),
        parent: Int32(parent), arrival: arrivals.number(of: steps)),
      outline: state.outline, pieces: new, outside: outside,
      facts: facts == nil ? [] : Fact.all(in: usage, at: state))
  }

  /// Adds a state that was not met before, all numbers of which are this book's.
  func add(
    _ new: LearntState, outline: String, pieces: [ShapePiece], outside: [Violation], facts: [Fact]
  ) -> Int {
    let number = places.count
    index.add(new.fingerprint) { places[$0].fingerprint }
    let parent = Int(new.parent)
    let kind = kind(scene: new.scene, arrival: new.arrival, outline: outline, after: parent)
    let depth = Int32(self.depth(at: parent) + arrivals[new.arrival].count)
    places.append(
      Place(new.fingerprint, kind: kind, parent: new.parent, depth: depth))
    sights?.append(new.shown)
    self.facts?[number] = facts
    if scenes[new.scene].actions.isEmpty { places[number].row = .empty }
    if !pieces.isEmpty { laterPieces[number] = pieces }
    deviations.set(outside, at: number)
    return number
  }

  private func kind(scene: Int32, arrival: Int32, outline: String, after parent: Int) -> Int32 {
    // Reading a text takes as many steps as there are to a whole one.
    let isNear = parent >= 0 && stepsToWhole(from: parent) < Self.mostSteps
    let edit = edits.number(of: outline, like: isNear ? self.outline(at: parent) : nil)
    return kinds.number(of: Kind(scene: scene, arrival: arrival, edit: edit))
  }

  /// After how many states a drawing is kept whole.
  private static let mostSteps = 24

  private func stepsToWhole(from place: Int) -> Int {
    var (place, steps) = (place, 0)
    while !edits.isWhole(kind(at: place).edit) { (place, steps) = (parent(of: place), steps + 1) }
    return steps
  }

  /// Names what is kept.
  func keep(by keeping: inout some Keeping) throws(KeptFault) {
    let count = places.count
    try places.keep(by: &keeping)
    if places.count != count {
      index = FingerprintIndex()
      for place in places.indices { index.add(places[place].fingerprint) { places[$0].fingerprint } }
    }
    try sights?.keep(by: &keeping)
    try kinds.keep(by: &keeping)
    try scenes.keep(by: &keeping)
    try arrivals.keep(by: &keeping)
    try edits.keep(by: &keeping)
    try rows.keep(by: &keeping)
    try journeys.keep(by: &keeping)
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
      outline: outline(at: place), repeats: scene.repeats, texts: scene.texts, top: scene.top,
      shown: shown(at: place), fingerprint: places[place].fingerprint)
  }

  func kind(at place: Int) -> Kind { kinds[places[place].kind] }

  /// What is on screen in a state, by a number that states with the same share.
  func scene(at place: Int) -> Int32 { kind(at: place).scene }

  @inline(__always)
  private func sceneValue(at place: Int) -> Scene { scenes[scene(at: place)] }

  /// Tells a state from all others.
  func fingerprint(at place: Int) -> Fingerprint { places[place].fingerprint }

  /// The drawing of a state's hierarchy.
  func outline(at place: Int) -> String {
    var numbers = [kind(at: place).edit]
    var place = place
    while !edits.isWhole(numbers[numbers.count - 1]) {
      place = parent(of: place)
      numbers.append(kind(at: place).edit)
    }
    return edits.text(numbers.reversed())
  }

  /// Stands for the drawing of a state's hierarchy.
  func outlineMark(at place: Int) -> UInt64 { Fingerprint(of: outline(at: place)).first }

  /// Stands for what a user sees of a state.
  func lookMark(at place: Int) -> Fingerprint {
    var maker = Fingerprinter()
    maker.add(outline(at: place))
    for text in sceneValue(at: place).texts { maker.add(text) }
    return maker.fingerprint
  }

  /// Stands for what a user sees of the hierarchy of a state; nothing where nobody would ask.
  func shown(at place: Int) -> UInt64 { sights?[place] ?? 0 }

  /// How many views of one class stand in one view of a state.
  func piles(at place: Int) -> Piles { sceneValue(at: place).piles }

  /// The class of the screen on top.
  func top(at place: Int) -> String { sceneValue(at: place).top }

  /// What can be done in a state, in a fixed order.
  func actions(at place: Int) -> [UserAction] { sceneValue(at: place).actions }

  /// How many actions a state has.
  func actionCount(at place: Int) -> Int { sceneValue(at: place).actions.count }

  /// What can be done in a state, by its number.
  func action(_ number: Int, at place: Int) -> UserAction { sceneValue(at: place).actions[number] }

  /// An action of a state as a step that is done at rest.
  func step(of tried: TriedAction) -> JourneyStep {
    JourneyStep(action: action(tried.action, at: tried.place))
  }

  /// An action of a state, or the launch, as what something comes into.
  func steps(of tried: TriedAction) -> [JourneyStep] { tried == .launch ? [] : [step(of: tried)] }

  /// The action of a state that some steps are, if they are one.
  func action(of steps: [JourneyStep], at place: Int) -> TriedAction? {
    guard steps.count == 1, steps[0].eventsBefore == nil else { return nil }
    return actions(at: place).firstIndex(of: steps[0].action).map { TriedAction($0, at: place) }
  }

  /// By what a state is outside the shape that was given.
  func deviations(at place: Int) -> [Violation] { deviations[place] }

  /// The numbers of what the team wants to see and sees in a state.
  func witnessed(at place: Int) -> [Int] { sceneValue(at: place).witnessed }

  /// What is on screen and disabled in a state, in words.
  func disabled(at place: Int) -> [String] { sceneValue(at: place).disabled }

  /// The window that is on screen in a state beside the one that is used.
  func otherWindow(at place: Int) -> OtherWindow? { sceneValue(at: place).otherWindow }

  // MARK: - Ways

  /// How many steps the way to a state has, the shortest where that is known; none for -1, the launch.
  func depth(at place: Int) -> Int { place < 0 ? 0 : Int(places[place].depth) }

  /// The state before, or -1 for launch.
  func parent(of place: Int) -> Int { Int(places[place].parent) }

  /// What leads to a state from the one before.
  func arrival(at place: Int) -> [JourneyStep] { arrivals[kind(at: place).arrival] }

  /// Takes down the shortest way to a state.
  func set(arrival steps: [JourneyStep], from parent: Int, of place: Int) {
    let text = outline(at: place)
    let scene = scene(at: place)
    places[place].parent = Int32(parent)
    places[place].depth = Int32(depth(at: parent) + steps.count)
    places[place].kind = kind(
      scene: scene, arrival: arrivals.number(of: steps), outline: text, after: parent)
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
}
