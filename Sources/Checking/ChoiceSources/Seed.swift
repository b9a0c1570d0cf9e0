/// The number from which a random run is made; equal seeds give equal runs.
public struct Seed: Hashable, Sendable, Codable {
  /// The number itself; every 64-bit value is a good seed.
  public let rawValue: UInt64

  /// Makes a seed of a number.
  ///
  /// - Parameter rawValue: Any 64-bit value.
  @inlinable
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A seed for one of many independent streams, such as the runs of a campaign.
  ///
  /// - Parameter index: The number of the stream; different indices give unrelated streams.
  /// - Returns: The stream's own seed, always the same for the same seed and index.
  @inlinable
  public func derived(_ index: UInt64) -> Seed {
    // Two rounds, so that (seed, index) and (seed + 1, index - 1) do not meet.
    var mixer = SplitMix64(state: rawValue)
    var second = SplitMix64(state: mixer.next() ^ index)
    return Seed(second.next())
  }
}

// MARK: - ExpressibleByIntegerLiteral

extension Seed: ExpressibleByIntegerLiteral {
  /// Makes a seed of a number in the source text.
  ///
  /// - Parameter value: Any 64-bit value.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}

// MARK: - LosslessStringConvertible

extension Seed: LosslessStringConvertible {
  /// The seed as a decimal number.
  public var description: String { String(rawValue) }

  /// Reads a decimal number, or gives nil where the text is anything else than `description` writes.
  ///
  /// - Parameter description: Digits only, below 2^64, without leading zeros.
  public init?(_ description: String) {
    guard let value = UInt64(description), String(value) == description else { return nil }
    self.init(value)
  }
}
