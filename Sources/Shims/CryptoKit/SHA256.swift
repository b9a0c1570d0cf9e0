public import Foundation

/// What is left of some data, by which other data can be told from it.
public struct SHA256Digest: Sequence, Hashable, Sendable, CustomStringConvertible {
  /// How many bytes there are.
  public static let byteCount = 32

  fileprivate let bytes: [UInt8]

  /// Gives the bytes one by one.
  ///
  /// - Returns: What gives them.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Lets a closure read the bytes.
  ///
  /// - Parameter body: Reads them.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// The bytes in words.
  public var description: String {
    let digits = "0123456789abcdef".map { $0 }
    return "SHA256 digest: "
      + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }
}

/// Makes a digest of data, by FIPS 180-4: what code sends along with a log-in is such a digest.
public struct SHA256: Sendable {
  /// What is made.
  public typealias Digest = SHA256Digest

  /// How many bytes a digest has.
  public static let byteCount = 32

  /// How many bytes are taken at once.
  public static let blockByteCount = 64

  private var state = SHA256.beginning
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// Begins a digest.
  public init() {}

  /// Makes a digest of data.
  ///
  /// - Parameter data: The data.
  /// - Returns: The digest.
  public static func hash(data: some DataProtocol) -> SHA256Digest {
    var hash = SHA256()
    hash.update(data: data)
    return hash.finalize()
  }

  /// Takes more data in.
  ///
  /// - Parameter data: The data.
  public mutating func update(data: some DataProtocol) {
    for byte in data {
      rest.append(byte)
      count += 8
      if rest.count == Self.blockByteCount { takeBlock() }
    }
  }

  /// Ends the digest; what comes later begins where this began.
  ///
  /// - Returns: The digest.
  public func finalize() -> SHA256Digest {
    var last = self
    last.rest.append(0x80)
    while last.rest.count != 56 {
      if last.rest.count == Self.blockByteCount { last.takeBlock() } else { last.rest.append(0) }
    }
    last.rest += Self.bytes(of: count)
    last.takeBlock()
    return SHA256Digest(bytes: last.state.flatMap(Self.bytes))
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private mutating func takeBlock() {
    var words = stride(from: 0, to: Self.blockByteCount, by: 4).map { place in
      rest[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = early.turned(7) ^ early.turned(18) ^ (early >> 3)
      let second = late.turned(17) ^ late.turned(19) ^ (late >> 10)
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var round = state
    for place in 0..<64 { Self.mix(&round, with: words[place] &+ Self.constants[place]) }
    state = zip(state, round).map { $0 &+ $1 }
    rest = []
  }

  private static func mix(_ round: inout [UInt32], with word: UInt32) {
    let (a, e) = (round[0], round[4])
    let choice = (e & round[5]) ^ (~e & round[6])
    let majority = (a & round[1]) ^ (a & round[2]) ^ (round[1] & round[2])
    let first = round[7] &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ word
    let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
    round = [first &+ second] + round[0..<3] + [round[3] &+ first] + round[4..<7]
  }

  // The first digits of the roots of the first prime numbers (FIPS 180-4, 4.2.2 and 5.3.3).
  private static let beginning = primes.prefix(8).map { fraction(of: $0, cubic: false) }
  private static let constants = primes.map { fraction(of: $0, cubic: true) }

  private static let primes: [UInt64] = Array(
    (2...).lazy.filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }.prefix(64))

  /// The first 32 binary digits behind the point of a root, found one by one in whole numbers.
  private static func fraction(of number: UInt64, cubic: Bool) -> UInt32 {
    var root: UInt64 = 0
    for digit in (0..<37).reversed() where isBelow(root | 1 << digit, number, cubic) { root |= 1 << digit }
    return UInt32(truncatingIfNeeded: root)
  }

  /// Whether a number of 2^32nds, to the power of two or three, is below a whole number; no prime number has a whole root.
  private static func isBelow(_ root: UInt64, _ number: UInt64, _ cubic: Bool) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    guard cubic else { return square.high < number }
    // The third power is high·root·2^64 + low·root, of which 2^96 makes one.
    let upper = square.high * root + square.low.multipliedFullWidth(by: root).high
    return upper >> 32 < number
  }
}

extension UInt32 {
  fileprivate func turned(_ digits: UInt32) -> UInt32 { self >> digits | self << (32 - digits) }
}
