import Checking
import Routing
import RoutingSpecs
import Storefront
import Testing

@MainActor
@Suite struct GrowingCheckTests {
  /// The shop with one route, which nobody expects to be refused: wrong from the second bound on, where a screen that
  /// refuses may stand over Account.
  private func app(_ bounds: StackSpace.Bounds) throws -> RoutedApp {
    let shop = try Storefront.app()
    let step = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
      .from(GeneralStep.current())
      .assemble()
    let isMissing = StatePredicate.not(.exists(.screen("Account")))
    let route = Route(
      "account", summary: "Account where it is.", to: step, with: nil,
      expecting: Expectation(reaches: Target(screen: 1), declines: [Decline("notFound", when: isMissing)]))
    let space = try StackSpace(catalogue: shop.catalogue, bounds: bounds)
    return try RoutedApp(
      name: "shop", summary: "", space: space, exhaustiveSpace: space, binding: shop.binding, routes: [route])
  }

  private static let plan: RouteCheck.Plan = {
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.covers, plan.samples) = (false, true, 0)
    plan.triesLargerBounds = false
    plan.execution.properties = .basic
    return plan
  }()

  @Test func `each bound tells the failures that no smaller one has shown`() throws {
    let app = try app(.init(tabs: 0, depth: 2, modals: 0, splits: false))
    var check = GrowingCheck(app, mostStates: 1_000_000)
    for _ in 0..<3 {
      let next = check.next()
      let larger = try #require(next)
      check.note([RouteCheck(app.routes[0], of: larger, plan: Self.plan).run()], of: larger)
    }
    #expect(check.steps.map(\.bounds.depth) == [1, 2, 3])
    #expect(check.steps.map(\.states) == [14, 63, 406])
    #expect(check.steps.allSatisfy { $0.reason == nil && $0.regions > 0 })
    #expect(check.steps.map { $0.newFailures.map(\.kind.property) } == [[], [.reachesTarget], []])
    let failure = try #require(check.steps[1].newFailures.first)
    let notation = StackNotation(catalogue: app.catalogue)
    #expect(notation.text(for: failure.witness) == "Nav[Account, Checkout!]")
    #expect(try app.space.state(at: failure.rank) == failure.witness)
  }

  @Test func `a bound ends where it has too many states, and where nothing can grow`() throws {
    let app = try app(.init(tabs: 0, depth: 2, modals: 0, splits: false))
    var few = GrowingCheck(app, mostStates: 63)
    var sizes: [Natural] = []
    while let larger = few.next() {
      sizes.append(larger.space.count)
      few.note([], of: larger)
    }
    #expect(sizes == [14, 63])
    #expect(few.steps.allSatisfy { $0.reason == .nothingTested })
    var still = GrowingCheck(try self.app(.init(tabs: 0, depth: 0, modals: 0)), mostStates: 1_000_000)
    let next = still.next()
    let only = try #require(next)
    still.note([], of: only)
    #expect(still.next() == nil)
  }

  @Test func `what fails at a smaller bound fails at one that there was no time for`() throws {
    let app = try app(.init(tabs: 0, depth: 3, modals: 0, splits: false))
    let smaller = try app.bounded(large: app.space.bounds.grown(to: 2))
    let known = RouteCheck(app.routes[0], of: smaller, plan: Self.plan).run()
    let large = RouteCheck(
      app.routes[0], of: try app.bounded(large: nil, small: smaller.space.bounds), plan: Self.plan)
    let cut = large.run(monitor: .init(shouldStop: { .time }))
    #expect(cut.violated.isEmpty)
    let both = cut.including(known)
    let cell = both[.reachesTarget]
    #expect(both.violated == RouteProperties(.reachesTarget) && !cell.isCovered)
    let (group, same) = (try #require(cell.groups.first), try #require(known[.reachesTarget].groups.first))
    #expect(group == same && cell.covered?.coverage.statesCovered == 63 && cell.covered?.reason == .time)
    #expect(both.including(known).cells.map(\.groups) == both.cells.map(\.groups))
    // Nothing is to be learnt where every stack was covered.
    let whole = large.run()
    #expect(whole.including(known).cells.map(\.groups) == whole.cells.map(\.groups))
    #expect(whole.including(known).cells.map(\.covered) == whole.cells.map(\.covered))
  }

  @Test func `draws from a bound tell new kinds of failure, and what they say about each property`() throws {
    let app = try app(.init(tabs: 0, depth: 1, modals: 0, splits: false))
    var check = GrowingCheck(app, mostStates: 1_000_000)
    let first = check.next()
    check.note(
      [RouteCheck(app.routes[0], of: try #require(first), plan: Self.plan).run()], of: try #require(first))
    let next = check.beyond()
    let larger = try #require(next)
    var plan = Self.plan
    (plan.covers, plan.samples, plan.known) = (false, 500, check.known)
    let results = [RouteCheck(app.routes[0], of: larger, plan: plan).run()]
    check.note(sample: results, judging: [.reachesTarget, .terminates], of: larger)
    let sample = try #require(check.sample)
    #expect(
      sample.draws == 500 && sample.states == 63
        && sample.risks.map(\.property) == [.reachesTarget, .terminates])
    #expect(sample.risks.map(\.residual.draws) == [500, 500])
    #expect(sample.risks[0].residual.failures == results[0][.reachesTarget].groups[0].sampledStates)
    #expect(
      sample.risks[1].residual.failures == 0 && sample.newFailures.map(\.kind.property) == [.reachesTarget])
    #expect(check.known == Set(sample.newFailures.map(\.kind)))
  }

  @Test func `routes without a cover are named, and leave a bound open`() throws {
    let app = try app(.init(tabs: 0, depth: 1, modals: 0, splits: false))
    var plan = Self.plan
    plan.covers = false
    var check = GrowingCheck(app, mostStates: 1_000_000)
    let next = check.next()
    let larger = try #require(next)
    let results = [RouteCheck(app.routes[0], of: larger, plan: plan).run()]
    check.note(results, of: larger)
    #expect(check.notCovered == ["account"])
    #expect(check.steps.map(\.reason) == [.nothingTested])
  }

  @Test(arguments: 1...4)
  func `the stacks of a size are among those of the next`(size: Int) {
    let bounds = StackSpace.Bounds(tabs: 3, depth: 0, modals: 2)
    #expect(bounds.grown(to: size).fits(in: bounds.grown(to: size + 1)))
    #expect(bounds.grown(to: size) == .init(tabs: size, depth: 0, modals: size < 4 ? min(size, 2) : size))
  }
}
