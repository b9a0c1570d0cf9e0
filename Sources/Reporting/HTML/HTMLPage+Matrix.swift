extension HTMLPage {
  /// Writes routes × properties, with the counts behind the verdicts; folded up where one sentence says it all.
  mutating func writeMatrix(_ matrix: ReportMatrix) {
    guard !matrix.routes.isEmpty else { return }
    block("section", [.init("aria-labelledby", "matrix-title")]) { page in
      page.writer.element("h2", [.init("id", "matrix-title")], text: "Routes and properties")
      if let words = matrix.wordsIfAllHold {
        page.block("details") { page in
          page.writer.element("summary", text: "\(words).")
          page.writeTable(matrix)
        }
      } else {
        page.writeTable(matrix)
      }
      Self.writeLegend(matrix, to: &page.writer)
      page.writeAssumption(matrix)
      page.writeTested(matrix)
      page.writeSizes(matrix)
      page.writeStopReasons(matrix)
      page.writeWaiting(matrix)
      page.writeMeanings(matrix)
    }
  }

  private mutating func writeTable(_ matrix: ReportMatrix) {
    let attributes: [MarkupWriter.Attribute] = [
      .init("class", "scroller"), .init("tabindex", "0"), .init("role", "region"),
      .init("aria-labelledby", "matrix-title"),
    ]
    block("div", attributes) { page in
      page.block("table", [.init("class", "matrix")]) { page in
        page.writeMatrixHead(matrix)
        page.block("tbody") { page in
          for route in matrix.routes { page.writeRow(route, matrix) }
        }
      }
    }
  }

  private static let counts = ["States", "Covered", "Runs"]

  private mutating func writeMatrixHead(_ matrix: ReportMatrix) {
    writer.block("thead") { head in
      head.block("tr") { row in
        row.element("th", [.init("scope", "col")], text: "Route")
        for property in matrix.properties {
          row.element(
            "th", [.init("scope", "col"), .init("class", "property"), .init("title", property.summary)]
          ) { $0.element("span", text: property.name) }
          row.newline()
        }
        for name in Self.counts {
          row.element("th", [.init("scope", "col"), .init("class", "count")], text: name)
        }
      }
    }
  }

  /// Writes one line for each different set of counts: every verdict stands beside its own numbers.
  private mutating func writeRow(_ route: Report.Route, _ matrix: ReportMatrix) {
    let sets = matrix.counts(route)
    let cells = matrix.row(route)
    for (index, counts) in (sets.isEmpty ? [nil] : sets.map(Optional.some)).enumerated() {
      block("tr", index == 0 ? [.init("class", "first")] : []) { page in
        if index == 0 { page.writeRouteName(route, rows: max(1, sets.count)) }
        for cell in cells { page.writeCell(cell?.counts == counts ? cell : nil, isElsewhere: cell != nil) }
        for (name, number) in zip(Self.counts, counts.map { [$0.states, $0.covered, $0.runs] } ?? []) {
          page.writer.element(
            "td", [.init("class", "count"), .init("data-name", name)], prose: number.readable)
        }
      }
    }
  }

  private mutating func writeRouteName(_ route: Report.Route, rows: Int) {
    writer.element("th", [.init("scope", "row"), .init("rowspan", rows)]) { cell in
      cell.element("span", [.init("class", "route"), .init("title", route.expectation)], text: route.name)
      if !route.summary.isEmpty {
        cell.element("span", [.init("class", "summary")], text: route.summary)
      }
    }
    writer.newline()
  }

  private mutating func writeCell(_ cell: Report.Cell?, isElsewhere: Bool) {
    guard let cell else {
      writer.element("td", [.init("class", "cell")]) { slot in
        if !isElsewhere {
          slot.element("span", [.init("role", "img"), .init("aria-label", "not checked")], text: "")
        }
      }
      return
    }
    let target = causes.firstIndex {
      $0.first.route == cell.route && $0.properties.contains(cell.property)
    }
    // On a narrow screen a row becomes a list, in which each mark has its name beside it.
    writer.element("td", [.init("class", "cell"), .init("data-name", cell.property)]) { slot in
      let (symbol, label) = (cell.verdict.symbol, cell.verdict.words)
      let attributes: [MarkupWriter.Attribute] = [
        .init("class", "mark \(Self.style(cell.verdict))"), .init("aria-label", "\(cell.property): \(label)"),
        .init("title", label),
      ]
      if let target {
        slot.element("a", attributes + [.init("href", "#v\(target + 1)")], text: symbol)
      } else {
        slot.element("span", attributes + [.init("role", "img")], text: symbol)
      }
    }
  }

  private static func style(_ verdict: Report.Verdict) -> String {
    switch verdict {
    case .holds(let strength): strength.rawValue
    case .notExercised: "idle"
    case .violated: "violated"
    case .inconclusive: "inconclusive"
    }
  }

  /// Writes what the marks mean; nothing where there are none.
  static func writeLegend(_ matrix: ReportMatrix, to writer: inout MarkupWriter) {
    guard !matrix.routes.isEmpty else { return }
    writer.element("p", [.init("class", "legend"), .init("aria-hidden", "true")]) { legend in
      for (symbol, style, words) in matrix.legend {
        legend.element("span", [.init("class", "key")]) { key in
          key.element("span", [.init("class", "mark \(style)")], text: symbol)
          key.text(" \(words)")
        }
      }
      if matrix.hasGaps { legend.element("span", [.init("class", "key")], text: "blank: not checked") }
    }
    writer.newline()
  }

  private mutating func writeAssumption(_ matrix: ReportMatrix) {
    guard let assumption = matrix.assumption else { return }
    writer.element("p", [.init("class", "summary")], text: assumption)
    writer.newline()
  }

  /// Writes for which routes code was waiting that no verdict is about.
  private mutating func writeWaiting(_ matrix: ReportMatrix) {
    guard !matrix.waiting.isEmpty else { return }
    writer.block("div", [.init("class", "reasons")]) { box in
      box.element("h3", text: "What was still waiting")
      box.block("ul") { list in
        for (route, words) in matrix.waiting {
          list.element("li", text: "\(VisibleText.line(route)): \(words)", limit: 1_000)
        }
      }
    }
  }

  /// Writes what tested means here: what was compared, what would escape, and of which routes why.
  private mutating func writeTested(_ matrix: ReportMatrix) {
    let notes = TestedNotes(report, matrix).notes
    guard !notes.isEmpty else { return }
    writer.block("div", [.init("class", "reasons")]) { box in
      box.element("h3", text: "What is tested and not proved")
      for note in notes {
        box.element("p", text: note.extent, limit: 1_000)
        box.newline()
        box.block("ul") { list in
          for reason in note.reasons { Self.write(reason.words, reason.cells, matrix, to: &list) }
        }
      }
    }
  }

  /// Writes of which sizes of states what is proved speaks.
  private mutating func writeSizes(_ matrix: ReportMatrix) {
    let notes = SizeNotes(report, matrix).notes
    guard !notes.isEmpty else { return }
    writer.block("div", [.init("class", "reasons")]) { box in
      box.element("h3", text: "Sizes")
      box.block("ul") { list in
        for note in notes {
          list.element("li") { item in
            item.prose(note.words, limit: 1_000)
            let routes = note.routes.map { VisibleText.line($0) }.joined(separator: ", ")
            item.element("span", [.init("class", "summary")], text: routes, limit: 4_000)
          }
          list.newline()
        }
      }
    }
  }

  private mutating func writeStopReasons(_ matrix: ReportMatrix) {
    let reasons = matrix.stopReasons()
    guard !reasons.isEmpty else { return }
    writer.block("div", [.init("class", "reasons")]) { box in
      box.element("h3", text: "Why some checks are inconclusive")
      box.block("ul") { list in
        for (reason, cells) in reasons { Self.write(reason, cells, matrix, to: &list) }
      }
    }
  }

  private static func write(
    _ reason: String, _ cells: [Report.Cell], _ matrix: ReportMatrix, to list: inout MarkupWriter
  ) {
    list.element("li") { item in
      item.prose(reason, limit: 1_000)
      for (label, routes) in matrix.scopes(of: cells, name: { VisibleText.line($0) }) {
        item.element("span", [.init("class", "summary")], text: "\(label): \(routes)", limit: 4_000)
      }
    }
    list.newline()
  }

  /// Writes what routes promise and properties demand; touch screens show no titles.
  private mutating func writeMeanings(_ matrix: ReportMatrix) {
    let meanings =
      matrix.properties.map { ($0.name, $0.summary) } + matrix.routes.map { ($0.name, $0.expectation) }
    writer.block("details", [.init("class", "meanings")]) { details in
      details.element("summary", text: "What the properties demand and the routes promise")
      details.block("dl") { list in
        for (name, meaning) in meanings where !meaning.isEmpty {
          list.element("dt", text: name)
          list.element("dd", text: meaning, limit: 1_000)
          list.newline()
        }
      }
    }
  }
}
