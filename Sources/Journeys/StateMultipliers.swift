import HeadlessUIKit

/// Finds out what multiplies the states where a limit has ended an exploration.
///
/// A cart, a set of favourites and a switch, none of which depends on the others, make as many states as there are choices of
/// all of them. Some states are reached once more and read by name; then one name after the other is read roughly, or not at
/// all where it has but two values, each time the one that leaves fewest states. The nearest states show what a user chooses
/// first. Who has left that out already is told of what the states of the most frequent hierarchies differ in.
@MainActor
struct StateMultipliers {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }

  /// How many hierarchies are looked at whose states differ most.
  private static let mostHierarchies = 4

  /// How many states are read, and how many there must be to say anything.
  private static let (most, fewest) = (400, 100)

  /// How many names are told.
  private static let mostNames = 12

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// What multiplies the states and what helps, each in a sentence; nothing where nothing stands out.
  var sentences: [String] {
    guard exploration.hasHitLimit, graph.count >= Self.fewest else { return [] }
    let nearest = Array(graph.indices.prefix(Self.most))
    let sentences = sentences(of: nearest, called: "the nearest \(nearest.count)")
    guard sentences.isEmpty else { return sentences }
    let alike = alike()
    return self.sentences(of: alike, called: "\(alike.count) in the most frequent hierarchies")
  }

  /// What multiplies some states, launch first among them, and what helps.
  private func sentences(of numbers: [Int], called words: String) -> [String] {
    let table = ReadingTable(numbers.map(reading))
    let names = names(multiplying: table)
    let left = table.count(reading: names)
    guard !names.isEmpty, left * 4 <= table.rowCount * 3 else { return [] }
    let told = names.map { "\(table.names[$0]) (\(table.valueCounts[$0]) values)" }
    return [
      "What multiplies the states: of \(words), \(left) would be left without the values of "
        + told.joined(separator: ", ") + ".",
      "Where these make no difference to where taps and links lead, say so: "
        + "App(\"\(exploration.device.app.name.escapedForSwift)\""
        + argument("roughly", names.filter { table.valueCounts[$0] > 2 }, table)
        + argument("notTelling", names.filter { table.valueCounts[$0] == 2 }, table) + ").",
    ]
  }

  /// Launch, and the nearest states of each of the most frequent hierarchies.
  private func alike() -> [Int] {
    var groups: [UInt64: [Int]] = [:]
    for number in graph.indices {
      groups[graph.book.outlineMark(at: graph.place(of: number)), default: []].append(number)
    }
    let largest = groups.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.prefix(Self.mostHierarchies)
    let numbers = largest.flatMap { $0.prefix(Self.most / Self.mostHierarchies) }
    return [0] + numbers.filter { $0 > 0 }
  }

  private func argument(_ label: String, _ names: [Int], _ table: ReadingTable) -> String {
    let quoted = names.map { "\"\(table.names[$0].escapedForSwift)\"" }.joined(separator: ", ")
    return names.isEmpty ? "" : ", \(label): [\(quoted)]"
  }

  private func reading(of number: Int) -> ReadingTable.Row {
    exploration.launch(asFarAs: number) { usage in
      let named = usage.namedValues()
      var values: [String: String] = [:]
      for place in named.places { values[place.name, default: ""] += (named.values[place] ?? "") + "\n" }
      return (usage.outline + usage.possibleActions.map { "\n\($0.kind)" }.joined(), values)
    }
  }

  /// The names that leave fewest states, in the order in which that is found.
  private func names(multiplying table: ReadingTable) -> [Int] {
    // What tells little already is left alone.
    let told = exploration.device.app.rough?.names ?? []
    let all = table.names.indices.filter { table.valueCounts[$0] > 1 && !told.contains(table.names[$0]) }
    let goal = table.count(reading: all)
    var (names, left): ([Int], Int) = ([], table.rowCount)
    while names.count < Self.mostNames, left > goal + (table.rowCount - goal) / 10 {
      let next = all.filter { !names.contains($0) }.map { ($0, table.count(reading: names + [$0])) }
        .min { ($0.1, -table.valueCounts[$0.0], $0.0) < ($1.1, -table.valueCounts[$1.0], $1.0) }
      guard let next else { break }
      names.append(next.0)
      left = next.1
    }
    // What came before that which made the difference may have made none itself.
    for name in names where table.count(reading: names.filter { $0 != name }) == left {
      names.removeAll { $0 == name }
    }
    return names
  }
}

/// What was read of some states, launch first, by numbers: a state is a row, a name a column.
private struct ReadingTable {
  /// A state: what each name says, and what else there is.
  typealias Row = (rest: String, values: [String: String])

  /// The names, in order.
  let names: [String]

  /// How many values each name has.
  let valueCounts: [Int]

  private let rests: [Int32]
  private let values: [[Int32]]
  private let roughValues: [[Int32]]

  var rowCount: Int { rests.count }

  init(_ rows: [Row]) {
    var numbers = ValueTable<String>()
    rests = rows.map { numbers.number(of: $0.rest) }
    let names = Set(rows.flatMap(\.values.keys)).sorted()
    self.names = names
    let all = names.map { name in rows.map { numbers.number(of: $0.values[name] ?? "") } }
    let counts = all.map { Set($0).count }
    valueCounts = counts
    values = rows.indices.map { row in all.map { $0[row] } }
    roughValues = rows.map { row in
      zip(names, counts).map { name, count in
        let text = row.values[name] ?? ""
        if count == 2 { return numbers.number(of: "") }
        guard name.hasPrefix(Rough.textStart) else {
          return numbers.number(of: text == rows[0].values[name] ? "0" : "1")
        }
        return numbers.number(of: text.split(separator: "\n").map { $0 == "''" ? "0" : "1" }.joined())
      }
    }
  }

  /// How many states differ where some names are read roughly.
  func count(reading names: [Int]) -> Int {
    var different: Set<[Int32]> = []
    for (row, rest) in rests.enumerated() {
      var state = values[row]
      for name in names { state[name] = roughValues[row][name] }
      state.append(rest)
      different.insert(state)
    }
    return different.count
  }
}
