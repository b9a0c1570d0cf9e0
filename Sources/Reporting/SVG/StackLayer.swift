/// One layer of a stack as it is drawn: a device or a sheet, and the controller that fills it.
struct StackLayer: Hashable {
  /// Says which layer it is, such as "Window" or "Modal 2".
  var caption: String
  /// Tells a sheet from the device below.
  var isSheet: Bool
  /// Is the controller that fills the layer; `nil` for a window without a root.
  var content: StackNode?

  /// Splits a stack into its layers, from the bottom.
  ///
  /// A window's first child is its root; what else it holds, and what follows it, is presented over the root.
  static func layers(of stack: [StackNode]) -> [StackLayer] {
    var layers: [StackLayer] = []
    var windows = 0
    var modals = 0
    func present(_ node: StackNode) {
      modals += 1
      layers.append(.init(caption: "Modal \(modals)", isSheet: true, content: node))
    }
    for (index, node) in stack.enumerated() {
      if node.kind == .window {
        windows += 1
        modals = 0
        layers.append(.init(caption: caption(node, windows), isSheet: false, content: node.children.first))
        node.children.dropFirst().forEach(present)
      } else if index == 0 {
        layers.append(.init(caption: "Window", isSheet: false, content: node))
      } else {
        present(node)
      }
    }
    return layers
  }

  private static func caption(_ window: StackNode, _ number: Int) -> String {
    let name = window.label.isEmpty ? "Window" : VisibleText.line(window.label, limit: 40)
    return number == 1 ? name : "\(name) \(number)"
  }
}

/// Says in one sentence what a drawing shows, for readers who cannot see it.
enum StackSentence {
  static func describing(_ stack: [StackNode]) -> String {
    guard !stack.isEmpty else { return "An empty stack." }
    let rows = StackOutline(stack).rows.map { row in
      row.notes.isEmpty ? row.name : "\(row.name) (\(row.notes.joined(separator: ", ")))"
    }
    return rows.joined(separator: "; ") + "."
  }
}
