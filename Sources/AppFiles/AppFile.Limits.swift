extension AppFile {
  /// What a file may have at most, so that no file, however made, costs more than a moment to refuse.
  ///
  /// A file beyond a limit is refused with an error that names the limit; nothing is cut silently.
  public struct Limits: Hashable, Sendable {
    /// The size of the file in bytes.
    public var bytes = 1 << 20
    /// How many lists and objects may stand inside each other.
    public var depth = 64
    /// The number of screens.
    public var screens = 500
    /// The number of contexts of one screen.
    public var contexts = 100
    /// The number of routes.
    public var routes = 1000
    /// The number of steps, cases, children, predicates or declines in one list.
    public var listElements = 100
    /// The length of a name in characters.
    public var nameLength = 60
    /// The length of a summary in characters.
    public var summaryLength = 1000
    /// Tabs, navigation depth and modals of a bound.
    public var bound = 50
    /// How many errors are reported before the rest is only counted.
    public var errors = 100

    /// Makes the standard limits, for a caller to change.
    public init() {}

    /// The limits of the command line tool.
    public static let standard = Limits()
  }
}
