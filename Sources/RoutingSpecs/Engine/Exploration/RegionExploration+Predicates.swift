import Routing

// What is expected of a route is said about stacks. It is asked of the region in the same way as everything that the
// route itself asks: questions that the route has asked before cost nothing.
extension RegionExploration {
  /// Whether a condition holds for the stacks of the region; divides the region until it does for all or for none.
  func holds(_ predicate: ResolvedPredicate) -> Bool { resolve(.condition) { holds(predicate.node) } }

  private func holds(_ node: ResolvedPredicate.Node) -> Bool {
    switch node {
    case .always: return true
    case .presented: return state.modalCount > 0
    case .modals(let count):
      if let row = region.layers, row.known.count <= count { settleLayers() }
      return state.modalCount > count
    case .exists(let pattern, let options):
      return firstMatch(of: pattern.node, options, needsMatch: false) != nil
    case .firstMatch(let pattern, let options, let second):
      guard let place = firstMatch(of: pattern.node, options, needsMatch: true) else { return false }
      return matches(second.node, at: place)
    case .refusesAbove(let pattern, let options):
      guard let place = firstMatch(of: pattern.node, options, needsMatch: true) else { return false }
      return refusesDismissal(above: place)
    case .refusesModals: return refuses(downTo: 1)
    case .refusesAnything: return refuses(downTo: 0)
    case .not(let node): return !holds(node)
    case .all(let nodes): return nodes.allSatisfy { holds($0) }
    case .any(let nodes): return nodes.contains { holds($0) }
    }
  }

  /// The order is that of the search law; compare `ResolvedPattern.firstMatch(options:in:fromLayer:)`.
  private func firstMatch(
    of node: ResolvedPattern.Node, _ options: StackSearchOptions, needsMatch: Bool
  ) -> RegionPlace? {
    let top = state.layers.count - 1
    let depth: OpenRegions.Depth =
      options.contains(.contained) ? .contained : options.contains(.visible) ? .visible : .nothing
    let search = PatternSearch(exploration: self, node: node, depth: depth, needsMatch: needsMatch)
    if let place = search.visit(RegionPlace(layer: top), testsOwn: options.contains(.current)) {
      return place
    }
    guard options.contains(.presenting) else { return nil }
    return search.visit(under: top)
  }

  private var refusing: PatternSearch {
    PatternSearch(exploration: self, node: .refusing, depth: .contained, needsMatch: false)
  }

  /// Whether anybody refuses to leave in the layers from the topmost one down.
  private func refuses(downTo end: Int) -> Bool {
    let top = state.layers.count - 1
    guard top >= end else { return false }
    return refusing.visit(RegionPlace(layer: top), testsOwn: true) != nil
      || refusing.visit(under: top, downTo: end) != nil
  }

  /// Asks of what lies over a child the nearest first, as the router does: what it has not asked would divide the region
  /// once more.
  private func refuses(above index: Int, in container: RegionPlace) -> Bool {
    refusing.visit(above: index, in: container)
  }

  private func refusesDismissal(above place: RegionPlace) -> Bool {
    for layer in knownLayers(over: place.layer) {
      if refusing.visit(inGapUnder: layer) || refusing.visit(RegionPlace(layer: layer), testsOwn: true) != nil
      {
        return true
      }
    }
    var container = RegionPlace(layer: place.layer)
    for index in place.path {
      if content(at: container).kind == .navigation {
        if refuses(above: index, in: container) { return true }
      }
      container = container.child(index)
    }
    return false
  }

  /// Whether what stands in a place matches a pattern.
  func matches(_ node: ResolvedPattern.Node, at place: RegionPlace) -> Bool {
    PatternSearch(exploration: self, node: node, depth: .nothing, needsMatch: true).matches(at: place)
  }
}
