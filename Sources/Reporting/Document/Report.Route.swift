extension Report {
  /// One way through the app that was checked from every state.
  public struct Route: Hashable, Codable, Sendable {
    /// Names the route; cells and violations refer to it by this name.
    public var name: String

    /// Says in one sentence what the route does.
    public var summary: String

    /// Says in words where the route leads and when it may decline.
    public var expectation: String

    /// Points to the declaration of the route, where it is known.
    public var source: SourcePlace?

    /// Says in one sentence in how many runs code was still waiting when they came to rest; `nil` where in none.
    public var waiting: String?

    /// Describes a route.
    ///
    /// - Parameters:
    ///   - name: The name by which cells and violations refer to it.
    ///   - summary: What it does, in one sentence.
    ///   - expectation: Where it leads and when it may decline, in words.
    ///   - source: Where it is declared, if known.
    ///   - waiting: In how many runs code was still waiting when they came to rest, in one sentence.
    public init(
      name: String, summary: String = "", expectation: String = "", source: SourcePlace? = nil,
      waiting: String? = nil
    ) {
      self.name = name
      self.summary = summary
      self.expectation = expectation
      self.source = source
      self.waiting = waiting
    }
  }

  /// One thing that must be true of a route in every state.
  public struct Property: Hashable, Codable, Sendable {
    /// Names the property; cells and violations refer to it by this name.
    public var name: String

    /// Says in one sentence what the property demands.
    public var summary: String

    /// Describes a property.
    ///
    /// - Parameters:
    ///   - name: The name by which cells and violations refer to it.
    ///   - summary: What it demands, in one sentence.
    public init(name: String, summary: String = "") {
      self.name = name
      self.summary = summary
    }
  }

  /// A line in a source file.
  public struct SourcePlace: Hashable, Codable, Sendable {
    /// Locates the file, relative to the root of the package.
    public var file: String

    /// Numbers the line, from 1.
    public var line: Int

    /// Points to a line.
    ///
    /// - Parameters:
    ///   - file: The path, relative to the root of the package.
    ///   - line: The line, from 1.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}
