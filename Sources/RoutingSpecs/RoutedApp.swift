public import HeadlessUIKit

/// An app whose routes are verified: its screens, the stacks that its users may be in, and its routes.
@MainActor
public struct RoutedApp {
  /// The app's name, by which the command line finds it; part of every replay token.
  public let name: String

  /// What the app is, in one sentence.
  public let summary: String

  /// The stacks that are sampled uniformly, because they are too many to run one by one.
  public private(set) var space: StackSpace

  /// The small stacks, every one of which is run.
  public private(set) var exhaustiveSpace: StackSpace

  /// The small stacks that are run: those of the small space, but of interchangeable screens only the representatives.
  public private(set) var representedSpace: StackSpace

  /// How screens become controllers and controllers are recognised as screens.
  public let binding: any ScreenBinding

  /// The routes, each with a name of its own.
  public let routes: [Route]

  /// How Swift code gets hold of the app, or `nil` where nobody said.
  public let source: Source?

  /// The screens of which the team says that every route does the same, whichever of a group stands in a place.
  public private(set) var interchangeable = InterchangeableScreens.none

  /// The device and the divided rules of UIKit that the app is described under.
  public let ownSettings: ModelSettings

  /// The device and the divided rules of UIKit that its routes are performed under.
  public internal(set) var settings: ModelSettings

  /// The routes, where `routes` are these in the middle of each other.
  let routesByThemselves: [Route]

  /// Whether tasks do nothing outside the main actor that others could notice, as the team says.
  public internal(set) var hasIndependentTasks = false

  /// The refusals that are expected of the routes, in their order.
  private let declines: [ResolvedDeclines]

  /// How Swift code gets hold of an app, so that tests can be generated.
  public struct Source: Hashable, Sendable {
    /// The module to import.
    public let module: String

    /// The expression, with `try` where it throws, such as `try Storefront.app()`.
    public let expression: String

    /// Says how to get hold of an app.
    public init(module: String, expression: String) {
      self.module = module
      self.expression = expression
    }
  }

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - summary: What the app is, in one sentence.
  ///   - space: The stacks that are sampled.
  ///   - exhaustiveSpace: The stacks that are run one by one; of the same catalogue.
  ///   - binding: How screens become controllers.
  ///   - routes: The routes; no name may occur twice.
  ///   - source: How Swift code gets hold of the app, so that tests can be generated; `nil` where there is no such code.
  ///   - settings: The device and the divided rules of UIKit.
  /// - Throws: `ScreenCatalogueError` where an expectation names a screen that the catalogue does not have.
  public init(
    name: String, summary: String, space: StackSpace, exhaustiveSpace: StackSpace,
    binding: any ScreenBinding, routes: [Route], source: Source? = nil,
    settings: ModelSettings = ModelSettings()
  ) throws(ScreenCatalogueError) {
    precondition(
      space.catalogue == exhaustiveSpace.catalogue, "the two spaces of \(name) differ in their screens")
    for (index, route) in routes.enumerated() {
      precondition(
        !routes[..<index].contains { $0.name == route.name }, "\(name) has two routes named \(route.name)")
    }
    var declines: [ResolvedDeclines] = []
    for route in routes { declines.append(try ResolvedDeclines(route.expectation, in: space.catalogue)) }
    self.declines = declines
    self.name = name
    self.summary = summary
    self.space = space
    self.exhaustiveSpace = exhaustiveSpace
    representedSpace = exhaustiveSpace
    self.binding = binding
    self.routes = routes
    routesByThemselves = routes
    self.source = source
    ownSettings = settings
    self.settings = settings
  }

  private init(
    _ app: RoutedApp, routes: [Route], declines: [ResolvedDeclines], space: StackSpace,
    exhaustiveSpace: StackSpace
  ) {
    name = app.name
    summary = app.summary
    binding = app.binding
    self.routes = routes
    source = app.source
    self.declines = declines
    routesByThemselves = app.routesByThemselves
    ownSettings = app.ownSettings
    settings = app.settings
    interchangeable = app.interchangeable
    hasIndependentTasks = app.hasIndependentTasks
    self.space = space
    self.exhaustiveSpace = exhaustiveSpace
    representedSpace = exhaustiveSpace
    representedSpace = represented(within: exhaustiveSpace.bounds)
  }

  /// The same app over other spaces of its catalogue; what its expectations mean depends on the catalogue alone.
  func replacing(space: StackSpace, exhaustiveSpace: StackSpace) -> RoutedApp {
    RoutedApp(self, routes: routes, declines: declines, space: space, exhaustiveSpace: exhaustiveSpace)
  }

  /// The same app with other routes, none of which is expected to decline.
  func replacing(routes: [Route]) -> RoutedApp {
    RoutedApp(
      self, routes: routes, declines: routes.map { _ in .none }, space: space,
      exhaustiveSpace: exhaustiveSpace)
  }

  /// The screens of the app.
  public var catalogue: ScreenCatalogue { space.catalogue }

  /// The properties that can be exercised: all of them, or those of moments where each route has something in the middle
  /// of it; but for own checks where no route has any.
  public var properties: [RouteProperty] {
    let areMoments = !routes.isEmpty && routes.allSatisfy { !$0.requests.isEmpty }
    var judged = areMoments ? RouteProperties.moments : RouteProperties(RouteProperty.standardCases)
    if routes.contains(where: { !$0.ownChecks.isEmpty }) { judged.insert(.passesOwnChecks) }
    return RouteProperty.allCases.filter(judged.contains)
  }

  /// Whether there are stacks to sample that exhausting does not reach; spaces of one size may still be different.
  var samplesBeyondExhausting: Bool { space.bounds != exhaustiveSpace.bounds }

  /// The refusals that are expected of a route.
  func declines(of route: Route) -> ResolvedDeclines {
    guard let index = routes.firstIndex(where: { $0.name == route.name }) else {
      preconditionFailure("\(route.name) is no route of \(name)")
    }
    return declines[index]
  }

  /// The same app with one bound, every stack of which is run.
  ///
  /// - Parameter bounds: The bound.
  /// - Returns: The app.
  /// - Throws: `StackSpaceError` where no space can have the bound.
  public func exhausting(_ bounds: StackSpace.Bounds) throws(StackSpaceError) -> RoutedApp {
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return replacing(space: space, exhaustiveSpace: space)
  }

  /// The same app, of some screens of which the team says that every route does the same, whichever of them stands in
  /// a place.
  ///
  /// Nobody has to say so for covers to take such screens together where routes announce what they look for. It spares
  /// runs where code reads all that stands on a stack: what decides which screen it is then decides which group it is
  /// of, and of stacks that are run one by one only those of each group's first screen are. Each check puts the
  /// declaration to the test by exchanging the screens at random (`RouteCheck.Plan.exchanges`); what is found wrong makes
  /// the route's verdicts inconclusive. All counts stay those of the whole space.
  ///
  ///     try app.declaring(interchangeable: [["Home", "Account", "Bag"]])
  ///
  /// - Parameter groups: The names of the screens of each group: at least two that show the same contexts, refuse alike
  ///   and may stand in the same places; no screen twice.
  /// - Returns: The app; what was declared before is forgotten.
  /// - Throws: `InterchangeableScreensError` for the first group that is wrong.
  public func declaring(
    interchangeable groups: [[String]]
  ) throws(InterchangeableScreensError) -> RoutedApp {
    var app = self
    app.interchangeable = try InterchangeableScreens(groups, in: catalogue)
    app.representedSpace = app.represented(within: exhaustiveSpace.bounds)
    return app
  }

  /// The stacks of a bound in which of interchangeable screens only the representatives stand.
  func represented(within bounds: StackSpace.Bounds) -> StackSpace {
    if bounds == representedSpace.bounds, interchangeable == representedSpace.interchangeable {
      return representedSpace
    }
    guard let space = try? StackSpace(catalogue: catalogue, bounds: bounds, representing: interchangeable)
    else {
      preconditionFailure("no space has the bound of \(bounds.words)")
    }
    return space
  }

  /// The route with a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The route, or `nil` where the app has none of that name.
  public func route(named name: String) -> Route? {
    routes.first { $0.name == name }
  }

  /// The app, checked from the stacks of other bounds.
  ///
  /// - Parameters:
  ///   - large: The bound of the whole space, or `nil` to keep it.
  ///   - small: The bound of the stacks that are run one by one, or `nil` to keep it as far as the large one allows.
  /// - Returns: The same app over other spaces.
  /// - Throws: `StackSpaceError` where a bound is none that a space can have, or the small one is not within the large.
  public func bounded(
    large: StackSpace.Bounds?, small: StackSpace.Bounds? = nil
  ) throws(StackSpaceError) -> RoutedApp {
    guard large != nil || small != nil else { return self }
    let outer = large ?? space.bounds
    let inner = small ?? exhaustiveSpace.bounds.cut(to: outer)
    guard inner.fits(in: outer) else { throw .notWithin(small: inner.words, large: outer.words) }
    return replacing(
      space: try StackSpace(catalogue: catalogue, bounds: outer),
      exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: inner))
  }

  /// The same app, whose routes are performed under other settings of the model of UIKit.
  ///
  /// - Parameter changes: The settings that change, each with its value, such as `presentInFlight=wait`; what is not
  ///   named stays as it is.
  /// - Returns: The app.
  /// - Throws: `ModelSettingError` for the first change that is none.
  public func under(_ changes: [String]) throws(ModelSettingError) -> RoutedApp {
    var app = self
    for change in changes { try app.settings.change(change) }
    return app
  }

  /// The same app, whose routes are performed under other settings of the model of UIKit.
  ///
  ///     try app.under("presentInFlight=wait", "horizontalSizeClass=compact")
  ///
  /// - Parameter changes: The settings that change, each with its value; what is not named stays as it is.
  /// - Returns: The app.
  /// - Throws: `ModelSettingError` for the first change that is none.
  public func under(_ changes: String...) throws(ModelSettingError) -> RoutedApp { try under(changes) }

  /// The settings that are not the app's own, each with its value.
  public var changedSettings: [String] { settings.differences(from: ownSettings) }
}

/// How the screens of a catalogue become controllers, and controllers are recognised as screens.
@MainActor
public protocol ScreenBinding {
  /// Makes the controller of a screen.
  ///
  /// - Parameter screen: A screen of the catalogue.
  /// - Returns: A new controller, in no hierarchy yet.
  func makeController(for screen: Screen) -> UIViewController

  /// Recognises a controller.
  ///
  /// - Parameter controller: Any controller of the hierarchy.
  /// - Returns: The screen that it shows, or `nil` for a container or a controller that the app does not know.
  func screen(of controller: UIViewController) -> Screen?

  /// Makes whatever the app keeps outside of the hierarchy as it is after a launch.
  ///
  /// Called before a stack is built, and when the run is over, so that nothing survives from one run to the next. UIKit's
  /// part of the world is made new for each run by itself: the clock, the device, scenes and windows, what a run
  /// registered or switched off. The rest is the app's, and one process makes thousands of runs: every static variable
  /// that changes, what stands in `UserDefaults` or in a file, a singleton's session, coordinators, caches, observers.
  ///
  ///     func startOver() {
  ///       Session.shared = Session()
  ///       Coordinators.current = nil
  ///       UserDefaults.standard.removeObject(forKey: "hasSeenWelcome")
  ///     }
  ///
  /// A route that does something else the second time is reported as unrepeatable (`RunRepetition`), because what it
  /// does may then be the doing of the run before.
  func startOver()
}

extension ScreenBinding {
  /// Does nothing: the app keeps nothing outside of the hierarchy.
  public func startOver() {}
}
