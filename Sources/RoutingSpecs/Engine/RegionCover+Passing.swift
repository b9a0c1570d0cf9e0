/// Stacks of a cover that decides each controller which code passes on its way from layer to layer.
struct DecidedStacks {
  /// The bound of the cover.
  let bounds: StackSpace.Bounds

  /// A stack for each way that the code takes, the simplest of each region.
  let stacks: [StackState]
}

// A cast tells nobody that something was asked. Where it is not decided whom code passes, no region may go the way that the code
// takes behind a cast, and then all that is read there is undecided too. So each of them is decided within a smaller bound, where
// that comes to an end, and the stacks of that cover, one for each way, are compared with the cover that does not decide them.
extension RegionCover {
  /// The most regions of a cover that decides whom code passes within a smaller bound.
  private static let mostDecided = 5_000

  /// The bounds with which that is tried: tabs, depth and modals.
  private static let smallerBounds = [
    (3, 3, 2), (3, 3, 1), (2, 2, 2), (3, 2, 1), (2, 2, 1), (1, 2, 1), (1, 1, 1),
  ].map { StackSpace.Bounds(tabs: $0, depth: $1, modals: $2) }

  /// The stacks by which it is decided whom the code passes, within the first bound for which that comes to an end.
  func decidedStacks() -> DecidedStacks? {
    var tried = [app.space.bounds]
    for limit in Self.smallerBounds {
      let bounds = app.space.bounds.cut(to: limit)
      guard !tried.contains(bounds), let smaller = try? app.bounded(large: bounds) else { continue }
      tried.append(bounds)
      if let stacks = stacksDeciding(smaller) { return DecidedStacks(bounds: bounds, stacks: stacks) }
      if stopReason != nil { return nil }
    }
    return nil
  }

  /// Whether the cover does not know what the code does behind a cast of what it passes, though it reads something there.
  func guesses(beside comparison: CoverComparison) -> Bool {
    looksIntoPassed && !refinement.decidesWhoIsPassed && !isEveryStackCompared(comparison)
  }

  /// The stacks of all regions of a cover of an app's space; `nil` where there are too many.
  private func stacksDeciding(_ app: RoutedApp) -> [StackState]? {
    let most = min(mostRegions, Self.mostDecided)
    var check = RegionCheck(
      route, of: app, space: app.space, options: plan.execution, refinement: refinement)
    followByStack(&check)
    check.stops(monitor.shouldStop)
    var forecast = CoverForecast(layers: app.space.modals + 1, mostRuns: most)
    var stacks: [StackState] = []
    defer { looksIntoPassed = looksIntoPassed || check.looksIntoPassed }
    while let finding = check.next() {
      runs += 1
      comparedRuns += 1
      guard finding.isPerformance else { continue }
      stacks.append(finding.state)
      forecast.note(layers: finding.state.layers.count, share: check.exploration.share)
      if stacks.count >= most || forecast.isHopeless || check.cutOff != nil { return nil }
      if stopReason(after: check.runs) != nil { return nil }
    }
    return check.fault == nil ? stacks : nil
  }
}
