package import RoutingSpecs

/// How a run failed, in words.
///
/// Of a run that ended well its signature says just that, which tells nobody what is wrong.
enum FailureWords {
  /// What was seen of a failure, and of a run that ended well what is wrong with that.
  static func telling(_ signature: String, property: String) -> String {
    guard signature == arrived, let property = RouteProperty(rawValue: property) else { return signature }
    return property == .reachesTarget
      ? "said that it arrived, but its target is not where it should be"
      : "said that it arrived, but this does not hold: \(property.sentence.dropLast())"
  }

  /// How a run ended whose route has said that it is where it should be, as its signature tells it.
  private static let arrived = "said that it reached its target"
}

extension FuzzFinding {
  /// What was found, in words.
  package var words: String { FailureWords.telling(signature, property: property) }
}

extension Report.Growth.Failure {
  /// What was found, in words.
  var words: String { FailureWords.telling(group, property: property) }
}
