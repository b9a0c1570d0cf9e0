@_exported public import Journeys
public import Testing
@_exported public import Watching

/// Uses an app from launch in every way, and records an issue for each thing that is wrong.
///
/// It tries every button, tab, sheet and link in every state that they lead to, at rest and while something else is
/// going on. An issue shows the shortest journey with a drawing for each step, and a test that replays it. If not
/// everything was seen, because the check reached a limit or the app differs from launch to launch, that is an issue
/// as well. An app that traps ends the process; the journey is then on standard error.
///
/// - Parameters:
///   - app: The app.
///   - links: What may arrive at any moment.
///   - sometimes: What should be seen on the way; whatever is not seen is an issue, too.
///   - overTime: What must hold during every run from rest to rest; a promise that is never put to the test is an
///     issue, too.
///   - shape: Which screens may stand on which; a hierarchy outside the shape is an issue, and is explored further.
///   - limits: How far to go.
///   - sourceLocation: Where the check stands.
/// - Returns: What was seen, for further expectations.
@MainActor
@discardableResult
public func check<Root>(
  _ app: App<Root>, links: [Link<Root>] = [], sometimes: [Sometimes<Root>] = [], overTime: [OverTime] = [],
  shape: Shape? = nil, limits: JourneyLimits = JourneyLimits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> JourneyReport {
  let report = LastWords.follow(app.name) {
    JourneyReport.exploring(
      CheckedApp(app, links: links, sometimes: sometimes, overTime: overTime, shape: shape),
      limits: limits, elapsed: elapsed(), followedBy: $0)
  }
  report.record(at: sourceLocation)
  return report
}

/// Opens one link in every state that taps and the link lead to, and records an issue for whatever goes wrong with
/// it.
///
/// - Parameters:
///   - link: The link.
///   - app: The app.
///   - limits: How far to go.
///   - sourceLocation: Where the check stands.
/// - Returns: What was seen, for further expectations.
@MainActor
@discardableResult
public func check<Root>(
  _ link: Link<Root>, of app: App<Root>, limits: JourneyLimits = JourneyLimits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> JourneyReport {
  let report = LastWords.follow(app.name) {
    JourneyReport.exploring(
      CheckedApp(app, links: [link]), limits: limits, elapsed: elapsed(), followedBy: $0
    )
    .withLinksOnly()
  }
  report.record(at: sourceLocation)
  return report
}

/// Follows a journey from a report again, and records an issue for what is wrong on it.
///
/// - Parameters:
///   - journey: The steps, in the report's words.
///   - app: The app.
///   - links: What may arrive.
///   - overTime: What must hold during every run from rest to rest.
///   - shape: Which screens may stand on which.
///   - sourceLocation: Where the test stands.
/// - Throws: A `JourneyError` that names the step that was not possible, and what was.
@MainActor
public func replay<Root>(
  _ journey: [String], of app: App<Root>, links: [Link<Root>] = [], overTime: [OverTime] = [],
  shape: Shape? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let report = try LastWords.follow(app.name) {
    try JourneyReport.replaying(
      journey, of: app, links: links, overTime: overTime, shape: shape, limits: JourneyLimits(),
      followedBy: $0)
  }
  report.record(at: sourceLocation)
}

/// How long it is since now, whenever that is asked.
private func elapsed() -> () -> Duration {
  let start = ContinuousClock.now
  return { start.duration(to: .now) }
}

extension JourneyReport {
  /// Records what is wrong, and why not everything was seen.
  fileprivate func record(at sourceLocation: SourceLocation) {
    for finding in findings {
      Issue.record(Comment(rawValue: text(of: finding)), sourceLocation: sourceLocation)
    }
    if stop != nil {
      let lines = ends + [summary, statistics]
      let comment = lines.joined(separator: "\n")
      Issue.record(Comment(rawValue: comment), sourceLocation: sourceLocation)
    }
    for name in neverSeen {
      Issue.record(Comment(rawValue: "Never seen: \(name)\n\(summary)"), sourceLocation: sourceLocation)
    }
    for name in untested {
      let comment = "Never put to the test: \(name)\n\(summary)"
      Issue.record(Comment(rawValue: comment), sourceLocation: sourceLocation)
    }
    for sentence in waiting {
      Issue.record(Comment(rawValue: sentence), severity: .warning, sourceLocation: sourceLocation)
    }
    Attachment.record(text, named: "\(app).txt", sourceLocation: sourceLocation)
    Attachment.record(document, named: "\(app).json", sourceLocation: sourceLocation)
  }
}
