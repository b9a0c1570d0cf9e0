// Whether a cover speaks for stacks of any size. Where a bound has mattered that nobody asked for, a somewhat larger one
// shows whether that was because the bound is small.
extension RegionCover {
  /// How much larger the bounds are with which it is tried whether they matter: more than any search tells apart.
  private static let raise = 4

  /// How many runs are made with larger bounds at the most, as a multiple of those that the cover took, and where these
  /// are few.
  private static let mostTimes = 4
  private static let fewRuns = 400

  /// Of which sizes of stacks the cover speaks that has just been made; `nil` where that was not found out.
  ///
  /// - Parameter bound: The bound that has mattered, and who asked; `nil` where none has.
  /// - Returns: The sizes.
  func reach(unless bound: (kind: SizeBound, reader: String?)?) -> SizeReach? {
    guard let comparison = record.comparison, comparison.obstacles.isEmpty else { return nil }
    guard let bound else { return .any }
    guard plan.triesLargerBounds else { return nil }
    let raised = app.space.bounds.raised(by: Self.raise)
    guard let larger = try? app.bounded(large: raised) else { return .bounded(bound.kind, by: bound.reader) }
    var check = RegionCheck(
      route, of: larger, space: larger.space, options: plan.execution, refinement: refinement)
    record.refinement = refinement
    followByStack(&check)
    check.stops(monitor.shouldStop)
    while let finding = check.next() {
      if let bound = check.bound { return .bounded(bound, by: check.reader(of: bound)) }
      let new = finding.judgement.violated.subtracting(record.findings.violated)
      if !new.isEmpty { return .exceeded(finding.state, new) }
      if check.cutOff != nil || check.runs > max(Self.fewRuns, Self.mostTimes * record.runs) { return nil }
      if stopReason(after: check.runs) != nil { return nil }
    }
    return check.fault == nil ? .any : nil
  }
}

extension StackSpace.Bounds {
  /// The bounds with more of everything that they have any of, as far as bounds may go.
  fileprivate func raised(by more: Int) -> StackSpace.Bounds {
    func raised(_ value: Int) -> Int { value == 0 ? 0 : min(value + more, Self.maximum) }
    var result = self
    (result.tabs, result.depth, result.modals) = (raised(tabs), raised(depth), raised(modals))
    return result
  }
}
