/// A state that was added to a book, with the numbers that its values have there.
struct LearntState {
  let fingerprint: Fingerprint
  let shown: UInt64
  var scene: Int32
  /// The state before, or -1 for launch.
  var parent: Int32
  var arrival: Int32
}

/// States that were added to a book, for another one that was the same before.
struct LearntStates {
  /// How many states, scenes and arrivals both had.
  private(set) var after = (places: 0, scenes: 0, arrivals: 0)
  private(set) var states: [LearntState] = []
  private(set) var outlines: [String] = []
  private var scenes: [Scene] = []
  private var arrivals: [[JourneyStep]] = []
  /// By the number of the state: what a shape must have for it.
  private(set) var pieces: [Int: [ShapePiece]] = [:]
  /// By the number of the state: by what it is outside the shape that was given.
  private(set) var outside: [Int: [Violation]] = [:]
  /// What is so in the states, one after the other, and where that of each ends.
  private var facts: [Fact] = []
  private var factEnds: [Int] = []

  /// Nothing.
  init() {}

  init(
    after: (places: Int, scenes: Int, arrivals: Int), states: [LearntState], outlines: [String],
    scenes: [Scene], arrivals: [[JourneyStep]], pieces: [Int: [ShapePiece]], outside: [Int: [Violation]],
    facts: [[Fact]]
  ) {
    (self.after, self.states, self.outlines) = (after, states, outlines)
    (self.scenes, self.arrivals, self.pieces, self.outside) = (scenes, arrivals, pieces, outside)
    (self.facts, factEnds) = (Array(facts.joined()), facts.map(\.count))
    for index in factEnds.indices.dropFirst() { factEnds[index] += factEnds[index - 1] }
  }

  /// What is so in a state, by its place among these.
  func facts(of index: Int) -> [Fact] {
    if factEnds.isEmpty { return [] }
    return Array(facts[(index == 0 ? 0 : factEnds[index - 1])..<factEnds[index]])
  }

  /// The scene of a state, if it was added with it.
  func scene(of state: LearntState) -> Scene? {
    Int(state.scene) < after.scenes ? nil : scenes[Int(state.scene) - after.scenes]
  }

  /// What leads to a state from the one before, if it was added with it.
  func arrival(of state: LearntState) -> [JourneyStep]? {
    Int(state.arrival) < after.arrivals ? nil : arrivals[Int(state.arrival) - after.arrivals]
  }

  /// The number that a state has in the book that has learnt these, by its number in the book that they come from.
  func number(of number: Int, _ numbers: [Int]) -> Int {
    number < after.places ? number : numbers[number - after.places]
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    var counts = [after.places, after.scenes, after.arrivals]
    try keeping.array(&counts)
    guard counts.count == 3 else { throw .damaged }
    after = (counts[0], counts[1], counts[2])
    try keeping.array(&states)
    try keeping.list(&outlines)
    try keeping.list(&scenes)
    try keeping.list(&arrivals)
    var kept = KeptPieces([], later: pieces)
    try keeping.value(&kept)
    pieces = kept.laterPieces
    try keeping.value(&outside)
    try keeping.array(&facts)
    try keeping.array(&factEnds)
  }
}
