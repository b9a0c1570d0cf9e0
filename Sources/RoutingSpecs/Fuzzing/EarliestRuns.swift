import Checking

/// The two earliest of the runs that behaved in the same way, or the only one.
///
/// A search knows hundreds of thousands of behaviours, so this is two words and nothing else.
public struct EarliestRuns: Hashable, Sendable {
  /// The number of the earliest run.
  public private(set) var first: UInt64

  /// The number of the one after it, or a number that no run has.
  private var later = Self.noRun

  private static let noRun = UInt64.max

  /// Takes down the first run that is known.
  public init(_ run: UInt64) { first = run }

  /// The number of the second one, or `nil` where only one is known.
  public var second: UInt64? { later == Self.noRun ? nil : later }

  /// Takes a run in, if it is one of the two earliest.
  ///
  ///     var runs = EarliestRuns(7)
  ///     runs.note(9)  // true: 7 and 9
  ///     runs.note(3)  // true: 3 and 7
  ///     runs.note(8)  // false
  ///
  /// - Parameter run: The number of the run.
  /// - Returns: Whether it is one that was not known.
  @discardableResult
  public mutating func note(_ run: UInt64) -> Bool {
    guard run != first, run < later else { return false }
    (first, later) = (min(first, run), max(first, run))
    return true
  }
}

extension EarliestRuns: Codable {
  /// Reads one number or two.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` where there is none, or one that no run has.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try Self.run(&container))
    while !container.isAtEnd { note(try Self.run(&container)) }
  }

  private static func run(_ container: inout any UnkeyedDecodingContainer) throws -> UInt64 {
    let run = try container.decode(UInt64.self)
    guard run / UInt64(FuzzPlan.blockLength) < BlockSet.limit else {
      throw DecodingError.unfit("it must be the number of a run", at: container.codingPath)
    }
    return run
  }

  /// Writes the numbers that are known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(first)
    if let second { try container.encode(second) }
  }
}
