import HeadlessUIKit
public import Watching

/// Why a journey could not be followed.
public struct JourneyError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what was possible.
  public let description: String
}

extension JourneyReport {
  /// Follows a journey from a report again, and judges every moment at rest on it.
  ///
  /// - Parameters:
  ///   - journey: The steps, in the report's words.
  ///   - app: The app.
  ///   - links: What may arrive.
  ///   - overTime: How every run is to go.
  ///   - shape: What the screens may look like together.
  ///   - limits: After how many events the app must have come to rest.
  /// - Returns: A report with at most one finding.
  /// - Throws: A `JourneyError` that names the step that was not possible, and what was.
  @MainActor
  public static func replaying<Root>(
    _ journey: [String], of app: App<Root>, links: [Link<Root>] = [], overTime: [OverTime] = [],
    shape: Shape? = nil, limits: JourneyLimits = JourneyLimits()
  ) throws -> JourneyReport {
    try replaying(
      journey, of: app, links: links, overTime: overTime, shape: shape, limits: limits, followedBy: nil)
  }

  /// Does the same, and tells a follower of each step before it is done.
  @MainActor
  package static func replaying<Root>(
    _ journey: [String], of app: App<Root>, links: [Link<Root>], overTime: [OverTime] = [], shape: Shape?,
    limits: JourneyLimits, followedBy follower: (any JourneyFollower)?
  ) throws -> JourneyReport {
    let app = CheckedApp(app, links: links, overTime: overTime, shape: shape)
    return try replaying(journey, of: app, limits: limits, followedBy: follower)
  }

  /// Follows a journey of an app whose types nobody knows any more.
  @MainActor
  package static func replaying(
    _ journey: [String], of app: CheckedApp, limits: JourneyLimits = JourneyLimits(),
    followedBy follower: (any JourneyFollower)? = nil
  ) throws -> JourneyReport {
    let device = Device(app, eventLimit: limits.events, followedBy: follower)
    let run = JourneyRun(on: device, goingOnOutsideShape: true)
    defer { run.end() }
    var guide = WrittenJourney(journey)
    try run.follow(&guide)
    var counts = Counts()
    (counts.states, counts.depth) = (run.stateCount, run.journey.count)
    (counts.actions, counts.launches) = (device.counts.actions, device.counts.launches)
    var findings = FindingList()
    if run.launchError == nil, let violation = run.outcome {
      findings.add(violation, journey: run.journey, from: 0)
    }
    findings.tell { device.moments(of: $0) }
    return JourneyReport(
      app: app.name, counts: counts, findings: findings.all, linkUses: [], notExercised: [], neverTried: [],
      sightings: [], untested: [],
      stop: run.launchError.map { .launchFails($0) }, cuts: [], leftOut: [], endless: [], survey: nil,
      waiting: [],
      shape: Shape(seen: [run.tree].compactMap(\.self)),
      unseen: [],
      linkNames: app.linkNames,
      hasShape: app.shape != nil, overTimeNames: app.overTime.map(\.name))
  }
}
