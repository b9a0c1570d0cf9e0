extension HTMLPage {
  /// Writes the states that a reader can fork in, each with what can be done there and where that leads.
  mutating func writeForks(_ forks: [Report.Fork], id: String) {
    guard !forks.isEmpty else { return }
    block("details", [.init("class", "forks")]) { page in
      page.writer.element("summary", text: "What else could have been done")
      page.writer.element(
        "p", [.init("class", "summary")],
        text: "Other routes and gestures, tried from each step as if everything had come to rest there, and "
          + "what came of each. The answers go two moves deep; what lies beyond is not in this file.")
      for (index, fork) in forks.enumerated() { page.write(fork, number: index, id: id) }
    }
  }

  private mutating func write(_ fork: Report.Fork, number: Int, id: String) {
    block("section", [.init("id", "\(id)-f\(number)"), .init("class", "fork"), .init("tabindex", "-1")]) {
      page in
      page.writer.element("h4") { $0.element("code", text: fork.notation, limit: 2_000) }
      page.block("div", [.init("class", "panel")]) { page in
        page.writeFigure("State", fork.stack, showsCaption: false)
        page.writeMoves(fork.moves, id: id)
      }
    }
  }

  private mutating func writeMoves(_ moves: [Report.Fork.Move], id: String) {
    guard !moves.isEmpty else {
      writer.element("p", [.init("class", "unchanged")], text: "What can be done here is not in this file.")
      return
    }
    writer.block("ul", [.init("class", "moves")]) { list in
      for move in moves {
        // A link that shows nothing could not be followed.
        let title = move.title.allSatisfy(\.isWhitespace) ? "unnamed move" : move.title
        list.element("li") { item in
          if let next = move.next {
            item.element("a", [.init("href", "#\(id)-f\(next)")], text: title)
          } else {
            item.element("b", text: title)
          }
          item.element("span", text: " \(VisibleText.line(move.outcome))", limit: 1_000)
        }
        list.newline()
      }
    }
  }

  /// Writes the link that leads from a step to its fork.
  mutating func writeForkLink(_ number: Int?, id: String) {
    guard let number else { return }
    writer.element("p", [.init("class", "fork-link")]) {
      $0.element("a", [.init("href", "#\(id)-f\(number)")], text: "What else could be done here")
    }
  }
}
