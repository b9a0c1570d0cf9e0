/// What came of each action in each state, in four bytes for nearly all of them.
///
/// Where an action has led is kept with what it has shown on the way; whatever is seldom is kept beside it.
struct TrialRows {
  private static let untried: Int32 = -1
  private static let impossible: Int32 = -2
  private static let wrong: Int32 = 1 << 30
  private static let remains: Int32 = 1 << 29
  private static let declined: Int32 = 1 << 28
  private static let mayDecline: Int32 = 1 << 27
  private static let place: Int32 = mayDecline - 1

  /// What came of an action where it has led nowhere.
  private enum Seldom: Codable {
    case other(String)
    /// A violation after some steps, all by their numbers.
    case violates(Int32, after: Range<Int>)
  }

  private var codes: [Int32] = []
  private var seldom: [Seldom] = []
  private var violations = ValueTable<Violation>()
  private var steps = ValueTable<JourneyStep>()
  private var journeys: [Int32] = []

  /// Adds a row for a state in which nothing was tried.
  ///
  /// - Parameter count: How many actions there are.
  /// - Returns: Where the row begins.
  mutating func add(_ count: Int) -> Int {
    codes.append(contentsOf: repeatElement(Self.untried, count: count))
    return codes.count - count
  }

  /// Whether something was tried.
  func isTried(at index: Int) -> Bool { codes[index] != Self.untried }

  /// Where an action has led, if it has led anywhere.
  func target(at index: Int) -> Int? { codes[index] >= 0 ? Int(codes[index] & Self.place) : nil }

  /// Whether something was found wrong with where an action has led.
  func isWrong(at index: Int) -> Bool { codes[index] >= 0 && codes[index] & Self.wrong != 0 }

  /// Takes down that something is wrong with where an action has led.
  mutating func setWrong(at index: Int) {
    if codes[index] >= 0 { codes[index] |= Self.wrong }
  }

  /// What came of an action, if it was tried.
  func trial(at index: Int) -> Trial? {
    let code = codes[index]
    switch code {
    case Self.untried: return nil
    case Self.impossible: return .impossible
    case ..<0: return trial(seldom[Int(Self.impossible - 1 - code)])
    default:
      let hasDeclined = code & Self.mayDecline == 0 ? nil : code & Self.declined != 0
      return .leads(
        Trial.Arrival(
          place: Int(code & Self.place), hasDeclined: hasDeclined, leavesRemains: code & Self.remains != 0))
    }
  }

  /// Takes down what came of an action.
  mutating func set(_ trial: Trial, at index: Int) {
    switch trial {
    case .impossible: codes[index] = Self.impossible
    case .leads(let arrival):
      precondition(arrival.place <= Self.place, "more states than numbers")
      codes[index] =
        Int32(arrival.place) | (arrival.leavesRemains ? Self.remains : 0)
        | (arrival.hasDeclined != nil ? Self.mayDecline : 0)
        | (arrival.hasDeclined == true ? Self.declined : 0)
    case .differs(let outline): set(.other(outline), at: index)
    case .violates(let violation, let journey):
      let start = journeys.count
      for step in journey { journeys.append(steps.number(of: step)) }
      set(.violates(violations.number(of: violation), after: start..<journeys.count), at: index)
    }
  }

  private mutating func set(_ new: Seldom, at index: Int) {
    codes[index] = Self.impossible - 1 - Int32(seldom.count)
    seldom.append(new)
  }

  /// How much is kept.
  struct Mark {
    fileprivate let codes: Int
    fileprivate let seldom: Int
    fileprivate let violations: Int
    fileprivate let steps: Int
    fileprivate let journeys: Int

    /// Whether a row was there.
    func holds(_ row: Int) -> Bool { row < codes }
  }

  /// How much is kept now.
  var mark: Mark {
    Mark(
      codes: codes.count, seldom: seldom.count, violations: violations.count, steps: steps.count,
      journeys: journeys.count)
  }

  /// Forgets what came of an action.
  mutating func forget(at index: Int) { codes[index] = Self.untried }

  /// Forgets the rows, and whatever else was added, since a mark; what was tried in older rows must have been forgotten before.
  mutating func forget(since mark: Mark) {
    codes.removeLast(codes.count - mark.codes)
    seldom.removeLast(seldom.count - mark.seldom)
    violations.forget(from: mark.violations)
    steps.forget(from: mark.steps)
    journeys.removeLast(journeys.count - mark.journeys)
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try keeping.array(&codes)
    try keeping.list(&seldom)
    try violations.keep(by: &keeping)
    try steps.keep(by: &keeping)
    try keeping.array(&journeys)
  }

  private func trial(_ seldom: Seldom) -> Trial {
    switch seldom {
    case .other(let outline): .differs(outline)
    case .violates(let violation, let journey):
      .violates(violations[violation], after: journeys[journey].map { steps[$0] })
    }
  }
}
