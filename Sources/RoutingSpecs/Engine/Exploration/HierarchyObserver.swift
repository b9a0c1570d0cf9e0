import HeadlessUIKit
import Routing

/// Hears what the code under test reads of the hierarchy, and asks it of the region that is explored.
@MainActor
final class HierarchyObserver: OpenRegionObserver {
  /// The exploration that is asked; another one for each aspect of a check.
  var exploration: RegionExploration
  let probes: ControllerProbes
  var named = NamedPresenters()
  let binding: any ScreenBinding

  /// The controllers of the representative, as they stood when it was installed.
  private var nodes: [Node] = []
  private var indices: [Int: Int] = [:]

  struct Node {
    // The observer must not keep alive what leaves the stack; a node is only asked for while its controller is on it.
    unowned(unsafe) let controller: UIViewController
    let place: RegionPlace
    var children: [Int] = []
    /// Whether the present run has asked what the controller is, or how many children it has: once is enough.
    var isUsed = false
    var isCounted = false
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

  /// Hears the app's own code from now on.
  func listen() { StructureReads.listen(.observer(self)) }

  /// Hears the app's own code no more; what follows is read by whoever judges the run.
  func stopListening() { StructureReads.listen(.nobody) }

  /// Hears code of the app's that the engine itself asks something.
  func listening<Answer>(_ body: @MainActor () -> Answer) -> Answer {
    let former = StructureReads.listen(.observer(self))
    defer { StructureReads.listen(former) }
    return body()
  }

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
    case .open(let open): return open.isContainer || exploration.isSettled(open)
    case .screen, .row, .split: return true
    }
  }

  // MARK: - What is heard

  func willSearch(_ search: OpenRegions.Search, where isMatch: @MainActor (UIViewController) -> Bool) {
    if probes.isAsking { return probes.noteReading() }
    let question = QuestionLog.Question.search(
      testsStart: search.testsStart, depth: search.depth, needsMatch: search.needsMatch)
    // The walk looks around on its own account; only the test is the app's.
    StructureReads.unheard {
      _ = exploration.resolve(question) {
        var walk = RegionWalk(self, search, probes: probes)
        return walk.visit(search.start, testsOwn: search.testsStart) { controller in
          test { listening { isMatch(controller) } }
        }
      }
    }
  }

  func willUse(_ controller: UIViewController) {
    if probes.isAsking { return probes.noteReading() }
    // What the run has brought in is the same from all stacks.
    guard let index = indices[controller.serial], !nodes[index].isUsed else { return }
    // What is asked within another question is not asked again when that one is answered by the log.
    if !exploration.isAsking { nodes[index].isUsed = true }
    let place = nodes[index].place
    _ = exploration.resolve(.use(place)) {
      exploration.settle(place)
      return true
    }
  }

  func willReadChildren(of container: UIViewController) {
    if probes.isAsking { return probes.noteReading() }
    guard let index = indices[container.serial], !nodes[index].isCounted else { return }
    if !exploration.isAsking { nodes[index].isCounted = true }
    let place = nodes[index].place
    _ = exploration.resolve(.children(place)) {
      exploration.settleRow(at: place)
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
