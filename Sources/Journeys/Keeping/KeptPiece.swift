/// A piece of a shape as it is kept: with whether its classes can be written down, which a shape in a report leaves out.
struct KeptPiece: Codable {
  private struct Screen: Codable {
    let name: String
    let isCode: Bool

    init(_ screen: ScreenClass) { (name, isCode) = (screen.name, screen.isCode) }

    var screen: ScreenClass { ScreenClass(name: name, isCode: isCode) }
  }

  private struct Head: Codable {
    let kind: String
    let screen: Screen
    let bottom: Screen?
    let count: Int

    init(_ head: ShapeHead) {
      (kind, screen, count) = (head.kind.rawValue, Screen(head.screen), head.count)
      bottom = head.bottom.map { Screen($0) }
    }

    var head: ShapeHead {
      let kind = ScreenTree.Kind(rawValue: kind) ?? .container
      return kind == .stack
        ? ShapeHead(stack: screen.screen, on: bottom?.screen)
        : ShapeHead(kind, screen.screen, count: count)
    }
  }

  private enum Kind: Codable {
    case root
    case child(of: Head, place: Int)
    case push(on: Screen, in: Head)
    case presentation(by: Head)
  }

  private let head: Head
  private let kind: Kind

  init(_ piece: ShapePiece) {
    head = Head(piece.head)
    kind =
      switch piece {
      case .root: .root
      case .child(_, let container, let place): .child(of: Head(container), place: place)
      case .push(_, let below, let stack): .push(on: Screen(below), in: Head(stack))
      case .presentation(_, let presenter): .presentation(by: Head(presenter))
      }
  }

  /// The piece.
  var piece: ShapePiece {
    switch kind {
    case .root: .root(head.head)
    case .child(let container, let place): .child(head.head, of: container.head, place: place)
    case .push(let below, let stack): .push(head.head, on: below.screen, in: stack.head)
    case .presentation(let presenter): .presentation(head.head, by: presenter.head)
    }
  }
}

/// The pieces of the states that were met, as they are kept.
struct KeptPieces: Codable {
  private let counted: [KeptPiece]
  private let places: [Int]
  private let later: [[KeptPiece]]

  init(_ counted: Set<ShapePiece>, later: [Int: [ShapePiece]]) {
    // In an order of their own, so that equal explorations are kept alike.
    self.counted = counted.sorted { $0.description < $1.description }.map { KeptPiece($0) }
    places = later.keys.sorted()
    self.later = places.map { (later[$0] ?? []).map { KeptPiece($0) } }
  }

  /// The pieces of the states that count.
  var pieces: Set<ShapePiece> { Set(counted.map(\.piece)) }

  /// Those of states that do not count yet.
  var laterPieces: [Int: [ShapePiece]] {
    Dictionary(uniqueKeysWithValues: zip(places, later.map { $0.map(\.piece) }))
  }
}
