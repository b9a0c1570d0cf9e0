public import Checking
public import HeadlessUIKit

/// What one run of a check has shown, as far as it is counted.
public struct RunResult: Hashable, Sendable {
  /// What the run violated and what it put to the test.
  public let judgement: RouteExecution.Judgement

  /// How the run ended, for each violated property, in the order of `RouteProperty.allCases`.
  public let signatures: [FailureSignature]

  /// Whether the run came to no end that anybody judges, so that nothing is known about its stack.
  public let isCutOff: Bool

  /// Whether the route did something else than from the stack that it was compared with, where there was one.
  public internal(set) var differs = false

  /// What was still waiting when the run came to rest.
  public internal(set) var waiting = WaitingCode()

  /// Which premises of the checks over time have mattered.
  var premises = PremiseSet()

  init(_ judgement: RouteExecution.Judgement, signatures: [FailureSignature], isCutOff: Bool = false) {
    self.judgement = judgement
    self.signatures = signatures
    self.isCutOff = isCutOff
  }

  /// The result of a run that did not come to its end.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - judged: The properties that are judged; where the one of `end` is not, nothing is known about the run's stack.
  public init(_ end: AbnormalEnd, judged: RouteProperties) {
    guard judged.contains(end.property) else {
      self.init(RouteExecution.Judgement(), signatures: [], isCutOff: true)
      return
    }
    let property = RouteProperties(end.property)
    self.init(
      RouteExecution.Judgement(violated: property, exercised: property), signatures: [FailureSignature(end)])
  }

  /// The violated properties with the signature of each, in the order of `RouteProperty.allCases`.
  var violations: some Sequence<(RouteProperty, FailureSignature)> {
    zip(RouteProperty.allCases.lazy.filter(judgement.violated.contains), signatures)
  }
}

extension RouteExecution {
  /// Performs the route from a stack, as `run(from:)` does.
  func result(from state: StackState) -> RunResult { result(of: run(from: state)) }

  /// What the run that was just made has shown: its judgement, and the signatures of what it violates.
  func result(of judgement: Judgement) -> RunResult {
    let violated =
      judgement.violated.isEmpty ? [] : RouteProperty.allCases.filter(judgement.violated.contains)
    var result = RunResult(
      judgement, signatures: violated.map(signature), isCutOff: moments.isCutOff && violated.isEmpty)
    result.waiting = waiting
    result.premises = premises
    return result
  }
}
