extension TextPage {
  /// Writes what was checked and the verdict in one sentence.
  mutating func writeHeading(_ report: Report) {
    line(
      ("RouteCheck \(name(report.toolVersion))", .strong), (" · ", .faint), (name(report.app), .strong))
    line()
    let seed = report.seed.map { " · seed \($0)" } ?? ""
    entry("Bound", name(report.bound, limit: 1_000), indent: 0, column: 7)
    entry("Space", report.spaceCount.counting("state") + seed, indent: 0, column: 7)
    if let declared = report.interchangeable {
      entry("Alike", name(declared.words, limit: 1_000), indent: 0, column: 7)
    }
    line()
    paragraph(
      report.verdictSentence, report.failuresBeyond.isEmpty ? Self.tone(report.summary) : .bad)
    line()
  }

  /// Writes routes × properties as symbols with the counts behind them, then why checks were stopped.
  mutating func writeTable(_ matrix: ReportMatrix) {
    guard !matrix.routes.isEmpty else { return }
    let columns = Columns(matrix, width: width) { name($0) }
    writeTableHead(matrix, columns)
    for route in matrix.routes { writeRow(route, matrix, columns) }
    line()
    line(("✓ holds   ✗ violated   ? inconclusive", .faint))
    line(("– never at stake in any state   blank: not checked", .faint))
    line()
    writeStopReasons(matrix)
  }

  private mutating func writeTableHead(_ matrix: ReportMatrix, _ columns: Columns) {
    let indent = String(repeating: " ", count: columns.route)
    for (index, property) in matrix.properties.enumerated() {
      let leaders = String(repeating: "│ ", count: index)
      let space = width - columns.route - 2 * index - 2
      line((indent + leaders + "┌ ", .faint), (TextWidth.cut(name(property.name), to: space), .plain))
    }
    let leaders = String(repeating: "│ ", count: matrix.properties.count)
    line(
      (TextWidth.pad("Route", to: columns.route), .strong), (leaders, .faint),
      (columns.line(["states", "covered", "runs"]), .strong))
  }

  private mutating func writeRow(_ route: Report.Route, _ matrix: ReportMatrix, _ columns: Columns) {
    let cells = matrix.row(route)
    let title = TextWidth.pad(TextWidth.cut(name(route.name), to: columns.route - 1), to: columns.route)
    let sets = matrix.counts(route)
    if sets.isEmpty { line((title, .plain), ("not checked", .faint)) }
    for (index, counts) in sets.enumerated() {
      let numbers = [counts.states, counts.covered, counts.runs].map(\.readable)
      writeSymbols(
        title: index == 0 ? title : TextWidth.pad("", to: columns.route),
        cells: cells.map { $0?.counts == counts ? $0 : nil }, numbers: columns.line(numbers))
    }
  }

  private mutating func writeSymbols(title: String, cells: [Report.Cell?], numbers: String) {
    let symbols = cells.map { cell in
      cell.map { (Self.symbol($0.verdict) + " ", Self.tone($0.verdict)) } ?? ("  ", Tone.plain)
    }
    line(pieces: [(title, .plain)] + symbols + [(numbers, .plain)])
  }

  private mutating func writeStopReasons(_ matrix: ReportMatrix) {
    let reasons = matrix.stopReasons()
    guard !reasons.isEmpty else { return }
    line(("Inconclusive", .unsure))
    for (reason, cells) in reasons {
      paragraph(name(reason, limit: 1_000), indent: 2)
      for (label, routes) in matrix.scopes(of: cells, name: { name($0) }) {
        paragraph("\(label): \(routes)", .faint, indent: 4)
      }
    }
    line()
  }

  /// Writes one line for each pair that was checked.
  mutating func writeCells(_ matrix: ReportMatrix) {
    line(("Every check", .strong))
    for cell in matrix.routes.flatMap({ matrix.row($0).compactMap(\.self) }) {
      line(
        (Self.symbol(cell.verdict) + " ", Self.tone(cell.verdict)),
        ("\(name(cell.route)) × \(name(cell.property))", .plain), indent: 2)
      paragraph(cell.counts.sentence, .faint, indent: 6)
    }
    line()
  }

  static func symbol(_ verdict: Report.Verdict) -> String {
    switch verdict {
    case .holds: "✓"
    case .neverAtStake: "–"
    case .violated: "✗"
    case .inconclusive: "?"
    }
  }

  static func tone(_ verdict: Report.Verdict) -> Tone {
    switch verdict {
    case .holds: .good
    case .neverAtStake: .faint
    case .violated: .bad
    case .inconclusive: .unsure
    }
  }

  private static func tone(_ summary: Report.Summary) -> Tone {
    if summary.violated > 0 { return .bad }
    return summary.inconclusive > 0 || summary.total == 0 ? .unsure : .good
  }
}

/// The widths of the table's columns.
private struct Columns {
  /// Is the width of the route's name, with the gap behind it.
  let route: Int

  private let numbers: [Int]

  init(_ matrix: ReportMatrix, width: Int, name: (String) -> String) {
    var numbers = [6, 7, 4]
    for counts in matrix.routes.flatMap({ matrix.counts($0) }) {
      let texts = [counts.states, counts.covered, counts.runs].map { TextWidth.columns($0.readable) }
      numbers = zip(numbers, texts).map(max)
    }
    let longest = matrix.routes.map { TextWidth.columns(name($0.name)) }.max() ?? 0
    let rest = 2 * matrix.properties.count + numbers.reduce(6, +)
    self.route = min(max(longest, 5) + 2, max(14, width - rest))
    self.numbers = numbers
  }

  func line(_ texts: [String]) -> String {
    zip(texts, numbers).map { "  " + TextWidth.padLeading($0, to: $1) }.joined()
  }
}
