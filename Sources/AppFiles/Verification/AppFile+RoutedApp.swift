public import RoutingSpecs

extension AppFile {
  /// Makes the app that the file describes, with real steps of the routing library and headless controllers.
  ///
  /// - Parameter fileName: The file's name, where routes count as declared.
  /// - Returns: The app, ready to be checked.
  /// - Throws: `ScreenCatalogueError`, `StackSpaceError` or `InterchangeableScreensError` if the value was not made by
  ///   ``read(_:limits:)`` with the standard limits; otherwise never.
  @MainActor
  public func routedApp(fileName: String) throws -> RoutedApp {
    let catalogue = try makeCatalogue()
    let expectations = ExpectationTranslator(catalogue: catalogue)
    var chains = ChainAssembler(app: self, catalogue: catalogue)
    var routedRoutes: [RoutingSpecs.Route] = []
    for route in routes {
      routedRoutes.append(
        RoutingSpecs.Route(
          route.name, summary: route.summary, to: chains.destination(ofRoute: route), with: nil,
          expecting: try expectations.expectation(of: route), fileID: fileName, line: route.line))
    }
    return try RoutedApp(
      name: name, summary: summary,
      space: try StackSpace(catalogue: catalogue, bounds: bounds.default.stackBounds),
      exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: bounds.exhaustive.stackBounds),
      binding: DescribedScreenBinding(names: screens.map(\.name)), routes: routedRoutes
    ).declaring(interchangeable: interchangeable)
  }

  func makeCatalogue() throws(ScreenCatalogueError) -> ScreenCatalogue {
    try ScreenCatalogue(screens.map { ScreenEntry($0) })
  }
}

extension ScreenEntry {
  /// What a file says of a screen.
  init(_ screen: AppFile.Screen) {
    self.init(
      name: screen.name, contexts: screen.contexts, dismissal: screen.dismissal,
      places: screen.places.reduce(into: []) { $0.insert($1.screenPlace) })
  }
}

extension AppFile.Place {
  fileprivate var screenPlace: ScreenPlaces {
    switch self {
    case .root: .root
    case .tab: .tab
    case .navigation: .navigation
    case .modal: .modal
    case .primary: .primary
    case .secondary: .secondary
    }
  }
}

extension AppFile.Bound {
  fileprivate var stackBounds: StackSpace.Bounds {
    StackSpace.Bounds(
      tabs: tabs, depth: depth, modals: modals, splits: splits, styles: styles.map(\.stackStyle))
  }
}

extension AppFile.PresentationStyle {
  /// The style of the same name in stacks.
  var stackStyle: PresentationStyle {
    switch self {
    case .automatic: .automatic
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom: .custom
    }
  }
}
