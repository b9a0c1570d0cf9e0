import Reporting

extension RouteCheckCommand {
  /// `routecheck gaps`: lists what a package's build misses.
  func gaps(_ arguments: ParsedArguments) throws -> ExitCode {
    let bytes = try surroundings.read(arguments.positional[0], limit: 64 << 20)
    let gaps = BuildGaps(log: String(decoding: bytes, as: UTF8.self))
    surroundings.write(arguments.has("--json") ? JSONText.document(gaps) : gaps.text)
    return gaps.holds ? .success : gaps.gaps.isEmpty ? .inconclusive : .violation
  }
}
