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
    try replaying(journey, of: app, links: links, limits: limits, followedBy: nil)
  }

  /// Does the same, and tells of each step before it is done.
  ///
  /// - Parameters:
  ///   - journey: The steps, in the report's words.
  ///   - app: The app.
  ///   - links: What may arrive.
  ///   - limits: After how many events the app must have come to rest.
  ///   - follower: Who is told.
  /// - Returns: A report with at most one finding.
  /// - Throws: A `JourneyError` that names the step that was not possible, and what was.
  @MainActor
  package static func replaying<Root>(
    _ journey: [String], of app: App<Root>, links: [Link<Root>], limits: JourneyLimits,
    followedBy follower: (any JourneyFollower)?
  ) throws -> JourneyReport {
    let exploration = Exploration(
      CheckedApp(app, links: links), limits: limits, confirms: false, followedBy: follower)
    defer { exploration.excursion.end() }
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
    while let first = rest.popFirst() {
      var moment = [first]
      while let next = rest.first, next.eventsBefore != nil { moment.append(rest.removeFirst()) }
      guard let reached = try replay(moment, from: number) else { return }
      number = reached
    }
  }

  /// Does steps in a state, each but the first in the middle of the one before.
  ///
  /// - Returns: The state that they lead to, or `nil` where something is wrong.
  private func replay(_ written: [WrittenStep], from number: Int) throws -> Int? {
    let action = try JourneyReport.action(written[0], among: graph.nodes[number].actions)
    attempt(action, from: number)
    guard stop == nil, findings.all.isEmpty else { return nil }
    guard written.count > 1 else { return graph.edge(of: action, from: number)?.target }
    let intrusion = Intrusion(self)
    var steps = [JourneyStep(action: action)]
    for next in written.dropFirst() {
      let (possible, events) = (intrusion.possible(into: steps, of: number), next.eventsBefore ?? 0)
      let intruder = try JourneyReport.action(
        next, among: possible.indices.contains(events) ? possible[events] : [])
      steps.append(JourneyStep(action: intruder, eventsBefore: events))
    }
    let trial = intrusion.trial(of: steps, from: number)
    settle(trial, steps: steps, from: number)
    guard stop == nil, findings.all.isEmpty else { return nil }
    return trial.place.flatMap { graph.number(of: $0) }
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
