import Journeys
import Reporting
import Workers

extension RouteCheckCommand {
  /// What is said behind a journey that traps or hangs.
  private static let notExplored =
    "\nInconclusive beyond that: an exploration ends where the app traps or hangs. Mend it and check again, or look past "
    + "it with `routecheck fuzz`.\n"

  /// `routecheck explore`: uses an app from launch, and prints the shape that it has.
  func explore(_ arguments: ParsedArguments) throws -> ExitCode {
    if arguments.has("--swift"), arguments.has("--json") {
      throw CommandError.contradictoryOptions("--swift", "--json")
    }
    let app = try lookup.launchedApp(arguments.positional[0]).opening(arguments.all("--link"))
    guard let report = try explored(app, arguments) else { return .violation }
    let isPlain = !arguments.has("--swift") && !arguments.has("--json")
    if isPlain { surroundings.write(report.shapeText) }
    if arguments.has("--json") { surroundings.write(report.shapeDocument) }
    if arguments.has("--swift") {
      // Whoever keeps the shape keeps with it that it may be too narrow.
      surroundings.write(report.ends.map { "// \($0)\n" }.joined() + report.shapeSwift)
      surroundings.writeError(report.ends.map { $0 + "\n" }.joined())
    }
    return report.stop == nil ? .success : .inconclusive
  }

  /// Uses an app from launch in every way; with workers an app that traps does not end the command.
  ///
  /// `nil` says that the app has ended the process, which the user has been told then.
  func explored(_ app: CheckedApp, _ arguments: ParsedArguments) throws -> ExploredApp? {
    let limits = try arguments.journeyLimits()
    let jobs = try arguments.jobs(default: surroundings.standardJobs)
    let hangBudget = try arguments.hangBudget()
    let folder = try arguments.value("--dir").map {
      try ExplorationFolder(
        $0, of: ExplorationPlan(app, limits, toolVersion: ToolVersion.current), surroundings)
    }
    let line = ProgressLine(surroundings, isQuiet: arguments.has("--quiet"))
    defer { line.clear() }
    let follower = ProgressFollower(line)
    guard jobs > 0 else { return try exploredHere(app, limits, folder, follower) }
    let outcome = try CommandError.wrapping {
      let workers = try JourneyWorkers(app, workers: 1, runTime: hangBudget, keepingAfter: folder?.kept)
      workers.endsAtOnce = { [surroundings] in surroundings.isInterrupted }
      workers.noteProgress = { progress in follower.pauses { progress } }
      workers.keep = { folder?.keep($0, number: $1) }
      return try workers.explore(limits, jobs: jobs)
    }
    switch outcome {
    case .whole(let explored): return explored
    case .refused(let fault): throw CommandError.badFile(folder?.path ?? "", reason: "\(fault)")
    case .ended(let ending):
      line.clear()
      tell(ending, of: app, arguments)
      if !arguments.has("--json") { surroundings.write(named(Self.notExplored)) }
      return nil
    }
  }

  private func exploredHere(
    _ app: CheckedApp, _ limits: JourneyLimits, _ folder: ExplorationFolder?, _ follower: ProgressFollower
  ) throws -> ExploredApp {
    let start = surroundings.seconds
    do throws(KeptFault) {
      return try .exploring(
        app, limits, after: folder?.kept, keep: { folder?.keep($0, number: $1) },
        elapsed: { [surroundings] in .seconds(surroundings.seconds - start) }, followedBy: follower)
    } catch {
      throw CommandError.badFile(folder?.path ?? "", reason: "\(error)")
    }
  }
}

extension ParsedArguments {
  /// How far an exploration goes.
  fileprivate func journeyLimits() throws -> JourneyLimits {
    var limits = JourneyLimits()
    limits.states = try number("--states", in: 1...100_000_000, default: limits.states)
    limits.actions = try number("--actions", in: 1...1_000_000_000_000, default: limits.actions)
    limits.events = try number("--events", in: 1...1_000_000, default: limits.events)
    if command.name == CommandSpecs.explore.name {
      limits.moments = try number("--moments", in: 0...4, default: limits.moments)
    }
    limits.duration = try duration("--time").map { .seconds($0) }
    return limits
  }
}

extension CheckedApp {
  /// The app with the links that options ask for; with all of them where they ask for none.
  fileprivate func opening(_ names: [String]) throws -> CheckedApp {
    if let name = names.first(where: { !linkNames.contains($0) }) {
      throw CommandError.unknownLink(name, app: self.name, known: linkNames)
    }
    return names.isEmpty ? self : opening(only: names)
  }
}
