import Checking
import Reporting
import RoutingSpecs
import Workers

/// The check of some routes of an app, as the command line asks for it.
@MainActor
struct CheckRun {
  let surroundings: any Surroundings
  let app: RoutedApp
  let routes: [Route]
  let properties: [RouteProperty]
  let plan: RouteCheck.Plan
  let deadline: Double?
  let isQuiet: Bool
  let replayOptions: String
  let jobs: Int
  let hangBudget: Duration
  let certificatePath: String?
  /// When the check began and is to end, where it goes through bounds of its own choice meanwhile.
  let timeToGrow: ClosedRange<Double>?

  init(_ arguments: ParsedArguments, surroundings: any Surroundings, lookup: AppLookup) throws {
    self.surroundings = surroundings
    app = try lookup.app(arguments.positional[0])
      .bounded(byLarge: arguments.value("--bound"), small: arguments.value("--exhaust"))
    let stacks = app.representedSpace.count
    guard stacks <= Natural(Self.mostExhaustedStates) else {
      throw CommandError.tooMuchToExhaust(
        states: stacks.shortForm, allowed: Self.mostExhaustedStates)
    }
    routes = try app.routes(named: arguments.all("--route"))
    let wanted = try RouteProperty.named(arguments.all("--property"))
    properties = app.properties.filter(wanted.contains)
    plan = try Self.plan(arguments, properties)
    let start = surroundings.seconds
    deadline = try arguments.duration("--time").map { start + $0 }
    // Whoever names a bound gets that one alone.
    let isBoundNamed = ["--bound", "--exhaust"].contains { arguments.value($0) != nil }
    timeToGrow = isBoundNamed ? nil : deadline.map { start...$0 }
    isQuiet = arguments.has("--quiet") || arguments.has("--json")
    replayOptions = lookup.replayOptions(
      app: arguments.positional[0], bound: arguments.value("--bound"))
    jobs = try arguments.jobs(default: surroundings.standardJobs)
    hangBudget = try arguments.hangBudget()
    certificatePath = arguments.value("--certificate")
    if certificatePath != nil, !plan.covers {
      throw CommandError.contradictoryOptions("--certificate", "--no-cover")
    }
  }

  /// How many states are run one by one at most: some minutes for each route.
  private static let mostExhaustedStates = 50_000_000

  private static func plan(
    _ arguments: ParsedArguments, _ properties: [RouteProperty]
  ) throws -> RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    plan.covers = !arguments.has("--no-cover")
    plan.samples = try arguments.number("--samples", in: 0...1_000_000_000, default: plan.samples)
    plan.seed = Seed(UInt64(try arguments.number("--seed", in: 0...Int.max, default: 1)))
    // Whoever says which stacks are to be run gets them, whether a cover reaches them or not.
    if arguments.has("--exhaust") { plan.mostCompared = nil }
    plan.samplesBesideCover = arguments.has("--samples")
    plan.execution.properties = RouteProperties(properties)
    return plan
  }

  /// Runs everything, and says what came out; writes a certificate of it where one is wanted.
  func report() throws -> Report {
    guard let certificatePath else { return try report(certificate: nil) }
    return try surroundings.stream(to: certificatePath) { write in
      let opening = Certificate.Opening(app, properties: properties, toolVersion: ToolVersion.current)
      let certificate = CertificateWriter(opening, write: write)
      let report = try report(certificate: certificate)
      certificate.close()
      return report
    }
  }

  private func report(certificate: CertificateWriter?) throws -> Report {
    // Workers are copies of this process, which is smallest now.
    let workers =
      jobs == 0
      ? nil
      : try CommandError.wrapping {
        try WorkerCheck(routes, of: app, plan: plan, workers: jobs, runTime: hangBudget)
      }
    if !isQuiet { writeOpening() }
    let line = ProgressLine(surroundings, isQuiet: isQuiet)
    let growth = growth(line)
    try growth?.growToOwn()
    var results = try workers.map { try run($0, line, certificate) } ?? runHere(line, certificate)
    line.clear()
    if let growth { results = growth.note(own: results) }
    var report = try assemble(results, workers)
    if let growth {
      try growth.growOn()
      report.growth = assembly.growth(of: growth.check)
    }
    if surroundings.isInterrupted {
      surroundings.writeError("Stopped early; this is what was run by then.\n")
    }
    return report
  }

  /// What goes through other bounds in the time that there is; `nil` where nobody gave any, or nothing can be covered.
  private func growth(_ line: ProgressLine) -> BoundGrowth? {
    guard let timeToGrow, growsBeyond else { return nil }
    let options = BoundGrowth.Options(
      routes: routes, properties: properties, plan: plan, jobs: jobs, hangBudget: hangBudget,
      time: timeToGrow)
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
  private func runHere(_ line: ProgressLine, _ certificate: CertificateWriter?) -> [RouteResult] {
    let covers = certifiedCovers(line, certificate)
    let results = routes.indices.map { index in
      RouteCheck(routes[index], of: app, plan: plan).run(
        monitor: monitor(index, line), coveringBy: covers.map { covers in { covers.cover(index, after: $0) } }
      )
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

  private var assembly: ReportAssembly {
    let frame = ReportAssembly.Frame(
      toolVersion: ToolVersion.current, seed: plan.seed, replayOptions: replayOptions)
    return ReportAssembly(app: app, frame: frame, properties: properties, execution: plan.execution)
  }

  private func assemble(_ results: [RouteResult], _ workers: WorkerCheck?) throws -> Report {
    let assembly = assembly
    let index = { (route: Route) in routes.firstIndex { $0.name == route.name } ?? 0 }
    var report = try CommandError.wrapping {
      try assembly.report(
        of: results,
        explaining: workers.map { workers in { try workers.explain($1, route: index($0)) } },
        studying: { route, groups in
          if shouldStop() != nil { return [] }
          return try workers?.studies(of: groups, route: index(route))
            ?? RouteStudy(RouteCheck(route, of: app, plan: plan)).studies(of: groups)
        },
        forking: { states in
          if shouldStop() != nil { return [] }
          if let workers { return try workers.forks(from: states) }
          let forks = StackForks(of: app, options: plan.execution)
          return states.map { forks.forks(from: $0) }
        })
    }
    report.bound = boundWords(results)
    return report
  }

  // MARK: - Words

  private func writeOpening() {
    let opening = opening + (growsBeyond ? " Then from larger bounds, until the time is up." : "")
    let lines = surroundings.showsProgress ? opening.wrapped(to: surroundings.progressWidth) : [opening]
    surroundings.writeError(lines.joined(separator: "\n") + "\n")
  }

  private var opening: String {
    let beginning = "Checking \(routes.count.counting("route")) of \(app.name) from "
    let small =
      "every stack of up to \(app.exhaustiveSpace.bounds.words)"
      + " (\(self.small.counting("state")))"
    let large = "up to \(app.space.bounds.words) (\(app.space.count.shortForm) states)"
    if isCovering {
      return beginning + (plan.mostCompared == nil ? small + " and " : "")
        + "every stack of \(large), region by region."
    }
    return beginning + small
      + (samples == 0 ? "." : " and \(plan.samples.counting("stack")) drawn from \(large).")
  }

  /// Whether there are routes to cover, so that the small bound and the samples are for the others.
  private var isCovering: Bool { !app.isExhaustedBySmallBound && hasCoverableRoutes }

  private var growsBeyond: Bool { timeToGrow != nil && hasCoverableRoutes }

  private var hasCoverableRoutes: Bool {
    routes.contains { RouteCheck($0, of: app, plan: plan).isCoverable }
  }

  private func boundWords(_ results: [RouteResult]) -> String {
    let words = "up to \(app.space.bounds.words); every stack"
    let others = results.filter { !$0.isCovered }
    if others.isEmpty { return words + " was covered, region by region" }
    let part = app.isExhaustedBySmallBound ? "" : " of up to \(app.exhaustiveSpace.bounds.words)"
    let isWhole = others.allSatisfy { result in result.cells.allSatisfy { $0.exhausted.reason == nil } }
    if !isWhole { return words + part + " was to be run, but the check stopped before" }
    return words + part + (others.count == results.count ? " was run" : " was run or covered")
  }

  // MARK: - Progress

  private var small: Int { Int(exactly: app.representedSpace.count) ?? .max }

  private var samples: Int { app.isExhaustedBySmallBound ? 0 : plan.samples }

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

  private func shouldStop() -> StopReason? {
    if surroundings.isInterrupted { return .cancelled }
    if let deadline, surroundings.seconds >= deadline { return .time }
    return nil
  }
}
