import Checking
import JourneyFuzzing
import Journeys
import Reporting
import RoutingSpecs
import Workers

/// What a campaign searches: routes from stacks, or an app from launch.
@MainActor
struct CampaignSubject {
  /// The campaign that would be started.
  let plan: FuzzPlan

  /// How a run is shown again, with a seed and with what a command line needs besides the token.
  let frame: (Seed, String) -> ReportAssembly.Frame

  /// Searches with so many workers; with 0 in this process.
  let search: (FuzzSession, Int, any Surroundings) throws -> Void

  /// Makes runs of a campaign again, with so many workers.
  let review: (CampaignFolder, Int) throws -> FuzzReview

  /// Finds out what is to be searched: an app by its name or file, as the options say.
  init(_ name: String, seed: Seed, _ arguments: ParsedArguments, _ lookup: AppLookup) throws {
    if let app = lookup.launched(name) {
      try arguments.refuse(["--route", "--bound", "--setting", "--moments", "--meanwhile"], for: app)
      self.init(app, seed: seed, hangBudget: try arguments.hangBudget(), lookup)
      return
    }
    let alone = try lookup.app(name)
      .bounded(byLarge: arguments.value("--bound"), small: nil).set(arguments.all("--setting"))
    let app = try arguments.inMomentsAskedFor(alone)
    let routes = try app.routes(named: arguments.all("--route"))
    let plan = FuzzPlan(
      app: app, routes: routes, seed: seed, toolVersion: ToolVersion.current,
      replayOptions: lookup.replayOptions(app: name, bound: arguments.value("--bound")))
    self.init(plan, app, routes, hangBudget: try arguments.hangBudget(), lookup)
  }

  /// What a campaign that is kept has searched; throws where the app is not known, or would make other runs now.
  init(of folder: CampaignFolder, _ arguments: ParsedArguments, _ lookup: AppLookup) throws {
    let plan = folder.plan
    if plan.links != nil, arguments.value("--app") == nil, let app = lookup.launched(plan.app) {
      try arguments.refuse(["--bound"], for: app)
      self.init(app, seed: plan.seed, hangBudget: try arguments.hangBudget(), lookup)
    } else {
      let given = try arguments.value("--app").map { try lookup.app(file: $0) }
      guard let found = try given ?? lookup.builtIn(plan.app) else {
        throw CommandError.certificateNeedsAppFile(app: plan.app, path: folder.path)
      }
      let alone = try found.bounded(byLarge: arguments.value("--bound") ?? plan.bound, small: nil)
        .set(plan.links == nil ? plan.settings : [])
      let app = plan.searched(alone)
      let routes = try plan.routes.map { name in
        guard let route = app.route(named: name) else {
          throw CommandError.unknownRoute(name, app: app.name, known: alone.routes.map(\.name))
        }
        return route
      }
      let now = FuzzPlan(app: app, routes: routes, seed: plan.seed, toolVersion: ToolVersion.current)
      self.init(now, app, routes, hangBudget: try arguments.hangBudget(), lookup)
    }
    if let difference = plan.difference(from: self.plan) {
      throw CommandError.badFile(folder.path, reason: "its campaign is one of \(difference).")
    }
  }

  private init(
    _ plan: FuzzPlan, _ app: RoutedApp, _ routes: [Route], hangBudget: Duration, _ lookup: AppLookup
  ) {
    func workers(_ jobs: Int) throws(WorkerError) -> WorkerCheck {
      try WorkerCheck(routes, of: app, plan: RouteCheck.Plan(), workers: jobs, runTime: hangBudget)
    }
    self.plan = plan
    frame = { lookup.frame(seed: $0, replayOptions: $1, of: app) }
    search = { session, jobs, surroundings in
      guard jobs > 0 else { return session.run(by: PlainFuzzRunner(app)) }
      try CommandError.wrapping {
        let workers = try workers(jobs)
        workers.endsAtOnce = { surroundings.isInterrupted }
        workers.leavesBlocks = { session.isOverdue }
        if let reason = try workers.unusableScreen() {
          session.stop(reason)
        } else {
          try CommandError.unlessInterrupted(or: session.stop(.cancelled)) { try session.run(by: workers) }
        }
      }
    }
    review = { folder, jobs in
      guard jobs > 0 else { return FuzzReview(of: folder.record, folder.plan, by: PlainFuzzRunner(app)) }
      return try CommandError.wrapping {
        try FuzzReview(of: folder.record, folder.plan, by: try workers(jobs))
      }
    }
  }

  private init(_ app: CheckedApp, seed: Seed, hangBudget: Duration, _ lookup: AppLookup) {
    plan = FuzzPlan(app, seed: seed, toolVersion: ToolVersion.current)
    frame = { lookup.frame(seed: $0, replayOptions: $1) }
    search = { session, jobs, surroundings in
      guard jobs > 0 else { return session.run(by: PlainJourneyRunner(app)) }
      try CommandError.wrapping {
        let workers = try JourneyWorkers(app, workers: jobs, runTime: hangBudget)
        workers.endsAtOnce = { surroundings.isInterrupted }
        workers.leavesBlocks = { session.isOverdue }
        try CommandError.unlessInterrupted(or: session.stop(.cancelled)) { try session.run(by: workers) }
      }
    }
    review = { folder, jobs in
      guard jobs > 0 else { return FuzzReview(of: folder.record, folder.plan, by: PlainJourneyRunner(app)) }
      return try CommandError.wrapping {
        let workers = try JourneyWorkers(app, workers: jobs, runTime: hangBudget)
        return try FuzzReview(of: folder.record, folder.plan, by: workers)
      }
    }
  }
}

extension ParsedArguments {
  /// Refuses options that are about stacks, where an app is used from launch.
  func refuse(_ options: [String], for app: CheckedApp) throws(CommandError) {
    if let option = options.first(where: has) { throw .stackOption(option, app: app.name) }
  }
}
