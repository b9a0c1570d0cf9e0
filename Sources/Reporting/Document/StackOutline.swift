/// A stack as an indented list: one row for each controller, its place in the tree, and what is special about it.
///
/// Every format that shows a stack as text goes through here, so that they all say the same.
struct StackOutline {
  /// One line of the outline.
  struct Row: Hashable {
    /// Tells, for each level above and the row itself, whether more siblings follow.
    var continues: [Bool]
    /// Names the controller; safe to look at.
    var name: String
    /// Lists what is special about it; safe to look at.
    var notes: [String]
    /// Repeats how it differs from the stack before.
    var change: StackNode.Change?
    /// Tells whether the user sees it.
    var isVisible: Bool
    /// Tells whether the row stands for something that nobody read.
    var isUnread: Bool

    /// Draws the lines of the tree to the left of the name.
    var branches: String {
      let above = continues.dropLast().map { $0 ? "│  " : "   " }.joined()
      return above + (continues.last.map { $0 ? "├─ " : "└─ " } ?? "")
    }

    /// Marks the name of what nobody read.
    var title: String { isUnread ? "░ " + name : name }
  }

  /// Lists the rows from the bottom layer upwards.
  let rows: [Row]

  init(_ layers: [StackNode]) {
    var rows: [Row] = []
    for layer in layers { Self.append(layer, continues: [], heading: Self.heading(layer), to: &rows) }
    self.rows = rows
  }

  private static func heading(_ layer: StackNode) -> String? {
    layer.kind == .window ? nil : "presented"
  }

  private static func append(
    _ node: StackNode, continues: [Bool], heading: String?, to rows: inout [Row]
  ) {
    let opensRegion = node.openRegion != nil && node.kind != .unread
    rows.append(
      Row(
        continues: continues, name: name(node), notes: (heading.map { [$0] } ?? []) + notes(node),
        change: node.change, isVisible: node.isVisible, isUnread: node.kind == .unread))
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1 && !opensRegion
      append(child, continues: continues + [!isLast], heading: role(index, of: node), to: &rows)
    }
    if opensRegion, let region = node.openRegion {
      rows.append(
        Row(
          continues: continues + [false], name: VisibleText.line(region), notes: ["not read"], change: nil,
          isVisible: false, isUnread: true))
    }
  }

  /// Tells a selected child from its siblings; in a navigation stack the order says it already.
  static func role(_ index: Int, of parent: StackNode) -> String? {
    switch parent.kind {
    case .tabs: parent.children[index].isSelected ? "selected tab" : "tab"
    case .split: "column \(index + 1)"
    case .window where index > 0: "presented"
    case .window, .screen, .navigation, .custom, .unread: nil
    }
  }

  /// Names a node: by its label, by its kind where it has none, by both where the label does not say the kind.
  static func name(_ node: StackNode) -> String {
    if node.kind == .unread { return VisibleText.line(node.openRegion ?? node.label) }
    let context = node.context.map { " “\(VisibleText.line($0))”" } ?? ""
    guard !node.label.isEmpty else { return word(node.kind) + context }
    return VisibleText.line(node.label) + context
  }

  /// Is the plain word for a kind of node.
  static func word(_ kind: StackNode.Kind) -> String {
    switch kind {
    case .window: "Window"
    case .screen: "Screen"
    case .navigation: "Navigation"
    case .tabs: "Tabs"
    case .split: "Split"
    case .custom: "Container"
    case .unread: "Not read"
    }
  }

  private static func notes(_ node: StackNode) -> [String] {
    var notes: [String] = []
    let kind = word(node.kind)
    let isContainer = ![.screen, .window, .unread].contains(node.kind)
    if isContainer, !node.label.isEmpty, !node.label.lowercased().contains(kind.lowercased()) {
      notes.append(kind.lowercased())
    }
    if isContainer, node.children.isEmpty, node.openRegion == nil { notes.append("empty") }
    if node.kind == .unread { notes.append("not read") }
    if node.isVisible, !isContainer, node.kind != .window { notes.append("visible") }
    if node.refusesDismissal { notes.append("refuses dismissal") }
    if let change = node.change { notes.append(change.rawValue) }
    return notes
  }
}
