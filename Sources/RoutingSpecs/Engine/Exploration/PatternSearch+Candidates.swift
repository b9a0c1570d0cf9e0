import Routing

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
    /// The kinds of controllers of which it depends on more than is asked whether one matches.
    var unsure: ContentKinds

    var isUnsure: Bool { !unsure.isEmpty }
  }

  func question(
    to open: RegionPart.OpenPart, at place: RegionPlace, testsOwn: Bool
  ) -> (RegionMarks, isUnsure: Bool) {
    let containers = containers(around: place)
    var (question, isUnsure) = (RegionMarks.none, false)
    if testsOwn {
      let own = candidates(at: place, own: containers, inside: nil)
      question.own = own.bit
      isUnsure = !own.unsure.isDisjoint(with: open.kinds)
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
    let (table, unsure) = table(at: place, own: own, inside: inside)
    let candidates = Candidates(bit: exploration.bit(of: table), unsure: unsure)
    exploration.candidates[key] = candidates
    return candidates
  }

  private func table(
    at place: RegionPlace, own: ContentKinds?, inside: ContentKinds?
  ) -> (PredicateTable, unsure: ContentKinds) {
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
    var unsure: ContentKinds = []
    for (number, screen) in grammar.variants.enumerated() {
      let answers = surroundings.map {
        ResolvedPattern.matches(
          node, StackElement(content: .screen(screen), layer: place.layer, containers: $0))
      }
      result.matches[number] = answers.contains(true)
      if result.matches[number], answers.contains(false) { unsure.insert(.screen) }
    }
    for kind in [ContentKind.navigation, .tabs, .split] {
      let answers = Set(
        surroundings.map { containers in
          node.answer(for: kind, layer: place.layer, containers: containers) {
            rule(of: $0, inside: containers.union(ContentKinds(kind)), at: place)
          }
        })
      let answer = answers.count == 1 ? answers.first ?? .depends : .depends
      if !result.enter(answer, for: kind, isForCertificate: grammar.isForCertificate) {
        unsure.insert(ContentKinds(kind))
      }
    }
    return (result, unsure)
  }

  /// Which containers have somebody inside who matches a pattern.
  private func rule(
    of node: ResolvedPattern.Node, inside containers: ContentKinds, at place: RegionPlace
  ) -> ContainerAnswer {
    if exploration.grammar.isForCertificate { return .depends }
    let inner = PatternSearch(exploration: exploration, node: node, depth: .contained, needsMatch: false)
      .candidates(at: place, own: nil, inside: containers)
    if inner.isUnsure { return .depends }
    return inner.bit == 0 ? .none : .rule(ContainerRule(requiring: RegionMarks(all: inner.bit)))
  }
}

/// What is known of containers of a kind before anything inside them is.
private enum ContainerAnswer: Hashable {
  /// None matches.
  case none
  /// Those with more children than this match, and no others.
  case longer(Int)
  /// Those match that pass a rule, and no others.
  case rule(ContainerRule)
  /// All of them match.
  case all
  /// It depends on more than that.
  case depends

  private init(_ rule: ContainerRule?) { self = rule.map { .rule($0) } ?? .depends }

  var opposite: ContainerAnswer {
    switch self {
    case .none: .all
    case .all: .none
    case .rule(let rule): .rule(rule.opposite)
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
    case (.rule(let first), .rule(let second)): ContainerAnswer(first.followed(by: second, ifPassing: true))
    case (.longer, .rule), (.rule, .longer): .depends
    }
  }

  /// The answer where one of two patterns has to match.
  static func || (left: ContainerAnswer, right: ContainerAnswer) -> ContainerAnswer {
    switch (left, right) {
    case (.all, _), (_, .all): .all
    case (.depends, _), (_, .depends): .depends
    case (.none, let other), (let other, .none): other
    case (.longer(let first), .longer(let second)): .longer(min(first, second))
    case (.rule(let first), .rule(let second)): ContainerAnswer(first.followed(by: second, ifPassing: false))
    case (.longer, .rule), (.rule, .longer): .depends
    }
  }
}

extension PredicateTable {
  /// Takes in which containers of a kind match; whether that is all there is to say about them.
  fileprivate mutating func enter(
    _ answer: ContainerAnswer, for kind: ContentKind, isForCertificate: Bool
  ) -> Bool {
    switch answer {
    case .none: return true
    case .longer(let count) where !isForCertificate:
      longer[kind.index] = count
      return true
    case .rule(let rule):
      rules[kind.index] = rule
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
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - layer: The layer that they stand in.
  ///   - containers: What they stand in.
  ///   - inside: Which of them have somebody inside who matches a pattern.
  /// - Returns: Which of them match.
  fileprivate func answer(
    for kind: ContentKind, layer: Int, containers: ContentKinds,
    inside: (ResolvedPattern.Node) -> ContainerAnswer
  ) -> ContainerAnswer {
    func answer(_ isMatch: Bool) -> ContainerAnswer { isMatch ? .all : .none }
    func answer(_ node: ResolvedPattern.Node) -> ContainerAnswer {
      node.answer(for: kind, layer: layer, containers: containers, inside: inside)
    }
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
    case .descendant(let node): return inside(node)
    case .child, .showing, .satisfying: return .depends
    case .not(let node): return answer(node).opposite
    case .all(let nodes): return nodes.reduce(.all) { $0 && answer($1) }
    case .any(let nodes): return nodes.reduce(.none) { $0 || answer($1) }
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
