/// A search for a pattern in the stack from which a run started, asked of the region that is explored.
struct PatternSearch {
  enum Depth {
    case nothing, visible, contained
  }

  private let exploration: RegionExploration
  private let node: ResolvedPattern.Node
  private let depth: Depth
  /// Whether it matters which controller matches, and not only whether one does.
  private let needsMatch: Bool

  init(
    _ exploration: RegionExploration, _ node: ResolvedPattern.Node, depth: Depth, needsMatch: Bool
  ) {
    self.exploration = exploration
    self.node = node
    self.depth = depth
    self.needsMatch = needsMatch
  }

  /// The first match in a place: what stands there itself, or something inside it.
  func visit(_ place: RegionPlace, testsOwn: Bool) -> RegionPlace? {
    while exploration.fault == nil {
      switch exploration.region.knowledge(of: place) {
      case .inside, .beyond: exploration.settle(place)
      case .part(.open(let open)) where open.isContainer:
        return testsOwn && matches(at: place) ? place : visitChildren(of: place)
      case .part(.open(let open)):
        let (question, isUnsure) = self.question(to: open, at: place, testsOwn: testsOwn)
        if question.isEmpty || !exploration.ask(question, of: open, at: place) { return nil }
        if !isUnsure, !needsMatch || open.kinds == .screen { return place }
        if case .part(.open(let open)) = exploration.region.knowledge(of: place) {
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
      for index in row.known.indices where index == 0 || depth == .contained {
        if let match = visit(place.child(index), testsOwn: true) { return match }
      }
      return depth == .contained ? visitRest(of: place) : nil
    }
  }

  private func visitRest(of place: RegionPlace) -> RegionPlace? {
    while exploration.fault == nil, case .row(let row)? = exploration.part(at: place), row.rest.limit > 0 {
      let containers = containers(around: place.child(0))
      let inner = table(at: place, own: nil, inside: containers)
      let bit = exploration.bit(of: inner.candidates)
      let question = RegionMarks(own: bit, visible: 0, all: bit)
      guard bit != 0, exploration.ask(question, ofRestOf: row, at: place) else { return nil }
      if !needsMatch, !inner.isUnsure { return place }
      guard case .row(let row)? = exploration.part(at: place) else { return nil }
      exploration.extend(row, at: place)
      if let match = visit(place.child(row.known.count), testsOwn: true) { return match }
    }
    return nil
  }

  // MARK: - One controller

  /// Whether what stands in a place matches the pattern itself.
  func matches(at place: RegionPlace) -> Bool {
    while exploration.fault == nil {
      switch exploration.region.knowledge(of: place) {
      case .inside, .beyond: exploration.settle(place)
      case .part(.open(let open)) where !open.isContainer:
        let own = table(at: place, own: containers(around: place), inside: nil)
        let bit = exploration.bit(of: own.candidates)
        guard bit != 0, exploration.ask(RegionMarks(own: bit), of: open, at: place) else { return false }
        if !own.isUnsure { return true }
        if case .part(.open(let open)) = exploration.region.knowledge(of: place) {
          exploration.refine(open, at: place)
        }
      case .part(.screen): return ResolvedPattern.matches(node, element(at: place))
      case .part: return matchesContainer(node, at: place)
      }
    }
    return false
  }

  private func matchesContainer(_ node: ResolvedPattern.Node, at place: RegionPlace) -> Bool {
    switch node {
    case .screen, .kind, .inside, .inModalLayer, .layersOwn, .refusing:
      return ResolvedPattern.matches(node, element(at: place))
    case .child(let inner):
      return searching(inner, .nothing).hasMatchAmongChildren(of: place)
    case .descendant(let inner):
      return searching(inner, .contained).visitChildren(of: place) != nil
    case .showing(let inner): return hasMatchAmongShown(inner, at: place)
    case .secondaryColumn(let inner):
      return exploration.content(at: place).kind == .split
        && searching(inner, .nothing).matches(at: place.child(1))
    case .satisfying:
      exploration.settleAll(place)
      return ResolvedPattern.matches(node, element(at: place))
    case .not(let inner): return !matchesContainer(inner, at: place)
    case .all(let nodes): return nodes.allSatisfy { matchesContainer($0, at: place) }
    case .any(let nodes): return nodes.contains { matchesContainer($0, at: place) }
    }
  }

  private func searching(_ node: ResolvedPattern.Node, _ depth: Depth) -> PatternSearch {
    PatternSearch(exploration, node, depth: depth, needsMatch: false)
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

  private func containers(around place: RegionPlace) -> ContentKinds {
    var result: ContentKinds = []
    var content = exploration.state.layers[place.layer].content
    for index in place.path {
      result.insert(ContentKinds(content.kind))
      content = content.searchOrderChildren[index]
    }
    return result
  }

  // MARK: - Tables

  private func question(
    to open: RegionPart.OpenPart, at place: RegionPlace, testsOwn: Bool
  ) -> (RegionMarks, isUnsure: Bool) {
    let containers = containers(around: place)
    var (question, isUnsure) = (RegionMarks.none, false)
    if testsOwn {
      let own = table(at: place, own: containers, inside: nil)
      question.own = exploration.bit(of: own.candidates)
      isUnsure = own.isUnsure
    }
    if depth != .nothing, open.kinds != .screen {
      let inner = table(at: place, own: nil, inside: containers)
      let bit = exploration.bit(of: inner.candidates)
      if depth == .visible { question.visible = bit } else { question.all = bit }
      isUnsure = isUnsure || inner.isUnsure
    }
    return (question, isUnsure)
  }

  /// Which controllers may match: in one place, or anywhere inside what may stand there.
  private func table(
    at place: RegionPlace, own: ContentKinds?, inside: ContentKinds?
  ) -> (candidates: PredicateTable, isUnsure: Bool) {
    let surroundings: [ContentKinds]
    if let own {
      surroundings = [own]
    } else if let inside, node.dependsOnContainers {
      let bases: [ContentKinds] = [
        [], .navigation, .tabs, [.tabs, .navigation], .split, [.split, .navigation],
      ]
      surroundings = bases.map { inside.union($0) }
    } else {
      surroundings = [inside ?? []]
    }
    var result = PredicateTable(variants: exploration.grammar.variants.count)
    var isUnsure = false
    func enter(_ answers: [Bool?]) -> Bool {
      if answers.allSatisfy({ $0 == false }) { return false }
      if !answers.allSatisfy({ $0 == true }) { isUnsure = true }
      return true
    }
    for (number, screen) in exploration.grammar.variants.enumerated() {
      result.matches[number] = enter(
        surroundings.map {
          ResolvedPattern.matches(
            node, StackElement(content: .screen(screen), layer: place.layer, containers: $0))
        })
    }
    for kind in [ContentKind.navigation, .tabs, .split] {
      let isCandidate = enter(
        surroundings.map { node.answer(for: kind, layer: place.layer, containers: $0) })
      if isCandidate { result.kinds.insert(ContentKinds(kind)) }
    }
    return (result, isUnsure)
  }
}

extension ResolvedPattern.Node {
  /// Whether a container of a kind matches, whatever is inside it; `nil` where that depends.
  fileprivate func answer(for kind: ContentKind, layer: Int, containers: ContentKinds) -> Bool? {
    switch self {
    case .screen, .refusing: return false
    case .kind(let wanted): return kind == wanted
    case .inside(let container): return containers.contains(container)
    case .inModalLayer: return layer > 0
    case .layersOwn: return containers.isEmpty
    case .secondaryColumn: return kind == .split ? nil : false
    case .child, .descendant, .showing, .satisfying: return nil
    case .not(let node): return node.answer(for: kind, layer: layer, containers: containers).map { !$0 }
    case .all(let nodes):
      let answers = nodes.map { $0.answer(for: kind, layer: layer, containers: containers) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .any(let nodes):
      let answers = nodes.map { $0.answer(for: kind, layer: layer, containers: containers) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
  }

  /// Whether the containers around a controller matter.
  fileprivate var dependsOnContainers: Bool {
    switch self {
    case .inside, .layersOwn, .satisfying: true
    case .screen, .kind, .inModalLayer, .refusing, .child, .descendant, .showing, .secondaryColumn: false
    case .not(let node): node.dependsOnContainers
    case .all(let nodes), .any(let nodes): nodes.contains { $0.dependsOnContainers }
    }
  }
}
