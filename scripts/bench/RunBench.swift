import Checking
import HeadlessUIKit
import RoutingSpecs
import Storefront

/// Whole runs of a checker, their memory, and the enumeration of stacks alone.
@MainActor
enum RunBench {
  /// Build the stack, route twice, judge, tear down: the first six properties that there were, then the basic ones, then all.
  static func measureRoutes() throws {
    let app = try Storefront.app()
    let states = try stacks(ofControllers: 8, count: 512, in: app.space)
    let first = RouteProperties.basic.subtracting(.init([.reachesAgain, .findsWhatIsThere]))
    for properties in [first, .basic, .standard] {
      let count = RouteProperty.allCases.count(where: properties.contains)
      for route in app.routes where ["product", "account-in-navigation", "tabs"].contains(route.name) {
        var options = RouteExecution.Options()
        options.properties = properties
        let execution = RouteExecution(route, of: app, options: options)
        let rate = Measurement.rate(runs: 100_000) { execution.run(from: states[$0 & 511]) }
        Measurement.report(
          "\(route.name), stacks of 8 controllers, \(count) properties", "\(rate) runs a second")
        let performances = performances(of: route, in: app, from: states, options: options)
        Measurement.report(
          "  how often the route is performed",
          "\(Int(Double(rate) * Double(performances) / Double(states.count))) times a second")
      }
    }
  }

  /// Build the stack, let two routes overlap in one order of events, judge, tear down: all orders from each stack.
  static func measureMoments() throws {
    let app = try Storefront.app()
    let states = try stacks(ofControllers: 8, count: 512, in: app.space)
    for (first, second) in [("product", "login"), ("login-from-root", "product"), ("tabs", "bag-modal")] {
      guard let one = app.route(named: first), let other = app.route(named: second) else { continue }
      let pair = one.meanwhile(other)
      let moments = app.inMoments(.routes)
      for (words, properties) in [
        ("", RouteProperties.moments),
        (", controllers not counted", RouteProperties.moments.subtracting(.init(.releasesControllers))),
      ] {
        var options = RouteExecution.Options()
        options.properties = properties
        let execution = RouteExecution(pair, of: moments, options: options)
        let rate = Measurement.rate(runs: 20_000) { execution.run(from: states[$0 & 511]) }
        let orders = performances(of: one, beside: other, in: moments, from: states, options: options)
        Measurement.report(
          "\(pair.name), stacks of 8 controllers\(words)",
          "\(Int(Double(rate) * Double(orders) / Double(states.count))) orders a second, "
            + "\(Double(orders * 10 / states.count) / 10) of each stack")
      }
    }
  }

  /// How often the runs from some stacks perform a route, all together; counted apart, so that counting costs nothing.
  private static func performances(
    of route: Route, beside other: Route? = nil, in app: RoutedApp, from states: [StackState],
    options: RouteExecution.Options
  ) -> Int {
    var count = 0
    let counted = Route(route.name, summary: route.summary, expecting: route.expectation) { attempt in
      count += 1
      route.perform(attempt)
    }
    let execution = RouteExecution(other.map(counted.meanwhile) ?? counted, of: app, options: options)
    for state in states { _ = execution.run(from: state) }
    return count
  }

  /// The resident memory after ten times as many runs.
  static func measureMemory() throws {
    let app = try Storefront.app()
    let states = try stacks(ofControllers: 8, count: 512, in: app.space)
    let execution = RouteExecution(app.routes[0], of: app)
    for index in 0..<20_000 { _ = execution.run(from: states[index & 511]) }
    let early = Measurement.residentKilobytes()
    for index in 0..<200_000 { _ = execution.run(from: states[index & 511]) }
    Measurement.report(
      "resident memory after 20,000 and 220,000 runs",
      "\(early) and \(Measurement.residentKilobytes()) KiB")
    Measurement.report("controllers alive after the runs", "\(Simulation.liveControllers)")
  }

  /// Bare enumeration: drawing every stack of the small bound, without running anything.
  static func measureEnumeration() throws {
    let space = try Storefront.app().exhaustiveSpace
    var source = EnumeratingSource()
    var count = 0
    let start = Measurement.processorSeconds()
    repeat {
      _ = space.draw(from: &source)
      count += 1
    } while source.advance()
    let rate = Int(Double(count) / (Measurement.processorSeconds() - start))
    Measurement.report("stacks drawn from choices", "\(rate) a second")
  }

  private static func stacks(ofControllers count: Int, count wanted: Int, in space: StackSpace) throws
    -> [StackState]
  {
    var random = RandomSource(seed: Seed(8))
    var found: [StackState] = []
    while found.count < wanted {
      let state = space.draw(from: &random)
      if state.controllerCount == count { found.append(state) }
    }
    return found
  }
}
