import Checking
public import RoutingSpecs

/// All that a certificate says of one route; every number in it refers to something.
public struct CertifiedRoute: Sendable {
  /// The route's name.
  public let name: String

  /// How its regions ended.
  public internal(set) var ending = Certificate.Ending(regions: 0, covered: .zero, stopped: nil)

  var predicates: [Certificate.Predicate] = []
  var parts: [Certificate.Part] = []
  var verdicts: [Certificate.Verdict] = []
  var regions: [Certificate.Region] = []
  var covers: [Cover] = []

  /// Regions that are all stacks of the space together.
  struct Cover: Sendable {
    /// What they judge.
    var judged: [RouteProperty]
    /// Their numbers.
    var regions: Range<Int>
  }

  init(name: String) { self.name = name }
}
