/// Makes the runs of a campaign in this process, which a route that traps ends.
@MainActor
public final class PlainFuzzRunner: StackFuzzRunner {
  /// The app of the campaign.
  public let app: RoutedApp

  private let draws: FuzzDraws
  private var memory = FuzzMemory()
  private var current: RouteExecution?

  /// Makes a runner.
  public convenience init(_ app: RoutedApp) { self.init(app, mix: .standard) }

  /// Makes a runner that draws in other ways than every search.
  package init(_ app: RoutedApp, mix: FuzzMix) {
    self.app = app
    draws = FuzzDraws(app, mix: mix)
  }

  /// Makes the runs of blocks, one after the other, until there are no more.
  ///
  /// - Parameters:
  ///   - next: Gives the next block; after `nil` it is not asked again.
  ///   - take: Is given each block whose runs were made, with what was new in it.
  public func run(_ next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void) {
    while let block = next() {
      var news: [FuzzBlock.News] = []
      let target = StackFuzzing(execution(of: block.route), draws: draws, seed: block.seed)
      block.run(on: target, memory: &memory) { news.append($0) }
      take(block, news)
    }
  }

  /// Judges a route from one stack, in the plain order of events.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - property: The property whose failure the signature is to describe.
  ///   - route: The route's name.
  /// - Returns: What is violated, and how the run ended.
  public func judge(
    _ state: StackState, _ property: RouteProperty, route: String
  ) -> (violated: RouteProperties, signature: FailureSignature) {
    let execution = execution(of: route)
    return (execution.run(from: state).violated, execution.signature(of: property))
  }

  /// The execution of a route; only one lives at a time, because it owns the simulation.
  private func execution(of name: String) -> RouteExecution {
    if let current, current.route.name == name { return current }
    guard let route = app.route(named: name) else {
      preconditionFailure("the campaign names a route that \(app.name) does not have: \(name)")
    }
    let made = RouteExecution(route, of: app)
    current = made
    return made
  }
}
