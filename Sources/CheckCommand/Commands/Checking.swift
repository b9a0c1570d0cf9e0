import Journeys
import Reporting
import Workers

extension RouteCheckCommand {
  /// `routecheck check`: checks the routes of an app and shows the report.
  func check(_ arguments: ParsedArguments) throws -> ExitCode {
    if let app = lookup.launched(arguments.positional[0]) { return try explore(app, arguments) }
    let run = try CheckRun(arguments, surroundings: surroundings, lookup: lookup)
    let report = try run.report { keep($0, arguments) }
    let keepingFailure = keep(report)
    if arguments.has("--json") {
      surroundings.write(JSONRenderer().render(report))
    } else {
      surroundings.write(TextRenderer(options: textOptions(arguments)).render(report))
    }
    if let keepingFailure {
      surroundings.writeError(
        named("routecheck: \(keepingFailure.message) `routecheck report` will not know this run.\n"))
    }
    return Self.exitCode(of: report, requiringProof: arguments.has("--require-proof"))
  }

  /// Checks an app that is used from launch.
  private func explore(_ app: CheckedApp, _ arguments: ParsedArguments) throws -> ExitCode {
    let check = CommandSpecs.check
    try arguments.refuse(
      check.options.map(\.name).filter { !check.launchOptions.contains($0) }, for: app)
    guard let report = try explored(app, arguments) else { return .violation }
    surroundings.write(arguments.has("--json") ? report.document : report.text)
    return report.isViolated ? .violation : report.holds ? .success : .inconclusive
  }

  /// Keeps a report to be said if the process has to end before there is a better one.
  private func keep(_ report: Report, _ arguments: ParsedArguments) {
    let isJSON = arguments.has("--json")
    let options = textOptions(arguments)
    let code = Self.exitCode(of: report, requiringProof: arguments.has("--require-proof"))
    surroundings.keep {
      let document = JSONRenderer().render(report)
      return LastWords(
        output: isJSON ? document : TextRenderer(options: options).render(report), errors: LastWords.notice,
        files: [(LastRun.path, document)], code: code)
    }
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

  /// What the shell is told of a report.
  nonisolated static func exitCode(of report: Report, requiringProof: Bool) -> ExitCode {
    let summary = report.summary
    if summary.violated > 0 || !report.failuresBeyond.isEmpty { return .violation }
    if requiringProof, summary.tested + summary.notExercisedAsTested > 0 { return .inconclusive }
    // A shard speaks of its own routes; more shards than routes are no reason to fail.
    let isEmptyShard = report.shard?.results.isEmpty ?? false
    return summary.inconclusive > 0 || summary.total == 0 && !isEmptyShard ? .inconclusive : .success
  }
}

/// Where the last run is kept, for `routecheck report`.
enum LastRun {
  static let path = ".routecheck/last-run.json"
}
