import CoordinatorRouting
import HeadlessUIKit
import RoutingSpecs

extension Cities {
  private static let onScreen: StackSearchOptions = [.current, .visible]

  static func routes(of app: RunningApp) -> [Route] {
    [
      list("list", in: app), listAndBack("list-and-back", in: app),
      city("city-paris", .paris, in: app), city("city-rome", .rome, in: app),
      favourite("favourite", in: app), favouriteAndClose("favourite-and-close", in: app),
    ]
  }

  /// From Home to the list, by a segue that leaves the storyboard.
  static func list(
    _ name: String, in app: RunningApp, relaunchingAs relaunch: (@MainActor () -> AppCoordinator)? = nil
  ) -> Route {
    Route(name, summary: "The list of cities, from Home.", expecting: reaches(.cityList, from: "Home")) {
      attempt in
      if let home = attempt.onScreen(HomeViewController.self) {
        app.take(over: home, with: relaunch)
        home.tapCities()
        attempt.finish(.reached)
      } else {
        attempt.finish(attempt.isThere(CityListViewController.self))
      }
    }
    .checkingCoordinators(of: app, delivering: "showCityList", from: HomeViewController.self)
  }

  /// The list and back again a second later; its coordinator must be gone then.
  static func listAndBack(
    _ name: String, in app: RunningApp, relaunchingAs relaunch: (@MainActor () -> AppCoordinator)? = nil
  ) -> Route {
    Route(name, summary: "The list of cities and back again.", expecting: returns) { attempt in
      guard let home = attempt.onScreen(HomeViewController.self) else {
        return attempt.finish(.declined(.notOnScreen))
      }
      app.take(over: home, with: relaunch)
      home.tapCities()
      Simulation.current.clock.schedule(after: 1_000) { [weak home] in
        app.visit(home?.navigationController?.topViewController)
        home?.navigationController?.popViewController(animated: true)
        attempt.finish(.reached)
      }
    }
    .checkingRelease(in: app)
    .checkingCoordinators(of: app, delivering: "showCityList", from: HomeViewController.self)
  }

  /// From the list to a city: the coordinator performs the segue, and fills its destination.
  static func city(_ name: String, _ city: City, in app: RunningApp) -> Route {
    Route(
      name, summary: "\(city.name), chosen from the list.",
      expecting: reaches(.cityDetail, showing: city, from: "CityList")
    ) { attempt in
      if let list = attempt.onScreen(CityListViewController.self) {
        list.tap(city)
        attempt.finish(.reached)
      } else if attempt.onScreen(CityDetailViewController.self)?.viewModel?.city == city {
        attempt.finish(.reached)
      } else {
        attempt.finish(.declined(.notOnScreen))
      }
    }
    .checkingCoordinators(of: app, delivering: "showDetail", from: CityListViewController.self)
  }

  /// From Home straight to a city, presented.
  static func favourite(_ name: String, in app: RunningApp) -> Route {
    Route(
      name, summary: "The favourite city, straight from Home.",
      expecting: reaches(.cityDetail, showing: .paris, from: "Home")
    ) { attempt in
      if let home = attempt.onScreen(HomeViewController.self) {
        home.tapFavourite()
        attempt.finish(.reached)
      } else if attempt.onScreen(CityDetailViewController.self)?.viewModel?.city == .paris {
        attempt.finish(.reached)
      } else {
        attempt.finish(.declined(.notOnScreen))
      }
    }
    .checkingCoordinators(of: app, delivering: nil, from: HomeViewController.self)
  }

  /// The favourite city, closed a second later.
  static func favouriteAndClose(_ name: String, in app: RunningApp) -> Route {
    Route(name, summary: "The favourite city and back again.", expecting: returns) { attempt in
      guard let home = attempt.onScreen(HomeViewController.self) else {
        return attempt.finish(.declined(.notOnScreen))
      }
      home.tapFavourite()
      Simulation.current.clock.schedule(after: 1_000) { [weak home] in
        app.visit((home?.presentedViewController as? UINavigationController)?.topViewController)
        home?.dismiss(animated: true)
        attempt.finish(.reached)
      }
    }
    .checkingCoordinators(of: app, delivering: nil, from: HomeViewController.self)
    .checkingRelease(in: app)
  }

  // MARK: - Expectations

  /// The screen is reached from where the user sees another one, or is there already.
  private static func reaches(
    _ screen: CitiesScreen, showing city: City? = nil, from start: String
  ) -> Expectation {
    let target =
      city.map { StackPattern.screenShowing("CityDetail", context: $0.name) } ?? .screen("CityList")
    return Expectation(
      reaches: Target(screen: screen.rawValue, context: city?.rawValue),
      declines: [Decline("notOnScreen", when: .not(.exists(.any([.screen(start), target]), onScreen)))])
  }

  /// The way ends at the Home that it began with.
  private static let returns = Expectation(
    reaches: Target(screen: CitiesScreen.home.rawValue),
    declines: [Decline("notOnScreen", when: .not(.exists(.screen("Home"), onScreen)))])
}

extension RunningApp {
  /// Lets another App coordinator lead on from a Home, where a route asks for one.
  fileprivate func take(over home: HomeViewController, with relaunch: (@MainActor () -> AppCoordinator)?) {
    guard let relaunch else { return }
    goOn(with: relaunch())
    coordinator.homeCoordinator.configure(home)
  }
}

extension RouteAttempt {
  /// Reached, where the user sees a screen already.
  fileprivate func isThere<Controller: UIViewController>(_ type: Controller.Type) -> RouteOutcome {
    onScreen(type) == nil ? .declined(.notOnScreen) : .reached
  }
}

extension RouteRefusal {
  /// The way starts at a screen that is not there.
  fileprivate static let notOnScreen = RouteRefusal(
    "notOnScreen", message: "The user does not see the screen that the way starts at.")
}
