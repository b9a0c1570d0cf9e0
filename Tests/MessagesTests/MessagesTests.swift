import Checking
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import VIPRouting

@testable import Messages
@testable import RoutingSpecs

/// Home and Detail by Clean Swift, from every stack.
@MainActor
@Suite(.serialized) struct MessagesTests {
  private static let small = StackSpace.Bounds(
    tabs: 1, depth: 2, modals: 1, splits: false, modalKinds: .navigation)

  @Test func `the app exhausts a small space, with unselected tabs and a modal`() throws {
    let app = try Messages.app()
    #expect(app.exhaustiveSpace.count == 57_660)
    #expect(app.exhaustiveSpace.bounds.fits(in: app.space.bounds))
    #expect(app.space.bounds.modals == 4)
    #expect(app.routes.map(\.name) == ["detail-by-segue", "detail-by-code"])
  }

  @Test(arguments: ["detail-by-segue", "detail-by-code"])
  func `everything holds, and Home's message is exercised`(name: String) throws {
    let app = try Messages.app().exhausting(Self.small)
    let result = RouteCheck(try #require(app.route(named: name)), of: app).run()
    // Two are about the library's own router; and nothing leaves the stack that would have to be released.
    let idle: [RouteProperty] = [.keepsContainerPromises, .searchesLawfully, .releasesControllers]
    for cell in result.cells {
      #expect(cell.verdict == .holds, "\(cell.property)")
      #expect((cell.exercisedRuns > 0) != idle.contains(cell.property), "\(cell.property)")
    }
    #expect(app.space.count == 1_860)
  }

  @Test func `both ways lead to equal stacks`() throws {
    let app = try Messages.app().exhausting(Self.small)
    var compared = 0
    for state in app.space.states {
      let bySegue = try end(from: state) { $0.performSegue(withIdentifier: "Detail", sender: nil) }
      let byCode = try end(from: state) { $0.router?.routeToDetail(segue: nil) }
      #expect(bySegue == byCode)
      if bySegue != state { compared += 1 }
    }
    // Home is on top of 12 of the 30 stacks of a navigation controller, whatever lies below.
    #expect(compared == 1_860 * 12 / 30)
  }

  /// The stack to which something leads that is done where Home is on screen.
  private func end(from state: StackState, _ go: (HomeViewController) -> Void) throws -> StackState {
    Simulation.reset()
    defer { Simulation.current.clear() }
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    state.install(in: window, binding: MessagesBinding())
    let moment = RouteMoment(window: window, isReached: false, error: nil)
    if let home = moment.onScreen(HomeViewController.self) { go(home) }
    Simulation.current.clock.settle(limit: 100)
    return try StackState(capturing: window, binding: MessagesBinding())
  }

  @Test func `the storyboard of the app is the fixture`() throws {
    try Repository.expectGolden(MessagesStoryboard.xml, "Storyboards/Messages.storyboard")
  }

  @Test func `the storyboard starts with Home in a navigation controller`() throws {
    _ = try Messages.app()
    let root = UIStoryboard(name: "Messages", bundle: nil).instantiateInitialViewController()
    #expect((root as? UINavigationController)?.topViewController is HomeViewController)
  }

  @Test func `a popped scene is gone with its parts`() throws {
    _ = try Messages.app()
    Simulation.reset()
    let home = try #require(MessagesStoryboard.scene("Home") as? HomeViewController)
    let navigation = UINavigationController(rootViewController: home)
    home.router?.routeToDetail(segue: nil)
    Simulation.current.clock.settle(limit: 100)
    let watched = WeakReferences(try parts(of: navigation.topViewController))
    #expect(watched.alive.count == 3)
    navigation.popViewController(animated: true)
    Simulation.current.clock.settle(limit: 100)
    #expect(navigation.viewControllers == [home])
    #expect(watched.alive.isEmpty)
  }

  private func parts(of controller: UIViewController?) throws -> [AnyObject] {
    let detail = try #require(controller as? DetailViewController)
    let router = try #require(detail.router)
    let interactor = try #require(router.dataStore as? DetailInteractor)
    return [detail, router, interactor]
  }
}
