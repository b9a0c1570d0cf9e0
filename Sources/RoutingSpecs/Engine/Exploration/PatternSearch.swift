import Routing

/// A search for a pattern in the stack from which a run started, asked of the region that is explored.
struct PatternSearch {
  let exploration: RegionExploration
  let node: ResolvedPattern.Node
  let depth: OpenRegions.Depth
  /// Whether it matters which controller matches, and not only whether one does.
  let needsMatch: Bool

  /// The first match in a place: what stands there itself, or something inside it.
  func visit(_ place: RegionPlace, testsOwn: Bool) -> RegionPlace? {
    while exploration.fault == nil {
      switch exploration.region.knowledge(of: place) {
      case .inside, .beyond: exploration.settle(place)
      case .part(.open(let open)):
        let (question, isUnsure) = self.question(to: open, at: place, testsOwn: testsOwn)
        if open.isContainer, needsMatch || isUnsure {
          return testsOwn && matches(at: place) ? place : visitChildren(of: place)
        }
        if question.isEmpty || !exploration.ask(question, of: open, at: place) { return nil }
        if !isUnsure, !needsMatch || open.kinds == .screen { return place }
        if case .part(.open(let open)) = exploration.region.knowledge(of: place) {
          if exploration.isSettled(open) { return testsOwn && matchesAsScreen(at: place) ? place : nil }
          exploration.refine(open, at: place)
        }
      case .part(.screen): return testsOwn && matches(at: place) ? place : nil
      case .part: return testsOwn && matches(at: place) ? place : visitChildren(of: place)
      }
    }
    return nil
  }

  private func visitChildren(of place: RegionPlace) -> RegionPlace? {
    guard depth != .nothing, let part = exploration.part(at: place) else { return nil }
    switch part {
    case .screen: return nil
    case .open(let open):
      let (question, isUnsure) = self.question(to: open, at: place, testsOwn: false)
      if question.isEmpty || !exploration.ask(question, of: open, at: place) { return nil }
      if !isUnsure, !needsMatch { return place }
      exploration.openUp(place)
      return visitChildren(of: place)
    case .split: return visit(place.child(0), testsOwn: true) ?? visit(place.child(1), testsOwn: true)
    case .row(let row):
      if depth != .contained { return visit(place.child(0), testsOwn: true) }
      if let isMatched = hasMatch(inside: row, at: place) { return isMatched ? place : nil }
      return exploration.firstInRow(
        at: place, needsMatch: needsMatch, question: { gapQuestion(in: place) },
        visit: { visit(place.child($0), testsOwn: true) })
    }
  }

  /// Whether anybody inside a container matches, where it does not matter who; `nil` where some have to be looked at.
  private func hasMatch(inside row: RegionPart.Row, at place: RegionPlace) -> Bool? {
    if needsMatch || exploration.grammar.isForCertificate { return nil }
    let (bit, isUnsure) = gapQuestion(in: place)
    return isUnsure ? nil : exploration.ask(RegionMarks(all: bit), inside: row, at: place)
  }

  /// Whether anybody matches who stands before a child of a row, the last first; the child is given by its number.
  func visit(above index: Int, in place: RegionPlace) -> Bool {
    exploration.hasMatchInRow(
      at: place, before: index, question: { gapQuestion(in: place) },
      visit: { visit(place.child($0), testsOwn: true) != nil })
  }

  private func gapQuestion(in place: RegionPlace) -> (bit: PredicateBits, isUnsure: Bool) {
    let inner = candidates(at: place, own: nil, inside: containers(around: place.child(0)))
    return (inner.bit, inner.isUnsure)
  }

  // MARK: - Layers

  /// The first match in the layers under one, from above, down to another one.
  func visit(under layer: Int, downTo end: Int = 0) -> RegionPlace? {
    exploration.firstInLayers(
      under: layer, downTo: end, needsMatch: needsMatch, question: { layerQuestion(under: $0) },
      visit: { visit($0, testsOwn: true) })
  }

  /// Whether anybody matches in the layers between one and the next one under it that is told apart.
  func visit(inGapUnder layer: Int) -> Bool {
    guard let gap = exploration.gap(underLayer: layer) else { return false }
    let (marks, isUnsure) = layerQuestion(under: layer)
    return exploration.meets(marks, inLayerGap: gap, needsMatch: needsMatch || isUnsure, .upwards)
  }

  func layerQuestion(under layer: Int) -> (marks: RegionMarks, isUnsure: Bool) {
    let anything = RegionPart.OpenPart(sort: .modal, kinds: .all)
    return question(to: anything, at: RegionPlace(layer: layer), testsOwn: true)
  }

  // MARK: - One controller

  /// Whether what stands in a place matches the pattern itself.
  func matches(at place: RegionPlace) -> Bool {
    while exploration.fault == nil {
      switch exploration.region.knowledge(of: place) {
      case .inside, .beyond: exploration.settle(place)
      case .part(.open(let open)) where !open.isContainer:
        let own = candidates(at: place, own: containers(around: place), inside: nil)
        guard own.bit != 0, exploration.ask(RegionMarks(own: own.bit), of: open, at: place) else {
          return false
        }
        if own.unsure.isDisjoint(with: open.kinds) { return true }
        if case .part(.open(let open)) = exploration.region.knowledge(of: place) {
          if exploration.isSettled(open) { return matchesAsScreen(at: place) }
          exploration.refine(open, at: place)
        }
      case .part(.open(let open)):
        let own = candidates(at: place, own: containers(around: place), inside: nil)
        if !own.unsure.isDisjoint(with: open.kinds) { return matchesContainer(node, at: place) }
        return exploration.passes(own.bit, open, at: place)
      case .part(.screen): return matchesAsScreen(at: place)
      case .part: return matchesContainer(node, at: place)
      }
    }
    return false
  }

  /// Whether a screen matches of which it is decided which one it is, as far as that matters.
  private func matchesAsScreen(at place: RegionPlace) -> Bool {
    ResolvedPattern.matches(node, element(at: place))
  }

  private func matchesContainer(_ node: ResolvedPattern.Node, at place: RegionPlace) -> Bool {
    switch node {
    case .screen, .kind, .inside, .inModalLayer, .layersOwn, .refusing:
      return ResolvedPattern.matches(node, element(at: place))
    case .longer(let count): return hasMore(than: count, at: place)
    case .child(let inner):
      return searching(inner, .nothing).hasMatchAmongChildren(of: place)
    case .descendant(let inner):
      return searching(inner, .contained).visitChildren(of: place) != nil
    case .showing(let inner): return hasMatchAmongShown(inner, at: place)
    case .secondaryColumn(let inner):
      return exploration.content(at: place).kind == .split
        && searching(inner, .nothing).matches(at: place.child(1))
    case .satisfying:
      exploration.settleLayers()
      exploration.settleAll(place)
      return ResolvedPattern.matches(node, element(at: place))
    case .not(let inner): return !matchesContainer(inner, at: place)
    case .all(let nodes): return nodes.allSatisfy { matchesContainer($0, at: place) }
    case .any(let nodes): return nodes.contains { matchesContainer($0, at: place) }
    }
  }

  /// Whether a container has more children than this; divides a row by their number only as far as it takes.
  private func hasMore(than count: Int, at place: RegionPlace) -> Bool {
    let content = exploration.content(at: place)
    // Both columns of a split view controller are always there: nothing is to be asked about their number.
    if content.kind == .split { return content.childCount > count }
    if case .open(let open)? = exploration.part(at: place) {
      if !exploration.grammar.isForCertificate {
        var table = PredicateTable(variants: exploration.grammar.variants.count)
        table.longer[content.kind.index] = count
        return exploration.ask(RegionMarks(own: exploration.bit(of: table)), of: open, at: place)
      }
      exploration.openUp(place)
    }
    return exploration.hasMoreInRow(than: count, at: place)
  }

  private func searching(_ node: ResolvedPattern.Node, _ depth: OpenRegions.Depth) -> PatternSearch {
    PatternSearch(exploration: exploration, node: node, depth: depth, needsMatch: false)
  }

  private func hasMatchAmongChildren(of place: RegionPlace) -> Bool {
    exploration.settleRow(at: place)
    let count = exploration.content(at: place).searchOrderChildren.count
    return (0..<count).contains { matches(at: place.child($0)) }
  }

  private func hasMatchAmongShown(_ node: ResolvedPattern.Node, at place: RegionPlace) -> Bool {
    let search = searching(node, .nothing)
    if search.matches(at: place.child(0)) { return true }
    return exploration.content(at: place).kind == .split && search.matches(at: place.child(1))
  }

  private func element(at place: RegionPlace) -> StackElement {
    StackElement(
      content: exploration.content(at: place), layer: place.layer, containers: containers(around: place))
  }

  func containers(around place: RegionPlace) -> ContentKinds {
    var result: ContentKinds = []
    var content = exploration.state.layers[place.layer].content
    for index in place.path {
      result.insert(ContentKinds(content.kind))
      content = content.searchOrderChild(index)
    }
    return result
  }
}
