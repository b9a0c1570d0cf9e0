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

  /// Goes through the controllers directly inside, in search order, until one is accepted.
  ///
  /// A navigation controller's top and a tab bar controller's selected item come first and are the visible ones; then
  /// the other screens from top to bottom and the other items from left to right. Both columns of a split controller
  /// are visible. Nothing is allocated: expectations are evaluated for every state that is checked.
  ///
  /// - Parameters:
  ///   - visibleOnly: Leaves out what is not visible.
  ///   - accepts: Gets the index among the children, as in `StackPosition`, and the child.
  /// - Returns: Whether one was accepted.
  @inline(__always)
  func hasChild(visibleOnly: Bool, where accepts: (Int, StackElement) -> Bool) -> Bool {
    let inside = containers.union(ContentKinds(rawValue: 1 << UInt8(content.kind.index)))
    func isAccepted(_ index: Int, _ content: StackState.Content) -> Bool {
      accepts(index, StackElement(content: content, layer: layer, containers: inside))
    }
    switch content {
    case .screen:
      return false
    case .navigation(let screens):
      let lowest = visibleOnly ? screens.count - 1 : 0
      for index in stride(from: screens.count - 1, through: lowest, by: -1)
      where isAccepted(index, .screen(screens[index])) { return true }
      return false
    case .tabs(let items, let selected):
      if isAccepted(selected, items[selected]) { return true }
      if visibleOnly { return false }
      for index in items.indices where index != selected && isAccepted(index, items[index]) { return true }
      return false
    case .split(let primary, let secondary):
      return isAccepted(0, primary) || isAccepted(1, secondary)
    }
  }

  /// The controller at an index among the children, nil when there is none.
  func child(at index: Int) -> StackElement? {
    var result: StackElement?
    _ = hasChild(visibleOnly: false) { childIndex, child in
      if childIndex == index { result = child }
      return childIndex == index
    }
    return result
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
  public init(layer: Int, path: [Int] = []) {
    self.layer = layer
    self.path = path
  }
}
