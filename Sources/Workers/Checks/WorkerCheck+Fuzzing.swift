import Checking
public import RoutingSpecs

/// Makes the runs of a campaign in a worker process, so that a route that traps, exits or hangs is a finding.
extension WorkerCheck: FuzzRunner {
  /// Makes the runs of a block in the first worker.
  ///
  /// - Parameter block: The runs, of a route of the check.
  /// - Returns: The first violation of each kind that the block does not know, in the order of the runs.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func run(_ block: FuzzBlock) throws(WorkerError) -> [FuzzBlock.Sighting] {
    var sightings: [FuzzBlock.Sighting] = []
    var rest: FuzzBlock? = block
    var wasKilled = false
    let route = index(ofRoute: block.route)
    while let block = rest {
      var seen: [FuzzBlock.Sighting] = []
      let event = try askOnce(
        .fuzz(block, route: route),
        interim: { seen.append(Wire.value(FuzzBlock.Sighting.self, from: $0)) })
      guard case .death(let end, let traces) = event else { return sightings + seen }
      try noteDeath(traces)
      let made = traces.results.count
      let endOfRun =
        traces.isRunUnderWay ? endOfRun(of: route, by: end, isAgain: wasKilled && made == 0) : nil
      if let endOfRun, isJudged(endOfRun.property, route: block.route),
        let sighting = block.sighting(of: endOfRun, after: made, drawing: traces.trail, in: app.space)
      {
        seen.append(sighting)
      }
      sightings += seen
      rest = block.rest(after: made + (endOfRun == nil ? 0 : 1), showing: seen)
      wasKilled = traces.isRunUnderWay && endOfRun == nil
    }
    return sightings
  }

  private func isJudged(_ property: RouteProperty, route: String) -> Bool {
    app.route(named: route)?.expectation.exemptions.contains(property) != true
  }

  /// Judges a route from one stack, in the first worker.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - property: The property in whose violation the manner is wanted.
  ///   - route: The name of a route of the check.
  /// - Returns: What is violated, and how the run ended.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func judge(
    _ state: StackState, _ property: RouteProperty, route: String
  ) throws(WorkerError) -> (violated: RouteProperties, manner: ViolationManner) {
    try judge(state, property, route: index(ofRoute: route))
  }
}
