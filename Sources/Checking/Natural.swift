/// An unsigned integer of any size, exact in every operation.
///
/// Counts of states pass 2^64 at quite small bounds (3 tabs, depth 3, 2 modals) and reach 10^199 at ordinary ones;
/// floating point would silently lose the exactness on which a verdict rests. Values below 2^64 are stored inline
/// and never allocate.
///
///     Natural(12) * 10          // 120
///     Natural(10).power(30)     // 1000000000000000000000000000000
public struct Natural: Sendable {
  /// One word inline, or at least two words in memory.
  ///
  /// `limbs` is little endian with a non-zero last word, so every value has exactly one representation.
  @usableFromInline
  enum Storage: Sendable {
    case word(UInt64)
    case limbs([UInt64])
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(word: UInt64) {
    storage = .word(word)
  }

  /// Drops leading zero words and picks the one representation the value has.
  @usableFromInline
  init(limbs: [UInt64]) {
    var limbs = limbs
    while let last = limbs.last, last == 0 { limbs.removeLast() }
    storage = limbs.count > 1 ? .limbs(limbs) : .word(limbs.first ?? 0)
  }

  /// The words of the value, least significant first; none for zero.
  @usableFromInline var limbs: [UInt64] {
    switch storage {
    case .word(let word): word == 0 ? [] : [word]
    case .limbs(let limbs): limbs
    }
  }
}

// MARK: - Conversions

extension Natural {
  /// The smallest natural number, 0.
  @inlinable public static var zero: Natural { Natural(word: 0) }

  /// The neutral element of multiplication, 1.
  @inlinable public static var one: Natural { Natural(word: 1) }

  /// Takes over a machine integer that is known not to be negative.
  ///
  /// - Parameter value: The value, at least 0.
  @inlinable
  public init(_ value: Int) {
    precondition(value >= 0, "\(value) is not a natural number")
    self.init(word: UInt64(value))
  }

  /// Takes over an integer of any type that is known not to be negative.
  ///
  /// - Parameter value: The value, at least 0.
  public init(_ value: some BinaryInteger) {
    precondition(value >= 0, "\(value) is not a natural number")
    self.init(limbs: value.words.map { UInt64($0) })
  }

  /// Tells whether the value is 0.
  @inlinable public var isZero: Bool {
    if case .word(0) = storage { true } else { false }
  }

  /// How many binary digits the value has; 0 for zero.
  public var bitWidth: Int {
    let limbs = limbs
    guard let last = limbs.last else { return 0 }
    return limbs.count * 64 - last.leadingZeroBitCount
  }
}

extension Natural: ExpressibleByIntegerLiteral {
  /// Takes over a literal below 2^64.
  @inlinable
  public init(integerLiteral value: UInt64) {
    self.init(word: value)
  }
}

extension Int {
  /// Converts a natural number that fits, and gives nil for one that does not.
  @inlinable
  public init?(exactly value: Natural) {
    guard case .word(let word) = value.storage else { return nil }
    self.init(exactly: word)
  }
}

extension UInt64 {
  /// Converts a natural number below 2^64, and gives nil for a greater one.
  @inlinable
  public init?(exactly value: Natural) {
    guard case .word(let word) = value.storage else { return nil }
    self = word
  }
}

// MARK: - Equality and order

extension Natural: Hashable {
  /// Compares two values.
  @inlinable
  public static func == (left: Natural, right: Natural) -> Bool {
    switch (left.storage, right.storage) {
    case (.word(let left), .word(let right)): left == right
    case (.limbs(let left), .limbs(let right)): left == right
    default: false
    }
  }

  /// Feeds the number to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .word(let word): hasher.combine(word)
    case .limbs(let limbs): hasher.combine(limbs)
    }
  }
}

extension Natural: Comparable {
  /// Orders two values by magnitude.
  @inlinable
  public static func < (left: Natural, right: Natural) -> Bool {
    switch (left.storage, right.storage) {
    case (.word(let left), .word(let right)): left < right
    case (.word, .limbs): true
    case (.limbs, .word): false
    case (.limbs(let left), .limbs(let right)): Limbs.isLess(left, right)
    }
  }
}
