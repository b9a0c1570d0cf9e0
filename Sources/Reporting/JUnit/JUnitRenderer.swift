/// Writes a report as JUnit XML: one suite for each route, one test case for each property.
///
/// A violated property is a failure with the smallest state in its text; an inconclusive one and one that was not
/// exercised are skipped with their reason, because they are neither passed nor failed. There are no times: a report
/// knows of no clock. The form is that of the Jenkins xUnit plugin's schema `junit-10.xsd`.
struct JUnitRenderer: ReportRenderer {
  let identifier = "junit"
  let fileExtension = "xml"

  func render(_ report: Report) -> String {
    let matrix = ReportMatrix(report)
    let summary = report.summary
    let beyond = report.failuresBeyond
    var writer = MarkupWriter()
    writer.trusted("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.block(
      "testsuites",
      [
        .init("name", "RouteCheck \(report.app)"), .init("tests", summary.total + beyond.count),
        .init("failures", summary.violated + beyond.count), .init("errors", 0),
      ]
    ) { writer in
      for route in matrix.routes { suite(route, matrix, report, &writer) }
      if !beyond.isEmpty { suite(of: beyond, report, &writer) }
    }
    return writer.output
  }

  /// The failures that only other bounds have shown, in a suite of their own: the verdicts on the report's bound stand.
  private func suite(
    of failures: [Report.Growth.Failure], _ report: Report, _ writer: inout MarkupWriter
  ) {
    writer.block(
      "testsuite",
      [
        .init("name", "other bounds"), .init("tests", failures.count), .init("failures", failures.count),
        .init("errors", 0), .init("skipped", 0),
      ]
    ) { writer in
      properties(report, [], &writer)
      for failure in failures {
        let attributes: [MarkupWriter.Attribute] = [
          .init("classname", "\(report.app).\(failure.route)"), .init("name", failure.property),
        ]
        writer.block("testcase", attributes) { writer in
          writer.element(
            "failure", [.init("message", failure.words), .init("type", failure.property)],
            text: "from \(failure.notation)", limit: 4_000)
          writer.newline()
          writer.element("system-out", text: "run it again: \(failure.replay)", limit: 4_000)
        }
      }
    }
  }

  private func suite(
    _ route: Report.Route, _ matrix: ReportMatrix, _ report: Report, _ writer: inout MarkupWriter
  ) {
    let cells = matrix.row(route).compactMap(\.self)
    let failures = cells.filter { $0.verdict == .violated }.count
    let skipped = cells.filter { !$0.verdict.isHold && $0.verdict != .violated }.count
    writer.block(
      "testsuite",
      [
        .init("name", route.name), .init("tests", cells.count), .init("failures", failures),
        .init("errors", 0), .init("skipped", skipped),
      ]
    ) { writer in
      properties(report, strengths(cells, report), &writer)
      for cell in cells { testCase(cell, report, &writer) }
    }
  }

  /// Which properties of a route are proved and which tested, and what tested means there.
  private func strengths(_ cells: [Report.Cell], _ report: Report) -> [(String, String?)] {
    let strengths = [Report.Strength.proved, .tested].map { strength in
      let names = cells.filter { $0.verdict.strength == strength }.map(\.property)
      return (strength.rawValue, names.isEmpty ? nil : names.joined(separator: ", "))
    }
    var part = report
    part.cells = cells
    let notes = TestedNotes(part, ReportMatrix(part)).notes
    return strengths
      + notes.flatMap { note in
        note.reasons.map { ("what tested means", "\(note.extent) \($0.words)") }
      }
  }

  private func properties(_ report: Report, _ more: [(String, String?)], _ writer: inout MarkupWriter) {
    let facts =
      [
        ("routecheck", report.toolVersion), ("bound", report.bound), ("states", report.spaceCount.digits),
        ("seed", report.seed.map(String.init)), ("growth", report.growth?.conclusion),
      ] + more
    writer.block("properties") { writer in
      for (name, value) in facts {
        guard let value else { continue }
        writer.empty("property", [.init("name", name), .init("value", value)])
        writer.newline()
      }
    }
  }

  private func testCase(_ cell: Report.Cell, _ report: Report, _ writer: inout MarkupWriter) {
    let attributes: [MarkupWriter.Attribute] = [
      .init("classname", "\(report.app).\(cell.route)"), .init("name", cell.property),
    ]
    writer.block("testcase", attributes) { writer in
      switch cell.verdict {
      case .holds: break
      case .violated: failure(cell, report, &writer)
      case .notExercised, .inconclusive:
        writer.empty("skipped", [.init("message", cell.verdict.words)])
        writer.newline()
      }
      let strength = cell.verdict.strength.map { "\($0.rawValue): " } ?? ""
      writer.element("system-out", text: strength + cell.counts.sentence)
    }
  }

  private func failure(_ cell: Report.Cell, _ report: Report, _ writer: inout MarkupWriter) {
    let violations = report.violations.filter { $0.route == cell.route && $0.property == cell.property }
    let message = violations.first?.headline ?? "violated; the report holds no witness"
    let attributes: [MarkupWriter.Attribute] = [.init("message", message), .init("type", cell.property)]
    writer.block("failure", attributes) { writer in
      for violation in violations {
        writer.lines(
          TextRenderer(options: .init(width: 96)).render(violation, space: report.spaceCount),
          limit: Self.lineLimit)
      }
    }
    writer.newline()
  }

  /// A witness with its decisions takes some fifty lines; what is far beyond that helps nobody in a console.
  private static let lineLimit = 400
}
