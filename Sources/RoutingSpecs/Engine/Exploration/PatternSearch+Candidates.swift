// Which controllers a pattern may match is found out once for each kind of place; after that it is one bit.
extension PatternSearch {
  /// A pattern and a kind of place.
  struct Key: Hashable {
    var node: ResolvedPattern.Node
    var layer: Int
    /// The containers around the controller that is tested, or `nil` where what is inside it is.
    var own: ContentKinds?
    /// The containers around the controller inside which is looked, or `nil` where it is tested itself.
    var inside: ContentKinds?
  }

  /// The controllers that may match in one kind of place.
  struct Candidates {
    var bit: PredicateBits
    /// Whether it depends on more than the controller whether it matches.
    var isUnsure: Bool
  }

  func question(
    to open: RegionPart.OpenPart, at place: RegionPlace, testsOwn: Bool
  ) -> (RegionMarks, isUnsure: Bool) {
    let containers = containers(around: place)
    var (question, isUnsure) = (RegionMarks.none, false)
    if testsOwn {
      let own = candidates(at: place, own: containers, inside: nil)
      question.own = own.bit
      isUnsure = own.isUnsure
    }
    if depth != .nothing, open.kinds != .screen {
      let inner = candidates(at: place, own: nil, inside: containers)
      if depth == .visible { question.visible = inner.bit } else { question.all = inner.bit }
      isUnsure = isUnsure || inner.isUnsure
    }
    return (question, isUnsure)
  }

  /// Which controllers may match: in one place, or anywhere inside what may stand there.
  func candidates(at place: RegionPlace, own: ContentKinds?, inside: ContentKinds?) -> Candidates {
    let key = Key(node: node, layer: place.layer, own: own, inside: inside)
    if let known = exploration.candidates[key] { return known }
    let (table, isUnsure) = table(at: place, own: own, inside: inside)
    let candidates = Candidates(bit: exploration.bit(of: table), isUnsure: isUnsure)
    exploration.candidates[key] = candidates
    return candidates
  }

  private func table(
    at place: RegionPlace, own: ContentKinds?, inside: ContentKinds?
  ) -> (PredicateTable, isUnsure: Bool) {
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
