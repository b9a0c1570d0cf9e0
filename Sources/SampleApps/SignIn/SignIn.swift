public import RoutingSpecs

/// A login whose router decides by the view model, by MVVM: home, a new password, sign-up, a forgotten password.
@MainActor
public enum SignIn {
  /// The app: each button in each state of the view model, ways there and back, and a name that nobody knows.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboard and bounds are fixed and valid.
  public static func app() throws -> RoutedApp {
    try app(
      name: "sign-in", summary: "A login whose router decides where its buttons lead, by MVVM.",
      bounds: .init(tabs: 2, depth: 2, modals: 1, splits: false, modalKinds: .items, tabKinds: .navigation),
      routes: routes
    )
    .bounded(
      large: .init(tabs: 5, depth: 6, modals: 4, splits: false, modalKinds: .items, tabKinds: .navigation))
  }

  /// The same screens with the classic mistakes, each a route of its own.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboard and bounds are fixed and valid.
  public static func defects() throws -> RoutedApp {
    try app(
      name: "sign-in-defects", summary: "The same screens with mistakes, which a check finds.",
      bounds: .init(tabs: 1, depth: 2, modals: 1, splits: false, modalKinds: .items),
      routes: defectiveRoutes)
  }

  private static func app(
    name: String, summary: String, bounds: StackSpace.Bounds, routes: [Route]
  ) throws -> RoutedApp {
    try SignInStoryboard.register()
    let catalogue = try ScreenCatalogue(
      SignInScreen.allCases.map {
        ScreenEntry(name: $0.name, contexts: $0 == .login ? PasswordState.allCases.map(\.name) : [])
      })
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return try RoutedApp(
      name: name, summary: summary, space: space, exhaustiveSpace: space, binding: SignInBinding(),
      routes: routes)
  }
}
