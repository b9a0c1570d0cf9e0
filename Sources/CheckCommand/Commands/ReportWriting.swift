import Foundation
import Reporting

extension RouteCheckCommand {
  /// `routecheck report`: writes the last run as HTML and as JSON.
  func report(_ arguments: ParsedArguments) throws -> ExitCode {
    guard surroundings.exists(LastRun.path) else {
      throw CommandError.badFile(
        LastRun.path, reason: "there is no last run; start with `routecheck check APP`")
    }
    let bytes = try surroundings.read(LastRun.path, limit: 256 << 20)
    let report: Report
    do {
      report = try Report(json: Data(bytes))
    } catch {
      throw CommandError.badFile(LastRun.path, reason: "\(error)")
    }
    let folder = arguments.value("--output") ?? ".routecheck/report"
    let renderers: [any ReportRenderer] = [HTMLRenderer(), JSONRenderer()]
    for renderer in renderers {
      let path = "\(folder)/report.\(renderer.fileExtension)"
      try surroundings.replace(path, with: renderer.render(report))
      surroundings.write("wrote \(path)\n")
    }
    return .success
  }
}
