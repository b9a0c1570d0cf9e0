/// Draws one controller with all that it contains into a frame.
struct ControllerDrawing {
  /// Draws a node; `inherited` is the mark of the node above, which is not repeated on every child.
  static func draw(
    _ node: StackNode, in frame: Frame, inherited: StackNode.Change? = nil, with pen: inout Pen
  ) {
    let change = node.change == inherited ? nil : node.change
    pen.group(style(node), title: hover(node)) { pen in
      if change != nil { outline(frame, &pen) }
      switch node.kind {
      case .screen: screen(node, frame, &pen)
      case .unread: unread(StackMetrics.title(node), frame, &pen)
      case .navigation: navigation(node, frame, &pen)
      case .tabs: tabs(node, frame, &pen)
      case .split, .window: columns(node, frame, &pen)
      case .custom: custom(node, frame, &pen)
      }
      mark(change, frame, isTrailing: node.kind == .custom, &pen)
    }
  }

  private static func style(_ node: StackNode) -> String {
    let isHidden = StackMetrics.isLeaf(node) && node.kind != .unread && !node.isVisible
    return [isHidden ? "hidden" : nil, node.change.map(\.rawValue)].compactMap(\.self)
      .joined(separator: " ")
  }

  private static func hover(_ node: StackNode) -> String {
    let notes = StackOutline([node]).rows.first?.notes.filter { $0 != "presented" } ?? []
    return ([StackOutline.name(node)] + notes).joined(separator: ", ")
  }

  // MARK: - Screens

  private static func screen(_ node: StackNode, _ frame: Frame, _ pen: inout Pen) {
    pen.box(frame, radius: 8, "card")
    let hasContext = node.context != nil
    let region = node.openRegion.map {
      ($0, Frame(x: frame.x, y: frame.maxY - 22, width: frame.width, height: 22))
    }
    let middle = (frame.y + (region?.1.y ?? frame.maxY)) / 2
    pen.text(
      node.label.isEmpty ? "Screen" : node.label, x: frame.midX, y: middle + (hasContext ? -2 : 4),
      width: frame.width - 16, "name")
    if let context = node.context {
      pen.text(context, x: frame.midX, y: middle + 14, width: frame.width - 12, "context")
    }
    if node.refusesDismissal { lock(x: frame.maxX - 18, y: frame.y + 8, &pen) }
    if let (text, place) = region { unread(text, place.inset(3), &pen) }
  }

  private static func unread(_ text: String, _ frame: Frame, _ pen: inout Pen) {
    pen.box(frame, radius: 6, "unread")
    pen.box(frame, radius: 6, "hatch")
    let width = min(frame.width - 6, TextMetrics.width(text) + 6)
    let label = Frame(x: frame.midX - width / 2, y: frame.y + frame.height / 2 - 8, width: width, height: 16)
    pen.box(label, radius: 5, "unread-label")
    pen.text(text, x: frame.midX, y: label.y + 12, width: frame.width - 10, "context")
  }

  /// A padlock: the screen refuses to be dismissed.
  private static func lock(x: Int, y: Int, _ pen: inout Pen) {
    pen.path("M\(x + 2) \(y + 5)v-2a3 3 0 0 1 6 0v2", "lock-shackle")
    pen.box(Frame(x: x, y: y + 5, width: 10, height: 7), radius: 2, "lock")
  }

  // MARK: - Containers

  private static func navigation(_ node: StackNode, _ frame: Frame, _ pen: inout Pen) {
    let parts = StackMetrics.parts(of: node)
    if parts.isEmpty { placeholder(frame, &pen) }
    for (index, part) in parts.enumerated() {
      let behind = parts.count - 1 - index
      let y = frame.y + index * StackMetrics.barHeight
      let card = Frame(
        x: frame.x + behind * StackMetrics.cascade, y: y,
        width: frame.width - 2 * behind * StackMetrics.cascade,
        height: behind == 0 ? frame.maxY - y : StackMetrics.barHeight + 12)
      pen.group(behind == 0 && !StackMetrics.isLeaf(part) ? "" : style(part), title: hover(part)) { pen in
        self.card(part, hasBack: index > 0, isTop: behind == 0, inherited: node.change, card, &pen)
      }
    }
  }

  private static func card(
    _ node: StackNode, hasBack: Bool, isTop: Bool, inherited: StackNode.Change?, _ frame: Frame,
    _ pen: inout Pen
  ) {
    let change = node.change == inherited ? nil : node.change
    if change != nil { outline(frame, &pen) }
    pen.box(frame, radius: 8, "card")
    let bar = Frame(x: frame.x, y: frame.y, width: frame.width, height: StackMetrics.barHeight)
    if node.kind == .unread {
      unread(StackMetrics.title(node), (isTop ? frame : bar).inset(3), &pen)
      return
    }
    pen.path("M\(bar.x) \(bar.maxY)h\(bar.width)", "rule")
    if hasBack { pen.path("M\(bar.x + 12) \(bar.y + 8)l-4 4l4 4", "back") }
    pen.text(StackMetrics.title(node), x: bar.midX, y: bar.y + 16, width: bar.width - 36, "name")
    if node.refusesDismissal { lock(x: bar.maxX - 18, y: bar.y + 6, &pen) }
    let body = Frame(x: frame.x, y: bar.maxY, width: frame.width, height: frame.maxY - bar.maxY)
    if isTop { self.body(node, body, &pen) }
    mark(change, frame, isTrailing: true, &pen)
  }

  private static func body(_ node: StackNode, _ frame: Frame, _ pen: inout Pen) {
    guard StackMetrics.isLeaf(node) else {
      draw(node, in: frame.inset(StackMetrics.gap), inherited: node.change, with: &pen)
      return
    }
    if let region = node.openRegion {
      unread(region, frame.inset(5), &pen)
    } else if let context = node.context {
      pen.text(context, x: frame.midX, y: frame.y + frame.height / 2 + 4, width: frame.width - 12, "context")
    } else {
      for line in 0..<2 where frame.height > 30 {
        let y = frame.y + frame.height / 2 - 9 + line * 12
        let width = frame.width * (line == 0 ? 5 : 3) / 8
        pen.box(Frame(x: frame.x + 12, y: y, width: width, height: 5), radius: 2, "skeleton")
      }
    }
  }

  private static func tabs(_ node: StackNode, _ frame: Frame, _ pen: inout Pen) {
    let content = Frame(
      x: frame.x, y: frame.y, width: frame.width,
      height: frame.height - StackMetrics.tabBarHeight - StackMetrics.gap)
    let columns = columns(node, content, &pen)
    let bar = Frame(
      x: frame.x, y: content.maxY + StackMetrics.gap, width: frame.width, height: StackMetrics.tabBarHeight)
    pen.box(bar, radius: 8, "bar")
    for (part, column) in columns { tab(part, column, bar, &pen) }
  }

  private static func tab(_ node: StackNode, _ column: Frame, _ bar: Frame, _ pen: inout Pen) {
    let icon = Frame(x: column.midX - 7, y: bar.y + 6, width: 14, height: 11)
    let isUnread = node.kind == .unread
    pen.box(icon, radius: 3, isUnread ? "unread" : node.isSelected ? "icon selected" : "icon")
    if isUnread { pen.box(icon, radius: 3, "hatch") }
    pen.text(
      isUnread ? "?" : StackMetrics.tabTitle(node), x: column.midX, y: bar.maxY - 7, width: column.width - 4,
      node.isSelected ? "tab selected" : "tab")
  }

  @discardableResult
  private static func columns(
    _ node: StackNode, _ frame: Frame, _ pen: inout Pen
  ) -> [(part: StackNode, frame: Frame)] {
    let parts = StackMetrics.parts(of: node)
    if parts.isEmpty { placeholder(frame, &pen) }
    let extents = parts.map { StackMetrics.extent(of: $0) }
    let used = extents.reduce(StackMetrics.gap * max(0, parts.count - 1)) { $0 + $1.width }
    // What a container has to spare goes to all its columns alike, and the odd points to the last.
    let spare = parts.isEmpty ? 0 : (frame.width - used) / parts.count
    var x = frame.x
    return parts.enumerated().map { index, part in
      let isLast = index == parts.count - 1
      let width = isLast ? frame.maxX - x : extents[index].width + spare
      let column = Frame(x: x, y: frame.y, width: width, height: frame.height)
      x += width + StackMetrics.gap
      draw(part, in: column, inherited: node.change, with: &pen)
      return (part, column)
    }
  }

  private static func custom(_ node: StackNode, _ frame: Frame, _ pen: inout Pen) {
    pen.box(frame, radius: 10, "custom")
    pen.text(
      StackMetrics.title(node), x: frame.x + 9, y: frame.y + 13, width: frame.width - 30, anchor: "start",
      "context")
    if node.refusesDismissal { lock(x: frame.maxX - 18, y: frame.y + 4, &pen) }
    let content = Frame(
      x: frame.x + StackMetrics.gap, y: frame.y + StackMetrics.captionHeight,
      width: frame.width - 2 * StackMetrics.gap,
      height: frame.height - StackMetrics.captionHeight - StackMetrics.gap)
    columns(node, content, &pen)
  }

  private static func placeholder(_ frame: Frame, _ pen: inout Pen) {
    pen.box(frame, radius: 8, "nothing")
    pen.text("empty", x: frame.midX, y: frame.y + frame.height / 2 + 4, width: frame.width, "context")
  }

  /// Draws a line around a changed controller, below the content, so that it crosses no label in there.
  private static func outline(_ frame: Frame, _ pen: inout Pen) {
    pen.box(frame.inset(-2), radius: 10, "outline")
  }

  /// Writes a label on the upper edge: new, removed or moved.
  ///
  /// A card of a navigation stack and a container with a caption have it at the other end, so that it covers
  /// neither the label of the stack nor the caption.
  private static func mark(
    _ change: StackNode.Change?, _ frame: Frame, isTrailing: Bool = false, _ pen: inout Pen
  ) {
    guard let change else { return }
    let width = TextMetrics.width(change.rawValue) + 8
    let label = Frame(
      x: isTrailing ? frame.maxX - width - 8 : frame.x + 8, y: frame.y - 7, width: width, height: 14)
    pen.box(label, radius: 7, "pill")
    pen.text(change.rawValue, x: label.midX, y: label.y + 10, width: width + 8, "pill-text")
  }
}
