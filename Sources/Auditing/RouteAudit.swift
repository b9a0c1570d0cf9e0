public import Checking
public import RoutingSpecs

/// What auditing one route of a certificate has shown.
public struct RouteAudit: Hashable, Sendable {
  /// The route's name.
  public let route: String

  /// How many regions there are.
  public let regions: Int

  /// How many stacks the regions of the last cover have together, as they were counted again.
  public internal(set) var counted = Natural.zero

  /// How many stacks were run by themselves.
  public internal(set) var runs = 0

  /// Why the regions are not all, as the certificate states, or why the audit is not; `nil` where nothing is missing.
  public internal(set) var stopped: String?

  /// What disagrees, the first of each kind; nothing where the cover is right.
  public internal(set) var disagreements: [Disagreement] = []

  init(_ route: CertifiedRoute) {
    self.route = route.name
    regions = route.regions.count
    stopped = route.ending.stopped
  }
}

/// Verifies a certificate with code of its own: it counts each region, and shares nothing with the engine that wrote it.
@MainActor
public struct CertificateAudit {
  /// How thoroughly it is audited.
  public struct Plan: Hashable, Sendable {
    /// How many stacks are drawn for each route, uniformly by rank, and run by themselves, besides those in which every
    /// screen stands in every sort of place; at least 0, which leaves those out as well.
    public var samples = 1_000

    /// Whether every stack of the space is run instead.
    public var runsAll = false

    /// The seed of the draws.
    public var seed = Seed(1)

    /// Makes the standard plan.
    public init() {}
  }

  /// The most disagreements of one kind that are told of a route.
  static let mostTold = 5

  private let app: RoutedApp
  private let plan: Plan
  private let options: RouteExecution.Options
  private let rules: SpaceRules

  /// Prepares an audit.
  ///
  /// - Parameters:
  ///   - opening: The opening of the certificate.
  ///   - app: The app that it names, at its bound.
  ///   - plan: How thoroughly it is audited.
  /// - Throws: `CertificateError` where the app has other screens, or another space at that bound.
  public init(_ opening: Certificate.Opening, of app: RoutedApp, plan: Plan = Plan()) throws {
    self.app = app
    self.plan = plan
    rules = SpaceRules(app.space)
    var options = RouteExecution.Options()
    options.properties = RouteProperties(opening.properties)
    self.options = options
    guard opening.screens == rules.screens.map({ app.catalogue.text(for: $0) }) else {
      throw CertificateError.otherScreens(app: app.name)
    }
    guard opening.states == app.space.count else {
      throw CertificateError.otherSpace(app: app.name, stated: opening.states, counted: app.space.count)
    }
  }

  /// Audits one route.
  ///
  /// - Parameters:
  ///   - written: What the certificate says of the route.
  ///   - shouldStop: Is asked from time to time whether to stop, and why.
  /// - Returns: What agrees and what does not.
  /// - Throws: `CertificateError` where the app has no such route.
  public func run(
    _ written: CertifiedRoute, shouldStop: () -> StopReason? = { nil }
  ) throws -> RouteAudit {
    guard let route = app.route(named: written.name) else {
      throw CertificateError.unknownRoute(app: app.name, name: written.name)
    }
    var audit = RouteAudit(written)
    let counter = StackCounter(rules, written)
    let covers = written.covers.map { CoverIndex($0.regions, of: written, counter: counter) }
    count(written, counter, into: &audit)
    for index in covers {
      audit.disagreements += index.overlaps(atMost: Self.mostTold).map { .overlap($0, $1) }
    }
    // A stack that was not covered has no verdict to be compared with.
    guard written.ending.stopped == nil else { return audit }
    let judged = options(for: route).properties
    let missing = judged.subtracting(
      written.covers.reduce(into: []) { $0.formUnion(RouteProperties($1.judged)) })
    if !missing.isEmpty {
      audit.disagreements.append(.unjudged(RouteProperty.allCases.filter { missing.contains($0) }))
    }
    rerun(route, written, covers, into: &audit, shouldStop)
    return audit
  }

  /// How a route is performed: what its team checks besides is covered apart, and not certified.
  private func options(for route: Route) -> RouteExecution.Options {
    var options = options
    let own = RouteProperties(.passesOwnChecks)
    options.properties = options.properties.subtracting(route.expectation.exemptions)
    if !route.ownChecks.isEmpty, options.properties != own {
      options.properties = options.properties.subtracting(own)
    }
    return options
  }

  // MARK: - Counting

  private func count(_ written: CertifiedRoute, _ counter: StackCounter, into audit: inout RouteAudit) {
    let whole = countOfSpace(counter)
    if whole != app.space.count {
      audit.disagreements.append(.space(counted: whole, closedForm: app.space.count))
    }
    var told = 0
    for (number, cover) in written.covers.enumerated() {
      var sum = Natural.zero
      for region in cover.regions {
        let (stated, counted) = (written.regions[region].weight, count(of: written.regions[region], counter))
        sum += counted
        guard counted != stated, told < Self.mostTold else { continue }
        told += 1
        audit.disagreements.append(.weight(region: region, stated: stated, counted: counted))
      }
      audit.counted = sum
      guard written.ending.stopped == nil, sum != app.space.count else { continue }
      audit.disagreements.append(.sum(cover: number, weights: sum, states: app.space.count))
    }
  }

  private func count(of region: Certificate.Region, _ counter: StackCounter) -> Natural {
    guard region.layers.count <= rules.modals + 1, region.style(of: 0) == .automatic else { return .zero }
    var result = Natural.one
    for (layer, part) in region.layers.enumerated() {
      guard layer == 0 || rules.styles.contains(region.style(of: layer)) else { return .zero }
      result *= counter.count(of: [part], in: layer == 0 ? .root : .modal)
    }
    return result
  }

  private func countOfSpace(_ counter: StackCounter) -> Natural {
    var (layers, result) = (counter.count(of: .root), Natural.zero)
    let modal = counter.count(of: .modal) * Natural(rules.styles.count)
    for _ in 0...rules.modals {
      result += layers
      layers *= modal
    }
    return result
  }

  // MARK: - Running again

  private func rerun(
    _ route: Route, _ written: CertifiedRoute, _ covers: [CoverIndex], into audit: inout RouteAudit,
    _ shouldStop: () -> StopReason?
  ) {
    let execution = RouteExecution(route, of: app, options: options(for: route))
    var members = [Int](repeating: 0, count: written.regions.count)
    var told = 0
    func check(_ state: StackState) -> Bool {
      audit.runs += 1
      let homes = covers.map { $0.regions(of: state) }
      for home in homes.joined() { members[home] += 1 }
      if let disagreement = compare(state, homes, written, execution), told < Self.mostTold {
        told += 1
        audit.disagreements.append(disagreement)
      }
      guard audit.runs % 64 == 0, let reason = shouldStop() else { return true }
      audit.stopped = "\(reason)"
      return false
    }
    if plan.runsAll {
      for state in app.space.states where !check(state) { return }
      compare(members, with: written, into: &audit)
    } else {
      guard plan.samples > 0 else { return }
      for state in app.space.coveringStacks(seed: plan.seed) where !check(state) { return }
      var source = RandomSource(seed: plan.seed)
      for _ in 0..<plan.samples where !check(app.space.sample(using: &source)) { return }
    }
  }

  private func compare(
    _ state: StackState, _ homes: [[Int]], _ written: CertifiedRoute, _ execution: RouteExecution
  ) -> Disagreement? {
    let stack = { StackNotation(catalogue: app.catalogue).text(for: state) }
    if let wrong = homes.first(where: { $0.count != 1 }) {
      return .homes(stack: stack(), regions: wrong)
    }
    let regions = homes.map { $0[0] }
    let judgement = execution.run(from: state)
    let seen = Certificate.Verdict(judgement, ending: execution.ending)
    let stated = Certificate.Verdict(
      combining: regions.map { written.verdicts[written.regions[$0].verdict] })
    return seen.agrees(with: stated)
      ? nil : .verdict(stack: stack(), regions: regions, stated: stated, seen: seen)
  }

  private func compare(
    _ members: [Int], with written: CertifiedRoute, into audit: inout RouteAudit
  ) {
    for (number, region) in written.regions.enumerated() where region.weight != Natural(members[number]) {
      let disagreement = Disagreement.weight(
        region: number, stated: region.weight, counted: Natural(members[number]))
      if !audit.disagreements.contains(disagreement) { audit.disagreements.append(disagreement) }
    }
  }
}

extension Certificate.Verdict {
  /// Whether the same is violated, the route ended in the same way, and the same was put to the test.
  ///
  /// Any screen with a context that stays puts `deliversContext` to the test, whoever reads it: there, and only there,
  /// a stack may differ from the one that stands for its region.
  fileprivate func agrees(with other: Certificate.Verdict) -> Bool {
    let differing = Set(atStake).symmetricDifference(other.atStake)
    return violated == other.violated && ending == other.ending && differing.isSubset(of: [.deliversContext])
  }
}
