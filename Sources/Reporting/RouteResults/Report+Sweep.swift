import Checking
public import RoutingSpecs

extension ReportAssembly {
  /// Puts what changing settings has shown into the form of the report.
  ///
  /// - Parameters:
  ///   - sweep: What was to be run.
  ///   - records: What each route has done under each change, in the order of the routes and of the changes.
  ///   - results: What the check has shown, in the order of the routes.
  /// - Returns: The verdicts that depend on a setting, and how many do not.
  public func sweep(
    _ sweep: SettingSweep, _ records: [[SettingSweep.Record]], after results: [RouteResult]
  ) -> Report.Sweep {
    var dependencies: [Report.Sweep.Dependency] = []
    var verdicts = 0
    for (result, records) in zip(results, records) {
      let held = held(to: result.route)
      verdicts += held.count { property in
        if case .inconclusive = result[property].verdict { false } else { true }
      }
      let found = result.dependencies(in: zip(sweep.changes, records).map { ($0, $1) })
      for dependency in found where held.contains(dependency.property) {
        dependencies.append(describe(dependency, of: result.route))
      }
    }
    let dependent = Set(dependencies.map { [$0.route, $0.property] }).count
    let reason = records.joined().compactMap(\.reason).first
    return Report.Sweep(
      settings: sweep.changes, states: DecimalCount(UInt(sweep.stacks.count)),
      controllers: sweep.controllers, dependencies: dependencies,
      independent: DecimalCount(UInt(verdicts - dependent)), stopReason: reason.map { "\($0)" })
  }

  private func describe(_ dependency: SettingDependency, of route: String) -> Report.Sweep.Dependency {
    let token = ReplayToken(
      app: app.name, route: route, property: dependency.property.rawValue,
      payload: .rank((try? app.space.rank(of: dependency.state)) ?? 0))
    let settings = (try? app.under(dependency.change))?.changedSettings
    return Report.Sweep.Dependency(
      route: route, property: dependency.property.rawValue, setting: dependency.change,
      change: dependency.isViolatedThen ? .violated : .notViolated,
      notation: StackNotation(catalogue: app.catalogue).text(for: dependency.state),
      replay: frame.replayCommand(token, under: settings))
  }
}
