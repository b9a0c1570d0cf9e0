/// By what states are outside a shape that was given, for the few that are.
struct Deviations {
  /// A state, and a violation by its number.
  private struct Entry {
    let place: Int32
    let violation: Int32
  }

  private var entries: [Entry] = []
  private var violations = ValueTable<Violation>()
  private var numbers: [Int32: [Int32]] = [:]

  /// Takes down what is outside the shape in a state.
  mutating func set(_ new: [Violation], at place: Int) {
    for violation in new { note(Entry(place: Int32(place), violation: violations.number(of: violation))) }
  }

  private mutating func note(_ entry: Entry) {
    entries.append(entry)
    numbers[entry.place, default: []].append(entry.violation)
  }

  /// What is outside the shape in a state.
  subscript(place: Int) -> [Violation] {
    entries.isEmpty ? [] : (numbers[Int32(place)] ?? []).map { violations[$0] }
  }

  /// What is outside the shape in the states from a number on.
  func since(_ place: Int) -> [Int: [Violation]] {
    var result: [Int: [Violation]] = [:]
    for entry in entries.reversed().prefix(while: { Int($0.place) >= place }) {
      result[Int(entry.place)] = self[Int(entry.place)]
    }
    return result
  }

  /// Forgets the states from a number on.
  mutating func forget(from place: Int) {
    while let last = entries.last, Int(last.place) >= place {
      numbers[last.place] = nil
      entries.removeLast()
    }
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    var kept = entries
    try keeping.array(&kept)
    try violations.keep(by: &keeping)
    for entry in kept.dropFirst(entries.count) { note(entry) }
  }
}
