import Checking
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck doctor`: what verdicts about an app can be worth, and what would make them worth more.
  func diagnose(_ arguments: ParsedArguments) throws -> ExitCode {
    let app = try lookup.app(arguments.positional[0]).bounded(
      byLarge: arguments.value("--bound"), small: nil)
    let drawn = try arguments.number("--samples", in: 1...1_000_000, default: 2_000)
    let seed = try arguments.seed()
    let document = DiagnosisDocument(AppDiagnosis(of: app, drawing: drawn, seed: seed), of: app)
    surroundings.write(
      arguments.has("--json") ? JSONText.document(document) : DiagnosisText(document).text)
    return .success
  }
}
