/// The states that were seen, breadth first, each with the shortest journey to it, and what leads from one to another.
///
/// What is known of a state stands in the book; the graph numbers those that count.
@MainActor
struct StateGraph {
  /// What comes of an action.
  struct Edge {
    /// The state that it leads to, or `nil` where something was wrong, and where there was no room.
    let target: Int?
  }

  let book: TrialBook
  private var places = PagedArray<Int32>()

  /// The number of each place of the book, or -1.
  private var numbers = PagedArray<Int32>()

  /// How many of its actions count in each state: they are tried in order, nearer ones before.
  private var settled = PagedArray<UInt16>()

  init(_ book: TrialBook) { self.book = book }

  /// How many states were seen.
  var count: Int { places.count }

  /// The numbers of the states.
  var indices: Range<Int> { places.indices }

  /// The number of a state by that among all that were met, if it has been seen.
  func number(of place: Int) -> Int? {
    place < numbers.count && numbers[place] >= 0 ? Int(numbers[place]) : nil
  }

  /// The number of a state among all that were met; -1 is the launch, here as there.
  func place(of number: Int) -> Int { number < 0 ? -1 : Int(places[number]) }

  /// Adds a state that has not been seen.
  mutating func add(_ place: Int) -> Int {
    while numbers.count <= place { numbers.append(-1) }
    numbers[place] = Int32(places.count)
    places.append(Int32(place))
    settled.append(0)
    return places.count - 1
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    let count = places.count
    try places.keep(by: &keeping)
    try settled.keep(by: &keeping)
    guard places.count != count else { return }
    for number in places.indices {
      let place = Int(places[number])
      while numbers.count <= place { numbers.append(-1) }
      numbers[place] = Int32(number)
    }
  }

  /// Takes down that what comes of an action counts.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - number: The state.
  ///   - isWrong: Whether something is wrong with it.
  mutating func settle(_ action: UserAction, from number: Int, isWrong: Bool) {
    let place = place(of: number)
    guard let index = book.actions(at: place).firstIndex(of: action) else { return }
    settled[number] = max(settled[number], UInt16(index + 1))
    if isWrong { book.setWrong(index, at: place) }
  }

  // MARK: - Hierarchies

  /// Stands for the hierarchy of a state.
  func hierarchyMark(of number: Int) -> UInt64 { book.outlineMark(at: place(of: number)) }

  /// How many states are counted to know what is frequent: of millions, a table would be as large as all that is known of them.
  private static let mostCounted = 4_096

  /// What stands for the hierarchies of some states, the most frequent ones first, and of those the nearest.
  func frequentHierarchies(among numbers: Range<Int>) -> [UInt64] {
    var groups: [UInt64: (first: Int, count: Int)] = [:]
    let step = max(1, (numbers.count + Self.mostCounted - 1) / Self.mostCounted)
    for number in stride(from: numbers.lowerBound, to: numbers.upperBound, by: step) {
      groups[hierarchyMark(of: number), default: (number, 0)].count += 1
    }
    return groups.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }.map(\.key)
  }

  // MARK: - What is known

  /// The state with a number.
  func state(of number: Int) -> AppState { book.state(at: place(of: number)) }

  /// The class of the screen on top.
  func top(of number: Int) -> String { book.top(at: place(of: number)) }

  /// What can be done, in a fixed order.
  func actions(of number: Int) -> [UserAction] { book.actions(at: place(of: number)) }

  /// How many actions a state has.
  func actionCount(of number: Int) -> Int { book.actionCount(at: place(of: number)) }

  /// What can be done in a state, by its number.
  func action(_ index: Int, of number: Int) -> UserAction { book.action(index, at: place(of: number)) }

  /// What comes of an action in a state, by its number, if that was tried.
  func edge(of index: Int, from number: Int) -> Edge? {
    edge(book.code(of: index, at: place(of: number)), of: index, from: number)
  }

  /// What comes of each action in a state, as far as it was tried.
  func edges(of number: Int) -> [Edge?] {
    var edges: [Edge?] = Array(repeating: nil, count: actionCount(of: number))
    book.forEachCode(at: place(of: number)) { edges[$0] = edge($1, of: $0, from: number) }
    return edges
  }

  private func edge(_ code: TrialCode, of index: Int, from number: Int) -> Edge? {
    guard index < Int(settled[number]), !code.isUntried else { return nil }
    if code == .impossible { return Edge(target: number) }
    return Edge(target: code.isWrong ? nil : code.place.flatMap { self.number(of: $0) })
  }

  /// The steps that lead to a state from the one before.
  func arrival(of number: Int) -> [JourneyStep] { book.arrival(at: place(of: number)) }

  /// The state before, if one is between it and the launch.
  private func parent(of number: Int) -> Int? {
    let place = book.parent(of: place(of: number))
    return place < 0 ? nil : self.number(of: place)
  }

  /// The shortest journey to a state.
  func journey(to number: Int) -> [JourneyStep] { book.journey(to: place(of: number)) }

  /// The states on the shortest journey to one, itself last; the first is that after launch, or that which something in the
  /// middle of the launch leads to.
  func way(to number: Int) -> [Int] {
    var result = number < 0 ? [] : [number]
    while let last = result.last, let before = parent(of: last) { result.append(before) }
    return result.reversed()
  }

  /// How many steps the longest of the shortest journeys has.
  var depth: Int { indices.lazy.map { book.depth(at: place(of: $0)) }.max() ?? 0 }
}
