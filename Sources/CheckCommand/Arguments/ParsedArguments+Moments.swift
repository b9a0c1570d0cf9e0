import RoutingSpecs

extension ParsedArguments {
  /// Whether something is to come in the middle of each route.
  var asksForMoments: Bool { has("--moments") || value("--meanwhile") != nil }

  /// An app with something in the middle of each of its routes, where that is asked for.
  ///
  /// - Parameter app: The app.
  /// - Returns: The app itself, or in moments.
  /// - Throws: `CommandError` where it cannot be so many requests.
  @MainActor
  func inMomentsAskedFor(_ app: RoutedApp) throws -> RoutedApp {
    let most = try number("--meanwhile", in: 1...2, default: 1)
    return asksForMoments ? app.inMoments(upTo: most) : app
  }
}
