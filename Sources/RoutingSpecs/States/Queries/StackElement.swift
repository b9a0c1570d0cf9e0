/// One controller of a state, with what can be said about where it stands.
public struct StackElement: Sendable {
  /// The controller and what it contains.
  public let content: StackState.Content
  /// The layer in which it stands; 0 is the root's.
  public let layer: Int
  /// The kinds of the containers around it, up to its layer's own controller.
  public let containers: ContentKinds

  /// Whether it is its layer's own controller.
  public var isLayersOwn: Bool { containers.isEmpty }

  /// The controllers directly inside, in the order in which a search over everything visits them.
  ///
  /// A navigation controller's top and a tab bar controller's selected item come first, then the other screens from
  /// top to bottom and the other items from left to right.
  var children: [(index: Int, element: StackElement)] {
    let inside = containers.union(ContentKinds(rawValue: 1 << UInt8(content.kind.index)))
    func child(_ index: Int, _ content: StackState.Content) -> (index: Int, element: StackElement) {
      (index, StackElement(content: content, layer: layer, containers: inside))
    }
    switch content {
    case .screen: return []
    case .navigation(let screens):
      return screens.indices.reversed().map { child($0, .screen(screens[$0])) }
    case .tabs(let items, let selected):
      let others = items.indices.filter { $0 != selected }
      return ([selected] + others).map { child($0, items[$0]) }
    case .split(let primary, let secondary):
      return [child(0, primary), child(1, secondary)]
    }
  }

  /// How many of the children are visible; these come first among `children`.
  var visibleChildCount: Int {
    switch content {
    case .screen: 0
    case .navigation, .tabs: 1
    case .split: 2
    }
  }
}

/// Where a controller stands in a state.
public struct StackPosition: Hashable, Codable, Sendable {
  /// The layer; 0 is the root's.
  public let layer: Int
  /// The way from the layer's own controller inwards; empty for that controller itself.
  ///
  /// Each number is the index among the children: from the bottom in a navigation controller, from the left in a tab
  /// bar controller, 0 for the primary and 1 for the secondary column of a split controller.
  public let path: [Int]

  /// Names a position.
  ///
  /// - Parameters:
  ///   - layer: The layer, 0 for the root's.
  ///   - path: The indices from the layer's own controller inwards.
  public init(layer: Int, path: [Int] = []) {
    self.layer = layer
    self.path = path
  }
}
