/// What the compiler keeps of a class for the runtime.
package enum ClassMetadata {
  /// The words behind the header: for each class from the root on where its methods are, and its properties.
  ///
  /// A subclass begins with the words of its superclass, and has other ones where it overrides something. The
  /// layout is that of `ClassMetadata` in Swift's `docs/ABI/TypeMetadata`, without Objective-C. Nobody promises it
  /// here, so whoever uses it checks what it has learnt.
  ///
  /// - Parameter type: Any class of Swift.
  /// - Returns: The words, or `nil` where the layout is not known or the sizes make no sense.
  package static func words(of type: AnyClass) -> [UInt]? {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
      let addressPoint = Int(start.load(fromByteOffset: 36, as: UInt32.self))
      let isSensible =
        (16...64).contains(addressPoint) && (headerSize + addressPoint...largestSize).contains(size)
        && addressPoint % wordSize == 0 && size % wordSize == 0
      guard isSensible else { return nil }
      return stride(from: headerSize, to: size - addressPoint, by: wordSize).map {
        start.load(fromByteOffset: $0, as: UInt.self)
      }
    #else
      return nil
    #endif
  }

  /// One of the words.
  ///
  /// - Parameters:
  ///   - index: Its place among them.
  ///   - type: A class whose words are known, and are that many.
  /// - Returns: The word.
  static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: headerSize + index * wordSize, as: UInt.self)
  }

  private static let wordSize = 8
  private static let headerSize = 56

  /// More than thirty thousand methods: something else was read.
  private static let largestSize = 1 << 18
}
