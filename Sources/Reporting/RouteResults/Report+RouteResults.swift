public import Checking
public import RoutingSpecs

/// Puts the results of a check into a report document.
@MainActor
public struct ReportAssembly {
  /// What stays the same for all routes of a run.
  public struct Frame: Sendable {
    /// The version of the tool that ran the check.
    public var toolVersion: String
    /// The seed of what was drawn at random.
    public var seed: Seed
    /// What follows the token on the command line that replays a run, for instance an app file or a bound.
    public var replayOptions: String
    /// What a person types to run the tool, in front of its commands.
    public var command = "routecheck"
    /// The settings of the model that are not the app's own, each with its value.
    public var settings: [String] = []
    /// What a person types to see a run again.
    ///
    /// - Parameters:
    ///   - token: The run's token.
    ///   - settings: The settings that are not the app's own, where they are not those of the frame.
    /// - Returns: The command line.
    public func replayCommand(_ token: ReplayToken, under settings: [String]? = nil) -> String {
      let changes = (settings ?? self.settings).map { " --setting \($0)" }.joined()
      return "\(command) replay \(token)\(replayOptions)\(changes)"
    }

    /// The folder whose files are named by their paths in it, where the tool runs in one; else by their modules.
    public var folder: String?

    /// Describes a run.
    public init(toolVersion: String, seed: Seed, replayOptions: String = "") {
      self.toolVersion = toolVersion
      self.seed = seed
      self.replayOptions = replayOptions
    }
  }

  let app: RoutedApp
  private(set) var frame: Frame
  private let properties: [RouteProperty]
  private let execution: RouteExecution.Options

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - app: The app that was checked.
  ///   - frame: What stays the same for all routes.
  ///   - properties: The properties that were judged, in the order of the table's columns; those of the app by default.
  ///   - execution: How the routes were performed; the witnesses are performed again in the same way.
  public init(
    app: RoutedApp, frame: Frame, properties: [RouteProperty]? = nil,
    execution: RouteExecution.Options = RouteExecution.Options()
  ) {
    self.app = app
    self.frame = frame
    self.frame.settings = app.changedSettings
    self.properties = properties ?? app.properties
    self.execution = execution
  }

  /// Makes the report.
  ///
  /// - Parameters:
  ///   - results: The results of the routes, each of which the app has.
  ///   - explain: Performs a route from a stack again and tells its steps; in this process where `nil`, which a run
  ///     that traps would take with it.
  ///   - study: Finds out what the states of groups have in common; nothing is said about that where `nil`.
  ///   - fork: Tries what else can be done from stacks; nothing is said about that where `nil`.
  /// - Returns: The report; each violation's smallest stack has been performed again, to tell its steps.
  /// - Throws: What `explain`, `study` and `fork` throw.
  public func report(
    of results: [RouteResult], explaining explain: ((Route, StackState) throws -> RouteExplanation)? = nil,
    studying study: ((Route, [ViolationGroup]) throws -> [FailureStudy])? = nil,
    forking fork: Forking? = nil
  ) rethrows -> Report {
    var forked = 0
    return Report(
      toolVersion: frame.toolVersion, app: app.name, bound: boundWords, seed: frame.seed.rawValue,
      spaceCount: DecimalCount(app.space.count),
      properties: properties.map { Report.Property(name: $0.rawValue, summary: $0.sentence) },
      routes: results.compactMap { result in
        app.route(named: result.route).map { describe($0, leaving: result.waiting) }
      },
      cells: results.flatMap { result in held(to: result.route).map { cell(result, $0) } },
      violations: try results.flatMap { result in
        let own = try violations(of: result, explaining: explain, studying: study)
        return try own.map { found in
          var violation = found.violation
          if let fork, forked < Self.mostForked {
            forked += 1
            try addForks(to: &violation, after: found.stacks, from: found.start, fork)
          }
          return violation
        }
      }, interchangeable: interchangeable(in: results), comparisons: comparisons(in: results),
      settings: app.changedSettings.isEmpty ? nil : app.changedSettings)
  }

  private var boundWords: String {
    "up to \(app.space.bounds.words); every stack of up to \(app.exhaustiveSpace.bounds.words) was run"
  }

  func describe(_ route: Route, leaving waiting: WaitingTotal = WaitingTotal()) -> Report.Route {
    let target = route.expectation.target.words(in: app.catalogue)
    let declines = route.expectation.declines.map { "declines with \($0.error) where \($0.predicate)" }
    let exempt = properties.filter(route.expectation.exemptions.contains).map(\.rawValue)
    let exemption = exempt.isEmpty ? [] : ["is exempt from \(exempt.joined(separator: ", "))"]
    return Report.Route(
      name: route.name, summary: route.summary,
      expectation: ([route.overlapExpectation ?? "reaches \(target)"] + declines + exemption)
        .joined(separator: "; "),
      source: Report.SourcePlace(file: route.location.file(in: frame.folder), line: route.location.line),
      waiting: waiting.sentence)
  }

  /// The properties that a route is held to.
  func held(to name: String) -> [RouteProperty] {
    let exemptions = app.route(named: name)?.expectation.exemptions ?? []
    return properties.filter { !exemptions.contains($0) }
  }

  private func cell(_ result: RouteResult, _ property: RouteProperty) -> Report.Cell {
    let cell = result[property]
    let coverage = cell.coverage
    let verdict: Report.Verdict =
      switch cell.verdict {
      case .holds where cell.isNeverExercised: .notExercised(cell.reportedStrength)
      case .holds:
        untested(result, property).map { .inconclusive(reason: $0) } ?? .holds(cell.reportedStrength)
      case .violated: .violated
      case .inconclusive(let reason): .inconclusive(reason: words(for: cell, reason))
      }
    return Report.Cell(
      route: result.route, property: property.rawValue, verdict: verdict,
      counts: Report.Counts(
        states: DecimalCount(app.space.count), covered: DecimalCount(coverage.statesCovered),
        runs: DecimalCount(UInt(coverage.runsExecuted))))
  }

  /// What a route's team says over time that no run has put to the test, where a property is about that.
  private func untested(_ result: RouteResult, _ property: RouteProperty) -> String? {
    guard property == .passesOwnChecks, let route = app.route(named: result.route) else { return nil }
    let premises = route.untestedPremises(in: result)
    return premises.isEmpty ? nil : "never put to the test: \(premises.joined(separator: ", "))"
  }

  private func words(for cell: PropertyResult, _ reason: StopReason) -> String {
    // Whatever was counted by a declaration that is wrong says nothing.
    if reason.isAboutDeclaration { return "\(reason)" }
    if cell.exercisedRuns == 0, cell.coverage.runsExecuted > 0, reason != .cancelled {
      let words = "not exercised in \(cell.coverage.runsExecuted) runs"
      guard case .largerStackFails(let stack) = reason else { return words }
      return "\(words), and violated in the larger \(stack); a larger bound shows more"
    }
    var words = "\(reason)"
    if case .sampled = reason, let risk = cell.residualRisk { words += ": \(risk)" }
    if let cover = cell.covered?.reason, cover != reason { words += "; its cover ended early: \(cover)" }
    guard cell.exhausted.reason == nil, let small = cell.exhausted.coverage.statesInSpace else {
      return words
    }
    return "all \(small.grouped) states of the small bound passed; \(words)"
  }

  // MARK: - Violations

  private func violations(
    of result: RouteResult, explaining explain: ((Route, StackState) throws -> RouteExplanation)?,
    studying study: ((Route, [ViolationGroup]) throws -> [FailureStudy])?
  ) rethrows -> [(violation: Report.Violation, stacks: [HierarchyDrawing?], start: StackState)] {
    guard let route = app.route(named: result.route) else { return [] }
    let groups = properties.flatMap { result[$0].groups }
    guard !groups.isEmpty else { return [] }
    let studies = try study?(route, groups) ?? []
    // A simulation belongs to the execution that was made last.
    let runner = explain == nil ? RouteExecution(route, of: app, options: execution) : nil
    return try groups.compactMap { group in
      guard let explanation = try explain?(route, group.witness) ?? runner?.explain(group.witness) else {
        return nil
      }
      var violation = violation(of: route, group, result[group.property], explanation)
      // Of a run that nobody had the time to tell no more is known than what was counted.
      if explanation.attempts.isEmpty { violation.actual = "the route \(group.signature.words)" }
      let isTested = result[group.property].reportedStrength == .tested
      violation.study = studies.first { $0.property == group.property && $0.signature == group.signature }
        .map { describe($0, isTested: isTested) }
      let stacks = ToldRun(explanation, about: group.property).decisions.map(\.stack)
      return (violation, stacks, explanation.state)
    }
  }

  private func describe(_ study: FailureStudy, isTested: Bool) -> Report.FailureStudy {
    let neighbour = study.neighbour.map { state in
      Report.Neighbour(
        notation: StackNotation(catalogue: app.catalogue).text(for: state),
        difference: study.difference ?? "",
        start: state.nodes(in: app.catalogue))
    }
    return Report.FailureStudy(
      condition: study.condition, evidence: study.evidence?.words(isTested: isTested), neighbour: neighbour)
  }

  private func violation(
    of route: Route, _ group: ViolationGroup, _ cell: PropertyResult, _ explanation: RouteExplanation
  ) -> Report.Violation {
    let token = ReplayToken(
      app: app.name, route: route.name, property: group.property.rawValue,
      payload: .rank((try? app.space.rank(of: group.witness)) ?? 0))
    let isCovered = !group.coveredStates.isZero && (cell.isCovered || !group.isConcrete)
    let isCounted = !group.exhaustedStates.isZero
    var violation = violation(of: route, group.property, explanation, token: token)
    violation.group = group.signature.words
    violation.groupScope =
      isCovered ? scopeOfCover(cell) : scope(of: cell, isCounted: isCounted)
    violation.groupCount =
      isCovered
      ? DecimalCount(group.coveredStates)
      : DecimalCount(isCounted ? group.exhaustedStates : Natural(group.sampledStates))
    return violation
  }

  private func scopeOfCover(_ cell: PropertyResult) -> String {
    guard !cell.isCovered, let covered = cell.covered?.coverage.statesCovered else {
      let all = "among all \(app.space.count.shortForm) states"
      return cell.reportedStrength == .proved ? "exactly, \(all)" : "\(all), tested and not proved"
    }
    return "among the \(covered.shortForm) that were covered until the check stopped"
  }

  /// Among how many states the states of a group were counted.
  private func scope(of cell: PropertyResult, isCounted: Bool) -> String {
    guard isCounted else {
      return "among the \(cell.sampled.coverage.runsExecuted) that were drawn at random"
    }
    let run = cell.exhausted.coverage.statesCovered.grouped
    return cell.exhausted.reason == nil
      ? "exactly, among the \(run) states of the small bound"
      : "among the \(run) states that were run of the small bound"
  }

  /// Puts one run into the form in which violations are shown.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - property: The property that the run is about.
  ///   - explanation: The run, told step by step.
  ///   - token: What replays the run.
  /// - Returns: The violation, standing for one state.
  public func violation(
    of route: Route, _ property: RouteProperty, _ explanation: RouteExplanation, token: ReplayToken
  ) -> Report.Violation {
    let notation = StackNotation(catalogue: app.catalogue).text(for: explanation.state)
    let run = ToldRun(explanation, about: property)
    return Report.Violation(
      route: route.name, property: property.rawValue, groupCount: 1, cause: run.cause,
      start: run.start.layers.isEmpty ? explanation.state.nodes(in: app.catalogue) : run.start.nodes(),
      notation: notation,
      decisions: run.decisions.map(\.decision), lanes: run.lanes, expected: run.expected, actual: run.actual,
      finalStack: run.finalStack.nodes(since: run.start), faults: run.faults,
      replay: Report.Replay(
        token: "\(token)", command: frame.replayCommand(token),
        test: app.source.map {
          RegressionTest(token, from: notation, of: $0, under: app.changedSettings).text
        }))
  }
}

extension DecimalCount {
  /// Takes over a number of any size.
  ///
  /// - Parameter number: The number; it has at most `maximumDigits` digits in any space that can be made.
  public init(_ number: Natural) {
    guard let count = DecimalCount("\(number)") else {
      preconditionFailure("a count of more than \(Self.maximumDigits) digits")
    }
    self = count
  }
}
