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

    /// There was nothing to try.
    static let empty = Row(start: 0)

    /// Whether all was tried.
    var isPacked: Bool { start >= 0 }
  }

  /// What came of actions where they have led nowhere.
  private enum Seldom: Hashable, Codable {
    case other(String)
    case violates(Violation)
  }

  private var packed = RowBytes()
  private var open: [Int: [Int32]] = [:]
  private var seldom = ValueTable<Seldom>()

  // MARK: - Reading

  /// What came of the actions of a state, as codes; none where nothing was tried.
  func codes(_ row: Row, of place: Int, count: Int) -> [TrialCode] {
    var result: [TrialCode] = []
    if row != .none { result.reserveCapacity(count) }
    forEachCode(row, of: place, count: count) { result.append($1) }
    return result
  }

  /// Goes through the same codes, each with the number of its action.
  func forEachCode(_ row: Row, of place: Int, count: Int, _ body: (Int, TrialCode) -> Void) {
    switch row {
    case .none: return
    case .open:
      for (action, number) in (open[place] ?? []).enumerated() { body(action, TrialCode(number: number)) }
    default: PackedRow.forEachCode(packed, at: row.start, of: place, count: count, body)
    }
  }

  /// The code of one action of a state.
  func code(of action: Int, _ row: Row, of place: Int, count: Int) -> TrialCode {
    switch row {
    case .none: return .untried
    case .open: return open[place].map { TrialCode(number: $0[action]) } ?? .untried
    default:
      var result = TrialCode.untried
      forEachCode(row, of: place, count: action + 1) { result = $1 }
      return result
    }
  }

  /// How many actions of a state were not tried.
  func untried(_ row: Row, of place: Int, count: Int) -> Int {
    switch row {
    case .none: count
    case .open: open[place]?.count { $0 == TrialCode.untried.number } ?? count
    default: 0
    }
  }

  /// The number of the first action of a state that was not tried, if there is one.
  func firstUntried(_ row: Row, of place: Int) -> Int? {
    switch row {
    case .none: 0
    case .open: open[place]?.firstIndex(of: TrialCode.untried.number)
    default: nil
    }
  }

  /// What came of an action.
  ///
  /// - Parameters:
  ///   - code: Its code.
  ///   - journey: What had been done since launch, if something was wrong.
  /// - Returns: What came of it, or `nil` where it was not tried.
  func trial(_ code: TrialCode, after journey: @autoclosure () -> [JourneyStep]) -> Trial? {
    if code.isUntried { return nil }
    if let arrival = code.arrival { return .leads(arrival) }
    return switch code.seldom.map({ seldom[$0] }) {
    case nil: .impossible
    case .other(let outline): .differs(outline)
    case .violates(let violation): .violates(violation, after: journey())
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
    let untried = TrialCode.untried.number
    var codes = open.removeValue(forKey: place) ?? self.codes(row, of: place, count: count).map(\.number)
    if codes.isEmpty { codes = Array(repeating: untried, count: count) }
    codes[action] = code.number
    if !codes.contains(untried) {
      row = Row(start: packed.append(PackedRow.bytes(of: codes, of: place)))
    } else if codes.allSatisfy({ $0 == untried }) {
      row = .none
    } else {
      open[place] = codes
      row = .open
    }
  }

  /// The code of what came of an action, which does not say what had been done since launch.
  mutating func code(of trial: Trial) -> TrialCode {
    switch trial {
    case .impossible: .impossible
    case .leads(let arrival): TrialCode(arrival)
    case .differs(let outline): TrialCode(seldom: seldom.number(of: .other(outline)))
    case .violates(let violation, _): TrialCode(seldom: seldom.number(of: .violates(violation)))
    }
  }

  // MARK: - Forgetting

  /// How much is kept.
  struct Mark {
    fileprivate let packed: RowBytes.Mark
    fileprivate let seldom: Int
  }

  /// How much is kept now.
  var mark: Mark { Mark(packed: packed.mark, seldom: seldom.count) }

  /// Forgets everything that was added since a mark but what came of actions, which must have been set as untried before.
  mutating func forget(since mark: Mark) {
    packed.forget(since: mark.packed)
    seldom.forget(from: mark.seldom)
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try packed.keep(by: &keeping)
    try keeping.value(&open)
    try seldom.keep(by: &keeping)
  }
}
