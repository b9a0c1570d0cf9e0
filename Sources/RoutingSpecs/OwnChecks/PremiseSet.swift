import Watching

/// Which premises of what a route's checks say over time have mattered, in the order in which the checks have them.
///
/// Of more than 64 premises those beyond count as if they had.
struct PremiseSet: Hashable, Sendable, Codable {
  private var bits: UInt64 = 0

  /// None.
  init() {}

  /// Adds a premise by its number.
  mutating func insert(_ number: Int) {
    if number < UInt64.bitWidth { bits |= 1 << UInt64(number) }
  }

  /// Adds those of another set.
  mutating func formUnion(_ other: PremiseSet) { bits |= other.bits }

  /// Whether a premise has mattered.
  func contains(_ number: Int) -> Bool { number >= UInt64.bitWidth || bits & 1 << UInt64(number) != 0 }
}

extension Route {
  /// What the route's checks say over time that no run has put to the test: a check's name and its premise for each.
  package func untestedPremises(in result: RouteResult) -> [String] {
    let premises = ownChecks.compactMap(\.overTime).flatMap { overTime in
      overTime.premises.map { "\(overTime.name) (\($0))" }
    }
    return premises.enumerated().filter { !result.premises.contains($0.offset) }.map(\.element)
  }
}
