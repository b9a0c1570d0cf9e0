import HeadlessUIKit
import Routing

/// Follows one search over the hierarchy as it is now, and asks of the open parts that it comes by whether they would
/// have held it up.
///
/// Controllers that are decided, and those that the code under test has brought in, are tested themselves.
@MainActor
struct SymbolicSearch {
  typealias Test = @MainActor (UIViewController) -> Bool

  let observer: HierarchyObserver
  let search: OpenRegions.Search
  /// What the test says of each screen and each container, where that is known.
  private let table: PredicateTable?
  private var answers: [AnswerKey: ControllerProbes.Answer] = [:]

  struct AnswerKey: Hashable {
    enum Stand: Hashable {
      case own, inside, under
    }

    var layer: Int
    var stand: Stand
    var testsOwn: Bool
  }

  var exploration: RegionExploration { observer.exploration }

  init(_ observer: HierarchyObserver, _ search: OpenRegions.Search, matching table: PredicateTable?) {
    self.observer = observer
    self.search = search
    self.table = table
  }

  /// Follows the search; whether anybody passes.
  mutating func begin(_ isMatch: Test) -> Bool {
    switch search.scope {
    case .layer: visit(search.start, testsOwn: search.testsStart, isMatch)
    case .over(let child): visit(over: child, in: search.start, isMatch)
    case .layersUnder(let order): passesUnder(search.start, order, isMatch)
    }
  }

  /// Asks about the layers between one and the next one under it; whether the search ends there.
  private mutating func passesUnder(
    _ upper: UIViewController, _ order: OpenRegions.LayerOrder, _ isMatch: Test
  ) -> Bool {
    guard let node = observer.node(of: upper), let gap = exploration.gap(underLayer: node.place.layer) else {
      return false
    }
    let own = answer(for: node, stand: .under, testsOwn: true, isMatch)
    var (question, isUnsure) = (RegionMarks(own: exploration.bit(of: own.candidates)), own.isUnsure)
    if search.depth != .nothing {
      let inner = answer(for: node, stand: .inside, testsOwn: true, isMatch)
      let bit = exploration.bit(of: inner.candidates)
      if search.depth == .visible { question.visible = bit } else { question.all = bit }
      isUnsure = isUnsure || inner.isUnsure
    }
    return exploration.meets(
      question, inLayerGap: gap, needsMatch: search.needsMatch || isUnsure, order)
  }

  /// Tests a controller and what is inside it; whether the search ends here.
  mutating func visit(_ controller: UIViewController, testsOwn: Bool, _ isMatch: Test) -> Bool {
    guard let node = observer.node(of: controller) else {
      return (testsOwn && isMatch(controller)) || visitChildren(of: controller, nil, isMatch)
    }
    while exploration.fault == nil {
      switch exploration.region.knowledge(of: node.place) {
      case .beyond(nil, _): return false
      case .inside, .beyond: exploration.settle(node.place)
      case .part(.open(let open)):
        let passes = passes(open, of: node, testsOwn: testsOwn, isMatch)
        if passes == true { return true }
        // The test may have asked for what is inside.
        guard exploration.part(at: node.place) == .open(open) else { continue }
        let answer = ask(
          open, of: node, testsOwn: testsOwn && !(open.isContainer && passes != nil), isMatch)
        guard let isUnsure = answer else { return false }
        if !search.needsMatch, !isUnsure { return true }
        // What was just required may have been decided as far as it goes.
        if case .part(.open(let open)) = exploration.region.knowledge(of: node.place) {
          if exploration.isSettled(open) {
            return (testsOwn && isMatch(controller)) || visitChildren(of: controller, node, isMatch)
          }
          exploration.refine(open, at: node.place)
        }
      case .part:
        return (testsOwn && isMatch(controller)) || visitChildren(of: controller, node, isMatch)
      }
    }
    return false
  }

  /// Whether a container of which only the kind is known passes itself; `nil` where that is asked together with what is
  /// inside it, or of something that may be a screen.
  private mutating func passes(
    _ open: RegionPart.OpenPart, of node: HierarchyObserver.Node, testsOwn: Bool, _ isMatch: Test
  ) -> Bool? {
    guard open.isContainer, testsOwn else { return nil }
    let own = answer(for: node, stand: stand(of: node), testsOwn: true, isMatch)
    if !own.unsure.isDisjoint(with: open.kinds) { return isMatch(node.controller) }
    return search.needsMatch
      ? exploration.passes(exploration.bit(of: own.candidates), open, at: node.place) : nil
  }

  private func stand(of node: HierarchyObserver.Node) -> AnswerKey.Stand {
    node.place.path.isEmpty ? .own : .inside
  }

  /// Asks whether anybody in an open part may pass; `nil` if nobody does, otherwise whether that is unsure.
  private mutating func ask(
    _ open: RegionPart.OpenPart, of node: HierarchyObserver.Node, testsOwn: Bool, _ isMatch: Test
  ) -> Bool? {
    var (question, isUnsure) = (RegionMarks.none, false)
    if testsOwn || !open.isContainer {
      let own = answer(for: node, stand: stand(of: node), testsOwn: testsOwn, isMatch)
      question.own = exploration.bit(of: own.candidates)
      isUnsure = !own.unsure.isDisjoint(with: open.kinds)
    }
    if search.depth != .nothing, open.kinds != .screen {
      let inner = answer(for: node, stand: .inside, testsOwn: true, isMatch)
      let bit = exploration.bit(of: inner.candidates)
      if search.depth == .visible { question.visible = bit } else { question.all = bit }
      isUnsure = isUnsure || inner.isUnsure
    }
    if question.isEmpty { return nil }
    return exploration.ask(question, of: open, at: node.place) ? isUnsure : nil
  }

  mutating func answer(
    for node: HierarchyObserver.Node, stand: AnswerKey.Stand, testsOwn: Bool, _ isMatch: Test
  ) -> ControllerProbes.Answer {
    let key = AnswerKey(layer: node.place.layer, stand: stand, testsOwn: testsOwn)
    if let known = answers[key] { return known }
    let answer = table.map { ControllerProbes.Answer(candidates: $0) } ?? ask(key, about: node, isMatch)
    answers[key] = answer
    return answer
  }

  private func ask(_ key: AnswerKey, about node: HierarchyObserver.Node, _ isMatch: Test)
    -> ControllerProbes.Answer
  {
    let own = observer.layersOwn(of: node)
    let surroundings: ControllerProbes.Surroundings =
      switch key.stand {
      case .own: .inPlace(of: own)
      case .inside: .inside(own)
      case .under: .under(own)
      }
    let answer = observer.askProbes(in: surroundings, testsOwn: key.testsOwn, for: search, isMatch)
    // Without probes anything may pass, and is looked at in its place.
    return answer
      ?? ControllerProbes.Answer(
        candidates: PredicateTable(everythingOf: exploration.grammar.variants.count), unsure: .all)
  }
}
