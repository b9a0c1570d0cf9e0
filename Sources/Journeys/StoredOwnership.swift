/// How the fields of a type hold what they refer to, as the compiler has written it down for the runtime.
///
/// A mirror does not tell weak from unowned, and traps at an unowned reference whose object has gone: only what the fields are
/// declared as can be asked without touching what they hold. The layout is the runtime's own (`docs/ABI/TypeMetadata.rst`,
/// `include/swift/RemoteInspection/Records.h` of Swift); `MemoryRareTests` notices where it becomes another one.
struct StoredOwnership {
  /// How a field holds an object.
  enum Kind {
    case weak
    case unowned
    /// Unowned and unsafe: where the object was another may lie by now.
    case unmanaged
  }

  private let records: UnsafeRawPointer
  private let size: Int

  /// How many fields the type itself declares.
  let count: Int

  /// Looks up the fields of a class or struct; of other types nothing is known.
  init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word: Int
    switch metadataKind(type) {
    case .structKind: word = 1
    case .classKind: word = 5
    default: return nil
    }
    guard let descriptor = metadata.load(fromByteOffset: word * 8, as: UnsafeRawPointer?.self),
      let fields = Self.target(of: descriptor + 16)
    else { return nil }
    size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    records = fields + 16
  }

  /// How a field holds its object, if it does not keep it alive.
  ///
  /// - Parameter index: The number of the field among those that the type itself declares.
  /// - Returns: How, or `nil` where it is strong or nothing is known.
  func kind(of index: Int) -> Kind? {
    guard index < count, let name = Self.target(of: records + index * size + 4) else { return nil }
    // The name of a type ends with how it is held; inside stand references, which may contain any byte.
    var (place, last, beforeLast): (Int, UInt8, UInt8) = (0, 0, 0)
    while true {
      let byte = name.load(fromByteOffset: place, as: UInt8.self)
      if byte == 0 { break }
      (beforeLast, last) = (last, byte)
      place += 0x01...0x17 ~= byte ? 5 : 0x18...0x1F ~= byte ? 9 : 1
    }
    guard beforeLast == UInt8(ascii: "X") else { return nil }
    return switch last {
    case UInt8(ascii: "w"): .weak
    case UInt8(ascii: "o"): .unowned
    case UInt8(ascii: "u"): .unmanaged
    default: nil
    }
  }

  /// What is so far from a place as the number there says.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.loadUnaligned(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }
}

extension UInt {
  /// What the runtime calls the kinds of types (`include/swift/ABI/MetadataKind.def`).
  static let (classKind, structKind, enumKind, optionalKind): (UInt, UInt, UInt, UInt) = (
    0, 0x200, 0x201, 0x202
  )
  static let (opaqueKind, tupleKind, functionKind): (UInt, UInt, UInt) = (0x300, 0x301, 0x302)
}

/// Which kind of type it is.
@_silgen_name("swift_getMetadataKind")
func metadataKind(_ type: Any.Type) -> UInt

/// What an enum's case is called in the code, whatever it says of itself.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// Whether values of a type may be copied; of what may not, none can be read.
func isCopyable(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
  // Behind eight functions, the size and the stride (`include/swift/ABI/ValueWitness.def`).
  return witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x0080_0000 == 0
}

extension Memory {
  /// What an enum's case is called in the code.
  static func caseName(of value: Any) -> String {
    func name<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
    return _openExistential(value, do: name) ?? "\(value)"
  }
}
