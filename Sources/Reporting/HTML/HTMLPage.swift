/// Collects one page: its head, the verdict, the violations with the drawings that they share, and the table.
struct HTMLPage {
  let report: Report
  /// Is what went wrong, each with the properties that it breaks.
  let causes: [Report.Cause]
  /// Is how many violations are drawn, the first ones of the report.
  let drawn: Int

  var writer = MarkupWriter()

  /// Numbers every drawing that is already on the page; equal layers are written once and referred to.
  var drawings: [StackLayer: Int] = [:]

  mutating func write() {
    writer.trusted("<!DOCTYPE html>\n")
    block("html", [.init("lang", "en")]) { page in
      page.writeHead()
      page.block("body") { page in
        page.writer.block("svg", [.init("class", "patterns"), .init("aria-hidden", "true")]) {
          $0.trusted(DrawingStyle.hatch)
        }
        page.writeHeader()
        page.block("main", page.drawn > 20 ? [.init("class", "many")] : []) { page in
          page.writeViolations()
          page.writeMatrix(ReportMatrix(page.report))
          page.writeGrowth()
          page.writeSweep()
          page.writeHistory()
        }
        page.writeFooter()
        page.writer.element("script") { $0.trusted(HTMLScript.source) }
        page.writer.newline()
      }
    }
  }

  /// Writes an element whose content needs the page and not only its writer.
  mutating func block(
    _ name: StaticString, _ attributes: [MarkupWriter.Attribute] = [], _ content: (inout HTMLPage) -> Void
  ) {
    var inner = HTMLPage(report: report, causes: causes, drawn: drawn)
    inner.drawings = drawings
    content(&inner)
    drawings = inner.drawings
    writer.block(name, attributes) { $0.append(inner.writer) }
  }

  private mutating func writeHead() {
    writer.head(
      title: "\(report.app): \(report.verdictSentence)",
      styles: [DrawingStyle.colors, DrawingStyle.shapes, HTMLStyle.source], script: HTMLScript.source)
  }

  private mutating func writeHeader() {
    let summary = report.summary
    let state =
      summary.violated > 0 || !report.failuresBeyond.isEmpty
      ? "bad" : summary.inconclusive > 0 || summary.total == 0 ? "unsure" : "good"
    let (facts, matrix) = (facts, ReportMatrix(report))
    writer.block("header", [.init("class", "top")]) { [report] header in
      header.element("p", [.init("class", "brand")]) { line in
        line.element("span", text: "RouteCheck")
        line.text(" \(report.toolVersion)")
      }
      header.newline()
      header.element("h1", text: report.app)
      header.newline()
      header.element("p", [.init("class", "verdict \(state)")], text: report.verdictSentence)
      header.block("dl", [.init("class", "facts")]) { list in
        for (name, value) in facts {
          list.element("div") { fact in
            fact.element("dt", text: name)
            fact.element("dd", prose: value, limit: 1_000)
          }
          list.newline()
        }
      }
      Self.writeLegend(matrix, to: &header)
    }
  }

  private var facts: [(String, String)] {
    var facts = [("Space", report.spaceCount.counting("state")), ("Bound", report.bound)]
    if let seed = report.seed { facts.append(("Seed", String(seed))) }
    if let declared = report.interchangeable { facts.append(("Alike", declared.words)) }
    if let settings = report.settings { facts.append(("Under", settings.joined(separator: ", "))) }
    return facts
  }

  private mutating func writeFooter() {
    let hasViolations = !report.violations.isEmpty
    writer.block("footer") { footer in
      guard hasViolations else { return }
      footer.element("p", [.init("class", "keys")]) { keys in
        for (key, meaning) in [
          ("j", ""), ("k", "next, previous violation"), ("←", ""), ("→", "step"),
          ("c", "copy the replay command"),
        ] {
          keys.element("kbd", text: key)
          keys.text(meaning.isEmpty ? " " : " \(meaning)  ")
        }
      }
    }
  }
}
