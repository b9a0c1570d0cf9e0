extension TextPage {
  /// Writes one violation: the smallest state, the decisions, expected and actual, and how to run it again.
  ///
  /// `place` stands at the end of the title, such as "violation 1 of 3"; it may be empty. A group of no states is
  /// a run in which nothing failed, and is not shown as a failure. `others` are the properties that the same run breaks.
  mutating func write(
    _ violation: Report.Violation, alsoBreaking others: [(property: String, words: String)] = [],
    place: String, space: DecimalCount
  ) {
    writeTitle(violation, others.map(\.property), place: place)
    writeOutcome(violation)
    for (property, words) in others {
      entry("also", "\(name(property)): \(name(words, limit: 2_000))", indent: 2, column: 10)
    }
    if violation.groupCount == 0 {
      section("Start")
    } else {
      line()
      paragraph(Self.groupSentence(violation, space: space) { name($0, limit: 1_000) }, indent: 2)
      for sentence in [violation.study?.sentence, violation.study?.neighbour?.sentence].compactMap(\.self) {
        paragraph(name(sentence, limit: 2_000), indent: 2)
      }
      section("Smallest state found")
    }
    write(violation.start)
    line((name(violation.notation, limit: 2_000), .faint), indent: 4)
    writeDecisions(violation)
    if let expected = violation.expectedStack {
      section("Expected stack")
      write(expected)
    }
    section("Final stack")
    write(violation.finalStack)
    writeFaults(violation.faults)
    writeShrinkHistory(violation.shrinkHistory ?? [])
    section("Replay")
    line((name(violation.replay.command, limit: 4_000), .accent), indent: 4)
    line()
  }

  private mutating func writeTitle(_ violation: Report.Violation, _ others: [String], place: String) {
    let one = "\(name(violation.route)) × \(name(violation.property))"
    let all = ([one] + others.map { name($0) }).joined(separator: ", ")
    let room = width - place.count - 8
    let title = others.isEmpty || TextWidth.columns(all) <= room ? all : "\(one) and \(others.count) more"
    let rule = width - TextWidth.columns(title) - place.count - 6
    let symbol: (String, Tone) = violation.groupCount == 0 ? ("✓ ", .good) : ("✗ ", .bad)
    line(
      symbol, (title, .strong), (" " + String(repeating: "─", count: max(2, rule)) + " ", .faint),
      (place, .faint))
  }

  /// Says what went wrong in one sentence, then what was expected beside what happened.
  private mutating func writeOutcome(_ violation: Report.Violation) {
    if violation.groupCount != 0 {
      for part in TextWidth.wrap(name(violation.headline, limit: 2_000), to: width - 2) {
        line((part, .strong), indent: 2)
      }
      line()
    }
    entry("expected", name(violation.expected, limit: 2_000), indent: 2, column: 10)
    entry("actual", name(violation.actual, limit: 2_000), indent: 2, column: 10)
  }

  /// Says how many states the violation stands for.
  static func groupSentence(
    _ violation: Report.Violation, space: DecimalCount, name: (String) -> String
  ) -> String {
    let count = violation.groupCount
    // A share that cannot be told from none would only make the exact count look doubtful.
    let share = count.share(of: space).map { $0.hasPrefix("under") ? "" : ", \($0) of the space" } ?? ""
    let group = violation.group.map { ": \(name($0))" } ?? "."
    let scope = violation.groupScope.map { " (\(name($0)))" } ?? ""
    let verb = count == 1 ? "was" : "were"
    return "\(count.counting("state")) \(verb) seen to fail like this\(share)\(group)\(scope)"
  }

  private mutating func section(_ title: String) {
    line()
    line((title, .strong), indent: 2)
  }

  private mutating func write(_ layers: [StackNode], indent: Int = 4) {
    if layers.isEmpty { line(("nothing", .faint), indent: indent) }
    for row in StackOutline(layers).rows { write(row, indent: indent) }
  }

  private mutating func write(_ row: StackOutline.Row, indent: Int) {
    let notes = row.notes.isEmpty ? "" : "  " + row.notes.joined(separator: " · ")
    line((row.branches, .faint), (row.title, Self.tone(row)), (notes, .faint), indent: indent)
  }

  private static func tone(_ row: StackOutline.Row) -> Tone {
    switch row.change {
    case .new: .good
    case .removed: .bad
    case .moved: .unsure
    case nil: row.isUnread ? .faint : row.isVisible ? .strong : .plain
    }
  }

  /// Writes the steps and, where stacks are asked for, each stack that is not the one before.
  private mutating func writeDecisions(_ violation: Report.Violation) {
    let decisions = violation.decisions
    guard !decisions.isEmpty else { return }
    section(violation.titleOfSteps)
    let times = decisions.compactMap(\.timeText?.count).max().map { $0 + 2 } ?? 0
    let lanes = Lanes(violation)
    for (mark, lane) in lanes.legend {
      line((mark + "  ", .faint), (name(lane, limit: 1_000), .plain), indent: 4)
    }
    let column = String(decisions.count).count + 2
    var shown = violation.start
    for (index, decision) in decisions.enumerated() {
      let marks = lanes.marks(of: decision)
      let inset = column + times + marks.count + 2 * min(decision.moment?.depth ?? 0, 8)
      let time = decision.timeText ?? ""
      let heading =
        TextWidth.pad("\(index + 1).", to: column) + TextWidth.padLeading(time, to: max(0, times - 2))
        + (marks.isEmpty ? "" : "  " + marks.dropLast(2))
      write(decision, heading: heading, column: inset)
      guard options.showsStacks, let stack = decision.stackAfter, stack != shown else { continue }
      write(stack, indent: 4 + inset)
      shown = stack
    }
  }

  private mutating func write(_ decision: Report.Decision, heading: String, column: Int) {
    let words = name(decision.sentence, limit: 1_000)
    for (index, part) in TextWidth.wrap(words, to: width - 4 - column).enumerated() {
      let tone: Tone = decision.moment?.isRefused ?? false ? .bad : .plain
      line((TextWidth.pad(index == 0 ? heading : "", to: column), .faint), (part, tone), indent: 4)
    }
    let details = decision.details.map { "\(name($0.name)) \(name($0.value, limit: 1_000))" }
    if !details.isEmpty { paragraph(details.joined(separator: " · "), .faint, indent: 4 + column) }
  }

  private mutating func writeFaults(_ faults: [String]) {
    guard !faults.isEmpty else { return }
    section(faults.count == 1 ? "Fault" : "Faults")
    for fault in faults {
      for (index, text) in VisibleText.lines(fault).enumerated() {
        let shown = options.isASCII ? ASCII.names(text) : text
        for (part, words) in TextWidth.wrap(shown, to: width - 6).enumerated() {
          line((index + part == 0 ? "• " : "  ", .bad), (words, .plain), indent: 4)
        }
      }
    }
  }

  private mutating func writeShrinkHistory(_ steps: [Report.ShrinkStep]) {
    guard !steps.isEmpty else { return }
    section("How it became small")
    let column = min(28, steps.map { TextWidth.columns(name($0.pass)) }.max() ?? 0) + 2
    for step in steps {
      entry(
        TextWidth.cut(name(step.pass), to: column - 2), name(step.notation, limit: 1_000), indent: 4,
        column: column)
    }
  }
}
