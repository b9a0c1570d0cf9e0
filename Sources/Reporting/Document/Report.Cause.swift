extension Report {
  /// What went wrong in one run, with every property of the route that is broken by it.
  package struct Cause {
    /// The violation of the first property, by which the run is told.
    package var first: Violation

    /// The violations of the other properties: the same stack, the same steps and the same end.
    package private(set) var others: [Violation] = []

    init(_ first: Violation) { self.first = first }

    /// The broken properties, in the order of the report.
    var properties: [String] { [first.property] + others.map(\.property) }

    /// Whether a violation of the same route from the same stack is one of another property in the same run.
    fileprivate func explains(_ other: Violation) -> Bool {
      first.property != other.property && first.start == other.start && first.finalStack == other.finalStack
        && first.faults == other.faults
        && first.decisions.map(\.title) == other.decisions.map(\.title)
    }

    fileprivate mutating func add(_ other: Violation) { others.append(other) }

    /// What the run breaks besides, a line for each property: how many states do so where it is not the same number.
    var otherWords: [(property: String, words: String)] {
      others.map { other in
        let isAlike = other.groupCount == first.groupCount
        let count = isAlike ? "" : " (\(other.groupCount.counting("state")))"
        return (other.property, other.actual + count)
      }
    }
  }

  /// The violations, those together that one run of a route shows: reports for people tell each cause once.
  ///
  /// Cost: linear in the violations, times the causes that one stack of a route shows.
  package var causes: [Cause] {
    Self.causes(of: violations)
  }

  /// The same of violations that are not all of one report.
  package static func causes(of violations: [Violation]) -> [Cause] {
    var causes: [Cause] = []
    var known: [[String]: [Int]] = [:]
    for violation in violations {
      let stack = [violation.route, violation.notation]
      if let index = known[stack]?.first(where: { causes[$0].explains(violation) }) {
        causes[index].add(violation)
      } else {
        known[stack, default: []].append(causes.count)
        causes.append(Cause(violation))
      }
    }
    return causes
  }
}
