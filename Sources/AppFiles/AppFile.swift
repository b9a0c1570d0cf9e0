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
