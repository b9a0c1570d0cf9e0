import Checking
import Cities
import HeadlessUIKit
import Messages
import RoutingSpecs
import SignIn
import TestSupport
import Testing

/// Routes of any code are covered at bounds of which nobody could run every stack, and where one cannot be, that is said.
@MainActor
@Suite(.serialized) struct OpaqueCoverTests {
  private static let plan = {
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.mostCompared = TestBudget.times(500, short: 50)
    plan.samples = 100
    return plan
  }()

  private static let small = StackSpace.Bounds(tabs: 1, depth: 1, modals: 1, splits: false)

  @Test func `every stack of the large bound is covered, by some hundred regions`() throws {
    for app in try [Messages.app(), SignIn.app(), Cities.app()] {
      for route in TestBudget.isLong ? app.routes : [app.routes[0]] {
        let result = RouteCheck(route, of: app, plan: Self.plan).run()
        for cell in result.cells {
          #expect(cell.verdict == .holds, "\(app.name) \(route.name) \(cell.property)")
          #expect(cell.coverage.statesCovered == app.space.count)
          let regions = cell.covered?.coverage.runsExecuted ?? .max
          #expect(regions < 600, "\(app.name) \(route.name) \(cell.property)")
        }
      }
    }
  }

  @Test func `a check that looks at all screens is given up, and nothing else is`() throws {
    let app = try Cities.app()
    let route = app.routes[0].alsoChecking("hasScreens", "There is a screen.") { after in
      after.all(UIViewController.self).isEmpty ? .fails("There is none.") : .holds
    }
    let watched = try RoutedApp(
      name: app.name, summary: app.summary, space: app.space,
      exhaustiveSpace: StackSpace(catalogue: app.catalogue, bounds: Self.small), binding: app.binding,
      routes: [route])
    var plan = Self.plan
    plan.mostOwnCheckRegions = 640
    let result = RouteCheck(route, of: watched, plan: plan).run()
    for cell in result.cells where cell.property != .passesOwnChecks {
      #expect(cell.verdict == .holds, "\(cell.property)")
    }
    let own = result[.passesOwnChecks]
    #expect(own.covered?.reason == .runLimit(640) && own.covered?.coverage.runsExecuted == 640)
    #expect(own.verdict == .inconclusive(.sampled(runs: 100, space: app.space.count)))
  }

  @Test func `a route that says so is not covered`() throws {
    let app = try Cities.app()
    #expect(RouteCheck(app.routes[0], of: app, plan: Self.plan).isCoverable)
    #expect(!RouteCheck(app.routes[0].reading(.otherwise), of: app, plan: Self.plan).isCoverable)
  }

  /// A route that asks the app's own registry how many screens there are.
  private static func knowing(_ binding: TwoColours.Binding) -> Route {
    Route(
      "knowing", summary: "Knows how many screens there are.",
      expecting: Expectation(reaches: Target(screen: 0), exemptFrom: RouteProperties(.reachesTarget))
    ) { attempt in
      let isOdd = binding.count.isMultiple(of: 2) == false
      attempt.finish(.declined(RouteRefusal(isOdd ? "odd" : "even", message: "There are so many screens.")))
    }
  }

  /// At smaller bounds differences divide the cover until it is right.
  @Test(.enabled(if: TestBudget.isLong, TestBudget.reason))
  func `a route that knows the stack from elsewhere is found out, and run stack by stack`() throws {
    let binding = TwoColours.Binding()
    let app = try TwoColours.app(
      small: Self.small, large: .init(tabs: 3, depth: 3, modals: 2, splits: false), binding: binding,
      Self.knowing(binding))
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan).run()
    for cell in result.cells {
      guard case .inconclusive(.unsoundCover(let reason)) = cell.verdict else {
        Issue.record("\(cell.property): \(cell.verdict)")
        continue
      }
      #expect(reason.contains(" does not behave like "))
      #expect(cell.exhausted.reason == nil)
      #expect(cell.sampled.coverage.runsExecuted == 100)
    }
  }
}
