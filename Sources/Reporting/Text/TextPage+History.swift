extension TextPage {
  /// Writes how the failures of several runs stand now: new ones first, then known, then fixed ones.
  mutating func writeHistory(_ history: [Report.History]) {
    guard !history.isEmpty else { return }
    line(("History", .strong))
    for status in Report.History.Status.allCases {
      for entry in history where entry.status == status {
        let title = "\(name(entry.route)) × \(name(entry.property))"
        line((TextWidth.pad(status.rawValue, to: 7), Self.tone(status)), (title, .plain), indent: 2)
        let runs = DecimalCount(UInt(entry.runs)).counting("run")
        paragraph("\(name(entry.group, limit: 1_000)) · in \(runs)", .faint, indent: 9)
        paragraph(name(entry.notation, limit: 2_000), .faint, indent: 9)
      }
    }
    line()
  }

  private static func tone(_ status: Report.History.Status) -> Tone {
    switch status {
    case .new: .bad
    case .known: .unsure
    case .fixed: .good
    }
  }
}
