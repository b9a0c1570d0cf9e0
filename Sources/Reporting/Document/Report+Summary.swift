extension Report {
  /// How many checks ended how, over the whole report.
  public struct Summary: Hashable, Sendable {
    /// Counts the checks that hold in every state.
    public var held = 0

    /// Counts the checks that no state put to the test, though every state was covered.
    public var neverAtStake = 0

    /// Counts the checks that are violated somewhere.
    public var violated = 0

    /// Counts the checks that were stopped before they could tell.
    public var inconclusive = 0

    /// Counts all checks: one is one route and one property.
    public var total: Int { held + neverAtStake + violated + inconclusive }
  }

  /// Adds up the verdicts of all cells.
  ///
  /// Cost: linear in the cells.
  public var summary: Summary {
    cells.reduce(into: Summary()) { summary, cell in
      switch cell.verdict {
      case .holds: summary.held += 1
      case .neverAtStake: summary.neverAtStake += 1
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
    let checks = summary.total == 1 ? "1 check" : "\(DecimalCount(UInt(summary.total)).grouped) checks"
    if summary.total == 0 { return "Nothing was checked." }
    let others = [
      summary.held > 0 ? "\(summary.held) \(summary.held == 1 ? "holds" : "hold")" : nil,
      summary.neverAtStake > 0 ? "\(summary.neverAtStake) never at stake" : nil,
      summary.inconclusive > 0 ? "\(summary.inconclusive) inconclusive" : nil,
    ].compactMap(\.self)
    if summary.violated > 0 {
      let tail = others.isEmpty ? "" : "; " + others.joined(separator: ", ")
      return "\(summary.violated) of \(checks) \(summary.violated == 1 ? "is" : "are") violated\(tail)."
    }
    if summary.inconclusive > 0 {
      return "Nothing was violated, but \(summary.inconclusive) of \(checks) did not cover every state."
    }
    if summary.neverAtStake > 0 {
      return "No check is violated in any state; \(others.joined(separator: ", "))."
    }
    return summary.total == 1 ? "1 check holds in every state." : "All \(checks) hold in every state."
  }
}
