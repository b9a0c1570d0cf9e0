public import RoutingSpecs

extension StackNode {
  /// Takes over a controller and what is inside it.
  ///
  /// - Parameters:
  ///   - node: The controller.
  ///   - known: The serial numbers that were there before, or `nil` where nothing counts as new.
  public init(_ node: HierarchyNode, known: Set<Int>? = nil) {
    self.init(
      Kind(node.kind), node.isUIKitContainer ? "" : node.name, context: node.context, isSelected: false,
      isVisible: node.isVisible,
      refusesDismissal: node.refusesDismissal,
      change: known.map { $0.contains(node.serial) ? nil : .new } ?? nil,
      children: node.children.map { child in
        var inner = StackNode(child, known: known)
        inner.isSelected = node.kind == .tabs && child.isVisible
        return inner
      })
  }
}

extension StackNode.Kind {
  init(_ kind: HierarchyNode.Kind) {
    switch kind {
    case .screen: self = .screen
    case .navigation: self = .navigation
    case .tabs: self = .tabs
    case .split: self = .split
    case .custom: self = .custom
    }
  }
}

extension HierarchyDrawing {
  /// The layers as nodes of a report.
  ///
  /// - Parameter earlier: What stood there before; what was not part of it is marked as new.
  /// - Returns: The window with its root, then one node for each layer that is presented.
  public func nodes(since earlier: HierarchyDrawing? = nil) -> [StackNode] {
    let known = earlier.map { Set($0.layers.flatMap(\.serials)) }
    let nodes = layers.map { StackNode($0, known: known) }
    guard let root = nodes.first else { return [StackNode(.window)] }
    return [StackNode(.window, isVisible: true, children: [root])] + nodes.dropFirst()
  }
}

extension HierarchyNode {
  /// Whether it is a plain container of UIKit, whose kind says all.
  fileprivate var isUIKitContainer: Bool { kind != .screen && name.hasPrefix("UI") }

  /// The serial numbers of the controller and of all inside it.
  fileprivate var serials: [Int] { [serial] + children.flatMap(\.serials) }
}
