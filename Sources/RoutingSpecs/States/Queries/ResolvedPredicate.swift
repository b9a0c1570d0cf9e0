/// A predicate whose names have been looked up in a catalogue, ready to be evaluated millions of times.
public struct ResolvedPredicate: Sendable {
  /// The same cases as `StatePredicate`, with resolved patterns.
  indirect enum Node: Sendable {
    case always
    case presented
    case modals(moreThan: Int)
    case exists(ResolvedPattern, StackSearchOptions)
    case firstMatch(ResolvedPattern, StackSearchOptions, ResolvedPattern)
    case refusesAbove(ResolvedPattern, StackSearchOptions)
    case refusesModals
    case refusesAnything
    case not(Node)
    case all([Node])
    case any([Node])
  }

  /// What was resolved.
  public let predicate: StatePredicate
  let node: Node

  /// Looks up the names of a predicate, or throws an error for the first unknown one, with the nearest name.
  public init(_ predicate: StatePredicate, in catalogue: ScreenCatalogue) throws(ScreenCatalogueError) {
    self.predicate = predicate
    node = try Self.node(predicate, catalogue)
  }

  private static func node(
    _ predicate: StatePredicate, _ catalogue: ScreenCatalogue
  ) throws(ScreenCatalogueError) -> Node {
    switch predicate {
    case .always: return .always
    case .presented: return .presented
    case .modals(let count): return .modals(moreThan: count)
    case .exists(let pattern, let options):
      return .exists(try ResolvedPattern(pattern, in: catalogue), options)
    case .firstMatch(let pattern, let options, let second):
      let first = try ResolvedPattern(pattern, in: catalogue)
      return .firstMatch(first, options, try ResolvedPattern(second, in: catalogue))
    case .refusesAbove(let pattern, let options):
      return .refusesAbove(try ResolvedPattern(pattern, in: catalogue), options)
    case .refusesModals: return .refusesModals
    case .refusesAnything: return .refusesAnything
    case .not(let predicate): return .not(try node(predicate, catalogue))
    case .all(let parts): return .all(try nodes(parts, catalogue))
    case .any(let parts): return .any(try nodes(parts, catalogue))
    }
  }

  private static func nodes(
    _ parts: [StatePredicate], _ catalogue: ScreenCatalogue
  ) throws(ScreenCatalogueError) -> [Node] {
    var nodes: [Node] = []
    for part in parts { nodes.append(try node(part, catalogue)) }
    return nodes
  }
}

// MARK: - Evaluation

extension ResolvedPredicate {
  /// Tells whether the condition holds.
  public func evaluate(_ state: StackState) -> Bool {
    Self.evaluate(node, state)
  }

  private static func evaluate(_ node: Node, _ state: StackState) -> Bool {
    switch node {
    case .always: return true
    case .presented: return state.modalCount > 0
    case .modals(let count): return state.modalCount > count
    case .exists(let pattern, let options):
      return pattern.firstMatch(options: options, in: state) != nil
    case .firstMatch(let pattern, let options, let second):
      guard let position = pattern.firstMatch(options: options, in: state) else { return false }
      return state.element(at: position).map(second.matches) ?? false
    case .refusesAbove(let pattern, let options):
      guard let position = pattern.firstMatch(options: options, in: state) else { return false }
      return state.refusesDismissal(above: position)
    case .refusesModals: return state.layers.dropFirst().contains { $0.content.refusesDismissal }
    case .refusesAnything: return state.refusesDismissal
    case .not(let node): return !evaluate(node, state)
    case .all(let nodes): return nodes.allSatisfy { evaluate($0, state) }
    case .any(let nodes): return nodes.contains { evaluate($0, state) }
    }
  }
}

extension StackState {
  /// Tells whether making a controller visible would remove a screen that refuses dismissal.
  ///
  /// Removed are the layers above it and, in each navigation controller around it, the screens above. Selecting
  /// another tab removes nothing.
  ///
  /// - Parameter position: A position of this state.
  /// - Returns: Whether something that would be removed refuses.
  public func refusesDismissal(above position: StackPosition) -> Bool {
    if layers[(position.layer + 1)...].contains(where: { $0.content.refusesDismissal }) { return true }
    var content = layers[position.layer].content
    for index in position.path {
      switch content {
      case .screen: return false
      case .navigation(let screens):
        return screens[(index + 1)...].contains { $0.refusesDismissal }
      case .tabs(let items, _):
        content = items[index]
      case .split(let primary, let secondary):
        content = index == 0 ? primary : secondary
      }
    }
    return false
  }
}
