public import Checking

extension GrowingCheck {
  /// What stacks have shown that were drawn at random from a bound that was not exhausted.
  public struct Sample: Hashable, Sendable {
    /// What the draws say about one property, over all routes that are held to it.
    public struct Risk: Hashable, Sendable {
      /// The property.
      public let property: RouteProperty

      /// What the draws say; each route has as many of them, but where the time was up.
      ///
      /// The share that fails at the most is that of all routes taken together: were p the mean of their shares, no
      /// draw would fail with a probability of at most (1 - p)^n, as the geometric mean is never above the arithmetic.
      public let residual: ResidualRisk
    }

    /// The bound.
    public let bounds: StackSpace.Bounds

    /// How many stacks it has.
    public let states: Natural

    /// How many runs were made, of all routes together.
    public let draws: Int

    /// The properties that a route is held to of which stacks were drawn, in the order of the reports.
    public let risks: [Risk]

    /// The kinds of failure that no bound has shown, in the order of the routes.
    public let newFailures: [Failure]

    /// Sums up results; `nil` where nothing was drawn.
    @MainActor
    init?(
      _ results: [RouteResult], judging properties: [RouteProperty], of app: RoutedApp, newFailures: [Failure]
    ) {
      draws = results.reduce(0) { $0 + ($1.cells.first?.sampled.coverage.runsExecuted ?? 0) }
      guard draws > 0 else { return nil }
      bounds = app.space.bounds
      states = app.space.count
      self.newFailures = newFailures
      risks = properties.compactMap { property in
        let cells = results.filter { result in
          app.route(named: result.route).map { !$0.expectation.exemptions.contains(property) } ?? false
        }.map { $0[property] }
        return ResidualRisk(
          draws: cells.reduce(0) { $0 + $1.sampled.coverage.runsExecuted },
          failuresByKind: cells.flatMap { $0.groups.map(\.sampledStates) }
        ).map { Risk(property: property, residual: $0) }
      }
    }
  }
}
