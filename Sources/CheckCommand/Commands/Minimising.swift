import Checking
import Reporting
import RoutingSpecs
import Workers

extension RouteCheckCommand {
  /// `routecheck minimise`: keeps one run of each behaviour and each finding that a campaign still shows.
  func minimise(_ arguments: ParsedArguments) throws -> ExitCode {
    let form = try CampaignForm(arguments)
    let folder = try CampaignFolder(arguments.positional[0], surroundings)
    let target = arguments.value("--into") ?? "minimised"
    try CampaignFolder.demandFree(target, surroundings)
    let (app, routes) = try app(of: folder, arguments)
    let review = try review(folder, app, routes, arguments)
    try CampaignFolder.write(review.record, of: folder.plan, to: target, surroundings)
    let frame = frame(of: folder.plan)
    if form == .words { surroundings.write(Self.words(for: review, in: frame)) }
    let status = CampaignStatus(
      try CampaignFolder(target, surroundings), damagedLines: folder.damagedLines)
    surroundings.write(form.text(of: status, in: frame))
    return status.exitCode
  }

  /// The app of a campaign, which makes the same runs as the one that was searched, and the routes.
  private func app(
    of folder: CampaignFolder, _ arguments: ParsedArguments
  ) throws -> (RoutedApp, [Route]) {
    let plan = folder.plan
    let given = try arguments.value("--app").map { try lookup.app(file: $0) }
    guard let found = try given ?? lookup.builtIn(plan.app) else {
      throw CommandError.certificateNeedsAppFile(app: plan.app, path: folder.path)
    }
    let alone = try found.bounded(byLarge: arguments.value("--bound") ?? plan.bound, small: nil)
      .set(plan.settings)
    let app = plan.searched(alone)
    let routes = try plan.routes.map { name in
      guard let route = app.route(named: name) else {
        throw CommandError.unknownRoute(name, app: app.name, known: alone.routes.map(\.name))
      }
      return route
    }
    let now = FuzzPlan(app: app, routes: routes, seed: plan.seed, toolVersion: ToolVersion.current)
    if let difference = plan.difference(from: now) {
      throw CommandError.badFile(folder.path, reason: "its campaign is one of \(difference).")
    }
    return (app, routes)
  }

  private func review(
    _ folder: CampaignFolder, _ app: RoutedApp, _ routes: [Route], _ arguments: ParsedArguments
  ) throws -> FuzzReview {
    let jobs = try arguments.jobs(default: surroundings.standardJobs)
    guard jobs > 0 else {
      return FuzzReview(of: folder.record, folder.plan, app: app, by: PlainFuzzRunner(app))
    }
    return try CommandError.wrapping {
      let workers = try WorkerCheck(
        routes, of: app, plan: RouteCheck.Plan(), workers: jobs, runTime: arguments.hangBudget())
      return try FuzzReview(of: folder.record, folder.plan, app: app, by: workers)
    }
  }

  /// What no longer shows, so that it is not in the new folder.
  private static func words(for review: FuzzReview, in frame: ReportAssembly.Frame) -> String {
    let findings = review.lostFindings.map { finding in
      """
      gone: \(finding.route) violates \(finding.property.rawValue): \(finding.manner)
        from   \(finding.notation)\(finding.isFlaky ? "\n  flaky  it did something else before, too" : "")
        replay \(frame.replayCommand(finding.token))

      """
    }
    let most = 20
    let runs = review.changedRuns
    guard !runs.isEmpty else { return findings.joined() }
    let names = runs.prefix(most).map { Int($0).grouped }.joined(separator: ", ")
    let rest = runs.count > most ? ", …" : ""
    return findings.joined()
      + "gone: \(runs.count.counting("behaviour")), which no known run shows any more (\(names)\(rest)).\n"
  }
}
