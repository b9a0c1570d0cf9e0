import Checking

extension RouteResult {
  /// The result with what a smaller bound of the same app has shown, where this one was not covered to its end.
  ///
  /// The stacks of the smaller bound are among those of this result's, so what fails there fails here.
  ///
  /// - Parameter smaller: The result of the same route from the stacks of the smaller bound.
  /// - Returns: The result with the violations of both; each group has the larger one of its two counts.
  public func including(_ smaller: RouteResult) -> RouteResult {
    var result = self
    result.cells = zip(cells, smaller.cells).map { $0.including($1) }
    result.waiting.merge(smaller.waiting)
    result.premises.formUnion(smaller.premises)
    return result
  }
}

extension PropertyResult {
  fileprivate func including(_ smaller: PropertyResult) -> PropertyResult {
    if isCovered { return self }
    var (result, merged) = (self, groups)
    for group in smaller.groups {
      if let index = merged.firstIndex(where: { $0.signature == group.signature }) {
        merged[index].include(group, in: space)
      } else {
        merged.append(group)
      }
    }
    result.covered = covered.map { own in smaller.covered.map { own.including($0) } ?? own }
    result.exercisedRuns += smaller.exercisedRuns
    result.groups = merged.sorted { $0.precedes($1, in: space) }
    return result
  }
}

extension PhaseRecord {
  /// A cover that did not come to its end, with that of a smaller bound: some of its stacks were covered twice.
  fileprivate func including(_ smaller: PhaseRecord) -> PhaseRecord {
    var result = self
    result.note(
      covered: max(coverage.statesCovered, smaller.coverage.statesCovered),
      runs: coverage.runsExecuted + smaller.coverage.runsExecuted)
    return result
  }
}
