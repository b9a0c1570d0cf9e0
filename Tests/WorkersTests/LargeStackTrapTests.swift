import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing
import Workers

/// Routes that trap in stacks of which the small bound has none.
@MainActor
@Suite(.serialized) struct LargeStackTrapTests {
  /// An app with a route that wants a third screen where there are so many.
  private static func app(_ bounds: StackSpace.Bounds, trapsFrom count: Int) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Page")])
    let route = Route("count", summary: "Counts.", expecting: Expectation(reaches: Target(screen: 0))) {
      attempt in
      if let root = attempt.window.rootViewController as? UINavigationController {
        precondition(root.viewControllers.count < count, "too many screens")
      }
      attempt.finish(.reached)
    }
    return try RoutedApp(
      name: "deep", summary: "Traps.", space: StackSpace(catalogue: catalogue, bounds: bounds),
      exhaustiveSpace: StackSpace(
        catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: 0, splits: false)),
      binding: PageBinding(), routes: [route])
  }

  private static func check(_ app: RoutedApp) throws -> WorkerCheck {
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.samples, plan.covers) = (false, 0, true)
    return try WorkerCheck(app.routes, of: app, plan: plan, workers: 1)
  }

  @Test func `a trap is told with a stack that traps, whatever the first one does`() throws {
    let app = try Self.app(.init(tabs: 0, depth: 2, modals: 0, splits: false), trapsFrom: 2)
    let check = try Self.check(app)
    let group = try #require(try check.run()[0][.doesNotTrap].groups.first)
    #expect(group.signature.words.contains("too many screens") && group.witness.controllerCount == 3)
    #expect(try check.explain(group.witness, route: 0).judgement.violated.contains(.doesNotTrap))
  }

  @Test func `a trap in a stack beyond the bound is told with that stack`() throws {
    let app = try Self.app(.init(tabs: 0, depth: 2, modals: 0, splits: false), trapsFrom: 3)
    let cell = try Self.check(app).run()[0][.doesNotTrap]
    #expect(cell.groups.isEmpty)
    guard case .inconclusive(.largerStackFails(let stack)) = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
    #expect(stack.hasPrefix("Nav["))
  }
}
