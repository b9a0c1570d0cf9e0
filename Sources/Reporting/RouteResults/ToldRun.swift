import RoutingSpecs

/// What a report shows of a run that is about one property: the performances that show the failure, and no others.
struct ToldRun {
  private let explanation: RouteExplanation
  private let property: RouteProperty
  private let finding: RouteExplanation.Finding?

  /// The performances that are shown, the first one first.
  private let attempts: ArraySlice<RouteExplanation.Attempt>

  /// Chooses what is shown of a run that is about a property.
  init(_ explanation: RouteExplanation, about property: RouteProperty) {
    self.explanation = explanation
    self.property = property
    finding = explanation.findings.first { $0.property == property }
    switch (property, finding?.performance) {
    case (_, let number?) where explanation.attempts.first?.start != nil:
      attempts = explanation.attempts[(number - 1)..<number]
    case (.staysBounded, _): attempts = explanation.attempts[...]
    case (.reachesAgain, _), (.isIdempotent, _), (_, 2?): attempts = explanation.attempts.prefix(2)
    default: attempts = explanation.attempts.prefix(1)
    }
  }

  /// What stood in the window at first.
  var start: HierarchyDrawing { attempts.first?.start ?? explanation.start }

  /// What the property asks for, in words.
  var expected: String {
    property == .reachesTarget || property == .doesNotTrap ? explanation.expected : property.sentence
  }

  /// What happened instead, in words.
  var actual: String {
    finding?.sentence ?? attempts.last?.outcome ?? "nothing happened"
  }

  /// The first call that UIKit refused, in one sentence, or why a route that was to arrive declined.
  ///
  /// Where there was neither, what is wrong is all that is known.
  var cause: String? {
    guard finding != nil, let last = attempts.last else { return nil }
    let refused = last.steps.lazy.compactMap(\.cause).first
    return refused ?? (property == .reachesTarget ? last.refusal : nil)
  }

  /// Whose steps they are, where requests overlap.
  var lanes: [String]? { attempts.first.flatMap { $0.lanes.isEmpty ? nil : $0.lanes } }

  /// What stood in the window in the end.
  var finalStack: HierarchyDrawing { attempts.last?.stack ?? start }

  /// What UIKit had to complain about, in the performances that are shown.
  var faults: [String] {
    attempts.enumerated().flatMap { index, attempt in
      attempt.faults.map { index == 0 ? $0 : "\(Self.name(of: index)): \($0)" }
    }
  }

  /// The steps of the run, each with what stood in the window after it; of many performances only how they end.
  var decisions: [(decision: Report.Decision, stack: HierarchyDrawing?)] {
    let tellsSteps = attempts.count <= 2
    var decisions: [(decision: Report.Decision, stack: HierarchyDrawing?)] = []
    for (index, attempt) in attempts.enumerated() {
      if attempts.count == 2 { decisions.append((Report.Decision(title: Self.name(of: index)), nil)) }
      if tellsSteps { decisions += steps(of: attempt) }
      let rest = tellsSteps ? "at rest" : "at rest after \(index + 1)"
      let ending = attempt.isCutOff ? "in the end" : rest
      let after = attempt.stack.nodes(since: start)
      decisions.append(
        (Report.Decision(title: "\(ending): \(attempt.outcome)", stackAfter: after), attempt.stack))
    }
    return decisions
  }

  private func steps(
    of attempt: RouteExplanation.Attempt
  ) -> [(decision: Report.Decision, stack: HierarchyDrawing?)] {
    var before: [Report.Detail] = []
    return attempt.steps.map { step in
      let facts = step.facts.map { Report.Detail(name: $0.name, value: $0.value) }
      // An error is handed on from step to step; it is told where it comes up.
      let details = facts.filter { !Self.namesOfErrors.contains($0.name) || !before.contains($0) }
      before = facts
      let moment = Report.Moment(
        kind: step.kind.rawValue, time: step.time, turn: step.turn, depth: step.depth, lane: step.lane,
        outcome: step.outcome, isRefused: step.isRefused)
      let after = step.stack.map { $0.nodes(since: start) }
      return (
        Report.Decision(title: step.title, details: details, moment: moment, stackAfter: after), step.stack
      )
    }
  }

  private static let namesOfErrors = ["error", "message"]

  private static func name(of performance: Int) -> String {
    performance == 0 ? "first time" : performance == 1 ? "second time" : "time \(performance + 1)"
  }
}
