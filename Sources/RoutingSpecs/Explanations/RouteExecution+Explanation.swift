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
    _ state: StackState, interim: @escaping (RouteExplanation) -> Void = { _ in }
  ) -> RouteExplanation {
    tell(interim: report(from: state, to: interim)) { (state, run(from: state)) }
  }

  /// What tells somebody a run that is under way.
  private func report(
    from state: StackState, to interim: @escaping (RouteExplanation) -> Void
  ) -> (RunTeller) -> Void {
    { [self] teller in
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
    drawing choices: ChoiceSequence, interim: @escaping (RouteExplanation) -> Void = { _ in }
  ) -> (explanation: RouteExplanation, mismatch: ReplayMismatch?) {
    var source = ReplaySource(choices)
    let state = app.space.drawUniformly(from: &source)
    source = ReplaySource(choices)
    let explanation = tell(interim: report(from: state, to: interim)) { run(drawing: &source) }
    return (explanation, source.mismatch)
  }

  private func tell(
    interim: @escaping (RunTeller) -> Void = { _ in },
    _ perform: () -> (state: StackState, judgement: Judgement)
  ) -> RouteExplanation {
    let base = serialOfNextController
    let teller = RunTeller(window: window, app: app, base: base)
    attempt.observer = { [teller] in
      teller.note($0)
      interim(teller)
    }
    afterInstalling = {
      teller.start = HierarchyDrawing($0, of: teller.app, numberedFrom: base)
      interim(teller)
    }
    afterAttempt = {
      teller.endAttempt($0)
      interim(teller)
    }
    census.looksForPaths = true
    defer {
      census.looksForPaths = false
      attempt.observer = nil
      afterInstalling = nil
      afterAttempt = nil
    }
    let (state, judgement) = perform()
    return RouteExplanation(
      state: state, start: teller.start, attempts: teller.attempts, expected: expectedWords,
      judgement: judgement, findings: findings(judgement, numbers: ControllerNumbers(base: base)))
  }

  private var serialOfNextController: Int {
    UIViewController().serial
  }

  var expectedWords: String {
    if let expectedError { return "declines with \(expectedError) and changes nothing" }
    return "reaches \(route.expectation.target.words(in: app.catalogue))"
  }
}

/// Collects what happens in a run.
@MainActor
private final class RunTeller {
  let window: UIWindow
  let app: RoutedApp
  let base: Int
  var start: HierarchyDrawing
  private(set) var attempts: [RouteExplanation.Attempt] = []
  private var steps: [RouteExplanation.Step] = []
  private var faultsTold = 0

  init(window: UIWindow, app: RoutedApp, base: Int) {
    self.window = window
    self.app = app
    self.base = base
    start = HierarchyDrawing(window, of: app)
  }

  /// The attempts, with what there is of the one that is under way.
  var attemptsSoFar: [RouteExplanation.Attempt] {
    guard attempts.isEmpty || !steps.isEmpty else { return attempts }
    let faults = Simulation.current.faults[faultsTold...]
    return attempts + [
      RouteExplanation.Attempt(
        steps: steps, outcome: "did not come to its end",
        stack: HierarchyDrawing(window, of: app, numberedFrom: base),
        faults: faults.map { ControllerNumbers(base: base).relative($0.message) })
    ]
  }

  func note(_ event: RoutingEvent) {
    let words = RoutingEventWords(event, app: app, base: base)
    let stack = HierarchyDrawing(window, of: app, numberedFrom: base)
    steps.append(RouteExplanation.Step(title: words.title, facts: words.facts, stack: stack))
  }

  func endAttempt(_ attempt: RouteAttempt) {
    let faults = Simulation.current.faults
    attempts.append(
      RouteExplanation.Attempt(
        steps: steps, outcome: words(for: attempt),
        stack: HierarchyDrawing(window, of: app, numberedFrom: base),
        faults: faults[faultsTold...].map { ControllerNumbers(base: base).relative($0.message) }))
    faultsTold = faults.count
    steps = []
  }

  private func words(for attempt: RouteAttempt) -> String {
    switch attempt.outcome {
    case .reached: "reached"
    case .declined(let refusal): "declined with \(refusal.error): \(refusal.message)"
    case nil: "the completion was never called"
    }
  }
}
