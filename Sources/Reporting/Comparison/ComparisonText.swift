extension TextRenderer {
  /// Writes what is different between two reports: broken first, then fixed, changed, and other verdicts.
  ///
  /// - Parameter comparison: What to show.
  /// - Returns: The text, ending in a newline.
  public func render(_ comparison: ReportComparison) -> String {
    var page = TextPage(options)
    page.line(("RouteCheck diff", .strong), (" · ", .faint), (page.name(comparison.app), .strong))
    page.line()
    if let earlier = comparison.earlierApp {
      page.paragraph("The earlier result is of an app called “\(page.name(earlier))”.", .unsure)
    }
    if let settings = comparison.settings {
      let words = [settings.before, settings.after].map { changes in
        changes.isEmpty ? "the app's own settings" : page.name(changes.joined(separator: ", "), limit: 1_000)
      }
      page.paragraph(
        "The earlier result was made under \(words[0]), the later one under \(words[1]).", .unsure)
    }
    page.paragraph(comparison.sentence, comparison.broken.isEmpty ? .good : .bad)
    page.write(comparison.broken, title: "Broken", symbol: "✗", tone: .bad)
    page.write(comparison.fixed, title: "Fixed", symbol: "✓", tone: .good)
    page.write(comparison.changed, title: "Changed", symbol: "✗", tone: .unsure)
    page.write(comparison.verdicts)
    return page.text
  }
}

extension ReportComparison {
  /// Says the result in one sentence.
  public var sentence: String {
    if broken.isEmpty, fixed.isEmpty, changed.isEmpty, verdicts.isEmpty {
      return "Nothing has changed: " + Self.count(unchanged, "failure") + " before and after."
    }
    let parts = [
      (broken.count, "broken"), (fixed.count, "fixed"), (changed.count, "changed"), (unchanged, "as before"),
    ]
    return "Failures: "
      + parts.map { "\(DecimalCount(UInt($0.0)).grouped) \($0.1)" }.joined(separator: ", ") + "."
  }

  private static func count(_ count: Int, _ word: String) -> String {
    DecimalCount(UInt(count)).counting(word)
  }
}

extension TextPage {
  fileprivate mutating func write(
    _ failures: [ReportComparison.Failure], title: String, symbol: String, tone: Tone
  ) {
    guard !failures.isEmpty else { return }
    line()
    line((title, .strong))
    for failure in failures {
      line((symbol + " ", tone), ("\(name(failure.route)) × \(name(failure.property))", .plain), indent: 2)
      let counts = [failure.before, failure.after].filter { $0 != 0 }.map(\.readable).joined(separator: " → ")
      paragraph("\(counts) states: \(name(failure.signature, limit: 1_000))", indent: 6)
      entry("state", name(failure.notation, limit: 2_000), indent: 6, column: 8)
      entry("replay", name(failure.replay, limit: 4_000), indent: 6, column: 8)
    }
  }

  fileprivate mutating func write(_ changes: [ReportComparison.VerdictChange]) {
    guard !changes.isEmpty else { return }
    line()
    line(("Verdicts", .strong))
    for change in changes {
      line(("\(name(change.route)) × \(name(change.property))", .plain), indent: 2)
      let before = name(change.before ?? "not checked", limit: 1_000)
      paragraph("\(before) → \(name(change.after ?? "not checked", limit: 1_000))", .faint, indent: 6)
    }
  }
}
