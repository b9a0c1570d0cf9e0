public import Checking
import HeadlessUIKit
import Routing

extension RouteExecution {
  /// Performs the route from a stack once more and tells every step.
  ///
  /// - Parameter state: The stack to start from.
  /// - Returns: The run, told step by step; the same for equal stacks.
  public func explain(_ state: StackState) -> RouteExplanation {
    tell { (state, run(from: state)) }
  }

  /// Draws a run by choices once more, as `run(drawing:)` does, and tells every step.
  ///
  /// - Parameter choices: The choices; beyond their end every answer is 0.
  /// - Returns: The run, told step by step; the same for equal choices.
  public func explain(drawing choices: ChoiceSequence) -> RouteExplanation {
    var source = ReplaySource(choices)
    return tell { run(drawing: &source) }
  }

  private func tell(_ perform: () -> (state: StackState, judgement: Judgement)) -> RouteExplanation {
    let base = serialOfNextController
    let teller = RunTeller(window: window, app: app, base: base)
    attempt.observer = { [teller] in teller.note($0) }
    afterInstalling = { teller.start = HierarchyDrawing($0, of: teller.app, numberedFrom: base) }
    afterAttempt = { teller.endAttempt($0) }
    defer {
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

  private var expectedWords: String {
    if let expectedError { return "declines with \(expectedError) and changes nothing" }
    return "reaches \(route.expectation.target.words(in: app.catalogue))"
  }

  private func findings(_ judgement: Judgement, numbers: ControllerNumbers) -> [RouteExplanation.Finding] {
    RouteProperty.allCases.filter { judgement.violated.contains($0) }.map {
      RouteExplanation.Finding(property: $0, sentence: numbers.relative(sentence(about: $0)))
    }
  }

  private func sentence(about property: RouteProperty) -> String {
    switch property {
    case .reachesTarget:
      "The route was to be one that \(expectedWords), but it \(manner(of: property).words)"
        + (first.isReached && expectedError == nil ? ", and the target is not visible on top." : ".")
    case .declinesCleanly: "The route declined with \(first.error ?? "an error"), but it changed the stack."
    case .terminates: terminationSentence
    case .staysWellFormed: wellFormednessSentence
    case .isIdempotent: idempotenceSentence
    case .keepsTheRest: removalSentence
    case .passesOwnChecks: ownCheckSentence
    }
  }

  private var terminationSentence: String {
    if !first.isAtRest || !(second.isAtRest || first.completions != 1) {
      return "The hierarchy did not come to rest within \(options.eventBudget) events."
    }
    let count = first.completions != 1 ? first.completions : second.completions
    return "The completion was called \(count == 0 ? "never" : "\(count) times")."
  }

  private var wellFormednessSentence: String {
    if let broken = first.brokenInvariant ?? second.brokenInvariant { return "\(broken)." }
    return "UIKit reported a fault."
  }

  private var idempotenceSentence: String {
    if let error = second.error, first.error != error { return "The second time it declined with \(error)." }
    let built = afterSecond.entries.count { after.index(of: $0.serial) == nil }
    let lost = after.entries.count { afterSecond.index(of: $0.serial) == nil }
    return "The second time it put \(built) new controllers on the stack and took \(lost) off it."
  }

  private var removalSentence: String {
    guard let index = firstNeedlessRemoval else { return "Something left the stack without need." }
    let entry = before.entries[index]
    let name =
      switch entry.kind {
      case .screen: app.catalogue.screens[Int(entry.screen)].name
      case .other: "a controller that is no screen"
      case .navigation, .tabs, .split: "a \(entry.kind) controller"
      }
    return "\(name) in layer \(entry.layer) left the stack without need."
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
