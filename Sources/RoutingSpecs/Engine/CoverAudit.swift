import Checking

/// Stacks that are drawn at random and run by themselves, to be compared with what a cover says of them.
///
/// They are drawn before the cover is made, so that of all its regions only those are kept that one of them is in.
@MainActor
struct CoverAudit {
  private let route: Route
  private let app: RoutedApp
  private let options: RouteExecution.Options
  private var drawn: [(state: StackState, regions: [RegionCheck.Finding])]
  private var lastCover = 0

  /// Draws the stacks.
  init(_ route: Route, of app: RoutedApp, plan: RouteCheck.Plan) {
    self.route = route
    self.app = app
    options = plan.execution
    var source = RandomSource(seed: plan.seed)
    drawn = (0..<plan.audits).map { _ in (app.space.sample(using: &source), []) }
  }

  /// Takes down which of the stacks a region has; each region of the cover in its turn.
  mutating func note(_ finding: RegionCheck.Finding, of check: RegionCheck) {
    lastCover = finding.cover
    for index in drawn.indices where check.contains(drawn[index].state, in: finding) {
      drawn[index].regions.append(finding)
    }
  }

  /// Runs the stacks and compares each with its regions, one of each cover.
  ///
  /// - Parameters:
  ///   - starting: Is told the number of each stack, and the stack, before it is run.
  ///   - exercising: Is told what its run has put to the test, which may be more than its regions' runs have: what
  ///     nobody reads can still be at stake, such as the contexts of screens that stay.
  /// - Returns: What is wrong, or `nil`.
  func disagreement(
    starting: (Int, StackState) -> Void, exercising: (RouteProperties) -> Void
  ) -> StopReason? {
    let execution = RouteExecution(route, of: app, options: options)
    for (number, (state, regions)) in drawn.enumerated() {
      guard regions.map(\.cover) == Array(0...lastCover) else {
        return .unsoundCover("a stack is in \(regions.count) regions of \(lastCover + 1) covers")
      }
      starting(number, state)
      let stated = CombinedFinding(regions)
      let judgement = execution.run(from: state)
      guard judgement.violated == stated.judgement.violated, execution.ending == stated.manner else {
        return reason(ofRunFrom: state, RunOutline(of: execution, judgement: judgement), execution)
      }
      exercising(judgement.exercised)
    }
    return nil
  }

  /// Why a stack does not behave like its region: because it does not behave like its representative, or otherwise.
  private func reason(
    ofRunFrom state: StackState, _ outline: RunOutline, _ execution: RouteExecution
  ) -> StopReason {
    let representative = app.interchangeable.representative(of: state)
    if representative != state,
      RunOutline(of: execution, judgement: execution.run(from: representative)) != outline
    {
      return app.refutation(of: state, representative, route: route.name)
    }
    return .unsoundCover("a stack does not behave like its region")
  }
}
