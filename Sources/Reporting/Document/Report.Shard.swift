extension Report {
  /// What a result of some routes repeats of the whole check, so that results of other routes can be united with it.
  ///
  /// A report of every route has none: it is the same whether one process made it or several.
  public struct Shard: Hashable, Codable, Sendable {
    /// Lists every route of the check, in the order of the table's rows.
    public var entries: [Entry]

    /// States the bounds of the check in words.
    public var bounds: Bounds

    /// Lists the options that decide what is run, as `--moments` or `--samples 50`.
    public var options: [String]

    /// Lists the routes that the result is about, in the order of the entries.
    public var results: [Result]

    /// A route of the check, whoever runs it.
    public struct Entry: Hashable, Codable, Sendable {
      /// Describes the route.
      public var route: Route
      /// Names the properties that it is held to.
      public var properties: [String]
    }

    /// What the sentences about the whole check need to know of one route.
    public struct Result: Hashable, Codable, Sendable {
      /// Names the route.
      public var route: String
      /// Tells how the stacks of the bounds were run.
      public var extent: Bounds.Extent
      /// Tells what was declared of screens, and how that stood the test of this route.
      public var interchangeable: Interchangeable?
    }

    /// What the report says of its bound: how it was run, and that there are other routes.
    public var boundWords: String {
      let all = DecimalCount(UInt(entries.count)).grouped
      return bounds.words(afterRunning: results.map(\.extent))
        + "; \(results.count) of \(all) routes, the others in other shards"
    }
  }

  /// The bounds of a check in words.
  public struct Bounds: Hashable, Codable, Sendable {
    /// States the large bound.
    public var large: String

    /// States the small bound; `nil` where it is the large one.
    public var small: String?

    /// How the stacks of the bounds were run for one route.
    public enum Extent: String, Hashable, Codable, Sendable {
      /// Every stack of the large bound was covered.
      case covered
      /// Every stack of the small bound was run by itself.
      case exhausted
      /// The check stopped before.
      case stopped
    }

    /// Says what the bounds are, and how their stacks were run.
    ///
    /// - Parameter extents: How they were run for each route.
    /// - Returns: The words, as the beginning of a sentence.
    public func words(afterRunning extents: [Extent]) -> String {
      if extents.isEmpty { return "up to \(large)" }
      let words = "up to \(large); every stack"
      let others = extents.filter { $0 != .covered }
      if others.isEmpty { return words + " was covered, region by region" }
      let part = small.map { " of up to \($0)" } ?? ""
      if others.contains(.stopped) { return words + part + " was to be run, but the check stopped before" }
      return words + part + (others.count == extents.count ? " was run" : " was run or covered")
    }
  }
}
