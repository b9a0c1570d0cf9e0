import Checking
import Reporting
public import RoutingSpecs
public import Testing
import Workers

/// One check in a test: runs it, and records what it finds as issues and attachments.
@MainActor
struct RouteTest {
  let route: Route
  let app: RoutedApp
  let options: RouteTestOptions
  let place: SourceLocation
  let database: FailureDatabase?

  /// Tries the known failures, then every stack of the app's spaces.
  func runAll() throws -> RouteResult {
    let workers = try makeWorkers()
    if let reason = try workers?.unusableScreen() { return unchecked(because: reason) }
    var recorded = try recordKnownFailures(workers)
    let deadline = options.time.map { ContinuousClock.now + .seconds($0.seconds) }
    let shouldStop = { () -> StopReason? in
      if Task.isCancelled { return .cancelled }
      return deadline.map { ContinuousClock.now >= $0 } == true ? .time : nil
    }
    let result =
      try workers?.run(monitor: .init(shouldStop: shouldStop))[0]
      ?? RouteCheck(route, of: app, plan: options.plan).run(monitor: .init(shouldStop: shouldStop))
    let report = try assembly.report(
      of: [result], explaining: { try explain($1, workers) },
      studying: { route, groups in
        if shouldStop() != nil { return [] }
        return try workers?.studies(of: groups, route: 0, shouldStop: shouldStop)
          ?? RouteStudy(RouteCheck(route, of: app, plan: options.plan)).studies(of: groups)
      },
      forking: { states in
        if shouldStop() != nil { return [] }
        if let workers { return try workers.forks(from: states) }
        let forks = StackForks(of: app, options: options.plan.execution)
        return states.map { forks.forks(from: $0) }
      })
    record(report.violations.filter { recorded.insert(failure($0)).inserted })
    if !report.violations.isEmpty { attach(report) }
    try database?.add(report.violations.map(failure), of: route.name, in: app.name)
    warn(about: result, in: report)
    if options.requiresProof { demandProof(in: report) }
    return result
  }

  /// Records that nothing can be checked, and why; nothing is run.
  private func unchecked(because reason: StopReason) -> RouteResult {
    Issue.record("\(route.name) was not checked: \(reason).", sourceLocation: place)
    var check = CheckScheduler(RouteCheck(route, of: app, plan: options.plan))
    _ = check.begin()
    check.stop(reason)
    return check.result
  }

  /// Performs the route from one stack.
  func run(from state: StackState, properties: [RouteProperty]) throws {
    record(try violations(of: properties, from: state, try makeWorkers()))
  }

  /// The properties that the route violates from one stack, each with what was done.
  ///
  /// - Throws: `StackSpaceError` where the space does not have the stack, or what the workers throw.
  private func violations(
    of properties: [RouteProperty], from state: StackState, _ workers: WorkerCheck?
  ) throws -> [Report.Violation] {
    let rank = try app.space.rank(of: state)
    let explanation = try explain(state, workers)
    return properties.filter(explanation.judgement.violated.contains).map { property in
      let token = ReplayToken(
        app: app.name, route: route.name, property: property.rawValue, payload: .rank(rank))
      return assembly.violation(of: route, property, explanation, token: token)
    }
  }

  /// Performs a run again that a token names.
  func run(_ token: ReplayToken, _ property: RouteProperty) throws {
    switch token.payload {
    case .rank(let rank): try run(from: try app.space.state(at: rank), properties: [property])
    case .choices(let choices): try run(drawing: choices, token: token, property: property)
    case .steps: throw RouteTestError.journeyToken
    }
  }

  /// Performs a run whose choices were kept.
  private func run(drawing choices: ChoiceSequence, token: ReplayToken, property: RouteProperty) throws {
    let (explanation, _) =
      try makeWorkers()?.explain(drawing: choices, route: 0) ?? execution().explain(drawing: choices)
    guard explanation.judgement.violated.contains(property) else { return }
    record([assembly.violation(of: route, property, explanation, token: token)])
  }

  /// The workers that make the runs, so that a route that traps is an issue of its test and does not end it.
  private func makeWorkers() throws -> WorkerCheck? {
    guard options.jobs > 0 else { return nil }
    return try WorkerCheck(
      [route], of: app, plan: options.plan, workers: options.jobs, runTime: options.runTime)
  }

  private func explain(_ state: StackState, _ workers: WorkerCheck?) throws -> RouteExplanation {
    try workers?.explain(state, route: 0) ?? execution().explain(state)
  }

  private func execution() -> RouteExecution {
    RouteExecution(route, of: app, options: options.plan.execution)
  }

  private var assembly: ReportAssembly {
    ReportAssembly(
      app: app, frame: .init(toolVersion: ToolVersion.current, seed: options.plan.seed, replayOptions: bound),
      properties: app.properties.filter(options.properties.contains), execution: options.plan.execution)
  }

  /// What a command line that replays a run at the bound of the traits needs besides the token.
  private var bound: String { options.bound.map { " --bound \($0)" } ?? "" }

  // MARK: - Known failures

  /// Records the known failures that still fail; one that no longer fits the app is passed over.
  private func recordKnownFailures(_ workers: WorkerCheck?) throws -> Set<FailureDatabase.Failure> {
    var recorded: Set<FailureDatabase.Failure> = []
    let known = database?.failures(of: route.name, in: app.name) ?? []
    guard !known.isEmpty else { return [] }
    let notation = StackNotation(catalogue: app.catalogue)
    var failing: [Report.Violation] = []
    for failure in known {
      guard let property = RouteProperty(rawValue: failure.property), options.properties.contains(property),
        let state = try? notation.state(from: failure.state), (try? app.space.rank(of: state)) != nil,
        var violation = try violations(of: [property], from: state, workers).first
      else { continue }
      violation.group = "a failure that was known before"
      failing.append(violation)
      recorded.insert(failure)
    }
    record(failing)
    return recorded
  }

  private func failure(_ violation: Report.Violation) -> FailureDatabase.Failure {
    FailureDatabase.Failure(property: violation.property, state: violation.notation)
  }

  // MARK: - Words

  /// Records an issue for each run that failed, with all the properties that it broke.
  ///
  /// What runs it again is a line of Swift, as the app need not be known to any command.
  private func record(_ violations: [Report.Violation]) {
    for var cause in Report.causes(of: violations) {
      if let token = try? ReplayToken(parsing: cause.first.replay.token) {
        cause.first.replay.command =
          RegressionTest(token, from: cause.first.notation, of: app.source, under: app.changedSettings).call
      }
      let text = TextRenderer().render(cause, space: DecimalCount(app.space.count))
      Issue.record(Comment(rawValue: "\n" + text), sourceLocation: place)
    }
  }

  /// Attaches what people open beside the failure: the report, the tokens, the tests to paste.
  private func attach(_ report: Report) {
    Attachment.record(HTMLRenderer().render(report), named: "\(route.name).html", sourceLocation: place)
    let tokens = report.violations.map { $0.replay.token + "\n" }.joined()
    Attachment.record(tokens, named: "\(route.name)-replay.txt", sourceLocation: place)
    for (index, test) in report.violations.compactMap(\.replay.test).enumerated() {
      Attachment.record(test, named: "\(route.name)-regression-\(index + 1).swift", sourceLocation: place)
    }
  }

  /// Records what holds and is only tested as an issue.
  func demandProof(in report: Report) {
    let tested = report.cells.filter { $0.verdict.strength == .tested }.map(\.property)
    guard !tested.isEmpty else { return }
    let why = report.testedSentences.joined(separator: " ")
    let text = "\(route.name) is tested and not proved: \(tested.joined(separator: ", ")). \(why)"
    Issue.record(Comment(rawValue: text), sourceLocation: place)
  }

  /// Says, as a warning, that nothing was found and not everything was covered or put to the test.
  private func warn(about result: RouteResult, in report: Report) {
    let untested = route.untestedPremises(in: result)
    if !untested.isEmpty, options.properties.contains(.passesOwnChecks) {
      let text = "\(route.name): never put to the test: \(untested.joined(separator: ", "))."
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: place)
    }
    let open = options.properties.filter { property in
      guard case .inconclusive = result[property].verdict else { return false }
      return result[property].exercisedRuns > 0
    }
    guard let first = open.first,
      case .inconclusive(let reason) = report.cells.first(where: { $0.property == first.rawValue })?.verdict
    else { return }
    let names = open.map(\.rawValue).joined(separator: ", ")
    let text = "\(route.name) is inconclusive: \(reason). No violation was found of \(names)."
    Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: place)
  }
}

extension Route: CustomTestStringConvertible, CustomTestArgumentEncodable {
  /// The route's name, as lists of tests show the case.
  public nonisolated var testDescription: String { name }

  /// Encodes the route's name, which tells its case from the others.
  ///
  /// - Parameter encoder: Receives one string.
  /// - Throws: What the encoder throws.
  public nonisolated func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
