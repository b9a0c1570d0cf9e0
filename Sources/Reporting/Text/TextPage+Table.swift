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
    if let settings = report.settings {
      entry("Under", name(settings.joined(separator: ", "), limit: 1_000), indent: 0, column: 7)
    }
    line()
    paragraph(
      report.verdictSentence, report.failuresBeyond.isEmpty ? Self.tone(report.summary) : .bad)
    line()
  }

  /// Writes routes × properties as symbols with the counts behind them, then why checks were stopped.
  ///
  /// Where every check holds a line says so in place of the symbols, unless every check is listed.
  mutating func writeTable(_ matrix: ReportMatrix, _ tested: TestedNotes, _ sizes: SizeNotes) {
    guard !matrix.routes.isEmpty else { return }
    if !options.listsCells, let words = matrix.wordsIfAllHold {
      paragraph("\(words); --cells shows the table.")
    } else {
      let columns = Columns(matrix, width: width) { name($0) }
      writeTableHead(matrix, columns)
      for route in matrix.routes { writeRow(route, matrix, columns) }
      line()
      writeLegend(matrix)
    }
    if let assumption = matrix.assumption { paragraph(assumption, .faint) }
    line()
    write(tested, matrix)
    write(sizes)
    writeStopReasons(matrix)
    writeWaiting(matrix)
  }

  /// Writes for which routes code was waiting that no verdict is about.
  private mutating func writeWaiting(_ matrix: ReportMatrix) {
    guard !matrix.waiting.isEmpty else { return }
    line(("Still waiting", .unsure))
    for (route, words) in matrix.waiting {
      paragraph("\(name(route)): \(name(words, limit: 1_000))", indent: 2)
    }
    line()
  }

  /// Writes what the marks of the table mean, and nothing of others.
  private mutating func writeLegend(_ matrix: ReportMatrix) {
    var lines = [""]
    for entry in matrix.legend.map({ "\($0.symbol) \($0.words)" })
      + (matrix.hasGaps ? ["blank: not checked"] : [])
    {
      let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : "   ") + entry
      if TextWidth.columns(longer) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(entry)
      }
    }
    for text in lines { line((text, .faint)) }
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
      cell.map { ($0.verdict.symbol + " ", Self.tone($0.verdict)) } ?? ("  ", Tone.plain)
    }
    line(pieces: [(title, .plain)] + symbols + [(numbers, .plain)])
  }

  /// Writes what tested means here: what was compared, what would escape, and of which routes why.
  private mutating func write(_ tested: TestedNotes, _ matrix: ReportMatrix) {
    guard !tested.notes.isEmpty else { return }
    line(("Tested, not proved", .accent))
    for note in tested.notes {
      paragraph(note.extent, indent: 2)
      for reason in note.reasons {
        paragraph(name(reason.words, limit: 1_000), indent: 2)
        for (label, routes) in matrix.scopes(of: reason.cells, name: { name($0) }) {
          paragraph("\(label): \(routes)", .faint, indent: 4)
        }
      }
    }
    line()
  }

  /// Writes of which sizes of states what is proved speaks.
  private mutating func write(_ sizes: SizeNotes) {
    guard !sizes.notes.isEmpty else { return }
    line(("Sizes", .accent))
    for note in sizes.notes {
      paragraph(name(note.words, limit: 1_000), indent: 2)
      paragraph(note.routes.map { name($0) }.joined(separator: ", "), .faint, indent: 4)
    }
    line()
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
    for cell in matrix.checked {
      line(
        (cell.verdict.symbol + " ", Self.tone(cell.verdict)),
        ("\(name(cell.route)) × \(name(cell.property))", .plain), indent: 2)
      paragraph(cell.counts.sentence, .faint, indent: 6)
    }
    line()
  }

  static func tone(_ verdict: Report.Verdict) -> Tone {
    switch verdict {
    case .holds(.proved): .good
    case .holds(.tested): .accent
    case .notExercised: .faint
    case .violated: .bad
    case .inconclusive: .unsure
    }
  }

  private static func tone(_ summary: Report.Summary) -> Tone {
    if summary.violated > 0 { return .bad }
    if summary.inconclusive > 0 || summary.total == 0 { return .unsure }
    return summary.tested + summary.notExercisedAsTested > 0 ? .accent : .good
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
