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
    guard exploration.hasHitLimit, exploration.progress.growths.isEmpty, graph.count >= Self.fewest else {
      return []
    }
    let nearest = Array(graph.indices.prefix(Self.most))
    let sentences = sentences(of: nearest, called: "the nearest \(nearest.count)")
    guard sentences.isEmpty else { return sentences }
    let alike = alike()
    return self.sentences(of: alike, called: "\(alike.count) in the most frequent hierarchies")
  }

  /// What multiplies some states, launch first among them, and what helps.
  private func sentences(of numbers: [Int], called words: String) -> [String] {
    let table = ReadingTable(numbers.lazy.map(reading))
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
    let largest = graph.frequentHierarchies(among: graph.indices).prefix(Self.mostHierarchies)
    let numbers = largest.flatMap { mark in
      graph.indices.lazy.filter { graph.hierarchyMark(of: $0) == mark }
        .prefix(Self.most / Self.mostHierarchies)
    }
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

  private let values: [[Int32]]
  private let roughValues: [[Int32]]

  /// What stands for each state as it was read: the sum of what stands for its values and for what else there is.
  private let marks: [UInt64]

  var rowCount: Int { marks.count }

  init(_ rows: some Sequence<Row>) {
    var texts = ValueTable<String>()
    // The texts of all states together would be more than everything that is known of a million.
    let read: [(rest: Int32, values: [Int32: Int32])] = rows.map { row in
      let values = row.values.map { (texts.number(of: $0.key), texts.number(of: $0.value)) }
      return (texts.number(of: row.rest), Dictionary(uniqueKeysWithValues: values))
    }
    let names = Set(read.flatMap(\.values.keys)).map { texts[$0] }.sorted()
    let all = names.map { name in
      let number = texts.number(of: name)
      return read.map { $0.values[number] ?? texts.number(of: "") }
    }
    let roughAll = zip(names, all).map { name, values in Self.rough(values, of: name, &texts) }
    self.names = names
    valueCounts = all.map { Set($0).count }
    let values = read.indices.map { row in all.map { $0[row] } }
    marks = zip(read, values).map { row, values in
      values.enumerated().reduce(Self.mark(of: row.rest, at: values.count)) {
        $0 &+ Self.mark(of: $1.element, at: $1.offset)
      }
    }
    self.values = values
    roughValues = read.indices.map { row in roughAll.map { $0[row] } }
  }

  /// What is left of the values of a name where they are told roughly, or not at all because there are but two.
  private static func rough(_ values: [Int32], of name: String, _ texts: inout ValueTable<String>) -> [Int32]
  {
    if Set(values).count == 2 { return values.map { _ in texts.number(of: "") } }
    guard name.hasPrefix(Rough.textStart) else {
      return values.map { texts.number(of: $0 == values[0] ? "0" : "1") }
    }
    return values.map { value in
      texts.number(of: texts[value].split(separator: "\n").map { $0 == "''" ? "0" : "1" }.joined())
    }
  }

  /// How many states differ where some names are read roughly.
  ///
  /// A state's mark is a sum with a summand for each name, so that only those of the names are looked at.
  func count(reading names: [Int]) -> Int {
    Set(
      marks.indices.map { row in
        names.reduce(marks[row]) { mark, name in
          mark &- Self.mark(of: values[row][name], at: name)
            &+ Self.mark(of: roughValues[row][name], at: name)
        }
      }
    ).count
  }

  /// What stands for a value in the mark of its row.
  private static func mark(of value: Int32, at column: Int) -> UInt64 {
    var maker = Fingerprinter()
    maker.add(column)
    maker.add(Int(value))
    return maker.fingerprint.first
  }
}
