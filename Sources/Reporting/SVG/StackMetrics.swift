/// How large the parts of a drawing are, in points.
enum StackMetrics {
  static let cardHeight = 72
  static let barHeight = 24
  static let tabBarHeight = 36
  static let gap = 6
  static let captionHeight = 18
  /// Each card of a navigation stack is this much narrower on both sides than the one in front of it.
  static let cascade = 4

  private static let cardWidth = 96...176

  /// Tells how much room a controller needs with all that it contains.
  static func extent(of node: StackNode) -> Extent {
    switch node.kind {
    case .screen, .unread: leaf(node)
    case .navigation: navigation(node)
    case .tabs: adding(tabBarHeight, to: columns(node))
    case .split, .window: columns(node)
    case .custom: framed(columns(node), title: node.label)
    }
  }

  /// Tells how wide a card must be for its title.
  static func cardWidth(for title: String) -> Int {
    let width = TextMetrics.width(title) + 36
    return min(max(width, cardWidth.lowerBound), cardWidth.upperBound)
  }

  /// Lists what is drawn side by side: the children, and what nobody read at the end.
  static func parts(of node: StackNode) -> [StackNode] {
    guard let region = node.openRegion, node.kind != .unread else { return node.children }
    let unread = StackNode(.unread, openRegion: region)
    // In a navigation stack the unread part lies below what was read; elsewhere it comes last.
    return node.kind == .navigation && !node.children.isEmpty
      ? [unread] + node.children : node.children + [unread]
  }

  private static func leaf(_ node: StackNode) -> Extent {
    let texts = [title(node), node.context ?? "", node.openRegion ?? ""]
    let width = texts.map { cardWidth(for: $0) }.max() ?? 0
    let unread = node.kind == .screen && node.openRegion != nil ? 20 : 0
    return Extent(width: width, height: cardHeight + unread)
  }

  private static func navigation(_ node: StackNode) -> Extent {
    let parts = parts(of: node)
    guard let top = parts.last else { return Extent(width: cardWidth.lowerBound, height: cardHeight) }
    let titles = parts.map { cardWidth(for: title($0)) + 12 }.max() ?? 0
    let inset = isLeaf(top) ? 0 : 2 * gap
    let body = extent(of: top)
    let width = max(titles, body.width + inset) + 2 * cascade * (parts.count - 1)
    return Extent(width: width, height: parts.count * barHeight + body.height + (inset == 0 ? -8 : inset))
  }

  private static func columns(_ node: StackNode) -> Extent {
    let sizes = parts(of: node).map { extent(of: $0) }
    guard !sizes.isEmpty else { return Extent(width: cardWidth.lowerBound, height: cardHeight) }
    let width = sizes.reduce(gap * (sizes.count - 1)) { $0 + $1.width }
    return Extent(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  private static func framed(_ extent: Extent, title: String) -> Extent {
    let width = max(extent.width, cardWidth(for: title))
    return Extent(width: width + 2 * gap, height: extent.height + captionHeight + gap)
  }

  private static func adding(_ height: Int, to extent: Extent) -> Extent {
    Extent(width: extent.width, height: extent.height + gap + height)
  }

  /// Tells whether a node is drawn as one card.
  static func isLeaf(_ node: StackNode) -> Bool {
    node.kind == .screen || node.kind == .unread
  }

  /// Is the text on a node's bar, tab or card.
  static func title(_ node: StackNode) -> String {
    if node.kind == .unread { return node.openRegion ?? "not read" }
    return node.label.isEmpty ? StackOutline.word(node.kind) : node.label
  }

  /// Is the text on the tab of a child: a container shows the name of what stands at its root.
  static func tabTitle(_ node: StackNode) -> String {
    guard !isLeaf(node), let first = node.children.first else { return title(node) }
    return tabTitle(first)
  }
}
