import Foundation
import Reporting

extension RouteCheckCommand {
  /// `routecheck diff`: what is different between two results of the same space.
  func diff(_ arguments: ParsedArguments) throws -> ExitCode {
    let (before, after) = (arguments.positional[0], arguments.positional[1])
    let comparison: ReportComparison
    do {
      comparison = try ReportComparison(from: try report(at: before), to: try report(at: after))
    } catch let error as ReportComparison.MismatchError {
      throw CommandError.badFile(after, reason: "\(error)")
    }
    surroundings.write(
      arguments.has("--json")
        ? JSONText.document(comparison) : TextRenderer(options: textOptions(arguments)).render(comparison))
    return comparison.broken.isEmpty ? .success : .violation
  }

  /// Reads a report that an earlier call has written as JSON.
  func report(at path: String) throws -> Report {
    let bytes = try surroundings.read(path, limit: 256 << 20)
    do {
      return try Report(json: Data(bytes))
    } catch {
      throw CommandError.badFile(path, reason: "\(Self.words(for: error))")
    }
  }

  private static func words(for error: ReportError) -> String {
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
