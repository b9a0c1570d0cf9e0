extension HTMLPage {
  /// Writes which verdicts depend on a setting of the model, and how many depend on none.
  mutating func writeSweep() {
    guard let sweep = report.sweep else { return }
    writer.block("section", [.init("class", "growth"), .init("aria-labelledby", "sweep")]) { section in
      section.element("h2", [.init("id", "sweep")], text: "Settings of the model")
      section.newline()
      section.element("p", prose: sweep.conclusion)
      section.newline()
      section.element("p", prose: sweep.extent, limit: 1_000)
      section.newline()
      guard !sweep.dependencies.isEmpty else { return }
      section.block("ul") { list in
        for group in sweep.groups {
          list.element("li") { item in
            item.element("code", text: group.first.route)
            item.text(": \(group.words { $0 }), from ", limit: 1_000)
            item.element("code", text: group.first.notation, limit: 2_000)
            item.text(": ")
            item.element("code", text: group.first.replay, limit: 4_000)
          }
          list.newline()
        }
      }
    }
  }
}
