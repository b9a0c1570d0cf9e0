import Checking

extension RouteCheck {
  /// Covers the large space and adds what that shows to a result, where the plan and the route allow it.
  ///
  /// The cover is made in this process. A result with runs that came to no end stays as it is.
  ///
  /// - Parameters:
  ///   - result: What running stacks one by one has shown of the route.
  ///   - monitor: Hears the progress and may ask to stop.
  /// - Returns: The result with the cover, or the result itself.
  public func covering(_ result: RouteResult, monitor: Monitor = Monitor()) -> RouteResult {
    let isExhausted = !app.samplesBeyondExhausting && result.cells.allSatisfy { $0.exhausted.reason == nil }
    let hasAbnormalEnd = result.cells.contains { $0.groups.contains { $0.manner.abnormalEnd != nil } }
    guard !isExhausted, !hasAbnormalEnd else { return result }
    var findings = RouteFindings()
    guard var record = cover(into: &findings, monitor: monitor) else { return result }
    let merged = result.cells.map { cell in
      var groups = cell.groups
      for own in findings.groups where own.property == cell.property {
        if let index = groups.firstIndex(where: { $0.manner == own.manner }) {
          groups[index].merge(own, in: app.space)
        } else {
          groups.append(own)
        }
      }
      return groups.sorted { $0.precedes($1, in: app.space) }
    }
    if record.reason == nil, merged.joined().contains(where: { $0.isUncovered(in: app.space) }) {
      record.end(.unsoundCover(RegionCover.contradiction))
    }
    return RouteResult(
      route: result.route,
      cells: zip(result.cells, merged).map { cell, groups in
        PropertyResult(
          property: cell.property, exhausted: cell.exhausted, sampled: cell.sampled, covered: record,
          exercisedRuns: cell.exercisedRuns + findings.exercisedRuns(of: cell.property), groups: groups,
          space: app.space, isSampled: app.samplesBeyondExhausting)
      })
  }

  /// Covers the large space region by region; `nil` where that is not wanted or not possible.
  func cover(into findings: inout RouteFindings, monitor: Monitor) -> PhaseRecord? {
    let hasOwnChecks = !route.ownChecks.isEmpty && plan.execution.properties.contains(.passesOwnChecks)
    guard plan.covers, route.searchesThroughRouting, !hasOwnChecks else { return nil }
    var record = PhaseRecord(selection: .covering, space: app.space.count)
    if let reason = monitor.shouldStop() {
      record.end(reason)
      return record
    }
    record.end(RegionCover(route, of: app, plan: plan).run(&record, into: &findings, monitor: monitor))
    if record.reason == nil, findings.groups.contains(where: { $0.isUncovered(in: app.space) }) {
      record.end(.unsoundCover(RegionCover.contradiction))
    }
    return record
  }
}

extension ViolationGroup {
  /// Whether a stack of the large space that was run by itself fails in a way that no region does.
  fileprivate func isUncovered(in space: StackSpace) -> Bool {
    exhaustedStates > 0 && coveredStates.isZero && (try? space.rank(of: witness)) != nil
  }
}
