import Foundation
import Reporting

extension RouteCheckCommand {
  /// `routecheck report`: writes the last run, or several results as one, in the formats that are asked for.
  func report(_ arguments: ParsedArguments) throws -> ExitCode {
    let renderers = try renderers(named: arguments.all("--format"))
    let report = try report(arguments.all("--input"))
    let folder = arguments.value("--output") ?? ".routecheck/report"
    let files = renderers.map { ("\(folder)/report.\($0.fileExtension)", $0.render(report)) }
    try surroundings.replace(files)
    surroundings.write("\(report.app.visible): \(report.verdictSentence.visible)\n")
    for (path, _) in files { surroundings.write("wrote \(path.visible)\n") }
    return .success
  }

  /// The formats with these names; a page for people and a document for programs where none is named.
  private func renderers(named names: [String]) throws -> [any ReportRenderer] {
    if names.isEmpty { return [HTMLRenderer(), JSONRenderer()] }
    return try names.map { name in
      guard let renderer = ReportFormats.renderer(name) else {
        throw CommandError.unknownFormat(name, known: ReportFormats.all.map(\.identifier))
      }
      return renderer
    }
  }

  /// The last run, or the runs in some files, the earliest first, as one report with its history.
  private func report(_ paths: [String]) throws -> Report {
    guard !paths.isEmpty else { return try lastReport() }
    let reports = try paths.map { try report(at: $0) }
    // Later results take the place of earlier ones; shards stand beside each other.
    if reports.count > 1, let index = reports.firstIndex(where: { $0.shard != nil }) {
      throw CommandError.badFile(
        paths[index],
        reason: "it is a shard of a check; put the shards together with `routecheck merge` first.")
    }
    do {
      return try Report(merging: reports)
    } catch {
      throw CommandError.badFile(paths[error.index], reason: "\(error.mismatch)")
    }
  }

  private func lastReport() throws -> Report {
    guard surroundings.exists(LastRun.path) else {
      throw CommandError.badFile(
        LastRun.path, reason: "there is no last run; start with `routecheck check APP`.")
    }
    do {
      return try report(at: LastRun.path)
    } catch CommandError.badFile(let path, let reason) {
      throw CommandError.badFile(
        path, reason: "\(reason). Run `routecheck check` again; it writes the file anew.")
    }
  }
}
