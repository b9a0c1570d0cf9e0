import Foundation
public import HeadlessUIKit

extension NSLayoutConstraint {
  /// Makes the rules that a visual format describes.
  ///
  /// A format that cannot be read raises UIKit's exception, and gives no rules. Its texts are those that people have
  /// quoted; of a character that is missing nobody has, and the text is ours in the same manner.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[name]-8-[value(>=40)]-|`.
  ///   - opts: What holds for all views.
  ///   - metrics: The numbers that have names in it.
  ///   - views: The views and guides by name.
  /// - Returns: The constraints, not active: along the way from the beginning of the format, then those in line.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let items = views.compactMapValues { $0 as? any LayoutItem }
      var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: items)
      let read = try reader.read()
      var maker = VisualFormatConstraints(read, options: opts, items: items, length: format.count)
      return try maker.make()
    } catch {
      Simulation.current.raise(
        .unreadableVisualFormat(error.mistake, format: format, position: error.position))
      return []
    }
  }
}

/// Makes constraints of a visual format that has been read.
@MainActor
private struct VisualFormatConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: any LayoutItem]
  private let length: Int
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, items: [String: any LayoutItem],
    length: Int
  ) {
    (self.format, self.options, self.items, self.length) = (format, options, items, length)
  }

  mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignment()
    let views = format.parts.compactMap { items[$0.name] }
    guard let first = views.first, let last = views.last else { return [] }
    if let leading = format.leading {
      let above = try superview(of: first, at: format.parts[0].position)
      addEdge(leading, first, start, above, isAtEnd: false)
    }
    for (index, view) in views.enumerated() {
      for size in format.parts[index].sizes { addSize(size, of: view) }
      guard index + 1 < views.count else { continue }
      addSpace(format.spaces[index], from: view, to: views[index + 1])
    }
    if let trailing = format.trailing {
      addEdge(trailing, last, end, try superview(of: last, at: length - 1), isAtEnd: true)
    }
    addAlignment(of: views)
    return made
  }

  // MARK: - Along the way

  private var start: Attribute { edges.start }
  private var end: Attribute { edges.end }

  private var edges: (start: Attribute, end: Attribute) {
    guard format.isHorizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func margin(of edge: Attribute) -> Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private func superview(
    of item: any LayoutItem, at position: Int
  ) throws(VisualFormatError) -> any LayoutItem {
    let view = item is UIView ? item.layoutView?.superview : item.layoutView
    guard let view else { throw VisualFormatError(mistake: .noSuperview, position: position) }
    return view
  }

  /// A rule between a view and its superview; a space that is not written goes up to the margin.
  private mutating func addEdge(
    _ space: VisualFormat.Space, _ view: any LayoutItem, _ edge: Attribute, _ above: any LayoutItem,
    isAtEnd: Bool
  ) {
    let outer: Attribute = if case .standard = space { margin(of: edge) } else { edge }
    for comparison in comparisons(of: space, standard: 0) {
      let rule = isAtEnd ? (above, outer, view, edge) : (view, edge, above, outer)
      add(rule.0, rule.1, comparison, rule.2, rule.3)
    }
  }

  private mutating func addSpace(
    _ space: VisualFormat.Space, from view: any LayoutItem, to other: any LayoutItem
  ) {
    let isByText = options.contains(.spacingBaselineToBaseline) && !format.isHorizontal
    for comparison in comparisons(of: space, standard: 8) {
      add(other, isByText ? .firstBaseline : start, comparison, view, isByText ? .lastBaseline : end)
    }
  }

  private func comparisons(of space: VisualFormat.Space, standard: CGFloat) -> [VisualFormat.Comparison] {
    switch space {
    case .none: [VisualFormat.Comparison(object: .number(0))]
    case .standard: [VisualFormat.Comparison(object: .number(standard))]
    case .written(let comparisons): comparisons
    }
  }

  private mutating func addSize(_ comparison: VisualFormat.Comparison, of view: any LayoutItem) {
    let attribute: Attribute = format.isHorizontal ? .width : .height
    guard case .view(let name) = comparison.object else {
      return add(view, attribute, comparison, nil, .notAnAttribute)
    }
    add(view, attribute, comparison, items[name], attribute)
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ comparison: VisualFormat.Comparison,
    _ second: (any LayoutItem)?, _ other: Attribute
  ) {
    let constant: CGFloat = if case .number(let number) = comparison.object { number } else { 0 }
    let rule = NSLayoutConstraint()
    let about = rule.about
    (about.firstItem, about.firstAttribute) = (first, attribute)
    (about.secondItem, about.secondAttribute, about.hasSecondItem) = (second, other, second != nil)
    (about.relation, about.constant, about.priority) = (comparison.relation, constant, comparison.priority)
    made.append(rule)
  }

  // MARK: - In line

  private static let lines: [(option: NSLayoutConstraint.FormatOptions, attribute: Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]

  private var alignments: [Attribute] { Self.lines.filter { options.contains($0.option) }.map(\.attribute) }

  private func checkAlignment() throws(VisualFormatError) {
    guard alignments.contains(where: { $0.isHorizontal == format.isHorizontal }) else { return }
    throw VisualFormatError(mistake: .alignsAlong(isHorizontal: format.isHorizontal), position: length)
  }

  private mutating func addAlignment(of views: [any LayoutItem]) {
    let same = VisualFormat.Comparison(object: .number(0))
    for attribute in alignments {
      for (view, other) in zip(views, views.dropFirst()) { add(view, attribute, same, other, attribute) }
    }
  }
}
