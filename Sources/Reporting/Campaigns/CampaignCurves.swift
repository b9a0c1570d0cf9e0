/// Some curves of a campaign over the same places: drawn side by side, and as one table.
public struct CampaignCurves: Hashable, Sendable {
  /// A number, and how it is told.
  public struct Value: Hashable, Sendable {
    /// The number.
    public let number: Double

    /// The number in words.
    public let words: String

    package init(_ number: Double, _ words: String) {
      self.number = number
      self.words = words
    }
  }

  /// One curve: a value at each place, or none where nothing was known yet.
  public struct Column: Hashable, Sendable {
    /// What is counted.
    public let title: String

    /// The value at each place.
    public let values: [Value?]

    /// Whether a value lasts until the next place, and is drawn so.
    public let isStepped: Bool

    package init(_ title: String, values: [Value?], inSteps isStepped: Bool = false) {
      self.title = title
      self.values = values
      self.isStepped = isStepped
    }
  }

  /// What the curves have in common.
  public let title: String

  /// What the places are numbers of.
  public let axis: String

  /// The places, the lowest first.
  public let places: [Value]

  /// The curves.
  public let columns: [Column]

  /// Makes curves over at least one place, each with a value for each place.
  package init(title: String, axis: String, places: [Value], columns: [Column]) {
    precondition(!places.isEmpty && columns.allSatisfy { $0.values.count == places.count })
    self.title = title
    self.axis = axis
    self.places = places
    self.columns = columns
  }
}

// MARK: - Drawing

extension CampaignCurves {
  private static let extent = Extent(width: 320, height: 170)
  /// Where numbers are drawn: room for the highest one above, and for those of the places below.
  private static let plot = Frame(x: 6, y: 22, width: 308, height: 118)

  /// Writes the figures and the table; the identifiers in the page begin with the name.
  func write(named name: String, to section: inout MarkupWriter) {
    section.block("div", [.init("class", "curves")]) { box in
      for (index, column) in columns.enumerated() { write(column, named: "\(name)-\(index + 1)", to: &box) }
    }
    section.block("details") { details in
      details.element("summary", text: "The numbers \(title.prefix(1).lowercased() + title.dropFirst())")
      details.block(
        "div",
        [
          .init("class", "scroller"), .init("tabindex", "0"), .init("role", "region"),
          .init("aria-label", "The numbers, \(title)"),
        ]
      ) { writeTable(to: &$0) }
    }
  }

  private func writeTable(to scroller: inout MarkupWriter) {
    scroller.block("table") { table in
      table.element("tr") { row in
        for title in [axis] + columns.map(\.title) {
          row.element("th", [.init("scope", "col")], text: title)
        }
      }
      for (index, place) in places.enumerated() {
        table.newline()
        table.element("tr") { row in
          row.element("th", [.init("scope", "row")], text: place.words)
          for column in columns { row.element("td", text: column.values[index]?.words ?? "–") }
        }
      }
    }
  }

  private func write(_ column: Column, named name: String, to box: inout MarkupWriter) {
    box.block("figure") { figure in
      figure.element("figcaption") { caption in
        caption.text(column.title)
        caption.element("b", text: column.values.last??.words ?? "–")
      }
      let attributes: [MarkupWriter.Attribute] = [
        .init("viewBox", "0 0 \(Self.extent.width) \(Self.extent.height)"), .init("role", "img"),
        .init("aria-labelledby", "\(name)-title \(name)-words"),
      ]
      figure.block("svg", attributes) { svg in
        svg.element("title", [.init("id", "\(name)-title")], text: "\(column.title) \(title.lowercased())")
        svg.newline()
        svg.element("desc", [.init("id", "\(name)-words")], text: sentence(of: column), limit: 1_000)
        svg.newline()
        var pen = Pen()
        draw(column, with: &pen)
        svg.append(pen.writer)
      }
    }
    box.newline()
  }

  /// The same for readers who cannot see it.
  private func sentence(of column: Column) -> String {
    let known = zip(places, column.values).compactMap { place, value in value.map { (place, $0) } }
    guard let first = known.first, let last = known.last,
      let most = known.max(by: { $0.1.number < $1.1.number })
    else { return "Nothing is known." }
    return "\(axis): at \(first.0.words) it is \(first.1.words); at \(last.0.words) it is \(last.1.words); "
      + "the most is \(most.1.words), at \(most.0.words)."
  }

  private func draw(_ column: Column, with pen: inout Pen) {
    let plot = Self.plot
    let highest = column.values.compactMap(\.self).max { $0.number < $1.number }
    let points = points(of: column, upTo: highest?.number ?? 0)
    pen.path("M\(plot.x) \(plot.y)H\(plot.maxX)", "rule")
    if let first = points.first, let last = points.last {
      let line = points.map { column.isStepped ? "H\($0.x)V\($0.y)" : "L\($0.x) \($0.y)" }.joined()
      pen.path("M\(first.x) \(plot.maxY)\(line)L\(last.x) \(plot.maxY)Z", "area")
      pen.path("M\(first.x) \(first.y)\(line)", "curve")
    }
    pen.path("M\(plot.x) \(plot.maxY)H\(plot.maxX)", "axis")
    let room = plot.width / 2
    pen.text(highest?.words ?? "–", x: plot.x, y: plot.y - 7, width: room, anchor: "start", "tick")
    pen.text(places[0].words, x: plot.x, y: plot.maxY + 15, width: room, anchor: "start", "tick")
    let last = places[places.count - 1]
    pen.text(last.words, x: plot.maxX, y: plot.maxY + 15, width: room, anchor: "end", "tick")
    pen.text(axis, x: plot.midX, y: plot.maxY + 15, width: room, "tick")
  }

  /// Where the curve goes, in tenths of a point.
  private func points(of column: Column, upTo highest: Double) -> [(x: String, y: String)] {
    let plot = Self.plot
    let (low, width) = (places[0].number, places[places.count - 1].number - places[0].number)
    return zip(places, column.values).compactMap { place, value in
      guard let value else { return nil }
      let right = width > 0 ? (place.number - low) / width : 0
      let up = highest > 0 ? value.number / highest : 0
      return (
        Self.tenths(Double(plot.x) + right * Double(plot.width)),
        Self.tenths(Double(plot.maxY) - up * Double(plot.height))
      )
    }
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
