import HeadlessUIKit
import Routing

/// Follows one search over the hierarchy as it is now, and asks of the open parts that it comes by whether they would
/// have held it up.
///
/// Controllers that are decided, and those that the code under test has brought in, are tested themselves.
@MainActor
struct SymbolicSearch {
  typealias Test = @MainActor (UIViewController) -> Bool

  private let observer: HierarchyObserver
  private let search: OpenRegions.Search
  /// What the test says of each screen and each container, where that is known.
  private let table: PredicateTable?
  private var answers: [AnswerKey: ControllerProbes.Answer] = [:]

  private struct AnswerKey: Hashable {
    enum Stand: Hashable {
      case own, inside, under
    }

    var layer: Int
    var stand: Stand
    var testsOwn: Bool
  }

  private var exploration: RegionExploration { observer.exploration }

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

  private mutating func answer(
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
    let answer = observer.askingProbes { probes in
      let surroundings: ControllerProbes.Surroundings =
        switch key.stand {
        case .own: .inPlace(of: own)
        case .inside: .inside(own)
        case .under: .under(own)
        }
      return probes.ask(
        in: surroundings, testsOwn: key.testsOwn, depth: search.depth, listening: observer, isMatch)
    }
    // Without probes anything may pass, and is looked at in its place.
    return answer
      ?? ControllerProbes.Answer(
        candidates: PredicateTable(everythingOf: exploration.grammar.variants.count), unsure: .all)
  }

  // MARK: - Containers

  private mutating func visitChildren(
    of container: UIViewController, _ node: HierarchyObserver.Node?, _ isMatch: Test
  ) -> Bool {
    guard search.depth != .nothing else { return false }
    // A screen that is a container has no places inside: it is known as a whole.
    let node = node.flatMap { $0.children.isEmpty ? nil : $0 }
    switch container {
    case let navigation as UINavigationController:
      return visitStack(of: navigation, node, isMatch)
    case let tabs as UITabBarController:
      return visitTabs(of: tabs, node, isMatch)
    case let split as UISplitViewController:
      return visitInside(split.visibleViewControllers, split.viewControllers, isMatch)
    case let other as any ContainerViewController:
      // Its lists are made by code of the app's.
      let visible = observer.listening { other.visibleViewControllers }
      let contained = observer.listening { other.containedViewControllers }
      return visitInside(visible, contained, isMatch)
    default: return false
    }
  }

  private mutating func visitInside(
    _ visible: [UIViewController], _ contained: [UIViewController], _ isMatch: Test
  ) -> Bool {
    for child in visible where visit(child, testsOwn: true, isMatch) { return true }
    guard search.depth == .contained else { return false }
    for child in contained where !visible.contains(where: { $0 === child }) {
      if visit(child, testsOwn: true, isMatch) { return true }
    }
    return false
  }

  private mutating func visitStack(
    of navigation: UINavigationController, _ node: HierarchyObserver.Node?, _ isMatch: Test
  ) -> Bool {
    if search.depth == .visible {
      return navigation.topViewController.map { visit($0, testsOwn: true, isMatch) } ?? false
    }
    if let isMatched = hasMatch(inside: node, isMatch) { return isMatched }
    for child in navigation.viewControllers.reversed() where !isBeyond(child) {
      if visit(child, testsOwn: true, isMatch) || passes(inGapAfter: child, of: node, isMatch) { return true }
    }
    return false
  }

  /// Tests what lies over a controller of a navigation stack; whether anybody passes.
  ///
  /// The nearest is tested first. Whoever was taken away has taken the gap below him along.
  mutating func visit(
    over child: UIViewController, in container: UIViewController, _ isMatch: Test
  ) -> Bool {
    guard let navigation = container as? UINavigationController,
      let index = navigation.viewControllers.lastIndex(where: { $0 === child })
    else { return false }
    let node = observer.node(of: navigation)
    var visited = child
    for above in navigation.viewControllers[(index + 1)...] where !isBeyond(above) {
      var last = above
      while true {
        if passes(inGapAfter: last, of: node, isMatch) { return true }
        // Where the candidates in the gap have to be looked at, they have become known.
        guard let next = nextKnown(after: last, of: node), next !== visited else { break }
        if visit(next, testsOwn: true, isMatch) { return true }
        last = next
      }
      if visit(above, testsOwn: true, isMatch) { return true }
      visited = above
    }
    return false
  }

  private mutating func visitTabs(
    of tabs: UITabBarController, _ node: HierarchyObserver.Node?, _ isMatch: Test
  ) -> Bool {
    if let isMatched = hasMatch(inside: node, isMatch) { return isMatched }
    let selected = tabs.selectedViewController
    if let selected, visit(selected, testsOwn: true, isMatch) { return true }
    guard search.depth == .contained else { return false }
    let former = node.map { observer.child(0, of: $0) }
    let isOther = former != nil && former !== selected
    if let node, let former, isOther, visit(former, testsOwn: true, isMatch) {
      // Whether he is the first depends on where the tab stands that was selected at first.
      if search.needsMatch { exploration.settleRow(at: node.place) } else { return true }
    }
    if !isOther, let selected, passes(inGapAfter: selected, of: node, isMatch) { return true }
    for child in tabs.viewControllers ?? [] where !isBeyond(child) {
      if child !== selected, visit(child, testsOwn: true, isMatch) { return true }
      if isOther || child !== selected, passes(inGapAfter: child, of: node, isMatch) { return true }
    }
    return false
  }

  /// Whether anybody inside a container passes that is as it was, where it does not matter who; `nil` where the children have
  /// to be looked at.
  private mutating func hasMatch(inside node: HierarchyObserver.Node?, _ isMatch: Test) -> Bool? {
    guard let node, !search.needsMatch, search.depth == .contained, !exploration.grammar.isForCertificate,
      case .row(let row)? = exploration.part(at: node.place), observer.isUnchanged(node)
    else { return nil }
    let inner = answer(for: node, stand: .inside, testsOwn: true, isMatch)
    let question = RegionMarks(all: exploration.bit(of: inner.candidates))
    return inner.isUnsure ? nil : exploration.ask(question, inside: row, at: node.place)
  }

  private func isBeyond(_ child: UIViewController) -> Bool {
    guard let node = observer.node(of: child) else { return false }
    if case .beyond = exploration.region.knowledge(of: node.place) { return true }
    return false
  }

  /// Asks about the gap after a child of a row, as it stood at the beginning; whether the search ends there.
  ///
  /// A gap stands where it stood: whoever takes only some of its children away has asked for all of them.
  private mutating func passes(
    inGapAfter child: UIViewController, of node: HierarchyObserver.Node?, _ isMatch: Test
  ) -> Bool {
    guard let node, let position = position(of: child, in: node) else { return false }
    return exploration.meets(
      {
        let inner = answer(for: node, stand: .inside, testsOwn: true, isMatch)
        return (exploration.bit(of: inner.candidates), inner.isUnsure)
      }, gapAfter: position, at: node.place, needsMatch: search.needsMatch)
  }

  private func position(of child: UIViewController, in node: HierarchyObserver.Node) -> Int? {
    guard let place = observer.node(of: child)?.place, place.layer == node.place.layer,
      place.path.count == node.place.path.count + 1, place.path.starts(with: node.place.path)
    else { return nil }
    return place.path.last
  }

  private func nextKnown(after child: UIViewController, of node: HierarchyObserver.Node?)
    -> UIViewController?
  {
    guard let node, let position = position(of: child, in: node) else { return nil }
    return exploration.nextKnown(after: position, at: node.place).map { observer.child($0, of: node) }
  }
}
