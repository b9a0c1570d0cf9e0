import HeadlessUIKit

extension HierarchyObserver {
  /// The own controller of the layer that a node stands in.
  func layersOwn(of node: Node) -> UIViewController {
    var current = node.controller
    while let parent = current.parent { current = parent }
    return current
  }

  /// Whether a controller still has inside what it had at the beginning.
  func isUnchanged(_ node: Node) -> Bool {
    let children = node.children.map { placed.nodes[$0] }
    guard !children.isEmpty else { return true }
    let isSame =
      switch node.controller {
      case let navigation as UINavigationController:
        navigation.viewControllers.reversed().elementsEqual(children) { $0 === $1.controller }
      case let tabs as UITabBarController:
        tabs.selectedViewController === children[0].controller
          && tabs.viewControllers?.filter { $0 !== children[0].controller }
            .elementsEqual(children[1...]) { $0 === $1.controller } == true
      case let split as UISplitViewController:
        split.viewControllers.elementsEqual(children) { $0 === $1.controller }
      default: false
      }
    return isSame && children.allSatisfy { isUnchanged($0) }
  }
}
