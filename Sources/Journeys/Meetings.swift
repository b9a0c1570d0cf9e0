/// Which states count, and how many were met exactly once by an action at rest, in a byte for each.
struct Meetings {
  private static let doesNotCount: UInt8 = 0
  private static let counts: UInt8 = 1
  private static let metOnce: UInt8 = 2
  private static let metOften: UInt8 = 3

  private var marks: [UInt8] = []

  /// How many times any state was met.
  private(set) var total = 0

  /// How many states were met exactly once.
  var once: Int { marks.count { $0 == Self.metOnce } }

  /// The states that count, in the order of their numbers in the book.
  var counted: some Sequence<Int> { marks.indices.lazy.filter { [marks] in marks[$0] != Self.doesNotCount } }

  /// Takes down that a state counts.
  ///
  /// - Parameters:
  ///   - place: Its number in the book.
  ///   - arrivals: How many times it was met by that, 0 or 1.
  /// - Returns: Whether it has not counted before.
  mutating func note(_ place: Int, arrivals: Int) -> Bool {
    if marks.count <= place {
      marks.append(contentsOf: repeatElement(Self.doesNotCount, count: place + 1 - marks.count))
    }
    let isNew = marks[place] == Self.doesNotCount
    if isNew { marks[place] = Self.counts }
    if arrivals > 0 { marks[place] = min(marks[place] + 1, Self.metOften) }
    total += arrivals
    return isNew
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try keeping.array(&marks)
    try keeping.value(&total)
  }
}
