import HeadlessUIKit

extension HierarchyObserver {
  /// The own controller of the layer that a node stands in.
  func layersOwn(of node: Node) -> UIViewController {
    var current = node.controller
    while let parent = current.parent { current = parent }
    return current
  }

  /// Decides whether More hosts a tab that a controller is or stands in, where the bar may be too narrow for all tabs
  /// (rules T7, T8).
  ///
  /// Whoever has the controller gets to know it: More is its navigation controller then.
  func settleMore(around controller: UIViewController) {
    var current = ControllerTree.parent(of: controller)
    while let container = current {
      if let tabs = container as? UITabBarController, tabs.isNarrow, let place = node(of: tabs)?.place,
        exploration.hasMoreInRow(than: UITabBarController.narrowTabCount, at: place)
      {
        exploration.settleRow(at: place)
      }
      current = ControllerTree.parent(of: container)
    }
  }

  /// Whether a controller still has inside what it had at the beginning; of that some may have gone.
  func isUnchanged(_ node: Node) -> Bool {
    let children = node.children.map { placed.nodes[$0] }
    guard !children.isEmpty else { return true }
    let isSame =
      switch node.controller {
      case let navigation as UINavigationController:
        navigation.viewControllers.reversed().elementsEqual(children) { $0.serial == $1.serial }
      case let tabs as UITabBarController:
        tabs.selectedViewController?.serial == children[0].serial
          && tabs.viewControllers?.filter { $0.serial != children[0].serial }
            .elementsEqual(children[1...]) { $0.serial == $1.serial } == true
      case let split as UISplitViewController:
        split.viewControllers.elementsEqual(children) { $0.serial == $1.serial }
      default: false
      }
    return isSame && children.allSatisfy { isUnchanged($0) }
  }
}
