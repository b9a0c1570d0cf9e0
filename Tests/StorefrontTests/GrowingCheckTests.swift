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
    #expect(check.steps.map { $0.newFailures.map(\.property) } == [[], [.reachesTarget], []])
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

  @Test func `routes without a cover are named, and leave a bound open`() throws {
    let app = try app(.init(tabs: 0, depth: 1, modals: 0, splits: false))
    var plan = Self.plan
    plan.covers = false
    var check = GrowingCheck(app, mostStates: 1_000_000)
    let next = check.next()
    let larger = try #require(next)
    let results = [RouteCheck(app.routes[0], of: larger, plan: plan).run()]
    check.note(results, of: larger)
    #expect(GrowingCheck.uncovered(in: results) == ["account"])
    #expect(check.steps.map(\.reason) == [.nothingTested])
  }

  @Test(arguments: 1...4)
  func `the stacks of a size are among those of the next`(size: Int) {
    let bounds = StackSpace.Bounds(tabs: 3, depth: 0, modals: 2)
    #expect(bounds.scaled(to: size).fits(in: bounds.scaled(to: size + 1)))
    #expect(bounds.scaled(to: size) == .init(tabs: size, depth: 0, modals: size))
  }
}
