/// Writes a report as JSON Lines: one object a line, for programs that read a long report piece by piece.
///
/// The first line describes the run, then comes one line for each route, cell and violation, each with a `kind` and
/// otherwise in the form that the whole document has for it.
struct JSONLinesRenderer: ReportRenderer {
  let identifier = "json-lines"
  let fileExtension = "jsonl"

  func render(_ report: Report) -> String {
    var head = report
    head.routes = []
    head.cells = []
    head.violations = []
    let lines =
      [JSONText.line(head, kind: "run")]
      + report.routes.map { JSONText.line($0, kind: "route") }
      + report.cells.map { JSONText.line($0, kind: "cell") }
      + report.violations.map { JSONText.line($0, kind: "violation") }
    return lines.map { $0 + "\n" }.joined()
  }
}
