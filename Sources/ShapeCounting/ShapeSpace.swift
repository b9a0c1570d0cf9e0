public import Checking
public import Journeys

/// All hierarchies of a shape up to a bound: exactly how many there are, and the one at each number.
///
/// Every hierarchy is made by the rules of a shape in one way only, because what stands at a place tells its rule. So
/// sums and products over the rules count hierarchies, and the same sums give each of them a number.
///
/// Preparing takes O(rules × pushes × depth × layers × nesting) operations on numbers with as many digits as the count
/// has. Where the shape has assumptions, each hierarchy of its rules is asked once.
public struct ShapeSpace: Sendable {
  /// The shape.
  public let shape: Shape
  /// The bound.
  public let bound: ShapeBound
  /// How many hierarchies there are.
  public let count: Natural

  let tables: CountTables

  /// The numbers, among all hierarchies that the rules make, of those that break no assumption; `nil` where there is none.
  private let kept: [Int]?

  /// Counts the hierarchies of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - bound: How large they may be.
  ///   - most: How many hierarchies may be asked whether they break an assumption.
  /// - Throws: `ShapeSpaceError` where the shape has assumptions and its rules make more.
  public init(_ shape: Shape, bound: ShapeBound, asking most: Int = 1_000_000) throws(ShapeSpaceError) {
    self.shape = shape
    self.bound = bound
    let tables = CountTables(shape, bound)
    self.tables = tables
    let all = tables.sum(shape.roots, tables.whole)
    guard !shape.assumptions.isEmpty else {
      (count, kept) = (all, nil)
      return
    }
    guard let total = Int(exactly: all), total <= most else {
      throw ShapeSpaceError(count: all, most: most)
    }
    let unranking = Unranking(tables: tables)
    let kept = (0..<total).filter {
      shape.contains(unranking.tree(among: shape.roots, tables.whole, Natural($0)))
    }
    (count, self.kept) = (Natural(kept.count), kept)
  }

  /// The hierarchy with a number.
  ///
  /// - Parameter number: The number, counted from 0.
  /// - Returns: The hierarchy, or `nil` where there are not so many.
  public func tree(at number: Natural) -> ScreenTree? {
    guard number < count else { return nil }
    let number = kept.flatMap { kept in Int(exactly: number).map { Natural(kept[$0]) } } ?? number
    return Unranking(tables: tables).tree(among: shape.roots, tables.whole, number)
  }

  /// The number of a hierarchy.
  ///
  /// - Parameter tree: The hierarchy.
  /// - Returns: Its number, or `nil` where it is outside the shape or larger than the bound.
  public func number(of tree: ScreenTree) -> Natural? {
    let number = Ranking(tables: tables).number(of: tree, among: shape.roots, tables.whole)
    guard let kept, let number else { return number }
    return place(of: number, in: kept)
  }

  /// How many numbers come before one of some that ascend; `nil` where it is not among them.
  private func place(of number: Natural, in numbers: [Int]) -> Natural? {
    guard let number = Int(exactly: number) else { return nil }
    let place = numbers.prefixCount { $0 < number }
    return place < numbers.count && numbers[place] == number ? Natural(place) : nil
  }

  /// Whether a hierarchy is in the shape and no larger than the bound.
  public func contains(_ tree: ScreenTree) -> Bool { number(of: tree) != nil }

  /// Draws a hierarchy, each with the same probability.
  ///
  /// - Parameter generator: Where the bits come from; seed it for a draw that can be made again.
  /// - Returns: A hierarchy, or `nil` where the bound leaves none.
  public func draw(using generator: inout some RandomNumberGenerator) -> ScreenTree? {
    count.isZero ? nil : tree(at: Natural.random(below: count, using: &generator))
  }
}

/// Why the hierarchies of a shape cannot be counted: each must be asked what the team assumes, and there are too many.
public struct ShapeSpaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many hierarchies the rules make.
  public let count: Natural
  /// How many may be asked.
  public let most: Int

  /// What is wrong, in a sentence, and what to do.
  public var description: String {
    "Each of \(count) hierarchies would have to be asked what the shape assumes, and no more than \(most) may be; take a smaller "
      + "bound, or the shape without its assumptions."
  }
}
