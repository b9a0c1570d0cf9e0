import Reporting

extension RouteCheckCommand {
  /// `routecheck merge`: puts together the folders of a campaign, or the results of a check's shards.
  func merge(_ arguments: ParsedArguments) throws -> ExitCode {
    let (results, folders) = (
      arguments.positional.filter(Self.isResult), arguments.positional.filter { !Self.isResult($0) }
    )
    if let result = results.first, let folder = folders.first {
      throw CommandError.unlikeInputs(result: result, folder: folder)
    }
    return results.isEmpty ? try mergeCampaigns(arguments) : try mergeShards(arguments)
  }

  /// Whether a path is that of a result, and not of a folder; what is not there yet has no kind but by its name.
  private static func isResult(_ path: String) -> Bool { path.hasSuffix(".json") }

  /// Writes the results of shards as one, and shows it as `check` does.
  private func mergeShards(_ arguments: ParsedArguments) throws -> ExitCode {
    let paths = arguments.positional
    let report = try united(try paths.map { try self.report(at: $0) }, from: paths)
    let document = JSONRenderer().render(report)
    try surroundings.replace(arguments.value("--into") ?? "merged.json", with: document)
    surroundings.write(
      arguments.has("--json") ? document : TextRenderer(options: textOptions(arguments)).render(report))
    return Self.exitCode(of: report, requiringProof: false)
  }

  private func united(_ reports: [Report], from paths: [String]) throws -> Report {
    do {
      return try Report(uniting: reports)
    } catch {
      throw CommandError.badFile(
        paths[error.index], reason: "\(error.mismatch); that is `\(paths[error.other])`.")
    }
  }
}
