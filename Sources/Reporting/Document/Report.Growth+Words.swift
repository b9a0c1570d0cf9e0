extension Report {
  /// The kinds of failure that only bounds or draws beyond the report's own space have shown.
  public var failuresBeyond: [Growth.Failure] {
    let own = Set(violations.map(\.key))
    return growth?.failures.filter { !own.contains([$0.route, $0.property, $0.group]) } ?? []
  }
}

extension Report.Growth {
  /// The kinds of failure, where each shows first.
  public var failures: [Failure] { bounds.flatMap(\.newFailures) + (beyond?.newFailures ?? []) }

  /// The largest bound of which every state was covered.
  var exhausted: Bound? { bounds.last { $0.stopReason == nil } }

  /// What is proved, in one sentence or two.
  var conclusion: String {
    let whole = exhausted.map { "Every stack of up to \($0.bound) was covered, region by region." }
    let rest =
      notCovered.isEmpty ? "" : " These routes cannot be covered: \(notCovered.joined(separator: ", "))."
    return (whole ?? "No bound was covered.") + rest
  }

  /// The risks, those of the same estimate together, with the names of their properties.
  func estimates(name: (String) -> String) -> [(properties: String, estimate: String)] {
    var result: [(properties: [String], estimate: String)] = []
    for risk in beyond?.risks ?? [] {
      if let index = result.firstIndex(where: { $0.estimate == risk.estimate }) {
        result[index].properties.append(name(risk.property))
      } else {
        result.append(([name(risk.property)], risk.estimate))
      }
    }
    return result.map { ($0.properties.joined(separator: ", "), $0.estimate) }
  }
}

extension Report.Growth.Sample {
  /// What was drawn, as the beginning of a sentence about it.
  var words: String {
    "Beyond, \(draws.counting("stack")) of up to \(bound) were drawn at random, all routes together"
  }
}
