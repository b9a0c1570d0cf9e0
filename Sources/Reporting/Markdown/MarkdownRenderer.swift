/// Writes a report as Markdown for a comment on a pull request: verdict, each violation folded up, and the table.
///
/// Text from the report stands only in code spans, in fenced blocks and in escaped HTML, where GitHub's flavour
/// knows no links, no mentions and no markup (GitHub Flavored Markdown, sections 4.5, 4.6 and 6.3).
public struct MarkdownRenderer: ReportRenderer {
  /// Is `markdown`.
  public let identifier = "markdown"

  /// Is `md`.
  public let fileExtension = "md"

  /// Limits the length: violations that would go beyond it are counted and not written.
  ///
  /// GitHub refuses comments of more than 65,536 characters. Default: 60,000 UTF-8 bytes.
  public var byteLimit: Int

  /// Makes a renderer.
  ///
  /// - Parameter byteLimit: The length beyond which no violation is started, in UTF-8 bytes.
  public init(byteLimit: Int = 60_000) {
    self.byteLimit = byteLimit
  }

  /// Writes the comment in GitHub's flavour of Markdown.
  public func render(_ report: Report) -> String {
    let overview = table(report, ReportMatrix(report)) + growth(report.growth) + sweep(report.sweep)
    var text = heading(report)
    var written = 0
    let causes = report.causes
    for cause in causes {
      let next = section(cause, space: report.spaceCount)
      guard text.utf8.count + next.utf8.count + overview.utf8.count <= byteLimit else { break }
      text += next
      written += 1
    }
    let rest = causes.count - written
    if rest > 0 {
      text += "\n\(DecimalCount(UInt(rest)).counting("more violation")): see the full report.\n"
    }
    return text + overview
  }

  private func heading(_ report: Report) -> String {
    let seed = report.seed.map { ", seed \($0)" } ?? ""
    let declared =
      report.interchangeable.map { "\nAlike: \(MarkdownText.code($0.words, limit: 1_000))\n" } ?? ""
    let settings =
      report.settings.map {
        "\nUnder: \(MarkdownText.code($0.joined(separator: ", "), limit: 1_000))\n"
      } ?? ""
    return """
      ### RouteCheck \(MarkdownText.code(report.app))

      **\(report.verdictSentence)**

      \(report.spaceCount.counting("state"))\(seed). Bound: \(MarkdownText.code(report.bound, limit: 1_000))
      \(declared)\(settings)
      """
  }

  private func table(_ report: Report, _ matrix: ReportMatrix) -> String {
    guard !matrix.routes.isEmpty else { return "" }
    let names = matrix.properties.map { MarkdownText.cell($0.name) }
    let head = ["Route"] + names + ["States", "Covered", "Runs"]
    let rule = [":--"] + names.map { _ in ":-:" } + ["--:", "--:", "--:"]
    let lines = [head, rule] + matrix.routes.flatMap { rows($0, matrix) }
    let reasons = matrix.stopReasons().map { reason, cells in
      "- \(cells.count) inconclusive: \(MarkdownText.code(reason, limit: 1_000))\n"
    }
    let legend = matrix.legend.map { "\($0.symbol) \($0.words)" }.joined(separator: ", ")
    let body = lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    return folded(body, under: matrix.wordsIfAllHold) + "\n\(legend)\n"
      + (matrix.assumption.map { "\n\($0)\n" } ?? "") + tested(report, matrix) + sizes(report, matrix)
      + (reasons.isEmpty ? "" : "\n") + reasons.joined() + waiting(matrix)
  }

  /// A table, folded up where one sentence says all that is in it.
  private func folded(_ rows: String, under sentence: String?) -> String {
    guard let sentence else { return "\n\(rows)" }
    var writer = MarkupWriter()
    writer.element("summary", text: "\(sentence).")
    return "\n<details>\(writer.output)\n\n\(rows)\n</details>\n"
  }

  /// For which routes code was waiting that no verdict is about.
  private func waiting(_ matrix: ReportMatrix) -> String {
    guard !matrix.waiting.isEmpty else { return "" }
    let lines = matrix.waiting.map { route, words in
      "- \(MarkdownText.code(route)): \(MarkdownText.code(words, limit: 1_000))\n"
    }
    return "\nStill waiting:\n\n" + lines.joined()
  }

  /// What tested means here, with the routes that are only that.
  private func tested(_ report: Report, _ matrix: ReportMatrix) -> String {
    TestedNotes(report, matrix).notes.map { note in
      let reasons = note.reasons.map { reason in
        let routes = matrix.scopes(of: reason.cells, name: { $0 }).map { "\($0.label): \($0.routes)" }
        return "- \(MarkdownText.code(reason.words, limit: 1_000)): "
          + "\(MarkdownText.code(routes.joined(separator: "; "), limit: 2_000))\n"
      }
      return "\nTested, not proved. \(note.extent)\n\n" + reasons.joined()
    }.joined()
  }

  /// Of which sizes of states what is proved speaks.
  private func sizes(_ report: Report, _ matrix: ReportMatrix) -> String {
    let notes = SizeNotes(report, matrix).notes
    if notes.isEmpty { return "" }
    return "\n"
      + notes.map { note in
        "- \(note.words) \(MarkdownText.code(note.routes.joined(separator: ", "), limit: 2_000))\n"
      }.joined()
  }

  private func growth(_ growth: Report.Growth?) -> String {
    guard let growth else { return "" }
    var text = "\n" + MarkdownText.code(growth.conclusion, limit: 4_000) + "\n"
    if let sample = growth.beyond {
      text += "\n\(MarkdownText.code(sample.words, limit: 1_000)):\n\n"
      for (properties, estimate) in growth.estimates(name: { $0 }) {
        text +=
          "- \(MarkdownText.code(properties, limit: 4_000)): \(MarkdownText.code(estimate, limit: 1_000))\n"
      }
    }
    guard !growth.failures.isEmpty else { return text }
    let failures = growth.failures.map { failure in
      "- \(MarkdownText.code(failure.route)) breaks \(MarkdownText.code(failure.property)) "
        + "from \(MarkdownText.code(failure.notation, limit: 1_000)): \(MarkdownText.code(failure.replay, limit: 2_000))\n"
    }
    return text + "\nWhere failures show first:\n\n" + failures.joined()
  }

  private func sweep(_ sweep: Report.Sweep?) -> String {
    guard let sweep else { return "" }
    let lines = sweep.groups.map { group in
      "- \(MarkdownText.code(group.first.route)): \(MarkdownText.code(group.words { $0 }, limit: 1_000)) "
        + "from \(MarkdownText.code(group.first.notation, limit: 1_000)): "
        + "\(MarkdownText.code(group.first.replay, limit: 2_000))\n"
    }
    return "\n\(sweep.conclusion) \(MarkdownText.code(sweep.extent, limit: 1_000))\n"
      + (lines.isEmpty ? "" : "\n") + lines.joined()
  }

  private func rows(_ route: Report.Route, _ matrix: ReportMatrix) -> [[String]] {
    let sets = matrix.counts(route)
    return sets.enumerated().map { index, counts in
      let symbols = matrix.row(route).map { cell in
        cell.flatMap { $0.counts == counts ? $0.verdict.symbol : nil } ?? " "
      }
      let numbers = [counts.states, counts.covered, counts.runs].map(\.readable)
      return [index == 0 ? MarkdownText.cell(route.name) : " "] + symbols + numbers
    }
  }

  private func section(_ cause: Report.Cause, space: DecimalCount) -> String {
    let violation = cause.first
    var writer = MarkupWriter()
    writer.newline()
    writer.element("details") { details in
      details.element("summary") { summary in
        summary.element("code", text: violation.route)
        summary.text(" breaks ")
        for (index, property) in cause.properties.enumerated() {
          if index > 0 { summary.text(", ") }
          summary.element("code", text: property)
        }
        summary.text(" in \(violation.groupCount.counting("state"))")
      }
    }
    let opening = writer.output.replacing("</details>", with: "")
    var page = TextPage(.init(width: 96))
    page.write(violation, alsoBreaking: cause.otherWords, place: "", space: space)
    let body = page.text
    return opening + "\n\n" + MarkdownText.fenced(body) + "\n</details>\n"
  }
}
