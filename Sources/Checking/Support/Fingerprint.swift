/// A 64-bit digest that is the same on every platform, in every process and in every version of this library.
///
/// Swift seeds its own hashing anew in each process, so that it cannot name a finding or a file. This digest has fixed
/// keys. Two different inputs agree with a chance of 2^-64; among a million inputs a collision is expected with a
/// chance of 1 in 37 million. It is no protection against inputs made to collide.
public struct Fingerprint: Hashable, Sendable, Codable {
  /// The digest as a number.
  public let rawValue: UInt64

  /// Takes a digest that was stored.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Digests a text, byte by byte of its UTF-8 form.
  ///
  /// - Parameter text: Any text; canonically equivalent texts of different bytes differ.
  /// - Complexity: O(*n*) in the bytes.
  public init(of text: some StringProtocol) {
    var builder = FingerprintBuilder()
    builder.combine(bytes: text.utf8)
    self = builder.fingerprint
  }
}

// MARK: - Comparable, LosslessStringConvertible

extension Fingerprint: Comparable, LosslessStringConvertible {
  /// Orders two digests by number, which means nothing but is the same everywhere.
  public static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The digest as sixteen lower-case hexadecimal digits.
  public var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads sixteen lower-case hexadecimal digits, or gives nil for anything else.
  public init?(_ description: String) {
    guard let value = UInt64(description, radix: 16) else { return nil }
    self.init(rawValue: value)
    guard self.description == description else { return nil }
  }
}

// MARK: - CodingKeyRepresentable

extension Fingerprint: CodingKeyRepresentable {
  /// The digits, as the key of what is kept under the digest.
  public var codingKey: any CodingKey { Key(stringValue: description) }

  /// Reads the digits of a key, or gives nil for anything else.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
