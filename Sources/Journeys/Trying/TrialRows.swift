/// What came of each action in each state, in a byte or two for nearly all of them.
///
/// A row in which something is left to be tried has a number for each action. Once all was tried it is packed: nearly all
/// actions lead back to where they were done, or near to where the one before has led.
struct TrialRows {
  /// Where a row is.
  struct Row: Hashable {
    /// -1 where nothing was tried, -2 where something is left, else where the packed row begins.
    fileprivate var start: Int32

    /// Nothing was tried.
    static let none = Row(start: -1)

    fileprivate static let open = Row(start: -2)

    /// Whether all was tried.
    var isPacked: Bool { start >= 0 }
  }

  /// What came of an action where it has led nowhere.
  private enum Seldom: Codable {
    case other(String)
    /// A violation after some steps, all by their numbers.
    case violates(Int32, after: Range<Int>)
  }

  private var packed = PagedArray<UInt8>()
  private var open: [Int: [Int32]] = [:]
  private var seldom: [Seldom] = []
  private var violations = ValueTable<Violation>()
  private var steps = ValueTable<JourneyStep>()
  private var journeys: [Int32] = []

  // MARK: - Reading

  /// What came of the actions of a state, as codes.
  ///
  /// - Parameters:
  ///   - row: Where its row is.
  ///   - place: The state.
  ///   - count: How many actions it has.
  /// - Returns: The codes; none where nothing was tried.
  func codes(_ row: Row, of place: Int, count: Int) -> [TrialCode] {
    switch row {
    case .none: []
    case .open: (open[place] ?? []).map { TrialCode(number: $0) }
    default: PackedRow.codes(packed, from: Int(row.start), of: place, count: count)
    }
  }

  /// What came of an action, from its code.
  func trial(_ code: TrialCode) -> Trial? {
    if code.isUntried { return nil }
    if let arrival = code.arrival { return .leads(arrival) }
    return code.seldom.map { trial(seldom[$0]) } ?? .impossible
  }

  private func trial(_ seldom: Seldom) -> Trial {
    switch seldom {
    case .other(let outline): .differs(outline)
    case .violates(let violation, let journey):
      .violates(violations[violation], after: journeys[journey].map { steps[$0] })
    }
  }

  // MARK: - Writing

  /// Takes down what came of an action.
  ///
  /// - Parameters:
  ///   - code: Its code.
  ///   - action: The number of the action.
  ///   - place: The state.
  ///   - count: How many actions it has.
  ///   - row: Where its row is, and is then.
  mutating func set(_ code: TrialCode, of action: Int, at place: Int, count: Int, in row: inout Row) {
    var codes = codes(row, of: place, count: count)
    if codes.isEmpty { codes = Array(repeating: .untried, count: count) }
    codes[action] = code
    if codes.contains(where: \.isUntried) {
      let isForgotten = codes.allSatisfy(\.isUntried)
      open[place] = isForgotten ? nil : codes.map(\.number)
      row = isForgotten ? .none : .open
    } else {
      open[place] = nil
      row = Row(start: Int32(packed.count))
      PackedRow.append(codes, of: place, to: &packed)
    }
  }

  /// The code of what came of an action.
  mutating func code(of trial: Trial) -> TrialCode {
    switch trial {
    case .impossible: return .impossible
    case .leads(let arrival): return TrialCode(arrival)
    case .differs(let outline): return add(.other(outline))
    case .violates(let violation, let journey):
      let start = journeys.count
      for step in journey { journeys.append(steps.number(of: step)) }
      return add(.violates(violations.number(of: violation), after: start..<journeys.count))
    }
  }

  private mutating func add(_ new: Seldom) -> TrialCode {
    seldom.append(new)
    return TrialCode(seldom: seldom.count - 1)
  }

  // MARK: - Forgetting

  /// How much is kept.
  struct Mark {
    fileprivate let packed: Int
    fileprivate let seldom: Int
    fileprivate let violations: Int
    fileprivate let steps: Int
    fileprivate let journeys: Int
  }

  /// How much is kept now.
  var mark: Mark {
    Mark(
      packed: packed.count, seldom: seldom.count, violations: violations.count, steps: steps.count,
      journeys: journeys.count)
  }

  /// Forgets everything that was added since a mark but what came of actions, which must have been set as untried before.
  mutating func forget(since mark: Mark) {
    packed.remove(from: mark.packed)
    seldom.removeLast(seldom.count - mark.seldom)
    violations.forget(from: mark.violations)
    steps.forget(from: mark.steps)
    journeys.removeLast(journeys.count - mark.journeys)
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try packed.keep(by: &keeping)
    try keeping.value(&open)
    try keeping.list(&seldom)
    try violations.keep(by: &keeping)
    try steps.keep(by: &keeping)
    try keeping.array(&journeys)
  }
}
