extension Report {
  /// One way through the app that was checked from every state.
  public struct Route: Hashable, Codable, Sendable {
    /// Names the route; cells and violations refer to it by this name.
    public var name: String

    /// Says in one sentence what the route does.
    public var summary: String = ""

    /// Says in words where the route leads and when it may decline.
    public var expectation: String = ""

    /// Points to the declaration of the route, where it is known.
    public var source: SourcePlace?

    /// Says in one sentence in how many runs code was still waiting when they came to rest; `nil` where in none.
    public var waiting: String?
  }

  /// One thing that must be true of a route in every state.
  public struct Property: Hashable, Codable, Sendable {
    /// Names the property; cells and violations refer to it by this name.
    public var name: String

    /// Says in one sentence what the property demands.
    public var summary: String = ""
  }

  /// A line in a source file.
  public struct SourcePlace: Hashable, Codable, Sendable {
    /// Locates the file, relative to the root of the package.
    public var file: String

    /// Numbers the line, from 1.
    public var line: Int
  }
}
