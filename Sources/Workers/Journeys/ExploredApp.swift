package import Journeys

/// What an exploration of an app from launch comes to, on its way between processes.
package struct ExploredApp: Codable, Sendable {
  /// The report as text.
  package let text: String
  /// The report as JSON.
  package let document: String
  /// The figures and the shape as text.
  package let shapeText: String
  /// The figures and the shape as JSON.
  package let shapeDocument: String
  /// The shape as Swift.
  package let shapeSwift: String
  /// Whether something is wrong.
  package let isViolated: Bool
  /// Whether nothing is wrong and everything was seen.
  package let holds: Bool
  /// Why not everything was seen, in a sentence, or `nil` where it was.
  package let stop: String?
  /// The same with what was not seen for it, in lines.
  package let ends: [String]

  /// Explores an app, and goes on with what was kept of it where anything is to be kept; `nil` says that nothing is.
  ///
  /// Throws where what was kept is of another app.
  @MainActor
  package static func exploring(
    _ app: CheckedApp, _ limits: JourneyLimits, after kept: KeptExploration?,
    keep: @escaping (_ entry: [UInt8], _ number: Int) -> Void, elapsed: @escaping () -> Duration,
    followedBy follower: any JourneyFollower, by workers: (any ShareWorkers)? = nil
  ) throws(KeptFault) -> ExploredApp {
    guard let kept else {
      return ExploredApp(
        .exploring(app, limits: limits, elapsed: elapsed, followedBy: follower, by: workers))
    }
    let keeper = ExplorationKeeper(after: kept, write: keep)
    return ExploredApp(
      try .exploring(
        app, limits: limits, keptBy: keeper, elapsed: elapsed, followedBy: follower, by: workers))
  }

  /// Takes down a report.
  package init(_ report: JourneyReport) {
    text = report.text
    document = report.document
    shapeText = report.shapeText
    shapeDocument = report.shapeDocument
    shapeSwift = report.shape.swift(named: report.app)
    stop = report.stop?.description
    ends = report.ends.flatMap { $0.split(separator: "\n").map(String.init) }
    isViolated = !report.findings.isEmpty
    holds = report.holds
  }

  /// What came of an exploration in a worker.
  package enum Outcome: Sendable {
    /// It came to its end.
    case whole(ExploredApp)
    /// The app ended the process, at the end of this journey.
    case ended(JourneySearch.Ending)
    /// What was kept of it is of another app.
    case refused(KeptFault)
  }
}
