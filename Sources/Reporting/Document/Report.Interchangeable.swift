extension Report {
  /// What was declared of screens that every route is to treat alike, what it has spared, and how it stood the test.
  public struct Interchangeable: Hashable, Codable, Sendable {
    /// Lists the groups, each as the names of its screens, of which the first one represents the others.
    public var groups: [[String]]

    /// Counts the states that were run one by one, all routes together.
    public var runs: DecimalCount

    /// Counts the states that these stand for.
    public var standFor: DecimalCount

    /// Counts the pairs of states that were compared, in which such screens are exchanged, all routes together.
    public var pairs: DecimalCount

    /// Names the routes that do not do the same whichever of the screens stands in a place.
    public var refutedBy: [String] = []

    /// Names the routes for which some group was not put to the test.
    public var untestedBy: [String] = []
  }
}

extension Report.Interchangeable {
  /// The whole in words: which screens, how much was run, and how the declaration stood the test.
  var words: String {
    let names = groups.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    return "declared interchangeable: \(names). \(effort) \(test)"
  }

  private var effort: String {
    "\(runs.counting("state")) run one by one \(runs == 1 ? "stands" : "stand") for \(standFor.readable)."
  }

  private var test: String {
    let compared = "\(pairs.counting("pair")) of states with such screens exchanged"
    var sentences: [String] = []
    if !refutedBy.isEmpty {
      sentences.append("Of \(compared) some differ for \(refutedBy.joined(separator: ", ")).")
    } else if pairs != 0 {
      sentences.append("In \(compared) every route does the same.")
    }
    if !untestedBy.isEmpty {
      sentences.append("Not put to the test for \(untestedBy.joined(separator: ", ")).")
    }
    return sentences.joined(separator: " ")
  }
}
