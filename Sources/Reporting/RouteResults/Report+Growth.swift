import Checking
public import RoutingSpecs

extension ReportAssembly {
  /// Puts what growing bounds have shown into the form of the report.
  ///
  /// - Parameter check: What has been noted of the bounds, of the app of the report.
  /// - Returns: The bounds, and what was drawn beyond them.
  public func growth(of check: GrowingCheck) -> Report.Growth {
    Report.Growth(
      bounds: check.steps.map { step in
        Report.Growth.Bound(
          bound: step.bounds.words, tabs: step.bounds.tabs, depth: step.bounds.depth,
          modals: step.bounds.modals, states: DecimalCount(step.states),
          regions: DecimalCount(UInt(step.regions)), stopReason: step.reason.map { "\($0)" },
          newFailures: step.newFailures.map { describe($0, at: step.bounds) })
      }, notCovered: check.notCovered, beyond: check.sample.map(describe))
  }

  private func describe(_ sample: GrowingCheck.Sample) -> Report.Growth.Sample {
    Report.Growth.Sample(
      bound: sample.bounds.words, states: DecimalCount(sample.states),
      draws: DecimalCount(UInt(sample.draws)),
      risks: sample.risks.map { risk in
        Report.Growth.Risk(
          property: risk.property.rawValue, draws: DecimalCount(UInt(risk.residual.draws)),
          failures: DecimalCount(UInt(risk.residual.failures)),
          kindsSeenOnce: DecimalCount(UInt(risk.residual.kindsSeenOnce)), estimate: "\(risk.residual)")
      }, newFailures: sample.newFailures.map { describe($0, at: sample.bounds) })
  }

  private func describe(_ failure: GrowingCheck.Failure, at bounds: StackSpace.Bounds)
    -> Report.Growth.Failure
  {
    let (route, property) = (failure.kind.route, failure.kind.property.rawValue)
    let token = ReplayToken(app: app.name, route: route, property: property, payload: .rank(failure.rank))
    return Report.Growth.Failure(
      route: route, property: property, group: failure.kind.signature.words,
      notation: StackNotation(catalogue: app.catalogue).text(for: failure.witness),
      replay: "\(frame.replayCommand(token)) --bound \(bounds.text)")
  }
}
