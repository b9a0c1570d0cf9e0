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

  /// Takes in the blocks of another set.
  ///
  /// - Parameter other: The other set.
  public mutating func formUnion(_ other: BlockSet) { numbers.formUnion(other.numbers) }
}

extension BlockSet: Codable {
  /// Reads the rows, each by its first number and the one behind its last.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` where one is no row.
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
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows.map { [$0.lowerBound, $0.upperBound] })
  }
}
