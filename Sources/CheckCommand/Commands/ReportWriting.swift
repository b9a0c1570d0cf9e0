import Foundation
import Reporting

extension RouteCheckCommand {
  /// `routecheck report`: writes the last run as HTML and as JSON.
  func report(_ arguments: ParsedArguments) throws -> ExitCode {
    guard surroundings.exists(LastRun.path) else {
      throw CommandError.badFile(
        LastRun.path, reason: "there is no last run; start with `routecheck check APP`.")
    }
    let report = try lastReport()
    let folder = arguments.value("--output") ?? ".routecheck/report"
    let renderers: [any ReportRenderer] = [HTMLRenderer(), JSONRenderer()]
    let files = renderers.map { ("\(folder)/report.\($0.fileExtension)", $0.render(report)) }
    try surroundings.replace(files)
    for (path, _) in files { surroundings.write("wrote \(path.visible)\n") }
    return .success
  }

  private func lastReport() throws -> Report {
    let bytes = try surroundings.read(LastRun.path, limit: 256 << 20)
    do {
      return try Report(json: Data(bytes))
    } catch {
      throw CommandError.badFile(
        LastRun.path, reason: "\(words(for: error)). Run `routecheck check` again; it writes the file anew.")
    }
  }

  private func words(for error: ReportError) -> String {
    switch error {
    case .notJSON(let detail): "this is not JSON (\(detail))"
    case .unsupportedSchemaVersion(let found):
      "its schemaVersion is \(found), and this routecheck reads \(Report.currentSchemaVersion)"
    case .missing(let key, let path): "\(path) lacks `\(key)`"
    case .malformed(let path, let reason): "\(path) is not valid: \(reason)"
    case .duplicate(let name, let path): "\(path) says something about `\(name)` twice"
    }
  }
}
