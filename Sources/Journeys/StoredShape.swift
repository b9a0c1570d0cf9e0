import Foundation
import HeadlessUIKit

/// How values of a type are read where they are stored, found out once for each type.
///
/// A mirror asks the runtime for every field of every object anew, which took most of the time of an exploration. What an
/// app's objects store is nearly always flags, numbers, texts and references, and where those lie is the same in all
/// objects of a class.
@MainActor
final class StoredShape {
  /// What the values are.
  enum Kind {
    case flag
    case number
    case text
    case object
    case possibleObject
    /// An optional.
    case possible(any PossibleValue.Type, StoredShape)
    /// A value of the system's that has words for what it is.
    case spoken
    /// At most two words without references: of equal bits the same is read.
    case bits
    /// An array.
    case elements(any StoredElements.Type, StoredShape)
    /// A set or a dictionary, with what its keys and values are.
    case entries(any StoredEntries.Type, StoredShape, StoredShape?)
    case identifier
    /// Which object or type something is, by its address.
    case identity
    /// A value of any type that can be a key.
    case hashable
    /// What consists of other values; of what is asked when there is a first one, because a type may contain itself.
    case structure
  }

  /// What values consist of.
  enum Structure {
    /// A struct of the app's, or a tuple.
    case fields([StoredField])
    /// An enum.
    case cases
    /// Nothing that can be read: a closure, or what belongs to the system.
    case nothing
    /// Anything else; only the value or its mirror can tell.
    case other
  }

  let type: Any.Type
  let kind: Kind

  /// What the values consist of, of whatever kind they are.
  private(set) lazy var structure = Self.structure(of: type)

  /// Whether they are optionals.
  let isPossible: Bool

  private var texts: [Bits: TextBytes] = [:]

  /// The name of the type, before a value of which only a protocol is known.
  private(set) lazy var name = "\(type):"

  /// The class of objects, optional ones too.
  private let declared: ObjectIdentifier

  private init(of type: Any.Type) {
    self.type = type
    isPossible = type is any PossibleValue.Type
    declared = ObjectIdentifier((type as? any PossibleValue.Type)?.wrapped ?? type)
    kind = Self.kind(of: type)
  }

  private static let known = TypeTable<StoredShape>()

  /// The shape of a type's values.
  static func of(_ type: Any.Type) -> StoredShape {
    let id = ObjectIdentifier(type)
    if let shape = known[id] { return shape }
    let shape = StoredShape(of: type)
    known.add(shape, for: id)
    return shape
  }

  private static func kind(of type: Any.Type) -> Kind {
    guard isCopyable(type) else { return .structure }
    if type == Bool.self { return .flag }
    if type == Int.self { return .number }
    if type == String.self { return .text }
    if Memory.spokenTypes.contains(where: { $0 == type }) { return .spoken }
    if type == UUID.self { return .identifier }
    if type == ObjectIdentifier.self { return .identity }
    if type == AnyHashable.self { return .hashable }
    if type is AnyClass { return .object }
    if let optional = type as? any PossibleValue.Type {
      return optional.wrapped is AnyClass ? .possibleObject : .possible(optional, .of(optional.wrapped))
    }
    if let array = type as? any StoredElements.Type { return .elements(array, .of(array.element)) }
    if let entries = type as? any StoredEntries.Type {
      return .entries(entries, .of(entries.key), entries.value.map { .of($0) })
    }
    if isBits(type) { return .bits }
    return type is any SIMD.Type ? .spoken : .structure
  }

  private static func structure(of type: Any.Type) -> Structure {
    guard isCopyable(type) else { return .nothing }
    switch metadataKind(type) {
    case .structKind where Memory.isOpen(type): return fields(of: type)
    case .structKind, .enumKind:
      if type is any CustomReflectable.Type { return .other }
      if metadataKind(type) == .enumKind { return .cases }
      return Memory.isForeign(type) ? .nothing : fields(of: type)
    case .tupleKind: return fields(of: type)
    case .functionKind, .opaqueKind, .optionalKind: return .nothing
    default: return .other
    }
  }

  private static func fields(of type: Any.Type) -> Structure {
    StoredField.fields(of: type, count: StoredProperties.count(of: type)).map { .fields($0) } ?? .nothing
  }

  /// Whether an object is of the very class that is declared.
  func isOfDeclaredClass(_ object: AnyObject) -> Bool { ObjectIdentifier(Swift.type(of: object)) == declared }

  /// The value that is stored at a place, whatever it is.
  func value(at place: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: load)
  }

  /// Shows a value where it lies.
  static func show(_ value: Any, to read: (UnsafeRawPointer) -> Void) {
    func show<Value>(_ value: Value) { withUnsafePointer(to: value) { read(UnsafeRawPointer($0)) } }
    _openExistential(value, do: show)
  }

  // MARK: - Bits

  /// How many texts are kept for values of one type.
  private static let mostTexts = 64

  private static func isBits(_ type: Any.Type) -> Bool {
    func isBits<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) && MemoryLayout<Value>.size <= 16 }
    return _openExistential(type, do: isBits) && !isIdentifier(type)
  }

  /// Whether values are nothing but an identifier: of equal bits not the same is read in each state.
  private static func isIdentifier(_ type: Any.Type) -> Bool {
    if type == UUID.self { return true }
    guard metadataKind(type) == .structKind, StoredProperties.count(of: type) == 1 else { return false }
    return isIdentifier(StoredProperties.property(0, of: type).type)
  }

  /// What values of at most two words have in memory.
  private struct Bits: Hashable {
    var (first, second): (UInt64, UInt64) = (0, 0)

    init(at place: UnsafeRawPointer, of type: Any.Type) {
      func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
      let size = _openExistential(type, do: size)
      withUnsafeMutableBytes(of: &self) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: place, count: size))
      }
    }
  }

  /// What is read of the bits at a place.
  func text(at place: UnsafeRawPointer, reading read: @MainActor (Any) -> TextBytes) -> TextBytes {
    let bits = Bits(at: place, of: type)
    if let text = texts[bits] { return text }
    let text = read(value(at: place))
    if texts.count < Self.mostTexts { texts[bits] = text }
    return text
  }
}

/// Where one field lies in an object or a struct.
@MainActor
final class StoredField {
  /// How a field holds what it refers to.
  enum Hold {
    case strong(StoredShape)
    case weak
    /// Unowned; if it is safe, what it refers to keeps its address even when it has gone.
    case unowned(isSafe: Bool)
  }

  let offset: Int
  let hold: Hold

  private init(offset: Int, hold: Hold) {
    self.offset = offset
    self.hold = hold
  }

  /// The fields that a type itself declares.
  ///
  /// - Parameters:
  ///   - type: A class or struct.
  ///   - count: How many a mirror shows.
  /// - Returns: The fields, or `nil` where the runtime knows of fewer.
  static func fields(of type: Any.Type, count: Int) -> [StoredField]? {
    let first = StoredProperties.count(of: type) - count
    guard first >= 0 else { return nil }
    let ownership = StoredOwnership(of: type)
    return (first..<first + count).map { index in
      let property = StoredProperties.property(index, of: type)
      guard !property.isStrong else {
        return StoredField(offset: property.offset, hold: .strong(.of(property.type)))
      }
      return switch ownership?.kind(of: index - first) {
      case .weak: StoredField(offset: property.offset, hold: .weak)
      case .unowned: StoredField(offset: property.offset, hold: .unowned(isSafe: true))
      case .unmanaged, nil: StoredField(offset: property.offset, hold: .unowned(isSafe: false))
      }
    }
  }

  /// The object in a weak field.
  static func weakObject(at place: UnsafeRawPointer) -> AnyObject? {
    place.assumingMemoryBound(to: WeakObject.self).pointee.object
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }
}

/// What the objects of a class store that the app's own classes have declared.
@MainActor
final class StoredClass {
  /// Whether it is none of the app's.
  let isForeign: Bool

  /// Whether its objects only keep the value of a property, as a published one has it, and count as no step.
  let isWrapper: Bool

  /// Whether its objects are view controllers.
  let isController: Bool

  /// Whether its objects show views that keep state of their own.
  let hostsViews: Bool

  /// What its objects are set to where they are views: read of those that an app keeps, on screen or covered.
  let setting: (@MainActor (AnyObject) -> String)?

  /// The fields by class, the object's own first; `nil` where only a mirror can tell, because the class describes itself.
  let levels: [[StoredField]]?

  private init(of object: AnyObject) {
    isForeign = Memory.isForeign(type(of: object))
    isWrapper = String(reflecting: type(of: object)).hasPrefix("Combine.PublishedStorage<")
    isController = object is UIViewController
    hostsViews = object is any ViewHosting
    setting = object is UIView ? Memory.setting(like: object) : nil
    var levels: [[StoredField]]? = object is any CustomReflectable ? nil : []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, levels != nil, !Memory.isForeign(current.subjectType) {
      let fields = StoredField.fields(of: current.subjectType, count: current.children.count)
      if let fields { levels?.append(fields) } else { levels = nil }
      mirror = current.superclassMirror
    }
    self.levels = levels
  }

  private static let known = TypeTable<StoredClass>()

  /// What an object's class stores.
  static func of(_ object: AnyObject) -> StoredClass {
    let id = ObjectIdentifier(type(of: object))
    if let stored = known[id] { return stored }
    let stored = StoredClass(of: object)
    known.add(stored, for: id)
    return stored
  }
}

/// An optional, of whatever; what there is lies where the optional does.
protocol PossibleValue {
  /// What there may be.
  static var wrapped: Any.Type { get }

  /// Whether there is something at a place.
  static func isThere(at place: UnsafeRawPointer) -> Bool
}

extension Optional: PossibleValue {
  static var wrapped: Any.Type { Wrapped.self }

  static func isThere(at place: UnsafeRawPointer) -> Bool {
    if case .some = place.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }
}
