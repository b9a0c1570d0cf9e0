import Routing
import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// What the library's lock promises of navigations that overlap is kept in every order of events.
@MainActor
@Suite(.serialized) struct LockTests {
  nonisolated static let policies: [SingleNavigationLock.Policy] = [.refuse, .queue, .replace]

  private nonisolated static let bounds = StackSpace.Bounds(
    tabs: 1, depth: 1, modals: 1, splits: false, modalKinds: .screen)

  /// The pairs for which there is time: each route with itself and the next one, or all.
  private func isDue(_ pair: Int, of count: Int) -> Bool {
    let (first, second) = pair.quotientAndRemainder(dividingBy: count)
    return TestBudget.isLong || second == first || second == (first + 1) % count
  }

  private func broken(_ app: RoutedApp) -> [String: RouteProperties] {
    var result: [String: RouteProperties] = [:]
    let moments = app.inMoments([.twice, .routes])
    for (pair, route) in moments.routes.enumerated() where isDue(pair, of: app.routes.count) {
      var check = RegionCheck(route, of: moments, space: app.space)
      var violated = RouteProperties()
      while let finding = check.next() { violated.formUnion(finding.judgement.violated) }
      #expect(check.fault == nil)
      if !violated.isEmpty { result[route.name] = violated }
    }
    return result
  }

  @Test(arguments: policies)
  func `two navigations with a lock end as its policy promises`(_ policy: SingleNavigationLock.Policy) throws
  {
    let app = try Storefront.app(policy).exhausting(Self.bounds)
    #expect(broken(app) == [:])
  }

  @Test func `without a lock some do not`() throws {
    let app = try Storefront.app().exhausting(Self.bounds)
    #expect(broken(app).values.contains { $0.contains(.reachesTarget) })
  }
}
