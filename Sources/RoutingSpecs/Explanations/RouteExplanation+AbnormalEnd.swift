public import Checking

extension RouteExplanation {
  /// The explanation of a run of which nothing is known but where it started.
  public init(nothingKnownOf state: StackState) {
    self.init(
      state: state, start: .empty, attempts: [], expected: "reaches its target",
      judgement: RouteExecution.Judgement(), findings: [])
  }

  /// The explanation of a run that was told until it ended its process.
  ///
  /// - Parameter end: How the run ended.
  /// - Returns: The same steps, with the end as the outcome of the last attempt and as what is violated.
  public func ended(by end: AbnormalEnd) -> RouteExplanation {
    var attempts = attempts
    let last = attempts.popLast()
    attempts.append(
      Attempt(
        start: last?.start, lanes: last?.lanes ?? [], steps: last?.steps ?? [], outcome: "\(end)",
        isCutOff: true, stack: last?.stack ?? start,
        faults: last?.faults ?? []))
    let judgement = RouteExecution.Judgement(
      violated: RouteProperties(end.property), exercised: RouteProperties(end.property))
    return RouteExplanation(
      state: state, start: start, attempts: attempts, expected: expected, judgement: judgement,
      findings: [Finding(property: end.property, sentence: "The route \(end).")])
  }
}
