extension StackState {
  /// Reads a stack back from its drawing; `nil` where something in it is no part of any, such as a container of the
  /// app's own.
  ///
  /// - Parameters:
  ///   - drawing: What stood in a window; everything counts as presented in the automatic style.
  ///   - catalogue: The screens.
  public init?(_ drawing: HierarchyDrawing, in catalogue: ScreenCatalogue) {
    let layers = drawing.layers.map { Content($0, in: catalogue).map { Layer($0) } }
    guard !layers.isEmpty, !layers.contains(nil) else { return nil }
    self.init(layers: layers.compactMap(\.self))
  }
}

extension StackState.Content {
  fileprivate init?(_ node: HierarchyNode, in catalogue: ScreenCatalogue) {
    let children = node.children.map { Self($0, in: catalogue) }
    guard !children.contains(nil) else { return nil }
    let contents = children.compactMap(\.self)
    switch node.kind {
    case .screen:
      guard let screen = Screen(node, in: catalogue), contents.isEmpty else { return nil }
      self = .screen(screen)
    case .navigation:
      let screens = contents.compactMap { if case .screen(let screen) = $0 { screen } else { nil } }
      guard !screens.isEmpty, screens.count == contents.count else { return nil }
      self = .navigation(screens)
    case .tabs:
      guard let selected = node.children.firstIndex(where: \.isVisible) else { return nil }
      self = .tabs(contents, selected: selected)
    case .split:
      guard contents.count == 2 else { return nil }
      self = .split(primary: contents[0], secondary: contents[1])
    case .custom: return nil
    }
  }
}

extension Screen {
  fileprivate init?(_ node: HierarchyNode, in catalogue: ScreenCatalogue) {
    guard let kind = catalogue.kind(named: node.name) else { return nil }
    let contexts = catalogue.screens[kind].contexts
    let context = node.context.map { contexts.firstIndex(of: $0) }
    if case .some(nil) = context { return nil }
    self.init(kind: kind, context: context ?? nil, refusesDismissal: node.refusesDismissal)
  }
}
