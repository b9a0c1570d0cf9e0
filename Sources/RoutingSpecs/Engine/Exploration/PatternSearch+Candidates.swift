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
    let grammar = exploration.grammar
    var result = PredicateTable(variants: grammar.variants.count)
    var isUnsure = false
    for (number, screen) in grammar.variants.enumerated() {
      let answers = surroundings.map {
        ResolvedPattern.matches(
          node, StackElement(content: .screen(screen), layer: place.layer, containers: $0))
      }
      result.matches[number] = answers.contains(true)
      if result.matches[number], answers.contains(false) { isUnsure = true }
    }
    for kind in [ContentKind.navigation, .tabs, .split] {
      let answers = Set(surroundings.map { node.answer(for: kind, layer: place.layer, containers: $0) })
      let answer = answers.count == 1 ? answers.first ?? .depends : .depends
      if !result.enter(answer, for: kind, marksLengths: !grammar.isForCertificate) { isUnsure = true }
    }
    return (result, isUnsure)
  }
}

/// What is known of containers of a kind before anything inside them is.
private enum ContainerAnswer: Hashable {
  /// None matches.
  case none
  /// Those with more children than this match, and no others.
  case longer(Int)
  /// All of them match.
  case all
  /// It depends on more than that.
  case depends

  var opposite: ContainerAnswer {
    switch self {
    case .none: .all
    case .all: .none
    case .longer, .depends: .depends
    }
  }

  /// The answer where both patterns have to match.
  static func && (left: ContainerAnswer, right: ContainerAnswer) -> ContainerAnswer {
    switch (left, right) {
    case (.none, _), (_, .none): .none
    case (.depends, _), (_, .depends): .depends
    case (.all, let other), (let other, .all): other
    case (.longer(let first), .longer(let second)): .longer(max(first, second))
    }
  }

  /// The answer where one of two patterns has to match.
  static func || (left: ContainerAnswer, right: ContainerAnswer) -> ContainerAnswer {
    switch (left, right) {
    case (.all, _), (_, .all): .all
    case (.depends, _), (_, .depends): .depends
    case (.none, let other), (let other, .none): other
    case (.longer(let first), .longer(let second)): .longer(min(first, second))
    }
  }
}

extension PredicateTable {
  /// Takes in which containers of a kind match; whether that is all there is to say about them.
  fileprivate mutating func enter(
    _ answer: ContainerAnswer, for kind: ContentKind, marksLengths: Bool
  ) -> Bool {
    switch answer {
    case .none: return true
    case .longer(let count) where marksLengths:
      longer[kind.index] = count
      return true
    case .longer, .depends:
      kinds.insert(ContentKinds(kind))
      return false
    case .all:
      kinds.insert(ContentKinds(kind))
      return true
    }
  }
}

extension ResolvedPattern.Node {
  /// Which containers of a kind match, as far as it can be told without a look at what is inside them.
  fileprivate func answer(for kind: ContentKind, layer: Int, containers: ContentKinds) -> ContainerAnswer {
    func answer(_ isMatch: Bool) -> ContainerAnswer { isMatch ? .all : .none }
    switch self {
    case .screen, .refusing: return .none
    case .kind(let wanted): return answer(kind == wanted)
    case .inside(let container): return answer(containers.contains(container))
    case .inModalLayer: return answer(layer > 0)
    case .layersOwn: return answer(containers.isEmpty)
    case .longer(let count):
      if kind == .split { return answer(count < 2) }
      return count < 1 ? .all : .longer(count)
    case .secondaryColumn: return kind == .split ? .depends : .none
    case .child, .descendant, .showing, .satisfying: return .depends
    case .not(let node): return node.answer(for: kind, layer: layer, containers: containers).opposite
    case .all(let nodes):
      return nodes.reduce(.all) { $0 && $1.answer(for: kind, layer: layer, containers: containers) }
    case .any(let nodes):
      return nodes.reduce(.none) { $0 || $1.answer(for: kind, layer: layer, containers: containers) }
    }
  }

  /// Whether the containers around a controller matter.
  fileprivate var dependsOnContainers: Bool {
    switch self {
    case .inside, .layersOwn, .satisfying: true
    case .screen, .kind, .inModalLayer, .refusing, .longer, .child, .descendant, .showing, .secondaryColumn:
      false
    case .not(let node): node.dependsOnContainers
    case .all(let nodes), .any(let nodes): nodes.contains { $0.dependsOnContainers }
    }
  }
}
