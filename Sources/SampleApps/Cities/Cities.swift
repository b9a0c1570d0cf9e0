import CoordinatorRouting
public import RoutingSpecs

/// Cities by MVVM-C: three coordinators, three storyboards, and segues from one to the other.
@MainActor
public enum Cities {
  /// The app: the list, its cities, the favourite, and ways there and back.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboards and bounds are fixed and valid.
  public static func app() throws -> RoutedApp {
    let running = RunningApp()
    return try app(
      name: "cities", summary: "Cities by MVVM-C: three coordinators, three storyboards.",
      bounds: .init(tabs: 2, depth: 2, modals: 1, splits: false, modalKinds: .navigation), running: running,
      routes: routes(of: running)
    )
    .bounded(large: .init(tabs: 5, depth: 6, modals: 4, splits: false, modalKinds: .navigation))
  }

  /// The same screens with the classic mistakes, each a route of its own.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboards and bounds are fixed and valid.
  public static func defects() throws -> RoutedApp {
    let running = RunningApp()
    return try app(
      name: "cities-defects", summary: "The same screens with mistakes, which a check finds.",
      bounds: .init(tabs: 1, depth: 2, modals: 1, splits: false), running: running,
      routes: defectiveRoutes(of: running))
  }

  private static func app(
    name: String, summary: String, bounds: StackSpace.Bounds, running: RunningApp, routes: [Route]
  ) throws -> RoutedApp {
    try CitiesStoryboards.register()
    Coordination.addCoordination()
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home", places: .navigation),
      ScreenEntry(name: "CityList", places: .navigation),
      ScreenEntry(name: "CityDetail", contexts: City.allCases.map(\.name), places: .navigation),
    ])
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return try RoutedApp(
      name: name, summary: summary, space: space, exhaustiveSpace: space,
      binding: CitiesBinding(running: running), routes: routes)
  }
}
