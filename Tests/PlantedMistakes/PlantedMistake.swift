package import Checking
import Cities
import Messages
import RouterMutants
package import RoutingSpecs
import SignIn
package import TimingDefects

/// A mistake that is planted in this repository, and the app in which a search has to find it.
///
/// The tests have it found by a search, and the bench compares ways of searching by it.
@MainActor
package struct PlantedMistake {
  /// The name of the mistake.
  package let name: String

  /// The app, at the bound that is searched.
  package let app: RoutedApp

  /// The route with the mistake; `nil` where any route of the app may show it.
  package let route: String?

  /// The property that notices it.
  package let property: RouteProperty

  /// Every mistake that ends no process: the mutants at a large bound, those of timing in the app that they live in, and
  /// those of the sample apps.
  ///
  /// - Returns: The mistakes.
  /// - Throws: `StackSpaceError` for a bound out of its range.
  package static func all() throws -> [PlantedMistake] {
    try mutants() + TimingDefect.all.map(PlantedMistake.init) + samples()
  }

  /// Whether a run of a route shows the mistake.
  ///
  /// - Parameters:
  ///   - judgement: The judgement of the run.
  ///   - route: The name of the route.
  /// - Returns: Whether it does.
  package func isShown(by judgement: RouteExecution.Judgement, of route: String) -> Bool {
    judgement.violated.contains(property) && (self.route ?? route) == route
  }

  /// Searches as `fuzz` does, beginning with nothing: all routes of the app take turns.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - mostRuns: How many runs there may be.
  ///   - mix: The ways of drawing stacks.
  /// - Returns: The number of the first run that shows the mistake, or `nil` where none does.
  package func firstRun(
    _ seed: Seed, within mostRuns: UInt64, drawing mix: FuzzMix = .standard
  ) -> UInt64? {
    let plan = FuzzPlan(app: app, routes: app.routes, seed: seed, toolVersion: "")
    var (next, first) = (UInt64(0), UInt64?.none)
    PlainFuzzRunner(app, mix: mix).run {
      guard first == nil, next * UInt64(FuzzPlan.blockLength) < mostRuns else { return nil }
      next += 1
      return plan.block(next - 1)
    } take: { block, news in
      for case .violation(let sighting) in news
      where sighting.property == property.rawValue && (route ?? block.route) == block.route {
        first = min(first ?? .max, sighting.run)
      }
    }
    return first.flatMap { $0 < mostRuns ? $0 : nil }
  }

  /// The mutants, at 5 tabs, depth 6 and 4 modals.
  ///
  /// - Returns: The mistakes.
  /// - Throws: `StackSpaceError` for a bound out of its range.
  package static func mutants() throws -> [PlantedMistake] {
    try Mutant.all.map { mutant in
      PlantedMistake(
        name: mutant.name,
        app: try MutantApp.app(
          of: mutant.route, exhausting: mutant.bounds, sampling: .init(tabs: 5, depth: 6, modals: 4)),
        route: mutant.name, property: mutant.noticedBy)
    }
  }

  /// The classic mistakes of the other patterns, at the same bound as far as their apps have such stacks.
  ///
  /// - Returns: The mistakes.
  /// - Throws: `StackSpaceError` for a bound out of its range.
  package static func samples() throws -> [PlantedMistake] {
    let apps = [try Messages.defects(), try SignIn.defects(), try Cities.defects()]
    let mistakes: [(app: Int, route: String, property: RouteProperty)] = [
      (0, "detail-by-code", .reachesTarget), (0, "passed-late", .passesOwnChecks),
      (0, "not-passed", .passesOwnChecks), (0, "misspelt-segue", .staysWellFormed),
      (1, "login-expired", .reachesTarget), (1, "unknown-route", .reachesTarget),
      (1, "sign-up-and-back", .releasesControllers), (1, "forgot-password-and-back", .passesOwnChecks),
      (2, "list-unretained", .passesOwnChecks), (2, "list-delivered-twice", .passesOwnChecks),
      (2, "list-cycle", .releasesControllers),
    ]
    return try mistakes.map { mistake in
      let app = apps[mistake.app]
      var bounds = app.space.bounds
      bounds.tabs = bounds.tabs == 0 ? 0 : 5
      bounds.depth = bounds.depth == 0 ? 0 : 6
      bounds.modals = bounds.modals == 0 ? 0 : 4
      return PlantedMistake(
        name: "\(app.name) \(mistake.route)", app: try app.bounded(large: bounds), route: mistake.route,
        property: mistake.property)
    }
  }
}

extension PlantedMistake {
  /// Takes a mistake of timing, in the small app that it lives in.
  ///
  /// - Parameter defect: The mistake.
  /// - Throws: `StackSpaceError` for a bound out of its range.
  package init(_ defect: TimingDefect) throws {
    self.init(
      name: defect.name, app: try TimingApp.app(defect.routes(true), tabs: defect.tabs).inMoments(),
      route: nil, property: defect.property)
  }
}
