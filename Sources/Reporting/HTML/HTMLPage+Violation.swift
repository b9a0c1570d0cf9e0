extension HTMLPage {
  /// Writes an index if there is more than one violation, then each of them, then those that are only listed.
  mutating func writeViolations() {
    let causes = causes
    guard !causes.isEmpty else { return }
    block("section", [.init("aria-labelledby", "violations-title")]) { page in
      page.writer.element(
        "h2", [.init("id", "violations-title")],
        text: causes.count == 1
          ? "One violation" : "\(DecimalCount(UInt(causes.count)).readable) violations")
      for (index, cause) in causes.prefix(page.drawn).enumerated() {
        page.write(cause, number: index + 1)
      }
      page.writeUndrawn(causes.dropFirst(page.drawn))
    }
  }

  private mutating func write(_ cause: Report.Cause, number: Int) {
    let violation = cause.first
    let id = "v\(number)"
    block(
      "article",
      [
        .init("id", id), .init("class", "violation"), .init("aria-labelledby", "\(id)-title"),
        .init("tabindex", "-1"),
      ]
    ) { page in
      page.writeTitle(cause, number: number)
      page.writeExpectations(violation)
      page.writeOthers(cause)
      page.block("ol", [.init("class", "steps"), .init("role", "list")]) { page in
        page.writeSteps(violation, id: id)
      }
      page.writeReplay(violation)
      page.writeForks(violation.forks ?? [], id: id)
      page.writeDetails(violation)
    }
  }

  /// Writes what the same run breaks besides.
  private mutating func writeOthers(_ cause: Report.Cause) {
    guard !cause.others.isEmpty else { return }
    writer.block("ul", [.init("class", "others")]) { list in
      for (property, words) in cause.otherWords {
        list.element("li") { item in
          item.text("also ")
          item.element("span", [.init("class", "broken")], text: property)
          item.text(": \(words)", limit: 2_000)
        }
        list.newline()
      }
    }
  }

  private mutating func writeTitle(_ cause: Report.Cause, number: Int) {
    let violation = cause.first
    let sentence = TextPage.groupSentence(violation, space: report.spaceCount) { $0 }
    let total = DecimalCount(UInt(causes.count)).grouped
    let source = report.routes.first { $0.name == violation.route }?.source
    writer.block("header") { header in
      header.element("p", [.init("class", "place")]) { place in
        place.element(
          "a", [.init("href", "#v\(number)")], text: "\(DecimalCount(UInt(number)).grouped) of \(total)")
        if let source {
          place.element("span", [.init("class", "source")], text: "\(source.file):\(source.line)")
        }
      }
      header.newline()
      header.element("h3", [.init("id", "v\(number)-title")]) { title in
        title.text(violation.route)
        for property in cause.properties {
          title.element("span", [.init("class", "property-name")], text: property)
        }
      }
      header.newline()
      header.element("p", [.init("class", "cause")], text: violation.headline, limit: 2_000)
      header.newline()
      header.element("p", [.init("class", "group")], prose: sentence, limit: 1_000)
      guard let sentence = violation.study?.sentence else { return }
      header.newline()
      header.element("p", [.init("class", "condition")], prose: sentence, limit: 2_000)
    }
  }

  /// Draws a state that does not fail beside the smallest one that does.
  private mutating func write(_ neighbour: Report.Neighbour) {
    block("details", [.init("class", "neighbour")]) { page in
      page.writer.element(
        "summary", text: "The nearest state that does not fail: \(VisibleText.line(neighbour.difference))",
        limit: 1_000)
      page.writer.element("p") { $0.element("code", text: neighbour.notation, limit: 2_000) }
      page.writeFigure("Nearest state that does not fail", neighbour.start, showsCaption: false)
    }
  }

  private mutating func writeReplay(_ violation: Report.Violation) {
    writer.block("div", [.init("class", "replay copyable")]) { bar in
      bar.element("span", [.init("class", "prompt"), .init("aria-hidden", "true")], text: "$")
      bar.element("code", text: violation.replay.command, limit: 4_000)
      Self.writeCopyButton(of: "the replay command", to: &bar)
    }
  }

  private static func writeCopyButton(of what: String, to writer: inout MarkupWriter) {
    writer.element(
      "button", [.init("type", "button"), .init("class", "copy"), .init("aria-label", "Copy \(what)")],
      text: "Copy")
  }

  /// Writes what is longer than a line and is there to be copied, folded up.
  private mutating func writeCopyable(_ text: String, title: String, what: String) {
    writer.block("details", [.init("class", "copyable")]) { details in
      details.element("summary", text: title)
      Self.writeCopyButton(of: what, to: &details)
      details.element("pre") { pre in pre.element("code") { $0.whole(text) } }
    }
  }

  private mutating func writeDetails(_ violation: Report.Violation) {
    if let neighbour = violation.study?.neighbour { write(neighbour) }
    block("details") { page in
      page.writer.element("summary", text: "The smallest state as text")
      page.writer.element("p") { $0.element("code", text: violation.notation, limit: 2_000) }
      page.writer.element("pre") { $0.lines(Self.tree(violation.start)) }
    }
    if let test = violation.replay.test {
      writeCopyable(test, title: "A Swift test that fails in the same way", what: "the Swift test")
    }
    writeCopyable(JSONText.document(violation), title: "The run as JSON", what: "the run as JSON")
    guard let steps = violation.shrinkHistory, !steps.isEmpty else { return }
    writer.block("details") { details in
      details.element(
        "summary", text: "How it became small: \(DecimalCount(UInt(steps.count)).counting("step"))")
      details.block("ol", [.init("class", "shrinks")]) { list in
        for step in steps {
          list.element("li") { item in
            item.element("span", text: step.pass)
            item.element("code", text: step.notation, limit: 1_000)
          }
          list.newline()
        }
      }
    }
  }

  /// Draws the tree with lines, as the terminal does.
  private static func tree(_ stack: [StackNode]) -> String {
    StackOutline(stack).rows.map { row in
      let notes = row.notes.isEmpty ? "" : "  " + row.notes.joined(separator: " · ")
      return row.branches + row.title + notes
    }.joined(separator: "\n")
  }

  /// Lists what is not drawn: nothing is left out, it only takes less room.
  private mutating func writeUndrawn(_ causes: ArraySlice<Report.Cause>) {
    guard !causes.isEmpty else { return }
    let drawn = drawn
    writer.block("div", [.init("class", "undrawn")]) { box in
      box.element("h3", text: "\(DecimalCount(UInt(causes.count)).readable) more, not drawn")
      box.block("ol", [.init("start", drawn + 1)]) { list in
        for (index, cause) in causes.enumerated() {
          let violation = cause.first
          let properties = cause.properties.map { VisibleText.line($0) }.joined(separator: ", ")
          list.element("li", [.init("id", "v\(drawn + index + 1)")]) { item in
            item.element(
              "b", text: "\(VisibleText.line(violation.route)) × \(properties)", limit: 1_000)
            item.text(" \(violation.groupCount.counting("state")) ")
            item.element("code", text: violation.notation)
            item.element("code", text: violation.replay.command, limit: 1_000)
          }
          list.newline()
        }
      }
    }
  }
}
