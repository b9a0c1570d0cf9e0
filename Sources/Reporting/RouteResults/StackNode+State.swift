public import RoutingSpecs

extension StackState {
  /// The layers as nodes of a report.
  ///
  /// - Parameter catalogue: The screens of the state.
  /// - Returns: The window with its root, then one node for each layer that is presented.
  public func nodes(in catalogue: ScreenCatalogue) -> [StackNode] {
    let nodes = layers.enumerated().map { index, layer in
      StackNode(layer.content, in: catalogue, isVisible: index == layers.count - 1)
    }
    return [StackNode(.window, isVisible: true, children: [nodes[0]])] + nodes.dropFirst()
  }
}

extension StackNode {
  /// Takes over a controller of a plain stack and what is inside it.
  fileprivate init(
    _ content: StackState.Content, in catalogue: ScreenCatalogue, isVisible: Bool, isSelected: Bool = false
  ) {
    switch content {
    case .screen(let screen):
      let entry = catalogue.screens[screen.kind]
      self.init(
        .screen, entry.name, context: screen.context.map { entry.contexts[$0] }, isSelected: isSelected,
        isVisible: isVisible, refusesDismissal: screen.refusesDismissal)
    case .navigation(let screens):
      self.init(
        .navigation, isSelected: isSelected, isVisible: isVisible,
        children: screens.enumerated().map { index, screen in
          StackNode(.screen(screen), in: catalogue, isVisible: isVisible && index == screens.count - 1)
        })
    case .tabs(let items, let selected):
      self.init(
        .tabs, isSelected: isSelected, isVisible: isVisible,
        children: items.enumerated().map { index, item in
          StackNode(
            item, in: catalogue, isVisible: isVisible && index == selected, isSelected: index == selected)
        })
    case .split(let primary, let secondary):
      self.init(
        .split, isSelected: isSelected, isVisible: isVisible,
        children: [primary, secondary].map { StackNode($0, in: catalogue, isVisible: isVisible) })
    }
  }
}
