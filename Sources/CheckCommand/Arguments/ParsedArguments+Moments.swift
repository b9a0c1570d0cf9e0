import RoutingSpecs

extension ParsedArguments {
  /// Whether something is to come in the middle of each route.
  var asksForMoments: Bool { has("--moments") || value("--meanwhile") != nil }

  /// An app with something in the middle of each of its routes, or itself where nothing is asked for.
  @MainActor
  func inMomentsAskedFor(_ app: RoutedApp) throws -> RoutedApp {
    let most = try number("--meanwhile", in: 1...2, default: 1)
    return asksForMoments ? app.inMoments(upTo: most) : app
  }
}
