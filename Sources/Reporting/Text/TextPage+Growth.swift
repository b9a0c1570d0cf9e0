extension TextPage {
  /// Writes what each bound has shown as a table, what is proved, and what was drawn beyond that.
  mutating func writeGrowth(_ growth: Report.Growth) {
    line(("Growing bounds", .strong), (", and how many new kinds of failure each shows", .faint))
    writeTable(of: growth)
    paragraph(name(growth.conclusion, limit: 4_000))
    writeSample(of: growth)
    line()
    for failure in growth.failures { write(failure) }
  }

  private mutating func writeTable(of growth: Report.Growth) {
    let rows = growth.bounds.map { bound in
      ["\(bound.tabs)", "\(bound.depth)", "\(bound.modals)", bound.states.readable, bound.regions.readable]
    }
    let head = ["tabs", "depth", "modals", "states", "regions"]
    let widths = head.indices.map { index in ([head] + rows).map { TextWidth.columns($0[index]) }.max() ?? 0 }
    let columns = { (texts: [String]) in
      zip(texts, widths).map { TextWidth.padLeading($0, to: $1) + "  " }.joined()
    }
    line((columns(head) + "new", .faint))
    for (bound, row) in zip(growth.bounds, rows) {
      let ending = bound.stopReason == nil ? "" : " so far"
      line((columns(row) + "\(bound.newFailures.count)\(ending)", .plain))
    }
    line()
    for bound in growth.bounds {
      guard let reason = bound.stopReason else { continue }
      paragraph(name("Up to \(bound.bound) not every stack was covered: \(reason).", limit: 1_000), .unsure)
    }
  }

  private mutating func writeSample(of growth: Report.Growth) {
    guard let sample = growth.beyond else { return }
    paragraph(name("\(sample.words):", limit: 1_000))
    for (properties, estimate) in growth.estimates(name: { name($0) }) {
      paragraph("\(properties): \(name(estimate, limit: 1_000))", .faint, indent: 2)
    }
  }

  private mutating func write(_ failure: Report.Growth.Failure) {
    paragraph(
      "\(name(failure.route)) violates \(name(failure.property)): \(name(failure.words, limit: 1_000))")
    entry("from", name(failure.notation, limit: 2_000), indent: 2, column: 7)
    line(("replay ", .faint), (name(failure.replay, limit: 4_000), .plain), indent: 2)
    line()
  }
}
