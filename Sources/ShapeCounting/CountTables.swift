import Checking
import Journeys

/// How much room is left for a hierarchy.
struct Room: Hashable {
  /// How many more presentations may stand over one another.
  let layers: Int
  /// How many more containers may stand in one another.
  let nesting: Int
}

/// How many hierarchies each rule makes with how much room.
struct CountTables: Sendable {
  /// A rule with numbers in place of names.
  struct Rule: Sendable {
    let head: ShapeHead
    let places: [[Int]]
    let pushes: [(head: Int, below: [ScreenClass])]
    let presents: [Int]
  }

  let bound: ShapeBound
  private(set) var rules: [Rule] = []
  private let numbers: [ShapeHead: Int]

  /// By layers, nesting and rule.
  private var counts: [Natural] = []

  /// In how many ways a stack may go on: by layers, nesting and rule, then by how many more screens there may be, then by
  /// the screen on top.
  ///
  /// There are no entries for what is no stack.
  private var tails: [[[ScreenClass: Natural]]] = []

  init(_ shape: Shape, _ bound: ShapeBound) {
    self.bound = bound
    let all = shape.allRules
    let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.head, $0) })
    self.numbers = numbers
    let known: ([ShapeHead]) -> [Int] = { heads in heads.compactMap { numbers[$0] } }
    rules = all.map { rule in
      Rule(
        head: rule.head, places: rule.places.map(known),
        pushes: rule.pushes.compactMap { push in numbers[push.head].map { ($0, push.below) } },
        presents: known(rule.presents))
    }
    for layers in 0...bound.layers {
      for nesting in 0...bound.nesting { add(Room(layers: layers, nesting: nesting)) }
    }
  }

  /// The room of the whole bound.
  var whole: Room { Room(layers: bound.layers, nesting: bound.nesting) }

  /// The number of a rule.
  func number(of head: ShapeHead) -> Int? { numbers[head] }

  private func index(_ rule: Int, _ room: Room) -> Int {
    (room.layers * (bound.nesting + 1) + room.nesting) * rules.count + rule
  }

  // MARK: - Counts

  /// How many hierarchies a rule makes.
  func count(_ rule: Int, _ room: Room) -> Natural { counts[index(rule, room)] }

  /// How many hierarchies some rules make.
  func sum(_ rules: [Int], _ room: Room) -> Natural { rules.reduce(.zero) { $0 + count($1, room) } }

  /// How many hierarchies some things make.
  func sum(_ heads: [ShapeHead], _ room: Room) -> Natural { sum(heads.compactMap { numbers[$0] }, room) }

  /// The room inside a container, if there is any.
  func inside(_ room: Room) -> Room? {
    room.nesting > 0 ? Room(layers: room.layers, nesting: room.nesting - 1) : nil
  }

  /// The room of what is presented, if there is any.
  func above(_ room: Room) -> Room? {
    room.layers > 0 ? Room(layers: room.layers - 1, nesting: bound.nesting) : nil
  }

  /// In how many ways something is presented, or nothing.
  func presentations(_ rule: Int, _ room: Room) -> Natural {
    .one + (above(room).map { sum(rules[rule].presents, $0) } ?? .zero)
  }

  /// In how many ways a stack goes on above a screen.
  ///
  /// - Parameters:
  ///   - rule: The stack's rule.
  ///   - room: The stack's room.
  ///   - left: How many more screens there may be.
  ///   - screen: The screen.
  /// - Returns: How many, the one that is over included.
  func tail(_ rule: Int, _ room: Room, left: Int, above screen: ScreenClass) -> Natural {
    let table = tails[index(rule, room)]
    return left < table.count ? table[left][screen] ?? .one : .one
  }

  // MARK: - Filling

  private mutating func add(_ room: Room) {
    // What is presented has a layer less, and what is held a container less, so that all that is asked for is there.
    for rule in rules.indices {
      let inside = inside(room)
      tails.append(inside.map { tails(of: rules[rule], inside: $0) } ?? [])
      counts.append(contents(rule, room, inside) * presentations(rule, room))
    }
  }

  private func contents(_ rule: Int, _ room: Room, _ inside: Room?) -> Natural {
    let (head, places) = (rules[rule].head, rules[rule].places)
    guard !places.isEmpty else { return .one }
    guard let inside else { return .zero }
    guard head.kind != .stack else {
      guard let bottom = head.bottom else { return .one }
      return sum(places[0], inside) * tail(rule, room, left: bound.depth - 1, above: bottom)
    }
    return places.reduce(Natural(head.kind == .tabs ? places.count : 1)) { $0 * sum($1, inside) }
  }

  private func tails(of rule: Rule, inside: Room) -> [[ScreenClass: Natural]] {
    guard let bottom = rule.head.bottom else { return [] }
    let screens = Set([bottom] + rule.pushes.map { rules[$0.head].head.screen })
    var table: [[ScreenClass: Natural]] = [[:]]
    for _ in 1..<bound.depth {
      var next: [ScreenClass: Natural] = [:]
      for screen in screens {
        next[screen] = rule.pushes.reduce(.one) { sum, push in
          guard push.below.contains(screen) else { return sum }
          let top = rules[push.head].head.screen
          return sum + count(push.head, inside) * (table[table.count - 1][top] ?? .one)
        }
      }
      table.append(next)
    }
    return table
  }
}
