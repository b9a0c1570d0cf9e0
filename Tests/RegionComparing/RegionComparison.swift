import Checking
public import RoutingSpecs

/// Runs every stack of a space by itself, and compares each with the regions that it is in: one of each cover.
///
/// The tests do so at small bounds and the bench up to a million stacks: hence a module of its own.
@MainActor
public struct RegionComparison {
  private let route: Route
  private let app: RoutedApp
  private let space: StackSpace
  private let options: RouteExecution.Options

  /// Prepares a comparison; nothing runs yet.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - app: The app that it belongs to.
  ///   - space: The stacks, of the app's catalogue.
  ///   - options: How the route is performed, region by region and stack by stack.
  public init(
    _ route: Route, of app: RoutedApp, space: StackSpace,
    options: RouteExecution.Options = RouteExecution.Options()
  ) {
    self.route = route
    self.app = app
    self.space = space
    self.options = options
  }

  /// Compares all routes of an app that can be covered.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - bounds: The bound whose stacks are run.
  ///   - isAnimated: Whether routes are asked to animate.
  /// - Returns: A line for each route with a difference; none where the covers are right.
  /// - Throws: What the space is refused for.
  public static func differences(
    of app: RoutedApp, at bounds: StackSpace.Bounds, isAnimated: Bool = true
  ) throws -> [String] {
    let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
    var options = RouteExecution.Options()
    options.isAnimated = isAnimated
    return app.routes.filter { $0.reading != .otherwise }.compactMap { route in
      do throws(RegionDifference) {
        _ = try RegionComparison(route, of: app, space: space, options: options).run()
        return nil
      } catch {
        return "\(app.name) \(route.name): \(error)"
      }
    }
  }

  /// Compares all stacks with their regions: the judgement, the signature, and in the end how many each region has.
  ///
  /// - Parameter interval: Of how many stacks one is looked for in all regions, and must be in one only; of the
  ///   others the region is looked for that comes first. At least 1.
  /// - Returns: How many regions there are.
  /// - Throws: The first `RegionDifference`.
  public func run(lookingEverywhereForEvery interval: Int = 1) throws(RegionDifference) -> Int {
    var regions = 0
    for share in route.shares(of: options.properties) {
      var options = options
      options.properties = share
      regions += try compare(options, lookingEverywhereForEvery: interval)
    }
    return regions
  }

  private func compare(
    _ options: RouteExecution.Options, lookingEverywhereForEvery interval: Int
  ) throws(RegionDifference) -> Int {
    var check = RegionCheck(route, of: app, space: space, options: options)
    var findings: [RegionCheck.Finding] = []
    while let finding = check.next() { findings.append(finding) }
    if let fault = check.fault { throw .fault(fault.words) }
    guard check.covered == space.count else { throw .total(check.covered, of: space.count) }
    let execution = RouteExecution(route, of: app, options: options)
    var members = [Int](repeating: 0, count: findings.count)
    let covers = Dictionary(grouping: findings.indices) { findings[$0].cover }.sorted { $0.key < $1.key }
    var holders = covers.map { $0.value[0] }
    var stacks = 0
    for state in space.states {
      for (number, (_, regions)) in covers.enumerated() {
        if stacks.isMultiple(of: interval) {
          let count = regions.count { check.contains(state, in: findings[$0]) }
          guard count == 1 else { throw .holders(count, of: text(state)) }
        }
        // Neighbours are often in the same region.
        if !check.contains(state, in: findings[holders[number]]) {
          guard let found = regions.first(where: { check.contains(state, in: findings[$0]) }) else {
            throw .holders(0, of: text(state))
          }
          holders[number] = found
        }
        members[holders[number]] += 1
      }
      let stated = CombinedFinding(holders.map { findings[$0] })
      let judgement = execution.run(from: state)
      guard judgement.agrees(with: stated.judgement), execution.ending == stated.signature else {
        throw .judgement(of: text(state), unlike: text(findings[holders[covers.count - 1]].state))
      }
      stacks += 1
    }
    for (finding, count) in zip(findings, members) where finding.weight != Natural(count) {
      throw .weight(finding.weight, of: text(finding.state), members: count)
    }
    return findings.count
  }

  private func text(_ state: StackState) -> String {
    StackNotation(catalogue: space.catalogue).text(for: state)
  }
}

extension RouteExecution.Judgement {
  /// Whether the same is violated, and the same was put to the test.
  ///
  /// Any screen with a context that stays puts `deliversContext` to the test, whoever reads it, and a check of each
  /// screen by itself is at stake wherever there is one: there, and only there, a stack may differ from the one that
  /// stands for its region.
  fileprivate func agrees(with other: RouteExecution.Judgement) -> Bool {
    violated == other.violated
      && exercised.symmetricDifference(other.exercised).isSubset(
        of: RouteProperties([.deliversContext, .passesOwnChecks]))
  }
}
