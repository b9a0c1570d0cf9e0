extension TextPage {
  /// Writes which verdicts depend on a setting of the model, and how many depend on none.
  mutating func writeSweep(_ sweep: Report.Sweep) {
    line(("Settings of the model", .strong))
    paragraph(name(sweep.conclusion), indent: 2)
    paragraph(name(sweep.extent, limit: 1_000), .faint, indent: 2)
    line()
    for group in sweep.groups {
      let words = group.words { name($0) }
      paragraph("\(name(group.first.route)): \(words)", indent: 2)
      entry("from", name(group.first.notation, limit: 2_000), indent: 4, column: 7)
      line(("replay ", .faint), (name(group.first.replay, limit: 4_000), .plain), indent: 4)
      line()
    }
  }
}
