import Checking
import Journeys
import Reporting
import Workers

extension RouteCheckCommand {
  /// `routecheck replay` of a journey: follows it once more, and draws what each step leads to.
  func replay(
    _ steps: [String], _ token: ReplayToken, of app: CheckedApp, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    try arguments.refuse(["--bound", "--setting"], for: app)
    // The journey may be one that traps; what has none of that can be followed here.
    if try arguments.jobs(default: surroundings.standardJobs) > 0 {
      let ending = try CommandError.wrapping {
        try JourneyWorkers(app, workers: 1, runTime: arguments.hangBudget()).ending(of: steps)
      }
      if let ending, let property = ending.property, JourneyProperty(rawValue: property) == nil {
        tell(ending, of: app, arguments)
        let isViolated = property == token.property
        if !arguments.has("--json") { conclude(token, isViolated: isViolated) }
        return isViolated ? .violation : .success
      }
    }
    let report: JourneyReport
    do {
      report = try JourneyReport.replaying(steps, of: app)
    } catch {
      // The error ends as a sentence, and so does what it becomes a part of.
      let words = "the journey does not fit this app: \(error)"
      throw CommandError.badToken("\(token)", reason: words.withoutStop)
    }
    let isViolated = report.findings.contains { $0.property.rawValue == token.property }
    if arguments.has("--json") {
      surroundings.write(report.document)
    } else {
      for finding in report.findings { surroundings.write(report.text(of: finding) + "\n") }
      conclude(token, isViolated: isViolated)
    }
    return isViolated ? .violation : .success
  }

  private func conclude(_ token: ReplayToken, isViolated: Bool) {
    surroundings.write("\(token.property) \(isViolated ? "is violated" : "holds") on this journey.\n")
  }

  /// Tells a journey at whose end the process ended, of which nothing can be drawn.
  func tell(_ ending: JourneySearch.Ending, of app: CheckedApp, _ arguments: ParsedArguments) {
    guard !arguments.has("--json") else {
      surroundings.write(JSONText.document(ending))
      return
    }
    let steps =
      ending.steps.isEmpty
      ? ["at launch"] : ["launch"] + ending.steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let test = JourneyReport.test(
      ending.sentence, replaying: ending.steps, of: app.name, links: app.linkNames)
    let lines =
      ["\(app.name) \(ending.sentence)", "  \(ending.property ?? "")", ""] + steps.map { "  " + $0 } + [
        "", test,
      ]
    surroundings.write(lines.joined(separator: "\n") + "\n")
  }
}
