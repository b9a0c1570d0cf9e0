import Foundation

/// The elements of SVG that the plots consist of.
enum PlotPen {
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    #"<line x1="\#(text(x1))" y1="\#(text(y1))" x2="\#(text(x2))" y2="\#(text(y2))" stroke="lightgray"/>"#
  }

  static func frame(_ left: Double, _ top: Double, _ width: Double, _ height: Double) -> String {
    #"<rect x="\#(text(left))" y="\#(text(top))" width="\#(text(width))" height="\#(text(height))" "#
      + #"fill="none" stroke="gray"/>"#
  }

  static func label(_ words: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    #"<text x="\#(text(x))" y="\#(text(y))" text-anchor="\#(anchor)">\#(words)</text>"#
  }

  static func curve(_ points: [(x: Double, y: Double)], _ colour: String) -> String {
    let path = points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
    return #"<polyline points="\#(path)" fill="none" stroke="\#(colour)" stroke-width="1.5"/>"#
  }

  /// A whole drawing, on white.
  static func document(_ width: Double, _ height: Double, _ elements: [String]) -> String {
    let head = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
      font-family="sans-serif" font-size="13">
      """,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    return (head + elements + ["</svg>", ""]).joined(separator: "\n")
  }

  static func text(_ number: Double) -> String { String(format: "%.1f", number) }
}
