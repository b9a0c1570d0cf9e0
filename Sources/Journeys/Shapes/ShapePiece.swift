/// One thing that a shape says may be, and that a hierarchy shows.
public enum ShapePiece: Hashable, Sendable {
  /// Something is the root of the window.
  case root(ShapeHead)
  /// A container holds something at a place, counted from 1.
  case child(ShapeHead, of: ShapeHead, place: Int)
  /// Something is pushed on a screen of a stack.
  case push(ShapeHead, on: ScreenClass, in: ShapeHead)
  /// Something is presented.
  case presentation(ShapeHead, by: ShapeHead)

  /// What is there.
  var head: ShapeHead {
    switch self {
    case .root(let head), .child(let head, _, _), .push(let head, _, _), .presentation(let head, _): head
    }
  }

  /// What it is in or over; `nil` for a root.
  var owner: ShapeHead? {
    switch self {
    case .root: nil
    case .child(_, let owner, _), .push(_, _, let owner), .presentation(_, let owner): owner
    }
  }
}

extension ShapePiece: CustomStringConvertible {
  /// The piece in a sentence, without a full stop.
  public var description: String {
    switch self {
    case .root(let head): "The root of the window is \(head)"
    case .child(let head, let container, let place): "\(container) holds \(head) at place \(place)"
    case .push(let head, let below, let stack): "\(head) is pushed on \(below.name) in \(stack)"
    case .presentation(let head, let presenter): "\(head) is presented by \(presenter)"
    }
  }
}

extension ScreenTree {
  /// What a shape must have for the hierarchy to be in it, from the root on.
  public var pieces: [ShapePiece] {
    var result: [ShapePiece] = [.root(head)]
    addPieces(to: &result)
    return result
  }

  private func addPieces(to pieces: inout [ShapePiece]) {
    for (index, child) in (kind == .stack ? children.prefix(1) : children[...]).enumerated() {
      pieces.append(.child(child.head, of: head, place: index + 1))
    }
    if kind == .stack {
      for (below, child) in zip(children, children.dropFirst()) {
        pieces.append(.push(child.head, on: below.screen, in: head))
      }
    }
    if let presented { pieces.append(.presentation(presented.head, by: head)) }
    for tree in children + layers { tree.addPieces(to: &pieces) }
  }
}

extension Shape {
  /// Everything that the shape says may be: the roots, then of each thing in order what it holds, what is pushed in it and
  /// what it presents.
  public var pieces: [ShapePiece] { roots.map { .root($0) } + allRules.flatMap(\.pieces) }

  /// The smallest shape that has some pieces, and tells things apart by their heads alone.
  init(of pieces: Set<ShapePiece>) {
    var rules: [ShapeHead: Rule] = [:]
    for piece in pieces { rules[piece.head] = Rule(head: piece.head) }
    for piece in pieces { piece.owner.map { rules[$0]?.add(piece) } }
    self.init(
      roots: pieces.filter { $0.owner == nil }.map(\.head).sorted(), rules: rules.values.map(\.inOrder))
  }

  /// The smallest shape that has some hierarchies and tells things apart by their heads alone.
  ///
  /// - Parameter trees: The hierarchies, in any order.
  public init(seen trees: some Sequence<ScreenTree>) {
    var pieces: Set<ShapePiece> = []
    for tree in trees { pieces.formUnion(tree.pieces) }
    self.init(of: pieces)
  }
}

extension Shape.Rule {
  /// Everything that is said of the thing.
  fileprivate var pieces: [ShapePiece] {
    var result: [ShapePiece] = []
    for (index, place) in places.enumerated() {
      result += place.map { .child($0, of: head, place: index + 1) }
    }
    result += pushes.flatMap { push in push.below.map { .push(push.head, on: $0, in: head) } }
    return result + presents.map { .presentation($0, by: head) }
  }

  fileprivate init(head: ShapeHead) {
    let count = head.kind == .stack ? (head.bottom == nil ? 0 : 1) : head.count
    self.init(head: head, places: Array(repeating: [], count: count), pushes: [], presents: [])
  }

  fileprivate mutating func add(_ piece: ShapePiece) {
    switch piece {
    case .root: break
    case .child(let child, _, let place): places[place - 1].append(child)
    case .push(let head, let screen, _):
      let known = pushes.firstIndex { $0.head == head }
      let below = known.map { pushes[$0].below } ?? []
      if let known { pushes.remove(at: known) }
      pushes.append(Shape.Push(head: head, below: below + [screen]))
    case .presentation(let head, _): presents.append(head)
    }
  }

  /// The rule with everything in order: pieces come in none.
  fileprivate var inOrder: Shape.Rule {
    Shape.Rule(
      head: head, places: places.map { $0.sorted() },
      pushes: pushes.sorted { $0.head < $1.head }.map { Shape.Push(head: $0.head, below: $0.below.sorted()) },
      presents: presents.sorted())
  }
}
