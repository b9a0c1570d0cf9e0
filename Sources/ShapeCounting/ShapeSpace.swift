public import Checking
public import Journeys

/// All hierarchies of a shape up to a bound: exactly how many there are, and the one at each number.
///
/// Every hierarchy is made by the rules of a shape in one way only, because what stands at a place tells its rule. So
/// sums and products over the rules count hierarchies, and the same sums give each of them a number.
///
/// Preparing takes O(rules × pushes × depth × layers × nesting) operations on numbers with as many digits as the count
/// has.
public struct ShapeSpace: Sendable {
  /// The shape.
  public let shape: Shape
  /// The bound.
  public let bound: ShapeBound
  /// How many hierarchies there are.
  public let count: Natural

  let tables: CountTables

  /// Counts the hierarchies of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - bound: How large they may be.
  public init(_ shape: Shape, bound: ShapeBound) {
    self.shape = shape
    self.bound = bound
    tables = CountTables(shape, bound)
    count = tables.sum(shape.roots, tables.whole)
  }

  /// The hierarchy with a number.
  ///
  /// - Parameter number: The number, counted from 0.
  /// - Returns: The hierarchy, or `nil` where there are not so many.
  public func tree(at number: Natural) -> ScreenTree? {
    guard number < count else { return nil }
    return Unranking(tables: tables).tree(among: shape.roots, tables.whole, number)
  }

  /// The number of a hierarchy.
  ///
  /// - Parameter tree: The hierarchy.
  /// - Returns: Its number, or `nil` where it is outside the shape or larger than the bound.
  public func number(of tree: ScreenTree) -> Natural? {
    Ranking(tables: tables).number(of: tree, among: shape.roots, tables.whole)
  }

  /// Whether a hierarchy is in the shape and no larger than the bound.
  ///
  /// - Parameter tree: The hierarchy.
  /// - Returns: Whether it is.
  public func contains(_ tree: ScreenTree) -> Bool { number(of: tree) != nil }

  /// Draws a hierarchy, each with the same probability.
  ///
  /// - Parameter generator: Where the bits come from; seed it for a draw that can be made again.
  /// - Returns: A hierarchy, or `nil` where the bound leaves none.
  public func draw(using generator: inout some RandomNumberGenerator) -> ScreenTree? {
    count.isZero ? nil : tree(at: Natural.random(below: count, using: &generator))
  }
}
