import Checking
import Reporting
import RoutingSpecs
import Workers

extension RouteCheckCommand {
  /// `routecheck check`: checks the routes of an app and shows the report.
  func check(_ arguments: ParsedArguments) throws -> ExitCode {
    let run = try CheckRun(arguments, surroundings: surroundings, lookup: lookup)
    let report = try run.report()
    let keepingFailure = keep(report)
    if arguments.has("--json") {
      surroundings.write(JSONRenderer().render(report))
    } else {
      surroundings.write(TextRenderer(options: textOptions(arguments)).render(report))
    }
    if let keepingFailure {
      surroundings.writeError(
        "routecheck: \(keepingFailure.message) `routecheck report` will not know this run.\n")
    }
    return exitCode(of: report)
  }

  /// Keeps a report for `routecheck report`; a folder that cannot be written must not cost the result.
  private func keep(_ report: Report) -> CommandError? {
    do {
      try surroundings.replace(LastRun.path, with: JSONRenderer().render(report))
      return nil
    } catch {
      return error as? CommandError ?? .unwritableFile(LastRun.path, reason: "\(error)")
    }
  }

  /// How text is shown, as options and terminal say.
  func textOptions(_ arguments: ParsedArguments) -> TextRenderer.Options {
    TextRenderer.Options(
      usesColor: surroundings.showsColor && !arguments.has("--no-color"),
      width: min(surroundings.width, 120), isASCII: arguments.has("--ascii"),
      listsCells: arguments.has("--cells"))
  }

  private func exitCode(of report: Report) -> ExitCode {
    let summary = report.summary
    if summary.violated > 0 { return .violation }
    return summary.inconclusive > 0 || summary.total == 0 ? .inconclusive : .success
  }
}

/// Where the last run is kept, for `routecheck report`.
enum LastRun {
  static let path = ".routecheck/last-run.json"
}

/// The check of some routes of an app, as the command line asks for it.
@MainActor
private struct CheckRun {
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

  init(_ arguments: ParsedArguments, surroundings: any Surroundings, lookup: AppLookup) throws {
    self.surroundings = surroundings
    app = try lookup.app(arguments.positional[0])
      .bounded(byLarge: arguments.value("--bound"), small: arguments.value("--exhaust"))
    guard app.exhaustiveSpace.count <= Natural(Self.mostExhaustedStates) else {
      throw CommandError.tooMuchToExhaust(
        states: app.exhaustiveSpace.count.shortForm, allowed: Self.mostExhaustedStates)
    }
    routes = try app.routes(named: arguments.all("--route"))
    let wanted = try RouteProperty.named(arguments.all("--property"))
    properties = app.properties.filter(wanted.contains)
    plan = try Self.plan(arguments, properties)
    deadline = try arguments.duration("--time").map { surroundings.seconds + $0 }
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
    let results =
      try workers.map { try run($0, line, certificate) }
      ?? routes.indices.map { index in
        certify(index, line, certificate) { $0.run(monitor: $1) }
      }
    line.clear()
    if surroundings.isInterrupted {
      surroundings.writeError("Stopped early; this is what was run by then.\n")
    }
    return try assemble(results, workers)
  }

  private func run(
    _ workers: WorkerCheck, _ line: ProgressLine, _ certificate: CertificateWriter?
  ) throws -> [RouteResult] {
    let total = routes.count * (small + samples)
    let monitor = WorkerCheck.Monitor(
      progress: { done in
        line.show(ProgressLine.Work(done: done, total: total, deadline: deadline)) {
          "\(routes.count.counting("route")) · \(done.grouped) of \(total.grouped) runs"
        }
      }, shouldStop: shouldStop)
    guard certificate == nil else {
      // Whoever writes the regions down has to be told each of them, which workers do not.
      let results = try CommandError.wrapping { try workers.run(monitor: monitor) }
      return zip(routes.indices, results).map { index, result in
        certify(index, line, certificate) { $0.covering(result, monitor: $1) }
      }
    }
    let covering = WorkerCheck.Monitor(
      progress: { done in
        line.show(ProgressLine.Work(done: done, deadline: deadline)) {
          "\(routes.count.counting("route")) · \(done.counting("region"))"
        }
      }, shouldStop: shouldStop)
    return try CommandError.wrapping {
      try workers.cover(try workers.run(monitor: monitor), monitor: covering)
    }
  }

  /// Checks a route, or covers it after its check, and writes the regions of its cover into the certificate.
  private func certify(
    _ index: Int, _ line: ProgressLine, _ certificate: CertificateWriter?,
    _ work: (RouteCheck, RouteCheck.Monitor) -> RouteResult
  ) -> RouteResult {
    let check = RouteCheck(routes[index], of: app, plan: plan)
    let monitor = monitor(index, line, certificate)
    guard let certificate else { return work(check, monitor) }
    certificate.begin(routes[index].name)
    let result = work(check, monitor)
    certificate.end(gap(in: result, of: check, monitor))
    return result
  }

  /// Why the regions of a cover are not all stacks, or `nil` where they are.
  private func gap(in result: RouteResult, of check: RouteCheck, _ monitor: RouteCheck.Monitor) -> String? {
    if let covered = result.cells.first?.covered { return covered.reason.map { "\($0)" } }
    guard check.isCoverable, !result.violated.contains(.doesNotTrap) else {
      return "the route was not covered region by region"
    }
    // Where every stack was run by itself nothing had to be covered; it is now, to be certified.
    return check.cover(monitor: monitor).reason.map { "\($0)" }
  }

  private func assemble(_ results: [RouteResult], _ workers: WorkerCheck?) throws -> Report {
    let frame = ReportAssembly.Frame(
      toolVersion: ToolVersion.current, seed: plan.seed, replayOptions: replayOptions)
    let assembly = ReportAssembly(
      app: app, frame: frame, properties: properties, execution: plan.execution)
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
    let lines = surroundings.showsProgress ? opening.wrapped(to: surroundings.progressWidth) : [opening]
    surroundings.writeError(lines.joined(separator: "\n") + "\n")
  }

  private var opening: String {
    let small =
      "every stack of up to \(app.exhaustiveSpace.bounds.words)"
      + " (\(Int(small).counting("state")))"
    let large =
      !plan.covers
      ? "\(plan.samples.counting("stack")) drawn from up to \(app.space.bounds.words)"
        + " (\(app.space.count.shortForm) states)"
      : "region by region, from every stack of up to \(app.space.bounds.words)"
        + " (\(app.space.count.shortForm) states)"
    return "Checking \(routes.count.counting("route")) of \(app.name) from \(small)"
      + (samples == 0 ? "." : " and \(large).")
  }

  private func boundWords(_ results: [RouteResult]) -> String {
    if results.allSatisfy({ result in result.cells.allSatisfy(\.isCovered) }) {
      return "up to \(app.space.bounds.words); every stack was covered, region by region"
    }
    let words = "up to \(app.space.bounds.words); every stack"
    let part = app.isExhaustedBySmallBound ? "" : " of up to \(app.exhaustiveSpace.bounds.words)"
    let isWhole = results.allSatisfy { result in result.cells.allSatisfy { $0.exhausted.reason == nil } }
    return words + part + (isWhole ? " was run" : " was to be run, but the check stopped before")
  }

  // MARK: - Progress

  private var small: Int { Int(exactly: app.exhaustiveSpace.count) ?? .max }

  private var samples: Int { app.isExhaustedBySmallBound ? 0 : plan.samples }

  private func monitor(
    _ index: Int, _ line: ProgressLine, _ certificate: CertificateWriter?
  ) -> RouteCheck.Monitor {
    let label = "\(routes[index].name) (\(index + 1) of \(routes.count))"
    let show = { (phase: RouteCheck.Phase, done: Int) in
      let isSampling = phase != .exhausting
      let before = index * (small + samples) + (isSampling ? small : 0)
      let work = ProgressLine.Work(
        done: before + done, total: routes.count * (small + samples), deadline: deadline)
      line.show(work) {
        if phase == .covering { return "\(label) · \(done.counting("region"))" }
        return "\(label) · \(isSampling ? "sample" : "small bound"), "
          + "\(done.grouped) of \((isSampling ? samples : small).grouped)"
      }
    }
    show(.exhausting, 0)
    return RouteCheck.Monitor(progress: show, shouldStop: shouldStop) { certificate?.note($0) }
  }

  private func shouldStop() -> StopReason? {
    if surroundings.isInterrupted { return .cancelled }
    if let deadline, surroundings.seconds >= deadline { return .time }
    return nil
  }
}
