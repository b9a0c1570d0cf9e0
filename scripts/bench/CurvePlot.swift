import Foundation

/// Draws curves on doubly logarithmic axes, where a power law is a straight line.
struct CurvePlot {
  private static let (side, gap, margin) = (300.0, 70.0, 60.0)

  let curves: [GrowthCurve]

  /// The drawing as SVG: one panel a curve, the regions against the bound.
  var svg: String {
    let width = Self.margin + Double(curves.count) * (Self.side + Self.gap)
    let height = Self.side + 2 * Self.margin
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
      font-family="sans-serif" font-size="13">
      """,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    for (index, curve) in curves.enumerated() {
      lines += panel(curve, left: Self.margin + Double(index) * (Self.side + Self.gap))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func panel(_ curve: GrowthCurve, left: Double) -> [String] {
    let (bottom, side) = (Self.margin + Self.side, Self.side)
    let mostValue = log10(Double(curve.points.map(\.value).max() ?? 1)) + 0.05
    let mostRegions = (log10(Double(curves.flatMap(\.points).map(\.regions).max() ?? 1)) + 0.2)
    func place(_ value: Double, _ regions: Double) -> (x: Double, y: Double) {
      (left + log10(value) / mostValue * side, bottom - log10(regions) / mostRegions * side)
    }
    var lines = [
      #"<rect x="\#(text(left))" y="\#(text(bottom - side))" width="\#(text(side))" height="\#(text(side))" "#
        + #"fill="none" stroke="gray"/>"#,
      label(
        "regions over \(curve.name), exponent \(String(format: "%.2f", curve.exponent))", left + side / 2,
        bottom - side - 12, "middle"),
    ]
    var decade = 1.0
    while log10(decade) < mostRegions {
      let height = place(1, decade).y
      lines.append(
        #"<line x1="\#(text(left))" y1="\#(text(height))" x2="\#(text(left + side))" y2="\#(text(height))" "#
          + #"stroke="lightgray"/>"#)
      lines.append(label("\(Int(decade))", left - 6, height + 4, "end"))
      decade *= 10
    }
    let places = curve.points.map { (place(Double($0.value), Double($0.regions)), $0.value) }
    for ((x, y), value) in places {
      lines.append(#"<circle cx="\#(text(x))" cy="\#(text(y))" r="3.5" fill="steelblue"/>"#)
      lines.append(label("\(value)", x, bottom + 18, "middle"))
    }
    let path = places.map { "\(text($0.0.x)),\(text($0.0.y))" }.joined(separator: " ")
    return lines + [#"<polyline points="\#(path)" fill="none" stroke="steelblue" stroke-width="1.5"/>"#]
  }

  private func label(_ words: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    #"<text x="\#(text(x))" y="\#(text(y))" text-anchor="\#(anchor)">\#(words)</text>"#
  }

  private func text(_ number: Double) -> String { String(format: "%.1f", number) }
}
