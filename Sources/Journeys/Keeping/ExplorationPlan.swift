import HeadlessUIKit
import Watching

/// What an exploration depends on: whatever is kept of it is of no use where any of it is different.
package struct ExplorationPlan: Codable, Equatable, Sendable {
  /// The form in which explorations are kept.
  package static let currentFormat = 3

  /// The form in which this one is kept.
  package let format: Int

  private let toolVersion: String
  private let app: String
  private let links: [String]
  private let words: [String]
  private let interruptions: [String]
  private let settings: [String]
  private let shape: String?
  private let sometimes: [String]
  private let reflects: Bool
  private let limits: JourneyLimits

  /// Says what an exploration depends on; how long it may take does not count, because that is asked anew each time.
  package init(_ app: CheckedApp, _ limits: JourneyLimits, toolVersion: String) {
    format = Self.currentFormat
    self.toolVersion = toolVersion
    self.app = app.name
    links = app.linkNames
    words = app.words
    interruptions = app.interruptions.map(\.rawValue).sorted()
    settings = app.settings.differences(from: .phone)
    shape = app.shape?.text
    sometimes = app.witnesses.map(\.name) + app.overTime.map { "\($0.name): \($0.formula.words)" }
    reflects = app.reflects
    var limits = limits
    limits.duration = nil
    self.limits = limits
  }

  /// What this one is of that another one is not, to be said after "one of"; `nil` where they agree.
  package func difference(from other: ExplorationPlan) -> String? {
    if format != other.format { return "form \(format), and this version keeps form \(other.format)" }
    if toolVersion != other.toolVersion {
      return "routecheck \(toolVersion), whose states are not those of \(other.toolVersion)"
    }
    let texts = [
      ("the app", "`\(app)`", "`\(other.app)`"), ("the links", Self.list(links), Self.list(other.links)),
      ("the words", Self.list(words), Self.list(other.words)),
      ("the interruptions", Self.list(interruptions), Self.list(other.interruptions)),
      ("the settings", Self.list(settings), Self.list(other.settings)),
      ("what should be seen", Self.list(sometimes), Self.list(other.sometimes)),
    ]
    for (name, mine, others) in texts where mine != others { return "\(name) \(mine), not of \(others)" }
    if shape != other.shape { return "another shape" }
    if reflects != other.reflects { return "an app that is \(reflects ? "" : "not ")read by reflection" }
    return difference(from: other.limits)
  }

  private func difference(from other: JourneyLimits) -> String? {
    let numbers = [
      ("at most", "states", limits.states, other.states),
      ("at most", "actions", limits.actions, other.actions),
      ("at most", "events", limits.events, other.events),
      ("", "in the middle of an action", limits.moments, other.moments),
      ("at most", "of a name in a hierarchy", limits.repeats ?? 0, other.repeats ?? 0),
      ("", "states of each sight", limits.statesPerSight, other.statesPerSight),
    ]
    for (before, name, mine, others) in numbers where mine != others {
      return "\(before.isEmpty ? "" : before + " ")\(mine.grouped) \(name), not of \(others.grouped)"
    }
    return nil
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
