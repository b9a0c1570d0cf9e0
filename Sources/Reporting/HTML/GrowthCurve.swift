internal import Foundation

/// One number of every bound, drawn as a curve: the bounds side by side, the number upwards.
struct GrowthCurve {
  /// One bound.
  private struct Point {
    let bound: Report.Growth.Bound
    /// How high it is drawn, in units of the axis.
    let height: Double
    /// The number in words.
    let label: String
  }

  let title: String
  private let points: [Point]

  /// The curves of a growth: the kinds of failure that are known, the regions and the states.
  static func curves(of growth: Report.Growth) -> [GrowthCurve] {
    var known = 0
    let failures = growth.bounds.map { bound in
      known += bound.newFailures.count
      return Point(bound: bound, height: Double(known), label: "\(known)")
    }
    return [
      GrowthCurve(title: "Kinds of failure known", points: failures),
      GrowthCurve(title: "Regions, logarithmic", points: growth.bounds.map { logarithmic($0, $0.regions) }),
      GrowthCurve(title: "States, logarithmic", points: growth.bounds.map { logarithmic($0, $0.states) }),
    ]
  }

  private static func logarithmic(_ bound: Report.Growth.Bound, _ count: DecimalCount) -> Point {
    Point(bound: bound, height: count.decades, label: count.readable)
  }

  // MARK: - Drawing

  private static let extent = Extent(width: 260, height: 158)
  /// Where numbers are drawn: room for a label above, and for the names of the bounds below.
  private static let plot = Frame(x: 14, y: 24, width: 232, height: 94)

  /// Writes the figure.
  func write(to writer: inout MarkupWriter) {
    writer.block("figure") { figure in
      figure.element("figcaption", text: title)
      let box = "0 0 \(Self.extent.width) \(Self.extent.height)"
      figure.block(
        "svg", [.init("viewBox", box), .init("role", "img"), .init("aria-label", "\(title): \(sentence)")]
      ) { svg in
        var pen = Pen()
        draw(with: &pen)
        svg.append(pen.writer)
      }
    }
    writer.newline()
  }

  /// The same for readers who cannot see it.
  private var sentence: String {
    points.map { "\($0.label) at \($0.bound.bound)" }.joined(separator: "; ")
  }

  private func draw(with pen: inout Pen) {
    let (plot, places) = (Self.plot, points.indices.map(place))
    pen.path("M\(plot.x - 8) \(plot.maxY)H\(plot.maxX + 8)", "axis")
    // Up to the last bound that was exhausted the curve is known, beyond it only what was seen.
    let last = points.lastIndex { $0.bound.stopReason == nil } ?? 0
    pen.path(Self.line(through: places[...last]), "curve")
    if last + 1 < places.count { pen.path(Self.line(through: places[last...]), "curve open") }
    for (index, point) in points.enumerated() {
      let (x, y) = places[index]
      Self.dot(x: x, y: y, isOpen: point.bound.stopReason != nil, &pen.writer)
      if index == 0 || index == points.count - 1 {
        pen.text(
          point.label, x: x, y: y - 9, width: plot.width, anchor: anchor(of: index), "figure")
      }
      guard (points.count - 1 - index).isMultiple(of: stride) else { continue }
      pen.text(
        "\(point.bound.tabs)·\(point.bound.depth)·\(point.bound.modals)", x: x, y: plot.maxY + 15,
        width: plot.width, "tick")
    }
    pen.text("tabs · depth · modals", x: plot.midX, y: plot.maxY + 33, width: plot.width, "tick")
  }

  /// Each how many bounds one is named, so that names do not touch; the last one always is.
  private var stride: Int { (points.count + 5) / 6 }

  private func anchor(of index: Int) -> StaticString {
    if points.count == 1 { return "middle" }
    return index == 0 ? "start" : "end"
  }

  private func place(_ index: Int) -> (x: Int, y: Int) {
    let plot = Self.plot
    let most = max(1, points.map(\.height).max() ?? 1)
    let x = points.count == 1 ? plot.midX : plot.x + plot.width * index / (points.count - 1)
    return (x, plot.maxY - Int((points[index].height / most * Double(plot.height)).rounded()))
  }

  private static func line(through places: ArraySlice<(x: Int, y: Int)>) -> String {
    "M" + places.map { "\($0.x) \($0.y)" }.joined(separator: "L")
  }

  private static func dot(x: Int, y: Int, isOpen: Bool, _ writer: inout MarkupWriter) {
    writer.empty(
      "circle",
      [.init("class", isOpen ? "dot open" : "dot"), .init("cx", x), .init("cy", y), .init("r", 3)])
  }
}

extension DecimalCount {
  /// The logarithm to the base of ten, 0 for zero; exact enough to be drawn.
  fileprivate var decades: Double {
    let leading = digits.prefix(15)
    guard let value = Double(leading), value > 0 else { return 0 }
    return log10(value) + Double(digits.utf8.count - leading.utf8.count)
  }
}
