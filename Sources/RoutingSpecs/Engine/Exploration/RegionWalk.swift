import HeadlessUIKit
import Routing

/// Follows one search over the hierarchy as it is now, and asks of the open parts that it comes by whether they would
/// have held it up.
///
/// Controllers that are decided, and those that the code under test has brought in, are tested themselves.
@MainActor
struct RegionWalk {
  typealias Test = @MainActor (UIViewController) -> Bool

  private let observer: HierarchyObserver
  private let search: OpenRegions.Search
  /// What the test says of each screen and each container, where that is known.
  private let table: PredicateTable?
  private var answers: [AnswerKey: ControllerProbes.Answer] = [:]

  private struct AnswerKey: Hashable {
    var layer: Int
    var isLayersOwn: Bool
    var testsOwn: Bool
  }

  private var exploration: RegionExploration { observer.exploration }

  init(_ observer: HierarchyObserver, _ search: OpenRegions.Search, matching table: PredicateTable?) {
    self.observer = observer
    self.search = search
    self.table = table
  }

  /// Tests a controller and what is inside it; whether the search ends here.
  mutating func visit(_ controller: UIViewController, testsOwn: Bool, _ isMatch: Test) -> Bool {
    guard let node = observer.node(of: controller) else {
      return (testsOwn && isMatch(controller)) || visitChildren(of: controller, nil, isMatch)
    }
    while exploration.fault == nil {
      switch exploration.region.knowledge(of: node.place) {
      case .inside, .beyond: exploration.settle(node.place)
      case .part(.open(let open)):
        // What a container is itself is known: only what is inside it has to be asked about.
        if open.isContainer, testsOwn, isMatch(controller) { return true }
        // The test may have asked for what is inside.
        guard exploration.part(at: node.place) == .open(open) else { continue }
        let answer = ask(open, of: node, testsOwn: testsOwn && !open.isContainer, isMatch)
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

  /// Asks whether anybody in an open part may pass; `nil` if nobody does, otherwise whether that is unsure.
  private mutating func ask(
    _ open: RegionPart.OpenPart, of node: HierarchyObserver.Node, testsOwn: Bool, _ isMatch: Test
  ) -> Bool? {
    var (question, isUnsure) = (RegionMarks.none, false)
    if !open.isContainer {
      let isLayersOwn = node.place.path.isEmpty
      let own = answer(for: node, isLayersOwn: isLayersOwn, testsOwn: testsOwn, isMatch)
      question.own = exploration.bit(of: own.candidates)
      isUnsure = own.isUnsure
    }
    if search.depth != .nothing, open.kinds != .screen {
      let inner = answer(for: node, isLayersOwn: false, testsOwn: true, isMatch)
      let bit = exploration.bit(of: inner.candidates)
      if search.depth == .visible { question.visible = bit } else { question.all = bit }
      isUnsure = isUnsure || inner.isUnsure
    }
    if question.isEmpty { return nil }
    return exploration.ask(question, of: open, at: node.place) ? isUnsure : nil
  }

  private mutating func answer(
    for node: HierarchyObserver.Node, isLayersOwn: Bool, testsOwn: Bool, _ isMatch: Test
  ) -> ControllerProbes.Answer {
    let key = AnswerKey(layer: node.place.layer, isLayersOwn: isLayersOwn, testsOwn: testsOwn)
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
      probes.ask(
        inLayerOf: own, isLayersOwn: key.isLayersOwn, testsOwn: key.testsOwn, depth: search.depth,
        listening: observer, isMatch)
    }
    // Without probes anything may pass, and is looked at in its place.
    return answer
      ?? ControllerProbes.Answer(
        candidates: PredicateTable(everythingOf: exploration.grammar.variants.count), isUnsure: true)
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
    for child in navigation.viewControllers.reversed() where !isBeyond(child) {
      if visit(child, testsOwn: true, isMatch) { return true }
    }
    return node.map { visitRest(of: $0, isMatch) } ?? false
  }

  private mutating func visitTabs(
    of tabs: UITabBarController, _ node: HierarchyObserver.Node?, _ isMatch: Test
  ) -> Bool {
    let selected = tabs.selectedViewController
    if let selected, visit(selected, testsOwn: true, isMatch) { return true }
    guard search.depth == .contained else { return false }
    if let node, selected !== observer.child(0, of: node) {
      // In which order the others follow depends on where the tab stands that was selected at first.
      exploration.settleRow(at: node.place)
    }
    for child in tabs.viewControllers ?? [] where child !== selected && !isBeyond(child) {
      if visit(child, testsOwn: true, isMatch) { return true }
    }
    return node.map { visitRest(of: $0, isMatch) } ?? false
  }

  private func isBeyond(_ child: UIViewController) -> Bool {
    guard let node = observer.node(of: child) else { return false }
    if case .beyond = exploration.region.knowledge(of: node.place) { return true }
    return false
  }

  /// Looks through the children of a row that are not known.
  ///
  /// They stand where they stood: whoever takes some of them away has asked for all of them.
  private mutating func visitRest(of node: HierarchyObserver.Node, _ isMatch: Test) -> Bool {
    while exploration.fault == nil, case .row(let row)? = exploration.part(at: node.place) {
      guard row.rest.limit > 0 else { return false }
      let inner = answer(for: node, isLayersOwn: false, testsOwn: true, isMatch)
      let bit = exploration.bit(of: inner.candidates)
      guard bit != 0 else { return false }
      let question = RegionMarks(own: bit, visible: 0, all: bit)
      guard exploration.ask(question, ofRestOf: row, at: node.place) else { return false }
      if !search.needsMatch, !inner.isUnsure { return true }
      guard case .row(let row)? = exploration.part(at: node.place) else { return false }
      exploration.extend(row, at: node.place)
      let next = observer.child(row.known.count, of: node)
      if visit(next, testsOwn: true, isMatch) { return true }
    }
    return false
  }
}

extension HierarchyObserver {
  /// The own controller of the layer that a node stands in.
  func layersOwn(of node: Node) -> UIViewController {
    var current = node.controller
    while let parent = current.parent { current = parent }
    return current
  }
}
