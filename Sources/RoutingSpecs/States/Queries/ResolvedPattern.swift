/// A pattern whose names have been looked up in a catalogue, ready to be searched for millions of times.
///
/// This is the reference for searches over stacks: it works on plain values and is written without a look at the
/// router's search, so that one can be judged by the other.
public struct ResolvedPattern: Sendable {
  /// The same cases as `StackPattern`, with numbers for names.
  indirect enum Node: Hashable, Sendable {
    case screen(kind: Int, context: Int?)
    case kind(ContentKind)
    case inside(ContentKind)
    case inModalLayer
    case layersOwn
    case refusing
    case longer(Int)
    case child(Node)
    case descendant(Node)
    case showing(Node)
    case secondaryColumn(Node)
    case satisfying(StackElementTest)
    case not(Node)
    case all([Node])
    case any([Node])
  }

  let node: Node

  /// Looks up the names of a pattern, or throws an error for the first unknown one, with the nearest name.
  public init(_ pattern: StackPattern, in catalogue: ScreenCatalogue) throws(ScreenCatalogueError) {
    node = try Self.node(pattern, catalogue)
  }

  private static func node(
    _ pattern: StackPattern, _ catalogue: ScreenCatalogue
  ) throws(ScreenCatalogueError) -> Node {
    switch pattern {
    case .screen(let name):
      return .screen(kind: try catalogue.requiredKind(named: name), context: nil)
    case .screenShowing(let name, let context):
      let kind = try catalogue.requiredKind(named: name)
      return .screen(kind: kind, context: try catalogue.requiredContext(context, ofKind: kind))
    case .kind(let kind): return .kind(kind)
    case .inside(let kind): return .inside(kind)
    case .inModalLayer: return .inModalLayer
    case .layersOwn: return .layersOwn
    case .refusing: return .refusing
    case .longer(let count): return .longer(count)
    case .child(let pattern): return .child(try node(pattern, catalogue))
    case .descendant(let pattern): return .descendant(try node(pattern, catalogue))
    case .showing(let pattern): return .showing(try node(pattern, catalogue))
    case .secondaryColumn(let pattern): return .secondaryColumn(try node(pattern, catalogue))
    case .satisfying(let test): return .satisfying(test)
    case .not(let pattern): return .not(try node(pattern, catalogue))
    case .all(let patterns): return .all(try nodes(patterns, catalogue))
    case .any(let patterns): return .any(try nodes(patterns, catalogue))
    }
  }

  private static func nodes(
    _ patterns: [StackPattern], _ catalogue: ScreenCatalogue
  ) throws(ScreenCatalogueError) -> [Node] {
    var nodes: [Node] = []
    for pattern in patterns { nodes.append(try node(pattern, catalogue)) }
    return nodes
  }
}

// MARK: - Matching

extension ResolvedPattern {
  /// Tells whether one controller matches.
  ///
  /// - Parameter element: A controller and where it stands.
  /// - Returns: Whether the pattern describes it.
  public func matches(_ element: StackElement) -> Bool {
    Self.matches(node, element)
  }

  static func matches(_ node: Node, _ element: StackElement) -> Bool {
    switch node {
    case .screen(let kind, let context):
      guard case .screen(let screen) = element.content, screen.kind == kind else { return false }
      return context == nil || screen.context == context
    case .kind(let kind): return element.content.kind == kind
    case .inside(let kind): return element.containers.contains(kind)
    case .inModalLayer: return element.layer > 0
    case .layersOwn: return element.isLayersOwn
    case .refusing:
      if case .screen(let screen) = element.content { return screen.refusesDismissal }
      return false
    case .longer(let count): return element.content.childCount > count
    case .child(let node): return element.hasChild(visibleOnly: false) { matches(node, $1) }
    case .descendant(let node): return hasDescendant(node, element)
    case .showing(let node): return element.hasChild(visibleOnly: true) { matches(node, $1) }
    case .secondaryColumn(let node):
      guard element.content.kind == .split else { return false }
      return element.child(at: 1).map { matches(node, $0) } ?? false
    case .satisfying(let test): return test.accepts(element)
    case .not(let node): return !matches(node, element)
    case .all(let nodes): return nodes.allSatisfy { matches($0, element) }
    case .any(let nodes): return nodes.contains { matches($0, element) }
    }
  }

  private static func hasDescendant(_ node: Node, _ element: StackElement) -> Bool {
    element.hasChild(visibleOnly: false) { matches(node, $1) || hasDescendant(node, $1) }
  }
}

// MARK: - Searching

extension ResolvedPattern {
  /// Finds the first match in the order of the search law.
  ///
  /// From the starting layer: with `current` its own controller; with `visible` or `contained` what is inside, depth
  /// first, a container before its children, the visible child first, and with `visible` alone no hidden one at all.
  /// Then with `presented` the layers above, the nearest first, then with `presenting` the layers below, the nearest
  /// first; of each the own controller and what is inside as before.
  ///
  /// - Parameters:
  ///   - options: Where to look.
  ///   - state: The stack.
  ///   - layer: The layer to start from, nil for the top one.
  /// - Returns: The position of the first match, nil when there is none.
  public func firstMatch(
    options: StackSearchOptions, in state: StackState, fromLayer layer: Int? = nil
  ) -> StackPosition? {
    let top = state.layers.count - 1
    let start = layer ?? top
    if let found = firstMatch(options, in: state, layer: start, testsOwn: options.contains(.current)) {
      return found
    }
    if options.contains(.presented) {
      for layer in stride(from: start + 1, through: top, by: 1) {
        if let found = firstMatch(options, in: state, layer: layer, testsOwn: true) { return found }
      }
    }
    guard options.contains(.presenting) else { return nil }
    for layer in stride(from: start - 1, through: 0, by: -1) {
      if let found = firstMatch(options, in: state, layer: layer, testsOwn: true) { return found }
    }
    return nil
  }

  private func firstMatch(
    _ options: StackSearchOptions, in state: StackState, layer: Int, testsOwn: Bool
  ) -> StackPosition? {
    let element = StackElement(content: state.layers[layer].content, layer: layer, containers: [])
    if testsOwn, matches(element) { return StackPosition(layer: layer) }
    guard options.contains(.visible) || options.contains(.contained) else { return nil }
    var path: [Int] = []
    guard findPath(below: element, visibleOnly: !options.contains(.contained), &path) else { return nil }
    return StackPosition(layer: layer, path: path.reversed())
  }

  /// Looks inside a controller, which is not tested itself, and notes the way from the match outwards.
  private func findPath(below element: StackElement, visibleOnly: Bool, _ path: inout [Int]) -> Bool {
    element.hasChild(visibleOnly: visibleOnly) { index, child in
      guard matches(child) || findPath(below: child, visibleOnly: visibleOnly, &path) else { return false }
      path.append(index)
      return true
    }
  }
}

extension StackState {
  /// Finds the controller at a position.
  ///
  /// - Parameter position: A position of this state.
  /// - Returns: The controller and where it stands, nil when there is none.
  public func element(at position: StackPosition) -> StackElement? {
    guard layers.indices.contains(position.layer) else { return nil }
    var element = StackElement(
      content: layers[position.layer].content, layer: position.layer, containers: [])
    for index in position.path {
      guard let child = element.child(at: index) else { return nil }
      element = child
    }
    return element
  }
}
