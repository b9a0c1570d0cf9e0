import CoordinatorRouting
import HeadlessUIKit
import KeptShapes
import RouteChecking
import Testing

@testable import Cities

@MainActor
@Suite struct CitiesLaunchTests {
  private static func app(_ coordinator: @escaping @MainActor () -> AppCoordinator) -> App<Running> {
    // The log of segues grows for ever, and would tell each round from the one before.
    App("cities", reflects: false) { window in
      try CitiesStoryboards.register()
      Coordination.addCoordination()
      let coordinator = coordinator()
      window.rootViewController = coordinator.makeRoot()
      return Running(window: window, coordinator: coordinator)
    }
  }

  /// What lives as long as the app.
  final class Running {
    let window: UIWindow
    let coordinator: AppCoordinator

    init(window: UIWindow, coordinator: AppCoordinator) {
      self.window = window
      self.coordinator = coordinator
    }
  }

  /// A tap on something of a screen, if the user sees it.
  private static func link<Screen: UIViewController, Target: UIViewController>(
    _ name: String, on screen: Screen.Type, reaches target: Target.Type,
    tap: @escaping @MainActor (Screen) -> Void
  ) -> Link<Running> {
    Link(
      name, reaches: target,
      or: .declines("\(screen) is not on screen", when: { !($0.window.shownControllers.last is Screen) })
    ) { running in
      if let shown = running.window.shownControllers.last as? Screen { tap(shown) }
    }
  }

  private static let links = [
    link("list", on: HomeViewController.self, reaches: CityListViewController.self) { $0.tapCities() },
    link("paris", on: CityListViewController.self, reaches: CityDetailViewController.self) { $0.tap(.paris) },
    link("rome", on: CityListViewController.self, reaches: CityDetailViewController.self) { $0.tap(.rome) },
    link("favourite", on: HomeViewController.self, reaches: CityDetailViewController.self) {
      $0.tapFavourite()
    },
  ]

  @Test func `the cities are clean from launch`() {
    let report = check(Self.app(AppCoordinator.init), links: Self.links)
    #expect(report.notExercised.isEmpty, "\(report.text)")
  }

  @Test func `a list and its view model that hold each other are found by going there and back`() {
    let report = JourneyReport.exploring(Self.app(ClingingAppCoordinator.init), links: Self.links)
    let finding = report.findings.first { $0.property == .releasesControllers }
    #expect(finding?.journey == ["tap 'All cities'", "tap Back"], "\(report.text)")
  }

  @Test func `a coordinator that nobody retains leaves the list without an answer`() {
    let limits = JourneyLimits(moments: 0)
    let report = JourneyReport.exploring(
      Self.app(ForgetfulAppCoordinator.init), links: Self.links, limits: limits)
    let sentences = ["Link paris declines when it should not", "Link rome declines when it should not"]
    #expect(report.findings.map(\.sentence) == sentences, "\(report.text)")
    #expect(report.findings.first?.journey == ["tap 'All cities'", "open link paris"])
  }

  @Test func `the app has the shape that is kept, and stays in it`() throws {
    let shape = try citiesShape()
    let report = JourneyReport.exploring(Self.app(AppCoordinator.init), links: Self.links)
    try KeptShape(shape, in: "LaunchTests/Shapes/CitiesShape.swift", of: "Cities", on: "HeadlessUIKit")
      .expect(from: report)
    let inside = JourneyReport.exploring(Self.app(AppCoordinator.init), links: Self.links, shape: shape)
    #expect(inside.holds, "\(inside.text)")
  }
}
