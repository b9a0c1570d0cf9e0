/// What was done since launch where something was wrong, for actions of which nobody has decided yet whether that is a finding.
///
/// Something that is wrong in one state is often wrong in thousands, so nothing of it is kept for longer.
struct WrongJourneys {
  private var steps = ValueTable<JourneyStep>()
  private var numbers: [TriedAction: [Int32]] = [:]

  /// Everything that was done; nothing where that was decided.
  subscript(action: TriedAction) -> [JourneyStep] {
    get { numbers[action]?.map { steps[$0] } ?? [] }
    set {
      if newValue.isEmpty, numbers.isEmpty { return }
      numbers[action] = newValue.isEmpty ? nil : newValue.map { steps.number(of: $0) }
    }
  }

  /// How many steps there are.
  var mark: Int { steps.count }

  /// Forgets the steps since a mark, the journeys with which must have been set as empty before.
  mutating func forget(since mark: Int) { steps.forget(from: mark) }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try steps.keep(by: &keeping)
    var kept = NumbersByAction()
    // In an order of their own, so that equal journeys are kept alike.
    for action in numbers.keys.sorted(by: { ($0.place, $0.action) < ($1.place, $1.action) }) {
      kept.append(numbers[action] ?? [], of: action)
    }
    try kept.keep(by: &keeping)
    for (action, known) in kept.all { numbers[action] = known }
  }
}
