/// How much memory something may hold, as people write it: `500M` or `4G`.
public struct MemoryBudget: Hashable, Sendable, Codable {
  /// The bytes, from a million to a thousand times as many as any machine has today.
  public let bytes: Int

  /// Sets a budget.
  ///
  /// - Parameter bytes: The bytes; less than a million counts as a million, more than 10^15 as 10^15.
  public init(bytes: Int) {
    self.bytes = min(max(bytes, Self.megabyte), Self.most)
  }

  /// What a text may say.
  public static let allowed = "a size such as 500M or 4G, more than 0M and at most 1000000G"

  private static let megabyte = 1_000_000
  private static let gigabyte = 1_000_000_000
  private static let most = 1_000_000_000_000_000
}

extension MemoryBudget: LosslessStringConvertible {
  /// Reads a whole number with the unit behind it, or gives `nil` for anything else or a size that is too large.
  ///
  /// - Parameter description: The number and `M` or `G`.
  public init?(_ description: String) {
    let units: [Character: Int] = ["M": Self.megabyte, "G": Self.gigabyte]
    guard let unit = description.last.flatMap({ units[$0] }), let count = Int(description.dropLast()),
      count > 0, count <= Self.most / unit
    else { return nil }
    bytes = count * unit
  }

  /// The size in the largest unit that fits, such as `4G`; what is no whole megabyte is rounded down.
  public var description: String {
    bytes.isMultiple(of: Self.gigabyte) ? "\(bytes / Self.gigabyte)G" : "\(bytes / Self.megabyte)M"
  }
}
