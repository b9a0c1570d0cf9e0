import Cities
import Messages
import RegionComparing
import RoutingSpecs
import SignIn
import Storefront
import SweepSupport
import TestSupport
import Testing

/// The regions of routes in the middle of which something comes, against every stack by itself in every order of events.
@MainActor
@Suite(.serialized) struct MomentBruteForceTests {
  nonisolated static let bounds = TestBudget.isLong ? long : short

  private nonisolated static let short: [BruteForceBound] = [
    BruteForceBound(
      "a screen over stacks", .init(tabs: 0, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
    BruteForceBound("navigation", .init(tabs: 0, depth: 1, modals: 0, splits: false)),
  ]

  private nonisolated static let long: [BruteForceBound] = [
    BruteForceBound("stacks", .init(tabs: 0, depth: 2, modals: 0, splits: false)),
    BruteForceBound("stacks under a modal", .init(tabs: 0, depth: 1, modals: 1, splits: false)),
    BruteForceBound("a tab", .init(tabs: 1, depth: 1, modals: 0, splits: false)),
    BruteForceBound("splits", .init(tabs: 0, depth: 1, modals: 0)),
  ]

  @Test(arguments: bounds)
  func `every stack is judged like its region while something else comes`(_ bound: BruteForceBound) throws {
    for app in try [Messages.app(), SignIn.app(), Cities.app(), Storefront.app()] {
      let moments = try app.exhausting(bound.bounds).inMoments()
      // Neighbours in the list have the same first request, so each of those is met.
      for (number, route) in moments.routes.enumerated() where TestBudget.isLong || number % 7 == 0 {
        do throws(RegionDifference) {
          _ = try RegionComparison(route, of: moments, space: moments.space).run()
        } catch {
          Issue.record("\(app.name) \(route.name): \(error)")
        }
      }
    }
  }

  @Test func `what a finger learns of the screens that it touches is asked of the region`() throws {
    let modal: ContentKinds = TestBudget.isLong ? [.screen, .navigation] : .screen
    for bounds in [
      StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false, modalKinds: modal),
      StackSpace.Bounds(tabs: 1, depth: 2, modals: 0, splits: false),
    ] {
      let moments = try StubbornApp.app(bounds).inMoments()
      #expect(try RegionComparison.differences(of: moments, at: bounds) == [])
    }
  }
}
