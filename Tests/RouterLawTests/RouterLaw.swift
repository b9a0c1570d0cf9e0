/// What holds for every router that the library checks, whatever its pattern.
enum RouterLaw: String, Hashable, Sendable, CaseIterable {
  /// The route says exactly once that it has ended, and the hierarchy comes to rest.
  case endsOnce
  /// A route that declines has changed nothing.
  case decliningChangesNothing
  /// From two equal stacks, built separately, the route ends in the same way and in equal stacks.
  case equalStacksGiveEqualStacks
  /// The hierarchy stays sound, and neither UIKit nor the app has anything to complain about.
  case staysWellFormed
  /// When the hierarchy is taken apart, no controller of the run is left.
  case releasesEverything
  /// A name that the router does not know is refused with an error wherever it is said, and changes nothing.
  case refusesUnknownNames
}

/// A law that does not hold.
struct RouterLawViolation: Hashable, Sendable, CustomStringConvertible {
  /// The law.
  let law: RouterLaw

  /// The route.
  let route: String

  /// The first stack in which it does not hold, in the notation of reports.
  let state: String

  /// How many stacks there are in which it does not hold.
  var states: Int

  /// The violation in one line.
  var description: String {
    "\(route) breaks \(law.rawValue) in \(states) stacks, first in \(state)"
  }
}

/// What came out of checking the laws.
struct RouterLawReport: Sendable {
  /// The laws that do not hold, in the order in which they were found.
  var violations: [RouterLawViolation] = []

  /// The laws that some run has put to the test.
  var exercised: Set<RouterLaw> = []

  /// How many stacks each route was performed from.
  var states = 0
}
