@testable import Reporting

/// Draws one stack: a device with its window, and a sheet for every layer over it, from left to right.
///
/// The drawing stands alone and follows the reader's light or dark mode. Screens that the user does not see are
/// dimmed, and what nobody read is hatched.
struct SVGRenderer {
  /// Draws a stack.
  ///
  /// - Parameters:
  ///   - stack: The layers from the bottom.
  ///   - title: What the drawing shows, for readers who cannot see it.
  /// - Returns: A complete SVG file, ending in a newline.
  func render(_ stack: [StackNode], title: String) -> String {
    let layers = StackLayer.layers(of: stack)
    let drawings = layers.map { LayerDrawing(layer: $0) }
    let width = max(1, drawings.reduce(Self.gap * (drawings.count - 1)) { $0 + $1.extent.width })
    let height = Self.caption + (drawings.map(\.extent.height).max() ?? 0)
    var writer = MarkupWriter()
    writer.block(
      "svg",
      [
        .init("xmlns", "http://www.w3.org/2000/svg"), .init("viewBox", "0 0 \(width) \(height)"),
        .init("width", width), .init("height", height), .init("role", "img"),
        .init("aria-labelledby", "title description"),
      ]
    ) { writer in
      writer.element("title", [.init("id", "title")], text: title)
      writer.newline()
      writer.element(
        "desc", [.init("id", "description")], text: StackSentence.describing(stack), limit: 4_000)
      writer.block("style") {
        $0.trusted(DrawingStyle.colors); $0.newline(); $0.trusted(DrawingStyle.shapes)
      }
      writer.trusted(DrawingStyle.hatch)
      Self.place(drawings, into: &writer)
    }
    return writer.output
  }

  private static let gap = 14
  private static let caption = 22

  private static func place(_ drawings: [LayerDrawing], into writer: inout MarkupWriter) {
    var x = 0
    for drawing in drawings {
      var pen = Pen()
      pen.text(
        drawing.layer.caption, x: drawing.extent.width / 2, y: 14, width: drawing.extent.width, "context")
      pen.writer.element("g", [.init("transform", "translate(0 \(caption))")]) { writer in
        var inner = Pen()
        drawing.draw(with: &inner)
        writer.append(inner.writer)
      }
      writer.block("g", [.init("transform", "translate(\(x) 0)")]) { $0.append(pen.writer) }
      x += drawing.extent.width + gap
    }
  }
}
