import Foundation

/// Draws curves on doubly logarithmic axes, where a power law is a straight line.
struct CurvePlot {
  private static let (side, gap, margin) = (300.0, 70.0, 60.0)

  let curves: [GrowthCurve]

  /// The drawing as SVG: one panel a curve, the regions against the bound.
  var svg: String {
    let panels = curves.enumerated().flatMap { index, curve in
      panel(curve, left: Self.margin + Double(index) * (Self.side + Self.gap))
    }
    return PlotPen.document(
      Self.margin + Double(curves.count) * (Self.side + Self.gap), Self.side + 2 * Self.margin, panels)
  }

  private func panel(_ curve: GrowthCurve, left: Double) -> [String] {
    let (bottom, side) = (Self.margin + Self.side, Self.side)
    let mostValue = log10(Double(curve.points.map(\.value).max() ?? 1)) + 0.05
    let mostRegions = (log10(Double(curves.flatMap(\.points).map(\.regions).max() ?? 1)) + 0.2)
    func place(_ value: Double, _ regions: Double) -> (x: Double, y: Double) {
      (left + log10(value) / mostValue * side, bottom - log10(regions) / mostRegions * side)
    }
    var lines = [
      PlotPen.frame(left, bottom - side, side, side),
      PlotPen.label(
        "regions over \(curve.name), exponent at the end \(String(format: "%.2f", curve.lastExponent))",
        left + side / 2,
        bottom - side - 12, "middle"),
    ]
    var decade = 1.0
    while log10(decade) < mostRegions {
      let height = place(1, decade).y
      lines.append(PlotPen.line(left, height, left + side, height))
      lines.append(PlotPen.label("\(Int(decade))", left - 6, height + 4, "end"))
      decade *= 10
    }
    let places = curve.points.map { (place(Double($0.value), Double($0.regions)), $0.value) }
    for ((x, y), value) in places {
      lines.append(
        #"<circle cx="\#(PlotPen.text(x))" cy="\#(PlotPen.text(y))" r="3.5" fill="steelblue"/>"#)
      lines.append(PlotPen.label("\(value)", x, bottom + 18, "middle"))
    }
    return lines + [PlotPen.curve(places.map(\.0), "steelblue")]
  }
}
