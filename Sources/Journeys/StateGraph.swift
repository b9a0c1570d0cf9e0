/// The states that were seen, each with the shortest journey to it, and what leads from one to another.
struct StateGraph {
  /// One state.
  struct Node {
    /// The state's number among all that were met.
    let place: Int
    let state: AppState
    /// The state before, or -1 for the one after launch.
    let parent: Int
    /// The last steps of the journey: one, or two where the second comes while the first is going on.
    let arrival: [JourneyStep]
    /// What can be done here, in a fixed order.
    let actions: [UserAction]
    /// What comes of each of them, as far as it was tried.
    fileprivate(set) var edges: [Edge?]

    init(place: Int, _ met: TrialBook.Place, parent: Int, arrival: [JourneyStep]) {
      self.place = place
      self.parent = parent
      self.arrival = arrival
      state = met.state
      actions = met.actions
      edges = Array(repeating: nil, count: actions.count)
    }
  }

  /// What comes of an action.
  struct Edge {
    /// The state that it leads to, or `nil` where something was wrong.
    let target: Int?
    /// How many events it takes to come to rest.
    let events: Int
  }

  private(set) var nodes: [Node] = []
  private var numbers: [Int: Int] = [:]

  /// The number of a state by that among all that were met, if it has been seen.
  func number(of place: Int) -> Int? { numbers[place] }

  /// Adds a state that has not been seen.
  mutating func add(_ node: Node) -> Int {
    numbers[node.place] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  /// Takes down what comes of an action.
  mutating func add(_ edge: Edge, of action: UserAction, from number: Int) {
    guard let index = nodes[number].actions.firstIndex(of: action) else { return }
    nodes[number].edges[index] = edge
  }

  /// What comes of an action in a state, if that was tried.
  func edge(of action: UserAction, from number: Int) -> Edge? {
    nodes[number].actions.firstIndex(of: action).flatMap { nodes[number].edges[$0] }
  }

  /// The shortest journey to a state.
  func journey(to number: Int) -> [JourneyStep] {
    var parts: [[JourneyStep]] = []
    var current = number
    while current > 0 {
      parts.append(nodes[current].arrival)
      current = nodes[current].parent
    }
    return Array(parts.reversed().joined())
  }

  /// The states on the shortest journey to one, launch first, itself last.
  func way(to number: Int) -> [Int] {
    var result = [number]
    while let last = result.last, last > 0 { result.append(nodes[last].parent) }
    return result.reversed()
  }

  /// How many steps the longest of the shortest journeys has.
  var depth: Int {
    var depths: [Int] = []
    for node in nodes { depths.append(node.parent < 0 ? 0 : depths[node.parent] + node.arrival.count) }
    return depths.max() ?? 0
  }
}
