/// How large the hierarchies of a shape may be.
public struct ShapeBound: Hashable, Sendable {
  /// The most screens in a stack.
  public let depth: Int
  /// The most presentations that stand over one another.
  public let layers: Int
  /// The most containers that stand in one another, without a presentation between them.
  public let nesting: Int

  /// Bounds hierarchies.
  ///
  /// - Parameters:
  ///   - depth: The most screens in a stack, 1 to 64.
  ///   - layers: The most presentations that stand over one another, 0 to 16.
  ///   - nesting: The most containers that stand in one another, 0 to 16.
  /// - Throws: `ShapeBoundError` where one of them is outside.
  public init(depth: Int, layers: Int, nesting: Int = 3) throws(ShapeBoundError) {
    for (name, value, range) in [
      ("depth", depth, 1...64), ("layers", layers, 0...16), ("nesting", nesting, 0...16),
    ] where !range.contains(value) {
      throw ShapeBoundError(name: name, value: value, allowed: range)
    }
    (self.depth, self.layers, self.nesting) = (depth, layers, nesting)
  }
}

/// A part of a bound that is too small or too large.
public struct ShapeBoundError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part's name.
  public let name: String
  /// What it was to be.
  public let value: Int
  /// What it may be.
  public let allowed: ClosedRange<Int>

  /// What is wrong, in a sentence.
  public var description: String {
    "A shape cannot be counted with \(name) \(value); allowed: \(allowed.lowerBound) to \(allowed.upperBound)."
  }
}
