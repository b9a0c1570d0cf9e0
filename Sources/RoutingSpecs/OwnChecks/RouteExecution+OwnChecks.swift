extension RouteExecution {
  /// What the failed check of the route's own says.
  var ownCheckSentence: String {
    guard let failure = ownChecks.failure else { return "A check of the route's own failed." }
    return "\(failure.name): \(failure.sentence)"
  }
}
