import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs
import Testing

@testable import Emporium

/// What happens between asking for a screen and seeing it, where the customer has to sign in first.
@MainActor
@Suite(.serialized) struct SessionTests {
  /// A window whose root is a screen of the store.
  private static func makeWindow() -> UIWindow {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
    return window
  }

  private static func presented(in window: UIWindow) -> UIViewController? {
    let layer = window.rootViewController?.presentedViewController as? UINavigationController
    return layer?.topViewController
  }

  @Test(arguments: [true, false])
  func `the login comes first, and the wish list only after signing in`(signsIn: Bool) throws {
    let window = Self.makeWindow()
    let session = Session(signsIn ? .signsIn : .cancels)
    var results: [RoutingResult] = []
    DefaultRouter().navigate(to: Configurations(session: session).wishList) { results.append($0) }
    #expect(Self.presented(in: window) is LoginViewController)
    #expect(results.isEmpty && !session.isSignedIn)
    #expect(Simulation.current.clock.settle())
    let navigation = try #require(window.rootViewController as? UINavigationController)
    #expect(results.map(\.isSuccess) == [signsIn])
    #expect(session.isSignedIn == signsIn)
    #expect(navigation.topViewController is WishListViewController == signsIn)
    #expect(window.rootViewController?.presentedViewController == nil)
    #expect(Simulation.current.faults.isEmpty)
  }

  @Test func `who has signed in is not asked`() {
    let window = Self.makeWindow()
    let session = Session(.signedIn)
    DefaultRouter().navigate(to: Configurations(session: session).wishList)
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func `a product and a visit to it are noted`() {
    let window = Self.makeWindow()
    let session = Session(.signedIn)
    DefaultRouter().navigate(to: Configurations(session: session).productInCategory, with: .lamp)
    Simulation.current.clock.settle()
    let stack = (window.rootViewController as? UINavigationController)?.viewControllers ?? []
    #expect(stack.map { ($0 as? ScreenViewController)?.screen.kind } == [0, 1, 2])
    #expect((stack.last as? ProductViewController)?.product == .lamp)
    #expect((stack[1] as? CategoryViewController)?.department == .living)
    #expect(session.visits == [.product])
  }

  @Test func `the addresses of the store exclude each other`() throws {
    let table = try Configurations(session: Session(.signedIn)).links()
    #expect(table.entries.count == 3)
    #expect(table.problems.isEmpty)
  }

  @Test func `the magazine turns to the page that is put in`() throws {
    let lookbook = LookbookViewController()
    lookbook.bind([LookViewController(.spring), LookViewController(.autumn)])
    #expect(lookbook.screen.context == 0)
    let advice = AdviceViewController()
    var pages = lookbook.containedViewControllers
    try LookbookViewController.appendPage().embed(advice, in: &pages)
    LookbookViewController.appendPage().integrate(pages, into: lookbook, showing: advice, animated: false) {
      #expect($0.isSuccess)
    }
    #expect(lookbook.visibleViewControllers == [advice])
    #expect(lookbook.screen.context == LookbookPage.advice.index)
    #expect(throws: RoutingError.self) {
      try LookbookViewController.appendPage().embed(LookbookViewController(), in: &pages)
    }
    var isRefused = false
    lookbook.makeVisible(HomeViewController(), animated: false) { isRefused = !$0.isSuccess }
    #expect(isRefused)
  }
}
