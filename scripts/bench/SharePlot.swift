import Foundation

/// Draws which share of the planted mistakes each strategy has found after how much time, on a logarithmic axis.
struct SharePlot {
  private static let (width, height, margin) = (560.0, 320.0, 60.0)
  private static let colours = ["firebrick", "darkorange", "seagreen", "steelblue", "purple"]
  private static let leastSeconds = 0.001

  let results: [StrategyResult]
  let mostSeconds: Double

  /// The drawing as SVG.
  var svg: String {
    let curves = zip(results, Self.colours).map { PlotPen.curve(steps(of: $0), $1) }
    return PlotPen.document(
      Self.width + 2 * Self.margin, Self.height + 2 * Self.margin, axes + curves + legend)
  }

  /// The share over the time: it rises where a mistake is found.
  private func steps(of result: StrategyResult) -> [(x: Double, y: Double)] {
    var points = [place(Self.leastSeconds, 0)]
    for (index, time) in result.times.enumerated() {
      points.append(place(time, share(index, of: result)))
      points.append(place(time, share(index + 1, of: result)))
    }
    return points + [place(mostSeconds, share(result.times.count, of: result))]
  }

  private func share(_ found: Int, of result: StrategyResult) -> Double {
    Double(found) / Double(result.efforts.count)
  }

  private func place(_ seconds: Double, _ share: Double) -> (x: Double, y: Double) {
    let along =
      log10(max(seconds, Self.leastSeconds) / Self.leastSeconds) / log10(mostSeconds / Self.leastSeconds)
    return (Self.margin + along * Self.width, Self.margin + (1 - share) * Self.height)
  }

  private var axes: [String] {
    let bottom = Self.margin + Self.height
    var elements = [
      PlotPen.frame(Self.margin, Self.margin, Self.width, Self.height),
      PlotPen.label(
        "mistakes found over seconds of one core", Self.margin + Self.width / 2, Self.margin - 12, "middle"),
    ]
    for percent in stride(from: 0.0, through: 100, by: 20) {
      let y = place(Self.leastSeconds, percent / 100).y
      elements.append(PlotPen.line(Self.margin, y, Self.margin + Self.width, y))
      elements.append(PlotPen.label("\(Int(percent)) %", Self.margin - 6, y + 4, "end"))
    }
    for (seconds, words) in [(0.001, "0.001"), (0.01, "0.01"), (0.1, "0.1"), (1, "1"), (10, "10")] {
      let x = place(seconds, 0).x
      elements.append(PlotPen.line(x, Self.margin, x, bottom))
      elements.append(PlotPen.label(words, x, bottom + 18, "middle"))
    }
    return elements
  }

  private var legend: [String] {
    zip(results, Self.colours).enumerated().flatMap { index, entry in
      let (x, y) = (Self.margin + Self.width * 0.42, Self.margin + Self.height - 100 + Double(index) * 20)
      return [
        PlotPen.curve([(x, y), (x + 24, y)], entry.1), PlotPen.label(entry.0.name, x + 32, y + 4, "start"),
      ]
    }
  }
}
