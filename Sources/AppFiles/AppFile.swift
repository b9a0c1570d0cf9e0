/// An app to be checked, described in JSON instead of Swift.
///
/// The file says which screens and stacks there are and what each route promises; `Fixtures/Schemas/app.schema.json`
/// documents every field. A value of this type that ``read(_:limits:)`` returned is consistent: every name in it is
/// known, every action stands on the container it needs, and no chain of references closes a circle.
public struct AppFile: Hashable, Sendable {
  /// The version of the format that this module reads, the value of the key `format`.
  public static let format = 1

  /// The app's name, by which the command line and replay tokens call it.
  public var name: String
  /// What the app is, in a sentence; empty if the file does not say.
  public var summary: String
  /// The screens in the order of the file, which is the order of simplicity: counterexamples prefer the first.
  public var screens: [Screen]
  /// The names of screens that every route is to treat alike, group by group; empty if the file does not say.
  public var interchangeable: [[String]]
  /// How large the checked stacks may be.
  public var bounds: Bounds
  /// The routes in the order of the file.
  public var routes: [Route]
}

extension AppFile {
  /// The screen of a name.
  ///
  /// - Parameter name: the name of a screen.
  /// - Returns: the screen, or `nil` if the app has none of that name. O(screens).
  public func screen(named name: String) -> Screen? { screens.first { $0.name == name } }

  /// The route of a name.
  ///
  /// - Parameter name: the name of a route.
  /// - Returns: the route, or `nil` if the app has none of that name. O(routes).
  public func route(named name: String) -> Route? { routes.first { $0.name == name } }
}
