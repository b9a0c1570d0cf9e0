import Checking
import Reporting
import RoutingSpecs
import Workers

/// The check of some routes of an app, as the command line asks for it.
@MainActor
struct CheckRun {
  let surroundings: any Surroundings
  let app: RoutedApp
  /// The routes that this process checks.
  let routes: [Route]
  /// What they are a part of; `nil` where they are all.
  let shard: CheckShard?
  let properties: [RouteProperty]
  let plan: RouteCheck.Plan
  let deadline: Double?
  private let limits: RunLimits
  let isQuiet: Bool
  let replayOptions: String
  private let lookup: AppLookup
  let jobs: Int
  let hangBudget: Duration
  let certificatePath: String?
  /// Whether settings of the model are changed after the check, to see which verdicts depend on one.
  let sweepsSettings: Bool
  /// When the check began and is to end, where it goes through bounds of its own choice meanwhile.
  let timeToGrow: ClosedRange<Double>?

  init(_ arguments: ParsedArguments, surroundings: any Surroundings, lookup: AppLookup) throws {
    self.surroundings = surroundings
    self.lookup = lookup
    let alone = try lookup.app(arguments.positional[0])
      .bounded(byLarge: arguments.value("--bound"), small: arguments.value("--exhaust"))
      .set(arguments.all("--setting"))
    app = try arguments.inMomentsAskedFor(alone)
    let stacks = app.representedSpace.count
    guard stacks <= Natural(Self.mostExhaustedStates) else {
      throw CommandError.tooMuchToExhaust(
        states: stacks.shortForm, allowed: Self.mostExhaustedStates)
    }
    let all = try app.routes(named: arguments.all("--route"))
    let asked = try Shard.asked(for: arguments.value("--shard"), in: surroundings.environment)
    routes = asked.shard.part(of: all)
    let wanted = try RouteProperty.named(arguments.all("--property"))
    properties = app.properties.filter(wanted.contains)
    plan = try Self.plan(arguments, properties)
    shard = CheckShard(asked, of: all, strength: plan.strength, arguments)
    let start = surroundings.seconds
    deadline = try arguments.duration("--time").map { start + $0 }
    limits = try RunLimits(arguments, surroundings)
    // Whoever names a bound gets that one alone; of a shard the others have to know which bounds it has run.
    let isBoundNamed = ["--bound", "--exhaust"].contains { arguments.value($0) != nil }
    timeToGrow = isBoundNamed || shard != nil ? nil : deadline.map { start...$0 }
    isQuiet = arguments.has("--quiet") || arguments.has("--json")
    replayOptions = lookup.replayOptions(
      app: arguments.positional[0], bound: arguments.value("--bound"))
    jobs = try arguments.jobs(default: surroundings.standardJobs)
    hangBudget = try arguments.hangBudget()
    sweepsSettings = try Self.sweepsSettings(arguments)
    certificatePath = arguments.value("--certificate")
    if certificatePath != nil, !plan.covers {
      throw CommandError.contradictoryOptions("--certificate", "--no-cover")
    }
    if arguments.has("--regions"), !plan.covers {
      throw CommandError.contradictoryOptions("--regions", "--no-cover")
    }
    // Whoever audits a certificate performs each route by itself.
    if certificatePath != nil, arguments.asksForMoments {
      throw CommandError.contradictoryOptions(
        "--certificate", arguments.has("--moments") ? "--moments" : "--meanwhile")
    }
  }

  private static func sweepsSettings(_ arguments: ParsedArguments) throws -> Bool {
    guard let which = arguments.value("--settings") else { return false }
    guard which == "all" else { throw CommandError.badValue(which, option: "--settings", allowed: "all") }
    return true
  }

  /// How many states are run one by one at most: some minutes for each route.
  private static let mostExhaustedStates = 50_000_000

  private static func plan(
    _ arguments: ParsedArguments, _ properties: [RouteProperty]
  ) throws -> RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    plan.covers = !arguments.has("--no-cover")
    // Whoever gives it time has larger bounds covered, and is told what they show.
    plan.triesLargerBounds = !arguments.has("--time")
    plan.samples = try arguments.number("--samples", in: 0...1_000_000_000, default: plan.samples)
    plan.seed = try arguments.seed()
    plan.strength = try arguments.number("--strength", in: 1...2, default: plan.strength)
    plan.mostRegions = try arguments.number("--regions", in: 1...1_000_000_000, default: plan.mostRegions)
    // Whoever says which stacks are to be run gets them, whether a cover reaches them or not.
    if arguments.has("--exhaust") { plan.mostCompared = nil }
    plan.samplesBesideCover = arguments.has("--samples")
    plan.execution.properties = RouteProperties(properties)
    return plan
  }

  /// Runs everything, and says what came out; writes a certificate of it where one is wanted.
  ///
  /// What is known is kept whenever there is more of it, in case the process has to end.
  func report(keepingKnown keep: (Report) -> Void = { _ in }) throws -> Report {
    guard let certificatePath else { return try report(certificate: nil, keep) }
    return try surroundings.stream(to: certificatePath) { write in
      let opening = Certificate.Opening(app, properties: properties, toolVersion: ToolVersion.current)
      let certificate = CertificateWriter(opening, write: write)
      let report = try report(certificate: certificate, keep)
      certificate.close()
      return report
    }
  }

  private func report(certificate: CertificateWriter?, _ keep: (Report) -> Void) throws -> Report {
    // Workers are copies of this process, which is smallest now.
    let workers =
      jobs == 0 || routes.isEmpty
      ? nil
      : try CommandError.wrapping {
        try WorkerCheck(routes, of: app, plan: plan, workers: jobs, runTime: hangBudget)
      }
    workers?.endsAtOnce = { surroundings.isInterrupted }
    keep(known([]))
    if !isQuiet { writeOpening() }
    let line = ProgressLine(surroundings, isQuiet: isQuiet)
    let growth = growth(line)
    try growth?.growToOwn()
    var results =
      try workers.map { try run($0, line, certificate) } ?? runHere(line, certificate) { keep(known($0)) }
    line.clear()
    keep(known(results))
    if let growth { results = growth.note(own: results) }
    var report = try assemble(results, workers)
    if let growth {
      try growth.growOn()
      report.growth = assembly.growth(of: growth.check)
    }
    if sweepsSettings {
      keep(report)
      report.sweep = try sweep(results, workers, line)
      line.clear()
    }
    if surroundings.isInterrupted {
      surroundings.writeError(LastWords.notice)
    }
    return report
  }

  /// What goes through other bounds in the time that there is; `nil` where nobody gave any, or nothing can be covered.
  private func growth(_ line: ProgressLine) -> BoundGrowth? {
    guard let timeToGrow, growsBeyond else { return nil }
    let options = BoundGrowth.Options(
      routes: routes, properties: properties, plan: plan, jobs: jobs, hangBudget: hangBudget,
      limits: limits, time: timeToGrow)
    return BoundGrowth(of: app, options, surroundings, line)
  }

  private func run(
    _ workers: WorkerCheck, _ line: ProgressLine, _ certificate: CertificateWriter?
  ) throws -> [RouteResult] {
    let count = routes.count
    let monitor = WorkerCheck.Monitor(
      progress: { progress in
        let pieces = (finished: progress.finishedRoutes, all: count)
        line.show(ProgressLine.Work(done: progress.runs, pieces: pieces, deadline: deadline)) {
          "\(progress.finishedRoutes) of \(count.counting("route")) · \(progress.runs.counting("run"))"
        }
      }, shouldStop: shouldStop)
    guard let covers = certifiedCovers(line, certificate) else {
      return try CommandError.wrapping { try workers.run(monitor: monitor) }
    }
    let results = try CommandError.wrapping {
      try workers.run(monitor: monitor) { covers.cover($0, after: $1) }
    }
    covers.finish(results)
    return results
  }

  /// Runs the check in this process.
  private func runHere(
    _ line: ProgressLine, _ certificate: CertificateWriter?, _ keep: ([RouteResult]) -> Void
  ) -> [RouteResult] {
    let covers = certifiedCovers(line, certificate)
    var results: [RouteResult] = []
    for index in routes.indices {
      results.append(
        RouteCheck(routes[index], of: app, plan: plan).run(
          monitor: monitor(index, line),
          coveringBy: covers.map { covers in { covers.cover(index, after: $0) } }))
      keep(results)
    }
    covers?.finish(results)
    return results
  }

  private func certifiedCovers(_ line: ProgressLine, _ certificate: CertificateWriter?) -> CertifiedCovers? {
    certificate.map { writer in
      CertifiedCovers(
        checks: routes.map { RouteCheck($0, of: app, plan: plan) }, names: routes.map(\.name), writer: writer
      ) { monitor($0, line) }
    }
  }

  var assembly: ReportAssembly {
    ReportAssembly(
      app: app, frame: lookup.frame(seed: plan.seed, replayOptions: replayOptions, of: app),
      properties: properties,
      execution: plan.execution)
  }

  /// A report of the results of the first routes, which tells no run; of the other routes nothing is known.
  private func known(_ results: [RouteResult]) -> Report {
    let others = routes.dropFirst(results.count).map { route in
      var check = CheckScheduler(RouteCheck(route, of: app, plan: plan))
      _ = check.begin()
      check.stop(.cancelled)
      return check.result
    }
    var report = assembly.report(
      of: results + others, explaining: { RouteExplanation(nothingKnownOf: $1) })
    describe(results + others, in: &report)
    return report
  }

  private func assemble(_ results: [RouteResult], _ workers: WorkerCheck?) throws -> Report {
    let assembly = assembly
    let index = { (route: Route) in routes.firstIndex { $0.name == route.name } ?? 0 }
    var report = try CommandError.wrapping {
      try assembly.report(
        of: results,
        explaining: { route, state in
          if surroundings.isInterrupted { return RouteExplanation(nothingKnownOf: state) }
          guard let workers else {
            return RouteExecution(route, of: app, options: plan.execution).explain(state)
          }
          return try CommandError.unlessInterrupted(or: RouteExplanation(nothingKnownOf: state)) {
            try workers.explain(state, route: index(route))
          }
        },
        studying: { route, groups in
          if shouldStop() != nil { return [] }
          return try CommandError.unlessInterrupted(or: []) {
            try workers?.studies(of: groups, route: index(route), shouldStop: shouldStop)
              ?? RouteStudy(RouteCheck(route, of: app, plan: plan)).studies(of: groups)
          }
        },
        forking: { states in
          if shouldStop() != nil { return [] }
          if let workers {
            return try CommandError.unlessInterrupted(or: []) { try workers.forks(from: states) }
          }
          let forks = StackForks(of: app, options: plan.execution)
          return states.map { forks.forks(from: $0) }
        })
    }
    describe(results, in: &report)
    return report
  }

  // MARK: - Progress

  var small: Int { Int(exactly: app.representedSpace.count) ?? .max }

  var samples: Int { app.isExhaustedBySmallBound ? 0 : plan.samples }

  private func monitor(_ index: Int, _ line: ProgressLine) -> RouteCheck.Monitor {
    let label = "\(routes[index].name) (\(index + 1) of \(routes.count))"
    let isCovering = isCovering
    let show = { (phase: RouteCheck.Phase, done: Int) in
      let before = index * (small + samples) + (phase == .exhausting ? 0 : small)
      let work =
        isCovering
        ? ProgressLine.Work(done: done, pieces: (index, routes.count), deadline: deadline)
        : ProgressLine.Work(
          done: before + done, total: routes.count * (small + samples), deadline: deadline)
      line.show(work) {
        switch phase {
        case .covering: "\(label) · \(done.counting("region"))"
        case .exhausting: "\(label) · small bound, \(done.grouped) of \(small.grouped)"
        case .exchanging: "\(label) · \(done.counting("exchanged stack"))"
        case .sampling: "\(label) · sample, \(done.grouped) of \(samples.grouped)"
        }
      }
    }
    show(.exhausting, 0)
    return RouteCheck.Monitor(progress: show, shouldStop: shouldStop)
  }

  func shouldStop() -> StopReason? { limits.stopReason(at: deadline) }
}
