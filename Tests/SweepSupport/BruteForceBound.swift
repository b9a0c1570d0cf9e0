public import RoutingSpecs
public import Testing

/// A bound at which every stack is run, one by one, and compared with the region that it is in.
public struct BruteForceBound: Sendable, CustomTestStringConvertible {
  /// The bound's name in the output of the tests.
  public let testDescription: String

  /// The bound.
  public let bounds: StackSpace.Bounds

  /// Whether routes are asked to animate.
  public let isAnimated: Bool

  /// Names a bound.
  ///
  /// - Parameters:
  ///   - name: Its name in the output of the tests.
  ///   - bounds: The bound.
  ///   - isAnimated: Whether routes are asked to animate.
  public init(_ name: String, _ bounds: StackSpace.Bounds, isAnimated: Bool = true) {
    testDescription = name
    self.bounds = bounds
    self.isAnimated = isAnimated
  }
}
