/// The parts of a graph in which every place leads to every other (Tarjan, doi:10.1137/0201010).
struct StrongComponents {
  /// The places of each part, in the order in which the parts were closed: what a part leads to comes before it.
  private(set) var members: [[Int]] = []

  /// The part of each place.
  private(set) var part: [Int]

  private let next: [[Int]]
  private var order: [Int]
  private var low: [Int]
  private var stack: [Int] = []
  private var count = 0

  /// Divides a graph by where each place leads.
  init(_ next: [[Int]]) {
    self.next = next
    part = Array(repeating: -1, count: next.count)
    order = part
    low = part
    for place in next.indices where order[place] < 0 { visit(place) }
  }

  /// A walk without recursion: journeys may be long.
  private mutating func visit(_ start: Int) {
    var path: [(place: Int, tried: Int)] = [(start, 0)]
    open(start)
    while let (place, tried) = path.last {
      if tried < next[place].count {
        path[path.count - 1].tried += 1
        let target = next[place][tried]
        if order[target] < 0 {
          open(target)
          path.append((target, 0))
        } else if part[target] < 0 {
          low[place] = min(low[place], order[target])
        }
      } else {
        path.removeLast()
        if let above = path.last?.place { low[above] = min(low[above], low[place]) }
        if low[place] == order[place] { close(place) }
      }
    }
  }

  private mutating func open(_ place: Int) {
    order[place] = count
    low[place] = count
    count += 1
    stack.append(place)
  }

  private mutating func close(_ place: Int) {
    var closed: [Int] = []
    while let top = stack.popLast() {
      part[top] = members.count
      closed.append(top)
      if top == place { break }
    }
    members.append(closed)
  }
}
