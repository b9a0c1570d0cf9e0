public import RoutingSpecs

extension StackNode {
  /// Takes over a controller and what is inside it.
  ///
  /// - Parameters:
  ///   - node: The controller.
  ///   - isSeen: Whether the user sees what the controller stands in; what is covered is not seen.
  ///   - known: The serial numbers that were there before, or `nil` where nothing counts as new.
  public init(_ node: HierarchyNode, isSeen: Bool = true, known: Set<Int>? = nil) {
    let isVisible = isSeen && node.isVisible
    self.init(
      Kind(node.kind), node.label, context: node.context, isSelected: false, isVisible: isVisible,
      refusesDismissal: node.refusesDismissal,
      change: known.map { $0.contains(node.serial) ? nil : .new } ?? nil,
      children: node.children.map { child in
        var inner = StackNode(child, isSeen: isVisible, known: known)
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
    let nodes = layers.enumerated().map { index, layer in
      StackNode(layer, isSeen: index == layers.count - 1, known: known)
    }
    guard let root = nodes.first else { return [StackNode(.window)] }
    return [StackNode(.window, isVisible: true, children: [root])] + nodes.dropFirst()
  }
}

extension HierarchyNode {
  /// What a plain container of UIKit's is called follows from its kind; a number tells apart what texts name alike.
  fileprivate var label: String {
    let own = kind != .screen && name.hasPrefix("UI") ? "" : name
    return [own, number.map { "#\($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The serial numbers of the controller and of all inside it.
  fileprivate var serials: [Int] { [serial] + children.flatMap(\.serials) }
}
