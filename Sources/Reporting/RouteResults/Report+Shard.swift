public import RoutingSpecs

extension ReportAssembly {
  /// What the report says of its bound.
  public var bounds: Report.Bounds {
    let (large, small) = (app.space.bounds, app.exhaustiveSpace.bounds)
    return Report.Bounds(large: large.words, small: small == large ? nil : small.words)
  }

  /// What a report of some routes repeats of the whole check.
  ///
  /// - Parameters:
  ///   - routes: Every route of the check, those of other shards too.
  ///   - options: The options that decide what is run.
  ///   - results: The results of this shard's routes.
  /// - Returns: What makes it possible to unite the report with others.
  public func shard(of routes: [Route], options: [String], having results: [RouteResult]) -> Report.Shard {
    Report.Shard(
      entries: routes.map { route in
        Report.Shard.Entry(route: describe(route), properties: held(to: route.name).map(\.rawValue))
      }, bounds: bounds, options: options,
      results: results.map { result in
        Report.Shard.Result(
          route: result.route, extent: result.extent, interchangeable: interchangeable(in: [result]))
      })
  }
}

extension RouteResult {
  /// How the stacks of the bounds were run.
  public var extent: Report.Bounds.Extent {
    if isCovered { return .covered }
    return cells.allSatisfy { $0.exhausted.reason == nil } ? .exhausted : .stopped
  }
}
