extension Report {
  /// How many checks ended how, over the whole report.
  public struct Summary: Hashable, Sendable {
    /// Counts the checks that are proved to hold in every state.
    public var proved = 0

    /// Counts the checks that hold, as far as was tested.
    public var tested = 0

    /// Counts the checks that no state put to the test, though every state was covered.
    public var notExercised = 0

    /// Counts those of them of which that is tested and not proved.
    public var notExercisedAsTested = 0

    /// Counts the checks that are violated somewhere.
    public var violated = 0

    /// Counts the checks that were stopped before they could tell.
    public var inconclusive = 0

    /// Counts all checks: one is one route and one property.
    public var total: Int { proved + tested + notExercised + violated + inconclusive }
  }

  /// Adds up the verdicts of all cells.
  ///
  /// Cost: linear in the cells.
  public var summary: Summary {
    cells.reduce(into: Summary()) { summary, cell in
      switch cell.verdict {
      case .holds(.proved): summary.proved += 1
      case .holds(.tested): summary.tested += 1
      case .notExercised(let strength):
        summary.notExercised += 1
        if strength == .tested { summary.notExercisedAsTested += 1 }
      case .violated: summary.violated += 1
      case .inconclusive: summary.inconclusive += 1
      }
    }
  }

  /// Says the result in one sentence, or two, that claim no more than was checked.
  public var verdictSentence: String {
    let beyond = failuresBeyond.count
    if beyond == 0 { return verdictOnSpace }
    return verdictOnSpace
      + " Other bounds show \(DecimalCount(UInt(beyond)).counting("more kind")) of failure."
  }

  private var verdictOnSpace: String {
    let summary = summary
    let words = { (count: Int) in DecimalCount(UInt(count)).grouped }
    let checks = summary.total == 1 ? "1 check" : "\(words(summary.total)) checks"
    if summary.total == 0 { return "Nothing was checked." }
    if let reason = reasonOfNothing { return "Nothing was checked: \(reason)." }
    let others = [
      summary.proved > 0 ? "\(words(summary.proved)) proved" : nil,
      summary.tested > 0 ? "\(words(summary.tested)) tested" : nil,
      summary.notExercised > 0 ? "\(words(summary.notExercised)) not exercised" : nil,
      summary.inconclusive > 0 ? "\(words(summary.inconclusive)) inconclusive" : nil,
    ].compactMap(\.self)
    if summary.violated > 0 {
      let tail = others.isEmpty ? "" : "; " + others.joined(separator: ", ")
      return
        "\(words(summary.violated)) of \(checks) \(summary.violated == 1 ? "is" : "are") violated\(tail)."
    }
    if summary.inconclusive > 0 {
      return
        "Nothing was violated, but \(words(summary.inconclusive)) of \(checks) did not cover every state."
    }
    let isProved = summary.tested + summary.notExercisedAsTested == 0
    if summary.notExercised > 0 || summary.proved * summary.tested > 0 {
      return "No check is violated\(isProved ? " in any state" : ""); \(others.joined(separator: ", "))."
    }
    let isOne = summary.total == 1
    let whole = "\(isOne ? "" : "All ")\(checks) \(isOne ? "holds" : "hold")"
    return isProved ? "\(whole) in every state, proved." : "\(whole), tested and not proved."
  }

  /// Why no route was run at all, where there is one reason for it.
  private var reasonOfNothing: String? {
    guard case .inconclusive(let reason)? = cells.first?.verdict,
      cells.allSatisfy({ $0.counts.runs == 0 && $0.verdict == .inconclusive(reason: reason) })
    else { return nil }
    return VisibleText.line(reason, limit: 1_000)
  }
}
