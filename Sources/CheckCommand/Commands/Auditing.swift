import Auditing
import Checking
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck audit`: verifies a certificate with code that shares nothing with the engine that wrote it.
  func audit(_ arguments: ParsedArguments) throws -> ExitCode {
    let path = arguments.positional[0]
    do {
      let run = try AuditRun(arguments, surroundings: surroundings, lookup: lookup)
      let isJSON = arguments.has("--json")
      let summary = try run.summary(of: path, noting: { noteVersion($0, of: path) }) { summary in
        let words = summary.words(asJSON: isJSON)
        // The routes that come next were not looked at.
        let code = summary.exitCode == .success ? RouteCheckCommand.ExitCode.inconclusive : summary.exitCode
        surroundings.keep { LastWords(output: words, errors: LastWords.notice, code: code) }
      }
      surroundings.write(summary.words(asJSON: isJSON))
      return summary.exitCode
    } catch let error as CertificateError {
      throw CommandError.badFile(path, reason: "\(error)")
    }
  }
}

/// An audit, as the command line asks for it.
@MainActor
private struct AuditRun {
  /// The most stacks that are run by themselves: some minutes for each route.
  private static let mostStates = 10_000_000

  /// The longest line, in bytes: an opening with every screen that a catalogue may have.
  private static let longestLine = 8 << 20

  let surroundings: any Surroundings
  let lookup: AppLookup
  let appFile: String?
  let settings: [String]
  let plan: CertificateAudit.Plan
  let isQuiet: Bool

  init(_ arguments: ParsedArguments, surroundings: any Surroundings, lookup: AppLookup) throws {
    self.surroundings = surroundings
    self.lookup = lookup
    appFile = arguments.value("--app")
    settings = arguments.all("--setting")
    isQuiet = arguments.has("--quiet") || arguments.has("--json")
    var plan = CertificateAudit.Plan()
    plan.runsAll = arguments.has("--all")
    plan.samples = try arguments.number("--samples", in: 0...1_000_000_000, default: plan.samples)
    plan.seed = try arguments.seed()
    self.plan = plan
  }

  /// Reads a certificate to its end, auditing each route when it is complete.
  ///
  /// What is known after each route is kept, in case the process has to end.
  func summary(
    of path: String, noting noteVersion: (String) -> Void, keepingKnown keep: (AuditSummary) -> Void
  ) throws -> AuditSummary {
    var reader = CertificateReader()
    var audit: CertificateAudit?
    var summary = AuditSummary(seed: plan.seed)
    let line = ProgressLine(surroundings, isQuiet: isQuiet)
    try surroundings.forEachLine(of: path, limit: Self.longestLine) { bytes in
      switch try reader.read(bytes) {
      case .opening(let opening):
        noteVersion(opening.toolVersion)
        let app = try app(of: opening, path)
        audit = try CertificateAudit(opening, of: app, plan: plan)
        summary.open(opening, app)
        keep(summary)
      case .route(let route):
        line.show(ProgressLine.Work(done: summary.routes.count, total: nil, deadline: nil)) {
          "\(route.name) · \(route.ending.regions.counting("region"))"
        }
        if let result = try audit?.run(route, shouldStop: { surroundings.isInterrupted ? .cancelled : nil }) {
          summary.routes.append(AuditSummary.Route(result))
          keep(summary)
        }
      case .closing, nil: break
      }
    }
    try reader.end()
    line.clear()
    return summary
  }

  private func app(of opening: Certificate.Opening, _ path: String) throws -> RoutedApp {
    let own = try foundApp(of: opening, path).bounded(byLarge: nil, small: nil)
    let app: RoutedApp
    do {
      app = try own.under(opening.settings ?? [])
    } catch {
      throw CertificateError.malformed(line: 1, reason: "\(error)")
    }
    let bounds: StackSpace.Bounds
    do {
      bounds = try app.space.bounds.changed(by: opening.bound)
    } catch {
      throw CertificateError.malformed(line: 1, reason: "`\(opening.bound)` is no bound")
    }
    let bounded = try app.bounded(byLarge: bounds.text, small: nil).set(settings)
    guard !plan.runsAll || bounded.space.count <= Natural(Self.mostStates) else {
      throw CommandError.tooManyToRunAgain(
        states: bounded.space.count.shortForm, allowed: Self.mostStates)
    }
    return bounded
  }

  private func foundApp(of opening: Certificate.Opening, _ path: String) throws -> RoutedApp {
    guard let appFile else {
      guard let app = try lookup.builtIn(opening.app) else {
        throw CommandError.certificateNeedsAppFile(app: opening.app, path: path)
      }
      return app
    }
    let app = try lookup.app(appFile)
    guard app.name == opening.app else {
      throw CommandError.foreignCertificate(app: opening.app, fileApp: app.name, path: appFile)
    }
    return app
  }
}
