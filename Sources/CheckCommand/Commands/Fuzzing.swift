import Checking
import Reporting
import RoutingSpecs
import Workers

extension RouteCheckCommand {
  /// `routecheck fuzz`: goes on with a campaign until the time is up.
  func fuzz(_ arguments: ParsedArguments) throws -> ExitCode {
    let app = try lookup.app(arguments.positional[0])
      .bounded(byLarge: arguments.value("--bound"), small: nil).set(arguments.all("--setting"))
    let routes = try app.routes(named: arguments.all("--route"))
    let seed = try arguments.number("--seed", in: 0...Int.max, default: 1)
    let duration = try arguments.duration("--time") ?? 60
    let limits = try RunLimits(arguments, surroundings)
    let file = CampaignFile(
      path: arguments.value("--state") ?? ".routecheck/fuzz-\(app.name).json", surroundings: surroundings)
    let fresh = FuzzCampaign(app: app, routes: routes, seed: Seed(UInt64(seed)))
    var session = FuzzSession(
      app: app, campaign: try file.campaign(like: fresh, keepsSeed: !arguments.has("--seed")), file: file,
      limits: limits)
    // A file that cannot be written is better known before the time has been spent.
    try file.write(session.campaign)
    let line = ProgressLine(surroundings, isQuiet: arguments.has("--quiet") || arguments.has("--json"))
    let deadline = surroundings.seconds + duration
    let options = lookup.replayOptions(app: arguments.positional[0], bound: arguments.value("--bound"))
    let frame = lookup.frame(seed: session.campaign.seed, replayOptions: options, of: app)
    let isJSON = arguments.has("--json")
    session.keepWords = { [surroundings] session in
      let words = LastWords(
        output: isJSON
          ? session.campaign.document : session.words(in: frame),
        code: session.exitCode)
      surroundings.keep { words }
    }
    session.keepWords(session)
    if try arguments.number("--jobs", in: 0...1, default: min(surroundings.standardJobs, 1)) == 0 {
      session.run(until: deadline, by: PlainFuzzRunner(app), line)
    } else {
      try CommandError.wrapping {
        let worker = try WorkerCheck(
          routes, of: app, plan: RouteCheck.Plan(), workers: 1, runTime: arguments.hangBudget())
        worker.endsAtOnce = { surroundings.isInterrupted }
        if let reason = try worker.unusableScreen() {
          session.stop(reason)
        } else {
          try CommandError.unlessInterrupted(or: session.stop(.cancelled)) {
            try session.run(until: deadline, by: worker, line)
          }
        }
      }
      line.clear()
    }
    surroundings.write(
      isJSON ? session.campaign.document : session.words(in: frame))
    if let failure = session.writingFailure { surroundings.writeError("routecheck: \(failure.message)\n") }
    return session.exitCode
  }
}

/// One stretch of a campaign, from its start or continuation to the end of the time.
@MainActor
private struct FuzzSession {
  let app: RoutedApp
  private(set) var campaign: FuzzCampaign
  private(set) var writingFailure: CommandError?
  private let file: CampaignFile
  private let limits: RunLimits
  private let firstRun: UInt64
  private let known: Int
  private var reason = StopReason.time
  /// Keeps what the session would say, in case the process has to end.
  var keepWords: (FuzzSession) -> Void = { _ in }

  init(app: RoutedApp, campaign: FuzzCampaign, file: CampaignFile, limits: RunLimits) {
    self.app = app
    self.campaign = campaign
    self.file = file
    self.limits = limits
    firstRun = campaign.nextRun
    known = campaign.findings.count
  }

  /// After how many seconds the campaign is written, so that no end of this process costs more than those.
  private static let savingInterval = 10.0

  mutating func run<Runner: FuzzRunner>(
    until deadline: Double, by runner: Runner, _ line: ProgressLine
  ) throws(Runner.Failure) {
    let (app, firstRun, limits, surroundings) = (app, firstRun, limits, file.surroundings)
    repeat {
      let pause = min(deadline, surroundings.seconds + Self.savingInterval)
      reason = try campaign.goOn(
        with: app, by: runner,
        shouldStop: { limits.stopReason(at: pause) },
        progress: { run, findings in
          line.show(ProgressLine.Work(done: Int(run - firstRun), deadline: deadline)) {
            "\(app.name) · \(findings.counting("finding")) · \((run - firstRun).counting("run"))"
          }
        })
      save()
    } while reason == .time && surroundings.seconds < deadline
    line.clear()
  }

  /// Ends the session before its time.
  mutating func stop(_ reason: StopReason) {
    self.reason = reason
    save()
  }

  /// How the command ends.
  var exitCode: RouteCheckCommand.ExitCode { campaign.findings.isEmpty ? .inconclusive : .violation }

  private mutating func save() {
    do {
      try file.write(campaign)
      writingFailure = nil
    } catch {
      writingFailure = error as? CommandError ?? .unwritableFile(file.path, reason: "\(error)")
    }
    keepWords(self)
  }

  /// What was found, what a person types to see it again, and what it is worth.
  func words(in frame: ReportAssembly.Frame) -> String {
    var text = ""
    for (index, finding) in campaign.findings.enumerated() {
      text += """
        \(index < known ? "known" : "new"): \(finding.route) violates \(finding.property.rawValue): \
        \(finding.manner)
          from   \(finding.notation)
          replay \(frame.replayCommand(finding.token))

        """
    }
    let new = campaign.findings.count - known
    text += """
      \((campaign.nextRun - firstRun).counting("run")) now, \(campaign.nextRun.grouped) in all, \
      of \(campaign.states.shortForm) states (\(reason)); \(campaign.findings.count.counting("finding")), \
      \(new.grouped) of them new.
      What was not found may still be there. The campaign is kept in \(file.path.visible) and goes on from there.

      """
    return text
  }
}
