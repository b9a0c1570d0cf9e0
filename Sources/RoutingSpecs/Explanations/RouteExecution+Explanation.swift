public import Checking
import HeadlessUIKit
import Routing

extension RouteExecution {
  /// Performs the route from a stack once more and tells every step.
  ///
  /// - Parameters:
  ///   - state: The stack to start from.
  ///   - interim: Is told after each step what there is by then, in case the run does not come to its end.
  /// - Returns: The run, told step by step; the same for equal stacks.
  public func explain(
    _ state: StackState, interim: ((RouteExplanation) -> Void)? = nil
  ) -> RouteExplanation {
    tell(interim: report(from: state, to: interim)) { (state, run(from: state)) }
  }

  /// What tells somebody a run that is under way.
  private func report(
    from state: StackState, to interim: ((RouteExplanation) -> Void)?
  ) -> ((RunTeller) -> Void)? {
    guard let interim else { return nil }
    return { [self] teller in
      interim(
        RouteExplanation(
          state: state, start: teller.start, attempts: teller.attemptsSoFar, expected: expectedWords,
          judgement: Judgement(), findings: []))
    }
  }

  /// Draws a run by choices once more, as `run(drawing:)` does, and tells every step.
  ///
  /// - Parameters:
  ///   - choices: The choices; beyond their end every answer is 0.
  ///   - interim: Is told after each step what there is by then, in case the run does not come to its end.
  /// - Returns: The run, told step by step and the same for equal choices, and how it does not fit them, if so.
  public func explain(
    drawing choices: ChoiceSequence, interim: ((RouteExplanation) -> Void)? = nil
  ) -> (explanation: RouteExplanation, mismatch: ReplayMismatch?) {
    var source = ReplaySource(choices)
    let state = app.space.drawUniformly(from: &source)
    source = ReplaySource(choices)
    let explanation = tell(interim: report(from: state, to: interim)) { run(drawing: &source) }
    return (explanation, source.mismatch)
  }

  private func tell(
    interim: ((RunTeller) -> Void)?,
    _ perform: () -> (state: StackState, judgement: Judgement)
  ) -> RouteExplanation {
    let teller = RunTeller(
      window: window, app: app, overlapping: route.requests.map(\.name), base: serialOfNextController,
      afterStep: interim)
    attempt.observer = { [teller] in teller.note($0) }
    afterInstalling = { [teller, unowned self] _ in
      teller.begin(anew: !route.requests.isEmpty, forgetting: isTryingOrders)
    }
    afterAttempt = { [teller] in teller.endAttempt($0) }
    census.looksForPaths = true
    defer {
      teller.end()
      census.looksForPaths = false
      attempt.observer = nil
      afterInstalling = nil
      afterAttempt = nil
    }
    let (state, judgement) = perform()
    return RouteExplanation(
      state: state, start: teller.start, attempts: teller.attempts, expected: expectedWords,
      judgement: judgement, findings: findings(judgement, naming: teller.text))
  }

  private var serialOfNextController: Int {
    UIViewController().serial
  }

  var expectedWords: String {
    if let overlapping = route.overlapExpectation { return overlapping }
    if let expectedError { return "declines with \(expectedError) and changes nothing" }
    return "reaches \(route.expectation.target.words(in: app.catalogue))"
  }
}
