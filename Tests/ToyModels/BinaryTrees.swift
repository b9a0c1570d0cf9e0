public import Checking

/// All binary trees of a number of nodes, the yardstick of Korat (doi:10.1145/566172.566191).
///
/// Root and child fields hold nothing, a node in use or the next fresh one; fields are decided when the
/// predicate reads them. At 12 nodes there are 208,012 valid trees among 12,284,830 candidates.
///
/// The tests count the small sizes, the bench the large one: hence a module of its own.
@frozen
public struct BinaryTrees: Sendable {
  @usableFromInline let nodeCount: Int

  /// Chooses the size.
  ///
  /// - Parameter nodeCount: How many nodes a tree has, at least 1.
  @inlinable
  public init(nodeCount: Int) { self.nodeCount = nodeCount }

  /// Makes one candidate, and says whether it is a tree of that size.
  ///
  /// - Parameter source: Where the choices come from.
  /// - Returns: Whether it is one.
  @inlinable
  @inline(__always)
  public func run(with source: inout some ChoiceSource) -> Bool {
    // Fresh nodes are numbered as they are reached, so "visited" is "not above `used`", and the work list is the
    // numbers in between.
    var used = 0
    var expanded = 0
    guard reach(&used, &source) == .fresh else { return false }
    while expanded < used {
      expanded += 1
      for _ in 0..<2 where reach(&used, &source) == .visited { return false }
    }
    return used == nodeCount
  }

  @usableFromInline
  enum Target { case nothing, visited, fresh }

  @inlinable
  @inline(__always)
  func reach(_ used: inout Int, _ source: inout some ChoiceSource) -> Target {
    let node = source.choose(among: 1 + min(used + 1, nodeCount))
    if node == 0 { return .nothing }
    if node <= used { return .visited }
    used = node
    return .fresh
  }
}
