import Checking
import Cities
import Messages
import RegionComparing
import RoutingSpecs
import SignIn
import Storefront
import SweepSupport
import TestSupport
import Testing

/// With a right declaration of interchangeable screens every stack is judged as it is without one.
@MainActor
@Suite(.serialized) struct DeclaredScreensTests {
  nonisolated static let bounds = TestBudget.isLong ? all : [all[0]]

  private nonisolated static let all: [BruteForceBound] = [
    BruteForceBound(
      "under a modal", .init(tabs: 0, depth: 1, modals: 1, splits: false, modalKinds: .navigation)),
    BruteForceBound("navigation", .init(tabs: 0, depth: 2, modals: 0, splits: false)),
    BruteForceBound("splits", .init(tabs: 0, depth: 0, modals: 0)),
    BruteForceBound("tabs of stacks", .init(tabs: 2, depth: 1, modals: 0, splits: false, rootKinds: .tabs)),
    BruteForceBound(
      "without animation", .init(tabs: 1, depth: 2, modals: 0, splits: false), isAnimated: false),
  ]

  /// Of the shop's routes those that search, pop and build in different ways; each of the others costs as much again.
  private static let shopRoutes = ["product", "account-in-navigation", "home-from-current", "bag-always-new"]

  private static let others = ["Other1", "Other2", "Other3"]
  private static let plainScreens = ["Home", "Account", "Login", "ForgotPassword", "Bag"]

  /// The walk, of which every screen is the same but its target and the one that refuses.
  private static func walk(_ bounds: StackSpace.Bounds) throws -> RoutedApp {
    try RoutedApp.walkingShop().exhausting(bounds).declaring(interchangeable: [plainScreens])
  }

  /// Apps with screens that no route knows.
  private static func widened(_ bounds: StackSpace.Bounds) throws -> [RoutedApp] {
    try [Storefront.app().only(shopRoutes), Messages.app(), SignIn.app(), Messages.defects()].map {
      try $0.widened(by: 3, bounds: bounds).declaring(interchangeable: [others])
    }
  }

  @Test(arguments: bounds)
  func `every stack is judged like its region, and no stack is missing`(_ bound: BruteForceBound) throws {
    var options = RouteExecution.Options()
    options.isAnimated = bound.isAnimated
    for app in try [Self.walk(bound.bounds)] + Self.widened(bound.bounds) {
      for route in app.routes {
        #expect(throws: Never.self, "\(app.name) \(route.name)") {
          try RegionComparison(route, of: app, space: app.space, options: options).run()
        }
      }
    }
  }

  @Test(arguments: bounds.filter { ["under a modal", "without animation"].contains($0.testDescription) })
  func `the stacks of representatives stand for the same stacks that fail`(_ bound: BruteForceBound) throws {
    for app in try [Self.walk(bound.bounds)] + Self.widened(bound.bounds) {
      let bare = try app.declaring(interchangeable: [])
      for route in app.routes {
        let result = RouteCheck(route, of: app).run()
        let expected = RouteCheck(route, of: bare).run()
        #expect(result.exchanges?.difference == nil, "\(route.name)")
        for (cell, other) in zip(result.cells, expected.cells) {
          #expect(cell.exhausted.reason == other.exhausted.reason, "\(route.name) \(cell.property)")
          #expect(cell.coverage.statesCovered == other.coverage.statesCovered)
          #expect(cell.exhausted.coverage.runsExecuted < other.exhausted.coverage.runsExecuted)
          #expect(cell.groups.map(\.signature) == other.groups.map(\.signature))
          #expect(cell.groups.map(\.exhaustedStates) == other.groups.map(\.exhaustedStates))
          #expect(cell.groups.map(\.witness) == other.groups.map(\.witness))
        }
      }
    }
  }

  @Test func `stacks are compared with a cover one by one, whatever is declared`() throws {
    let app = try Lookalikes.app(Lookalikes.walk())
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.mostCompared = 10
    let result = RouteCheck(app.routes[0], of: app, plan: plan).run()
    #expect(result.isCovered)
    for cell in result.cells {
      #expect(cell.exhausted.reason == .partOfSpace)
      let comparison = try #require(cell.covered?.comparison)
      #expect(comparison.stacks > 10 && comparison.stacks == comparison.runs)
    }
  }

  @Test func `a walk over all controllers takes a part of the runs`() throws {
    let bounds = StackSpace.Bounds(tabs: 5, depth: 6, modals: 1)
    let app = try Self.walk(bounds)
    let runs = try [app, app.declaring(interchangeable: [])].map { app in
      var check = RegionCheck(app.routes[0], of: app, space: app.space)
      while check.next() != nil {}
      #expect(check.fault == nil && check.covered == app.space.count)
      return check.runs
    }
    #expect(runs[0] * 4 < runs[1])
  }

  @Test func `a predicate that tells such screens apart still divides exactly`() throws {
    // The route's own finder and its expectation speak of Product and Bag, the declaration of all.
    let bounds = StackSpace.Bounds(tabs: 1, depth: 2, modals: 0, splits: false)
    for route in ["product", "bag-modal", "account-in-navigation"] {
      let shop = try Storefront.app().exhausting(bounds)
        .declaring(interchangeable: [Self.plainScreens + ["Product"]])
      let route = try #require(shop.route(named: route))
      #expect(throws: Never.self, "\(route.name)") {
        try RegionComparison(route, of: shop, space: shop.space).run()
      }
    }
  }
}

extension RoutedApp {
  /// The app with some of its routes.
  func only(_ names: [String]) throws -> RoutedApp {
    try RoutedApp(
      name: name, summary: summary, space: space, exhaustiveSpace: exhaustiveSpace, binding: binding,
      routes: routes.filter { names.contains($0.name) })
  }
}
