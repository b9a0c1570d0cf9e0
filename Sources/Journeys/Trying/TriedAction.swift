/// An action of a state, by their numbers in a book.
struct TriedAction: Hashable {
  private let placeNumber: Int32
  private let actionNumber: Int32

  /// The number of the state.
  var place: Int { Int(placeNumber) }

  /// The number of the action in the state.
  var action: Int { Int(actionNumber) }

  /// The launch, which things come into as they come into actions.
  static let launch = TriedAction(0, at: -1)

  init(_ action: Int, at place: Int) { (placeNumber, actionNumber) = (Int32(place), Int32(action)) }
}

/// Some numbers for each of some actions, one after the other in one list, so that they can be kept as plain numbers.
struct NumbersByAction {
  private var flat: [Int32] = []

  /// Adds the numbers of an action.
  mutating func append(_ numbers: [Int32], of action: TriedAction) {
    flat += [Int32(action.place), Int32(action.action), Int32(numbers.count)] + numbers
  }

  /// All of them, in the order in which they were added.
  var all: [(action: TriedAction, numbers: [Int32])] {
    var result: [(action: TriedAction, numbers: [Int32])] = []
    var rest = flat[...]
    while rest.count >= 3 {
      let head = rest.prefix(3).map { Int($0) }
      rest = rest.dropFirst(3)
      result.append((TriedAction(head[1], at: head[0]), Array(rest.prefix(head[2]))))
      rest = rest.dropFirst(head[2])
    }
    return result
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) { try keeping.array(&flat) }
}
