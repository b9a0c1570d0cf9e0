import HeadlessUIKit

/// Why a journey could not be followed.
public struct JourneyError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what was possible.
  public let description: String
}

extension JourneyReport {
  /// Follows a journey that a report has written down, and judges every moment at rest on it.
  ///
  /// - Parameters:
  ///   - journey: The steps, in the report's words.
  ///   - app: The app.
  ///   - links: What may arrive.
  ///   - limits: After how many events the app must have come to rest.
  /// - Returns: A report with at most one finding.
  /// - Throws: A `JourneyError` that names the step that was not possible, and what was.
  @MainActor
  public static func replaying<Root>(
    _ journey: [String], of app: App<Root>, links: [Link<Root>] = [], limits: JourneyLimits = JourneyLimits()
  ) throws -> JourneyReport {
    let exploration = Exploration(CheckedApp(app, links: links), limits: limits)
    try exploration.replay(journey.map { WrittenStep($0) })
    return JourneyReport(exploration, links: links.map(\.name))
  }
}

extension Exploration {
  /// Follows a journey, one state after the other, until something is wrong.
  fileprivate func replay(_ written: [WrittenStep]) throws {
    guard launchesAlike() else { return }
    var rest = written[...]
    var number = 0
    while let step = rest.popFirst() {
      let action = try JourneyReport.action(step, among: graph.nodes[number].actions)
      attempt(action, from: number)
      guard stop == nil, findings.all.isEmpty, let target = graph.edge(of: action, from: number)?.target
      else {
        return
      }
      guard let next = rest.first, let events = next.eventsBefore else {
        number = target
        continue
      }
      rest.removeFirst()
      guard let reached = try intrude(next, into: action, of: number, after: events) else { return }
      number = reached
    }
  }

  /// Lets a written step come in the middle of an action.
  ///
  /// - Returns: The state that both lead to, or `nil` where something is wrong.
  private func intrude(
    _ step: WrittenStep, into action: UserAction, of number: Int, after events: Int
  ) throws -> Int? {
    let intrusion = Intrusion(self)
    let possible = intrusion.possible(into: action, of: number, after: events)
    let intruder = try JourneyReport.action(step, among: possible)
    let steps = [JourneyStep(action: action), JourneyStep(action: intruder, eventsBefore: events)]
    let outcome = intrusion.outcome(of: intruder, into: action, from: number, after: events)
    settle(outcome, steps: steps, from: number)
    guard case .leads(let state, _, _) = outcome else { return nil }
    return graph.number(of: state)
  }
}

extension JourneyReport {
  /// The action that a step names.
  fileprivate static func action(_ step: WrittenStep, among actions: [UserAction]) throws -> UserAction {
    if let action = actions.first(where: { $0.words == step.action }) { return action }
    let known = actions.map { "'\($0.words)'" }.joined(separator: ", ")
    throw JourneyError(description: "Nobody can '\(step.action)' here. What is possible: \(known).")
  }
}
