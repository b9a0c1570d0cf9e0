import Checking
import Routing
import Storefront
import TestSupport
import Testing

@testable import RoutingSpecs

/// What is said about the planted flaws of the shop, and what is not.
@MainActor
@Suite struct RouteStudyTests {
  private func study(_ name: String, covers: Bool) throws -> FailureStudy {
    let app = try Storefront.app()
    let route = try #require(app.route(named: name))
    var plan = RouteCheck.Plan()
    (plan.covers, plan.samples) = (covers, 200)
    plan.execution.properties = .basic
    let check = RouteCheck(
      route, of: try app.bounded(large: nil, small: .init(tabs: 1, depth: 1, modals: 1, splits: false)),
      plan: plan)
    let groups = check.run().cells.flatMap(\.groups)
    return try #require(RouteStudy(check).studies(of: groups).first)
  }

  @Test func `a condition is proved for the whole space where the route can be covered`() throws {
    let study = try study("home-from-current", covers: true)
    #expect(study.condition == "something is presented")
    #expect(study.evidence == .proved(states: try Storefront.app().space.count))
    let notation = StackNotation(catalogue: try Storefront.app().catalogue)
    #expect(study.neighbour.map(notation.text(for:)) == "Home")
    #expect(study.difference == "without Home presented")
  }

  @Test func `elsewhere it is seen in runs, and says in how many`() throws {
    let study = try study("home-from-current", covers: false)
    #expect(study.condition == "something is presented")
    #expect(
      study.evidence?.description
        == "seen in all 812 states of up to 1 tab, navigation depth 1, 1 modal, and in 1,000 drawn ones")
  }

  /// The shop with a route that always presents a bag, and is wrongly expected to be refused in some stacks.
  private func wrong(where predicate: StatePredicate, _ bounds: StackSpace.Bounds) throws -> RouteCheck {
    let shop = try Storefront.app()
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    let route = Route(
      "bag", summary: "A bag.", to: step, with: nil,
      expecting: Expectation(
        reaches: Target(screen: StorefrontScreen.bag.rawValue),
        declines: [Decline("tooMuch", when: predicate)]))
    let app = try RoutedApp(
      name: "shop", summary: "", space: StackSpace(catalogue: shop.catalogue, bounds: bounds),
      exhaustiveSpace: StackSpace(
        catalogue: shop.catalogue, bounds: .init(tabs: 1, depth: 1, modals: 1, splits: false)),
      binding: shop.binding, routes: [route])
    var plan = RouteCheck.Plan()
    (plan.covers, plan.execution.properties) = (true, RouteProperties(.reachesTarget))
    return RouteCheck(app.routes[0], of: app, plan: plan)
  }

  /// Defects whose true condition is a count, and how that is said.
  private nonisolated static let counts: [(StatePredicate, words: String)] = [
    (.exists(.all([.kind(.navigation), .longer(than: 2)])), "there is a navigation stack deeper than 2"),
    (
      .exists(.all([.kind(.navigation), .longer(than: 1)]), [.current, .visible]),
      "a navigation stack deeper than 1 is visible on top"
    ),
    (
      .not(.exists(.all([.kind(.navigation), .longer(than: 3)]))),
      "there is no navigation stack deeper than 3"
    ),
    (.exists(.all([.kind(.tabs), .longer(than: 2)])), "there is a tab bar of more than 2 tabs"),
    (
      .exists(.all([.kind(.tabs), .longer(than: 1), .layersOwn, .not(.inModalLayer)])),
      "the root is a tab bar of more than 1 tab"
    ),
    (.modals(moreThan: 1), "more than 1 layer is presented"),
    (.not(.modals(moreThan: 2)), "at most 2 layers are presented"),
    (
      .all([.modals(moreThan: 1), .exists(.all([.kind(.navigation), .longer(than: 2)]), .current)]),
      "more than 1 layer is presented and the topmost layer is a navigation stack deeper than 2"
    ),
  ]

  @Test(arguments: TestBudget.some(Array(RouteStudyTests.counts.indices), 3))
  func `a flaw that depends on how deep or how many is told so, exactly`(index: Int) throws {
    let (predicate, words) = Self.counts[index]
    let check = try wrong(where: predicate, .init(tabs: 3, depth: 4, modals: 3))
    let group = try #require(check.run()[.reachesTarget].groups.first)
    let study = try #require(RouteStudy(check).studies(of: [group]).first)
    #expect(study.condition == words)
    #expect(study.evidence == .proved(states: check.app.space.count))
  }

  /// Whether regions answer a condition as each of their stacks does, and every stack is in one of them.
  private func expectRegionsToKnow(_ condition: StatePredicate, _ bounds: StackSpace.Bounds, marks: Bool)
    throws
  {
    let check = try wrong(where: .presented, bounds)
    let space = check.app.space
    let predicate = try ResolvedPredicate(condition, in: space.catalogue)
    var regions = RegionCheck(
      check.route, of: check.app, space: space, options: check.plan.execution, isForCertificate: !marks)
    var findings: [RegionCheck.Finding] = []
    while let finding = regions.next(asking: predicate) { findings.append(finding) }
    #expect(regions.fault == nil)
    let grammar = regions.exploration.grammar
    #expect(findings.reduce(Natural.zero) { $0 + grammar.count(of: $1.region) } == space.count)
    let count = try #require(Int(exactly: space.count))
    for rank in stride(from: 0, to: count, by: max(1, count / 500)) {
      let state = try space.state(at: Natural(rank))
      let holders = findings.filter { grammar.contains(state, in: $0.region) }
      guard holders.count == 1, holders[0].isAsked == predicate.evaluate(state) else {
        Issue.record("\(state) is in \(holders.count) regions, of which one says otherwise: \(condition)")
        return
      }
    }
  }

  @Test(arguments: [
    StackSpace.Bounds(tabs: 2, depth: 3, modals: 0), .init(tabs: 3, depth: 1, modals: 1),
    .init(tabs: 0, depth: 3, modals: 2, splits: false),
  ])
  func `regions know of each condition on numbers what each of their stacks says`(
    _ bounds: StackSpace.Bounds
  ) throws {
    let space = try StackSpace(catalogue: try Storefront.app().catalogue, bounds: bounds)
    let conditions = FailureCondition.candidates(for: space).filter(\.isCount)
    #expect(conditions.count >= 4)
    for condition in conditions { try expectRegionsToKnow(condition.predicate, bounds, marks: true) }
  }

  /// As in a cover of which a certificate is written.
  @Test func `regions know it as well where rows are divided child by child`() throws {
    let bounds = StackSpace.Bounds(tabs: 2, depth: 2, modals: 1, splits: false)
    let space = try StackSpace(catalogue: try Storefront.app().catalogue, bounds: bounds)
    for condition in FailureCondition.candidates(for: space) where condition.isCount {
      try expectRegionsToKnow(.not(condition.predicate), bounds, marks: false)
    }
  }

  /// Patterns in which lengths are put together with each other and with all else that is known of a container.
  private nonisolated static let lengths: [StackPattern] =
    (0...3).map { .longer(than: $0) }
    + (1...2).map { .not(.longer(than: $0)) }
    + [
      .all([.longer(than: 1), .longer(than: 2)]), .any([.longer(than: 1), .longer(than: 2)]),
      .all([.longer(than: 1), .not(.longer(than: 2))]), .any([.kind(.split), .longer(than: 2)]),
      .any([.screen("Bag"), .longer(than: 1)]), .all([.inside(.tabs), .longer(than: 1)]),
      .all([.descendant(.longer(than: 1)), .not(.longer(than: 1))]), .showing(.longer(than: 1)),
    ]

  @Test(arguments: TestBudget.some(Array(RouteStudyTests.lengths.indices), 2), [true, false])
  func `regions know of any pattern with lengths what each of their stacks says`(
    index: Int, marks: Bool
  ) throws {
    let pattern = Self.lengths[index]
    for bounds in [
      StackSpace.Bounds(tabs: 2, depth: 2, modals: 0), .init(tabs: 2, depth: 3, modals: 0, splits: false),
    ] {
      try expectRegionsToKnow(.exists(pattern), bounds, marks: marks)
      try expectRegionsToKnow(
        .firstMatch(pattern, is: .any([.kind(.navigation), .child(.screen("Bag"))])), bounds, marks: marks)
    }
  }

  @Test func `a route that always fails has no neighbour that does not`() throws {
    let study = try study("bag-always-new", covers: true)
    #expect(study.condition == "always" && study.neighbour == nil && study.difference == nil)
  }
}
