import Checking

/// Blocks of a campaign by their numbers, which are mostly long rows.
public struct BlockSet: Hashable, Sendable {
  private var numbers = RangeSet<UInt64>()

  /// More blocks than a campaign ever has: a greater number is none.
  public static let limit: UInt64 = 1 << 48

  /// Makes a set.
  ///
  /// - Parameter numbers: The numbers of the blocks, each below `limit`.
  public init(_ numbers: some Sequence<UInt64> = []) {
    for number in numbers { insert(number) }
  }

  /// The rows of numbers, in their order.
  public var rows: [Range<UInt64>] { Array(numbers.ranges) }

  /// Whether there are none.
  public var isEmpty: Bool { numbers.isEmpty }

  /// How many there are.
  public var count: UInt64 { numbers.ranges.reduce(0) { $0 + UInt64($1.count) } }

  /// Whether a block is one of them.
  ///
  /// - Parameter number: The number of the block.
  /// - Returns: Whether it is.
  /// - Complexity: O(log *n*) in the rows.
  public func contains(_ number: UInt64) -> Bool { numbers.contains(number) }

  /// Whether all blocks of another set are among them.
  ///
  /// - Parameter other: The other set.
  /// - Returns: Whether they are.
  public func isSuperset(of other: BlockSet) -> Bool { numbers.isSuperset(of: other.numbers) }

  /// Takes a block in.
  ///
  /// - Parameter number: The number of the block, below `limit`.
  public mutating func insert(_ number: UInt64) { numbers.insert(contentsOf: number..<number + 1) }

  /// The first block from a number on that is not among them.
  ///
  /// - Parameter number: The number of the block with which to begin.
  /// - Returns: That number, or the one behind its row.
  /// - Complexity: O(log *n*) in the rows.
  public func firstMissing(from number: UInt64) -> UInt64 {
    let rows = numbers.ranges
    let next = rows.prefixCount { $0.upperBound <= number }
    return next < rows.count && rows[next].contains(number) ? rows[next].upperBound : number
  }

  /// Takes in the blocks of another set.
  ///
  /// - Parameter other: The other set.
  /// - Complexity: O(*n* + *m*) in the rows of both, where the other one has many.
  public mutating func formUnion(_ other: BlockSet) {
    guard other.numbers.ranges.count > Self.fewRows else {
      numbers.formUnion(other.numbers)
      return
    }
    // To put one row between others moves all that are behind it; shards have every second row each, or every 64th.
    var (left, right) = (numbers.ranges[...], other.numbers.ranges[...])
    var union = RangeSet<UInt64>()
    while let row = Self.takeFirst(&left, &right) { union.insert(contentsOf: row) }
    numbers = union
  }

  private static let fewRows = 16

  /// Takes the row that begins first off two lists.
  private static func takeFirst(
    _ left: inout Slice<RangeSet<UInt64>.Ranges>, _ right: inout Slice<RangeSet<UInt64>.Ranges>
  ) -> Range<UInt64>? {
    guard let first = left.first else { return right.popFirst() }
    guard let other = right.first, other.lowerBound < first.lowerBound else { return left.popFirst() }
    return right.popFirst()
  }

  /// Takes the blocks of another set out.
  ///
  /// - Parameter other: The other set.
  public mutating func subtract(_ other: BlockSet) { numbers.subtract(other.numbers) }
}

extension BlockSet: Codable {
  /// Reads the rows, each by its first number and the one behind its last.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    for bounds in try container.decode([[UInt64]].self) {
      guard bounds.count == 2, bounds[0] < bounds[1], bounds[1] <= Self.limit else {
        throw DecodingError.unfit("it must be rows of blocks", at: decoder.codingPath)
      }
      numbers.insert(contentsOf: bounds[0]..<bounds[1])
    }
  }

  /// Writes the rows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows.map { [$0.lowerBound, $0.upperBound] })
  }
}
