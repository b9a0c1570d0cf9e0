extension HTMLPage {
  /// Writes what growing bounds have shown: what is proved, the curves, and apart from that what was drawn beyond.
  mutating func writeGrowth() {
    guard let growth = report.growth, !growth.bounds.isEmpty else { return }
    writer.block("section", [.init("class", "growth"), .init("aria-labelledby", "growth")]) { section in
      section.element("h2", [.init("id", "growth")], text: "Growing bounds")
      section.newline()
      section.element("p", prose: growth.conclusion, limit: 4_000)
      section.block("div", [.init("class", "curves")]) { box in
        for curve in GrowthCurve.curves(of: growth) { curve.write(to: &box) }
      }
      Self.writeTable(of: growth, to: &section)
      Self.writeFailures(of: growth, to: &section)
      Self.writeSample(of: growth, to: &section)
    }
  }

  private static func writeTable(of growth: Report.Growth, to section: inout MarkupWriter) {
    section.block("details") { details in
      details.element("summary", text: "The numbers")
      details.block("div", [.init("class", "scroller"), .init("tabindex", "0")]) { scroll in
        scroll.block("table") { table in
          writeRow(["Bound", "States", "Regions", "New kinds of failure", "Covered"], isHead: true, &table)
          for bound in growth.bounds {
            let ending = bound.stopReason.map { "no: \($0)" } ?? "every state"
            writeRow(
              [
                bound.bound, bound.states.readable, bound.regions.readable, "\(bound.newFailures.count)",
                ending,
              ], &table)
          }
        }
      }
    }
  }

  private static func writeRow(_ texts: [String], isHead: Bool = false, _ table: inout MarkupWriter) {
    table.element("tr") { row in
      for (index, text) in texts.enumerated() {
        if isHead || index == 0 {
          row.element("th", [.init("scope", isHead ? "col" : "row")], text: text, limit: 1_000)
        } else {
          row.element("td", prose: text, limit: 1_000)
        }
      }
    }
    table.newline()
  }

  private static func writeFailures(of growth: Report.Growth, to section: inout MarkupWriter) {
    guard !growth.failures.isEmpty else { return }
    section.element("h3", text: "Where failures show first")
    section.block("ul") { list in
      for bound in growth.bounds {
        for failure in bound.newFailures { write(failure, at: "up to \(bound.bound)", to: &list) }
      }
      if let sample = growth.beyond {
        for failure in sample.newFailures {
          write(failure, at: "drawn from up to \(sample.bound)", to: &list)
        }
      }
    }
  }

  private static func write(_ failure: Report.Growth.Failure, at place: String, to list: inout MarkupWriter) {
    list.element("li", [.init("class", "failure")]) { item in
      item.text(failure.route)
      item.element("b", text: failure.property)
      item.element("span", [.init("class", "summary")], text: "\(place): \(failure.words)", limit: 1_000)
      item.element("code", text: failure.notation, limit: 2_000)
      item.element("code", text: failure.replay, limit: 4_000)
    }
    list.newline()
  }

  private static func writeSample(of growth: Report.Growth, to section: inout MarkupWriter) {
    guard let sample = growth.beyond else { return }
    section.element("h3", text: "An estimate of what lies beyond")
    section.element("p", prose: "\(sample.words). No count or verdict rests on them.", limit: 1_000)
    section.block("ul") { list in
      for (properties, estimate) in growth.estimates(name: { VisibleText.line($0) }) {
        list.element("li") { item in
          item.text(estimate, limit: 1_000)
          item.element("span", [.init("class", "summary")], text: properties, limit: 4_000)
        }
        list.newline()
      }
    }
  }
}
