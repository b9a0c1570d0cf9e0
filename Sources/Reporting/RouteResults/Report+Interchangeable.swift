import Checking
import RoutingSpecs

extension ReportAssembly {
  /// Puts what is declared of the app's screens into the form of the report; `nil` where nothing is.
  func interchangeable(in results: [RouteResult]) -> Report.Interchangeable? {
    guard !app.interchangeable.isEmpty else { return nil }
    func total(_ count: (PhaseRecord) -> Natural) -> DecimalCount {
      DecimalCount(results.reduce(Natural.zero) { $0 + count($1.cells[0].exhausted) })
    }
    var (refuted, untested) = ([String](), [String]())
    for result in results {
      switch result.reasonOfDeclaration {
      case .refutedDeclaration: refuted.append(result.route)
      case .untestedDeclaration: untested.append(result.route)
      default: break
      }
    }
    return Report.Interchangeable(
      groups: app.groupNames, runs: total { Natural($0.coverage.runsExecuted) },
      standFor: total(\.coverage.statesCovered),
      pairs: DecimalCount(Natural(results.reduce(0) { $0 + ($1.exchanges?.pairs ?? 0) })),
      refutedBy: refuted, untestedBy: untested)
  }
}

extension RouteResult {
  /// Why what rests on a declaration is not proved, as far as that is known of any property.
  fileprivate var reasonOfDeclaration: StopReason? {
    cells.lazy.flatMap { [$0.covered?.reason, $0.exhausted.reason] }.compactMap(\.self)
      .first(where: \.isAboutDeclaration)
  }
}
