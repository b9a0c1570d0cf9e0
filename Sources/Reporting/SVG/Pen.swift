/// Draws shapes into markup.
///
/// Colours come from style sheets by class, so that a drawing follows dark mode.
struct Pen {
  var writer = MarkupWriter()

  typealias Class = StaticString

  /// Draws a rectangle with round corners.
  mutating func box(_ frame: Frame, radius: Int, _ style: Class) {
    writer.empty(
      "rect",
      [
        .init("class", "\(style)"), .init("x", frame.x), .init("y", frame.y), .init("width", frame.width),
        .init("height", frame.height), .init("rx", radius),
      ])
  }

  /// Writes one line of text that is cut to the width; the whole of it is in the title of its group.
  mutating func text(
    _ text: String, x: Int, y: Int, width: Int, anchor: StaticString = "middle", _ style: Class
  ) {
    let fitting = TextWidth.cut(VisibleText.line(text), to: TextMetrics.columns(in: width, style))
    writer.element(
      "text",
      [.init("class", "\(style)"), .init("x", x), .init("y", y), .init("text-anchor", "\(anchor)")],
      text: fitting)
  }

  /// Draws a line or an outline from path commands.
  mutating func path(_ commands: String, _ style: Class) {
    writer.empty("path", [.init("class", "\(style)"), .init("d", commands)])
  }

  /// Puts shapes into a group that has a name, shown by browsers on hovering.
  mutating func group(_ style: String, title: String?, _ content: (inout Pen) -> Void) {
    var inner = Pen()
    content(&inner)
    writer.element("g", style.isEmpty ? [] : [.init("class", style)]) { writer in
      if let title { writer.element("title", text: title) }
      writer.append(inner.writer)
    }
    writer.newline()
  }
}

/// A rectangle in whole points.
struct Frame: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var midX: Int { x + width / 2 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// Makes the rectangle smaller on all four sides.
  func inset(_ amount: Int) -> Frame {
    Frame(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}

/// A width and a height in whole points.
struct Extent: Hashable {
  var width: Int
  var height: Int
}

/// Guesses the width of text: nothing here can measure the fonts of the browser that will show it.
enum TextMetrics {
  /// Tells how much room a title needs, in points.
  static func width(_ text: String) -> Int {
    TextWidth.columns(VisibleText.line(text, limit: 60)) * 7
  }

  /// Tells how many columns of text fit into a width; titles are bold, all other classes are smaller.
  static func columns(in width: Int, _ style: Pen.Class) -> Int {
    max(2, "\(style)" == "name" ? width / 7 : width * 10 / 62)
  }
}
