extension HTMLPage {
  /// Writes how the failures of several runs stand now, as a table.
  mutating func writeHistory() {
    guard let history = report.history, !history.isEmpty else { return }
    writer.block("section", [.init("class", "history"), .init("aria-labelledby", "history")]) { section in
      section.element("h2", [.init("id", "history")], text: "History")
      section.newline()
      section.block("div", [.init("class", "scroller"), .init("tabindex", "0")]) { scroll in
        scroll.block("table") { table in
          Self.writeHead(of: &table)
          for status in Report.History.Status.allCases {
            for entry in history where entry.status == status { Self.write(entry, to: &table) }
          }
        }
      }
    }
  }

  private static func writeHead(of table: inout MarkupWriter) {
    table.element("tr") { row in
      for title in ["Status", "Route", "Property", "How", "Runs", "State"] {
        row.element("th", [.init("scope", "col")], text: title)
      }
    }
    table.newline()
  }

  private static func write(_ entry: Report.History, to table: inout MarkupWriter) {
    let cells = [
      entry.route, entry.property, entry.group, DecimalCount(UInt(entry.runs)).grouped, entry.notation,
    ]
    table.element("tr") { row in
      let status = entry.status.rawValue
      row.element("th", [.init("scope", "row"), .init("class", status)], text: status)
      for cell in cells { row.element("td", text: cell, limit: 1_000) }
    }
    table.newline()
  }
}
