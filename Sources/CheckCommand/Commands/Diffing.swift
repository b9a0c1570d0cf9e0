import Checking
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

  /// Reads a report that an earlier call has written as JSON; says so where another version has written it.
  func report(at path: String) throws -> Report {
    let data = Data(try surroundings.read(path, limit: 256 << 20))
    do {
      let report = try Report(json: data)
      noteVersion(report.toolVersion, of: path)
      return report
    } catch {
      let origin = try? JSONDecoder().decode(DocumentOrigin.self, from: data)
      let version = Self.difference(fromVersion: origin?.toolVersion).map { "; \($0)" } ?? ""
      throw CommandError.badFile(path, reason: "\(error)\(version)")
    }
  }

  /// Says on standard error that another version of the tool has written a file that is read.
  func noteVersion(_ version: String, of path: String) {
    guard let difference = Self.difference(fromVersion: version) else { return }
    surroundings.writeError(
      "\(path.visible): \(difference.visible), so that verdicts may differ where the app has not changed.\n")
  }

  private static func difference(fromVersion version: String?) -> String? {
    guard let version, version != ToolVersion.current else { return nil }
    return "routecheck \(version) wrote it, and this is \(ToolVersion.current)"
  }
}
