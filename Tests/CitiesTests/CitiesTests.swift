import Checking
import CoordinatorRouting
import HeadlessUIKit
import RoutingSpecs
import TestSupport
import Testing

@testable import Cities

/// Three coordinators over three storyboards, from every stack.
@MainActor
@Suite(.serialized) struct CitiesTests {
  private static let small = StackSpace.Bounds(tabs: 1, depth: 2, modals: 1, splits: false)

  nonisolated static let routes = [
    "list", "list-and-back", "city-paris", "city-rome", "favourite", "favourite-and-close",
  ]

  @Test func `the app exhausts a small space, with unselected tabs and a modal`() throws {
    let app = try Cities.app()
    #expect(app.exhaustiveSpace.count == 17_640)
    #expect(app.exhaustiveSpace.bounds.fits(in: app.space.bounds))
    #expect(app.space.bounds.modals == 4)
    #expect(app.routes.map(\.name) == Self.routes)
  }

  @Test(arguments: routes)
  func `everything holds from every stack, and is exercised`(name: String) throws {
    let app = try Cities.app().exhausting(Self.small)
    let result = RouteCheck(try #require(app.route(named: name)), of: app).run()
    // Two are about the library's own router; and where nothing leaves the stack, nothing has to be released.
    let idle: [RouteProperty] =
      [.keepsContainerPromises, .searchesLawfully] + (name.contains("-and-") ? [] : [.releasesControllers])
    for cell in result.cells {
      #expect(cell.verdict == .holds, "\(cell.property)")
      #expect((cell.exercisedRuns > 0) != idle.contains(cell.property), "\(cell.property)")
    }
  }

  @Test(arguments: ["City", "Home", "Cities"])
  func `the storyboards of the app are the fixtures`(name: String) throws {
    let text = try #require(CitiesStoryboards.texts.first { $0.0 == name }?.1)
    try Repository.expectGolden(text, "Storyboards/\(name).storyboard")
  }

  @Test func `the app starts with a Home that its coordinator has put together`() throws {
    _ = try Cities.app()
    Simulation.reset()
    let app = AppCoordinator()
    let root = try #require(app.makeRoot() as? UINavigationController)
    let home = try #require(root.topViewController as? HomeViewController)
    #expect(home.coordinationDelegate === app.homeCoordinator)
    #expect(home.viewModel != nil)
  }

  @Test func `a flow goes from coordinator to coordinator, and ends with its last screen`() throws {
    _ = try Cities.app()
    Simulation.reset()
    let app = AppCoordinator()
    let root = try #require(app.makeRoot() as? UINavigationController)
    func settle() { Simulation.current.clock.settle(limit: 100) }
    (root.topViewController as? HomeViewController)?.tapCities()
    settle()
    (root.topViewController as? CityListViewController)?.tap(.rome)
    settle()
    #expect((root.topViewController as? CityDetailViewController)?.viewModel?.city == .rome)
    #expect(app.log.deliveries == ["showCityList to CityCoordinator", "showDetail to CityCoordinator"])
    // One City coordinator for both screens, beside the Home coordinator.
    #expect(app.childCoordinators.count == 2)
    root.popViewController(animated: true)
    settle()
    #expect(app.childCoordinators.count == 2)
    root.popViewController(animated: true)
    settle()
    #expect(app.childCoordinators.count == 1)
  }

  @Test func `switching coordination on with each app delivers nothing twice`() throws {
    _ = try Cities.app()
    _ = try Cities.defects()
    #expect(Simulation.prepareInterception.names.count { $0 == "CoordinatorRouting" } == 1)
  }
}

/// The classic mistakes with coordinators, each found with its smallest stack.
@MainActor
@Suite(.serialized) struct CitiesDefectsTests {
  nonisolated static let rows = [
    (
      "list-unretained",
      "retainsCoordinators: The coordinator of a list is gone: nobody retains it."
    ),
    (
      "list-delivered-twice",
      "deliversSegueOnce: showCityList was delivered 2 times: 1. showCityList to CityCoordinator, "
        + "2. showCityList to CityCoordinator."
    ),
    (
      "list-cycle",
      "releasesScreens: CityListViewController was left and is still alive: "
        + "CityListViewController.viewModel → ClingingCityListViewModel.view → CityListViewController."
    ),
  ]

  @Test(arguments: rows)
  func `a mistake is found with its smallest stack and what went wrong`(
    name: String, sentence: String
  ) throws {
    let app = try Cities.defects()
    let route = try #require(app.route(named: name))
    let group = try #require(RouteCheck(route, of: app).run()[.passesOwnChecks].groups.first)
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == "Nav[Home]")
    #expect(group.exhaustedStates == 410)
    let findings = RouteExecution(route, of: app).explain(group.witness).findings
    #expect(findings.first { $0.property == .passesOwnChecks }?.sentence == sentence)
  }

  @Test func `controllers that nobody releases are told with what keeps them alive`() throws {
    let app = try Cities.defects()
    let route = try #require(app.route(named: "list-cycle"))
    let group = try #require(RouteCheck(route, of: app).run()[.releasesControllers].groups.first)
    let findings = RouteExecution(route, of: app).explain(group.witness).findings
    #expect(
      findings.first { $0.property == .releasesControllers }?.sentence
        == "When the hierarchy had been taken apart, 2 of its controllers were still alive. Retaining path: "
        + "CityListViewController.viewModel → ClingingCityListViewModel.view → CityListViewController.")
  }
}
