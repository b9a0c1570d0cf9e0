import HeadlessUIKit
import Routing

/// Hears what the code under test reads of the hierarchy, and asks it of the region that is explored.
@MainActor
final class HierarchyObserver: OpenRegionObserver {
  /// The exploration that is asked; another one for each aspect of a check.
  var exploration: RegionExploration
  private let probes: ControllerProbes
  let binding: any ScreenBinding

  /// The controllers of the representative, as they stood when it was installed.
  private var nodes: [Node] = []
  private var indices: [Int: Int] = [:]

  struct Node {
    // The observer must not keep alive what leaves the stack; a node is only asked for while its controller is on it.
    unowned(unsafe) let controller: UIViewController
    let place: RegionPlace
    var children: [Int] = []
  }

  init(_ exploration: RegionExploration, binding: any ScreenBinding) {
    self.exploration = exploration
    self.binding = binding
    probes = ControllerProbes(variants: exploration.grammar.variants, binding: binding)
  }

  /// Takes down where the controllers of the representative stand.
  func begin(in window: UIWindow) {
    nodes.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    var layer = window.rootViewController
    for (index, content) in exploration.state.layers.enumerated() {
      guard let controller = layer else { return }
      _ = enter(controller, content.content, at: RegionPlace(layer: index))
      layer = ControllerTree.presented(by: controller)
    }
    OpenRegions.current = self
  }

  /// Hears nothing any more.
  func end() { OpenRegions.current = nil }

  private func enter(
    _ controller: UIViewController, _ content: StackState.Content, at place: RegionPlace
  ) -> Int {
    let own = nodes.count
    nodes.append(Node(controller: controller, place: place))
    indices[controller.serial] = own
    let children = StackSearch.children(of: controller, content.kind)
    for (index, (child, content)) in zip(children, content.searchOrderChildren).enumerated() {
      let entered = enter(child, content, at: place.child(index))
      nodes[own].children.append(entered)
    }
    return own
  }

  func node(of controller: UIViewController) -> Node? { node(of: controller.serial) }

  func node(of serial: Int) -> Node? { indices[serial].map { nodes[$0] } }

  /// The child of a node with a number in the order of a search, as it stood at the beginning.
  func child(_ index: Int, of node: Node) -> UIViewController { nodes[node.children[index]].controller }

  /// Whether it is decided what stands where a controller stood at the beginning.
  func isDecided(_ serial: Int) -> Bool {
    guard let index = indices[serial] else { return true }
    switch exploration.part(at: nodes[index].place) {
    case nil: return false
    case .open(let open): return open.isContainer
    case .screen, .row, .split: return true
    }
  }

  // MARK: - What is heard

  func willSearch(_ search: OpenRegions.Search, where isMatch: @MainActor (UIViewController) -> Bool) {
    if probes.isAsking { return probes.noteReading() }
    let question = QuestionLog.Question.search(
      testsStart: search.testsStart, depth: search.depth, needsMatch: search.needsMatch)
    _ = exploration.resolve(question) {
      var walk = RegionWalk(self, search, probes: probes)
      return walk.visit(search.start, testsOwn: search.testsStart, isMatch)
    }
  }

  func willUse(_ controller: UIViewController) {
    if probes.isAsking { return probes.noteReading() }
    _ = exploration.resolve(.use) {
      guard let node = node(of: controller) else { return false }
      exploration.settle(node.place)
      return true
    }
  }

  func willReadChildren(of container: UIViewController) {
    if probes.isAsking { return probes.noteReading() }
    _ = exploration.resolve(.children) {
      guard let node = node(of: container) else { return false }
      exploration.settleRow(at: node.place)
      return true
    }
  }
}

extension StackSearch {
  /// The children of a controller of a stack that was just installed, in the order of a search.
  @MainActor
  static func children(of controller: UIViewController, _ kind: ContentKind) -> [UIViewController] {
    let children = ControllerTree.children(of: controller)
    switch kind {
    case .screen: return []
    case .navigation: return children.reversed()
    case .split: return children
    case .tabs:
      guard let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController else {
        return []
      }
      return [selected] + children.filter { $0 !== selected }
    }
  }
}
