import Checking
import RegionComparing
import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// What nobody asks the number of has no number: searches take as many runs however many layers stacks may have.
@MainActor
@Suite struct LayerTests {
  private nonisolated static let routes = [
    "product", "home-from-root", "home-from-current", "account-in-navigation", "account-or-new", "tabs",
    "login-custom-transition", "account-anywhere", "login", "forgot-password", "login-from-root",
    "forgot-password-from-root", "bag-visible", "bag-always-new", "bag-modal",
  ]

  @Test(arguments: routes)
  func `a search takes no more runs where stacks may have more layers`(_ name: String) throws {
    #expect(try runs(of: name, modals: 6) == runs(of: name, modals: 12))
  }

  private func runs(of name: String, modals: Int) throws -> Int {
    let app = try Storefront.app()
    let route = try #require(app.routes.first { $0.name == name })
    let space = try StackSpace(
      catalogue: app.catalogue, bounds: .init(tabs: 3, depth: 3, modals: modals))
    var check = RegionCheck(route, of: app, space: space)
    while check.next() != nil {}
    #expect(check.fault == nil)
    #expect(check.covered == space.count)
    return check.runs
  }

  /// Two and three layers over stacks of one screen each, with two styles; every stack by itself.
  @Test func `layers that nobody tells apart are judged like those that are run`() throws {
    let bounds = StackSpace.Bounds(
      tabs: 0, depth: 1, modals: TestBudget.isLong ? 4 : 3, splits: false, rootKinds: .screen,
      modalKinds: .screen, styles: [.automatic])
    let styled = StackSpace.Bounds(
      tabs: 0, depth: 1, modals: 2, splits: false, rootKinds: .screen, modalKinds: .screen,
      styles: [.automatic, .overFullScreen])
    for bounds in [bounds, styled] {
      #expect(try RegionComparison.differences(of: Storefront.app(), at: bounds) == [])
    }
  }
}
