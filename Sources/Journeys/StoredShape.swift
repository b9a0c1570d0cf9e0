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
    /// A struct of the app's.
    case fields([StoredField])
    /// Nothing that can be read: a closure, or what belongs to the system.
    case nothing
    /// Anything else; only a mirror can tell.
    case other
  }

  let type: Any.Type
  private(set) var kind: Kind

  /// Whether a first value has been looked at, which may tell more than the type.
  private var isStudied = false

  private var texts: [Bits: TextBytes] = [:]

  /// The name of the type, before a value of which only a protocol is known.
  private(set) lazy var name = "\(type):"

  /// The class of objects, optional ones too.
  private let declared: ObjectIdentifier

  private init(of type: Any.Type) {
    self.type = type
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
    if type == Bool.self { return .flag }
    if type == Int.self { return .number }
    if type == String.self { return .text }
    if Memory.spokenTypes.contains(where: { $0 == type }) { return .spoken }
    if type is AnyClass { return .object }
    if let optional = type as? any PossibleValue.Type {
      return optional.wrapped is AnyClass ? .possibleObject : .possible(optional, .of(optional.wrapped))
    }
    if let array = type as? any StoredElements.Type { return .elements(array, .of(array.element)) }
    return isBits(type) ? .bits : .other
  }

  /// Whether an object is of the very class that is declared.
  func isOfDeclaredClass(_ object: AnyObject) -> Bool { ObjectIdentifier(Swift.type(of: object)) == declared }

  /// The value that is stored at a place, whatever it is.
  func value(at place: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: load)
  }

  /// Learns from a first value, which is of this very type, what the type does not tell.
  func study(_ value: Any, _ mirror: Mirror) {
    guard !isStudied else { return }
    isStudied = true
    guard !(value is any CustomReflectable) else { return }
    switch mirror.displayStyle {
    case .struct where Memory.isForeign(type): kind = .nothing
    case .struct:
      if let fields = StoredField.fields(of: type, count: mirror.children.count) { kind = .fields(fields) }
    case nil: kind = .nothing
    default: break
    }
  }

  // MARK: - Bits

  /// How many texts are kept for values of one type.
  private static let mostTexts = 64

  private static func isBits(_ type: Any.Type) -> Bool {
    func isBits<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) && MemoryLayout<Value>.size <= 16 }
    return _openExistential(type, do: isBits)
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
    case unowned
    /// Weak, or optional and unowned, which only a first object in it can tell.
    case other
  }

  let offset: Int
  private(set) var hold: Hold

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
    return (first..<first + count).map { index in
      let property = StoredProperties.property(index, of: type)
      let mayBeWeak = property.type is any PossibleValue.Type
      return StoredField(
        offset: property.offset,
        hold: property.isStrong ? .strong(.of(property.type)) : mayBeWeak ? .other : .unowned)
    }
  }

  /// Learns from a first object whether the field is weak: only then it does not hold the object's address.
  func study(_ value: Any, at place: UnsafeRawPointer) {
    guard case .other = hold else { return }
    let mirror = Mirror(reflecting: value)
    let held: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    guard let held else { return }
    let isAddress = place.load(as: ObjectIdentifier?.self) == ObjectIdentifier(held as AnyObject)
    hold = isAddress ? .unowned : .weak
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

/// An array, of whatever; its elements lie one after the other.
protocol StoredElements {
  /// What the elements are.
  static var element: Any.Type { get }

  /// How many elements the array at a place has.
  static func count(at place: UnsafeRawPointer) -> Int

  /// Shows the first elements of the array at a place, as many as it has but no more than some.
  static func show(at place: UnsafeRawPointer, most: Int, to read: (UnsafeRawPointer) -> Void)
}

extension Array: StoredElements {
  static var element: Any.Type { Element.self }

  static func count(at place: UnsafeRawPointer) -> Int {
    place.assumingMemoryBound(to: Self.self).pointee.count
  }

  static func show(at place: UnsafeRawPointer, most: Int, to read: (UnsafeRawPointer) -> Void) {
    let array = place.assumingMemoryBound(to: Self.self).pointee
    // Whole numbers: the indices of an array of whatever are generic, and made anew each time.
    array.withUnsafeBytes { elements in
      guard let start = elements.baseAddress else { return }
      for index in 0..<Swift.min(array.count, most) { read(start + index * MemoryLayout<Element>.stride) }
    }
  }
}
