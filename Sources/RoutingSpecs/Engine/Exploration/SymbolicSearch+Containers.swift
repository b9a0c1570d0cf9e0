import HeadlessUIKit
import Routing

// What is inside a container, in the order in which a search visits it.
extension SymbolicSearch {
  mutating func visitChildren(
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
  /// The nearest is tested first. Whoever was taken away has taken the gap below along.
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
    let former = node.map { observer.serial(ofChild: 0, of: $0) }
    let isOther = former != nil && former != selected?.serial
    if let node, isOther, let former = tabs.viewControllers?.first(where: { $0.serial == former }),
      visit(former, testsOwn: true, isMatch)
    {
      // Whether it is the first depends on where the tab stands that was selected at first.
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
    guard let node, let position = position(of: child, in: node),
      let next = exploration.nextKnown(after: position, at: node.place)
    else { return nil }
    let serial = observer.serial(ofChild: next, of: node)
    return node.controller.children.first { $0.serial == serial }
  }
}
