import Foundation
import HeadlessUIKit

/// What an app remembers, read by reflection: flags, options, cases, small numbers and texts that its objects store.
///
/// Two moments that look the same on screen are different states when a flag differs: a guard that stays set shows only
/// at the next tap. Numbers above two are all "many", long collections too, so that a counter does not make an app
/// endless. What a closure has captured cannot be read; neither can what is stored in statics.
@MainActor
struct Memory {
  /// What was found, in the order of declaration.
  var found = TextBytes()

  /// The same as a text.
  var text: String { found.text }

  /// Numbers that are only "many" in what was found, in full, if they are wanted.
  var numbers: TextBytes?

  /// The names of what was found, if they are wanted.
  var names: MemoryNames?

  /// The texts that make no difference, if there are any.
  let ignores: (@Sendable (String) -> Bool)?

  /// The properties that are read roughly, if there are any.
  let rough: Rough?

  // There are few of each, and a set takes longer to make than an array to search.
  let places: [ObjectIdentifier]
  var known: [ObjectIdentifier] = []

  /// The objects that were come by.
  var reached: [ObjectIdentifier] = []

  /// Those of them that were come by in an order that is the same in every launch, which gives them numbers.
  var numbered: [ObjectIdentifier] = []

  /// The identifiers made anew that were come by, in the same order.
  var identifiers: FreshIdentifiers

  /// The objects that were referred to but not come by yet, by references that do not keep them alive.
  var awaited: [ObjectIdentifier] = []

  /// How many values lie around what is read now within the object that stores it.
  var nesting = 0

  /// The highest number that is read exactly.
  var mostExact = 2

  /// How many there may be: an enum may contain itself without end.
  static let mostNested = 12

  /// How many more objects are read within the element of a set that is read now, if one is.
  var objectsLeft: Int?

  /// Reads what an app stores.
  ///
  /// - Parameters:
  ///   - root: What the launch returned.
  ///   - controllers: The controllers in the window; what they store is read too.
  ///   - values: What the device keeps of the app.
  ///   - ignores: Says of a text that it makes no difference.
  ///   - rough: The properties that are read roughly.
  ///   - identifiers: The identifiers made anew that were come by before.
  ///   - isNaming: Whether to take down what each stored property says.
  ///   - isCounting: Whether to take down numbers in full.
  init(
    of root: Any, and controllers: [UIViewController], _ values: [StoredValue] = [],
    ignoring ignores: (@Sendable (String) -> Bool)? = nil, roughly rough: Rough? = nil,
    after identifiers: FreshIdentifiers = FreshIdentifiers(),
    naming isNaming: Bool = false, counting isCounting: Bool = false
  ) {
    self.identifiers = identifiers
    self.ignores = ignores
    self.rough = rough
    names = isNaming ? MemoryNames() : nil
    numbers = isCounting ? TextBytes() : nil
    var places: [ObjectIdentifier] = []
    places.reserveCapacity(controllers.count)
    for controller in controllers { places.append(ObjectIdentifier(controller)) }
    self.places = places
    found.reserveCapacity(256)
    reached.reserveCapacity(8)
    known.reserveCapacity(8)
    numbered.reserveCapacity(8)
    read(root, depth: 0)
    for controller in controllers {
      let stored = StoredClass.of(controller)
      if stored.hostsViews, let host = controller as? any ViewHosting { readViewState(of: host) }
      guard !stored.isForeign else { continue }
      found.add("\n")
      readFields(of: controller, stored, depth: 1)
    }
    for value in values { read(value) }
  }

  init(inside memory: Memory) {
    places = memory.places
    ignores = memory.ignores
    rough = memory.rough
    identifiers = memory.identifiers
    mostExact = memory.mostExact
  }

  private mutating func readViewState(of host: any ViewHosting) {
    found.add("\n")
    let start = found.count
    defer { names?.add("state of \(Outline.kindName(of: host))", in: found, from: start) }
    for value in host.viewState {
      read(value, depth: 1)
      found.add(",")
    }
  }

  mutating func read(_ value: Any, depth: Int) {
    let shape = StoredShape.of(Swift.type(of: value))
    if case .object = shape.kind { return readObject(value as AnyObject, depth: depth) }
    StoredShape.show(value) { read(at: $0, shape, depth: depth) }
  }

  /// Reads what is stored at a place.
  mutating func read(at place: UnsafeRawPointer, _ shape: StoredShape, depth: Int) {
    switch shape.kind {
    case .flag: found.add(place.load(as: Bool.self) ? "1" : "0")
    case .number:
      let number = place.load(as: Int.self)
      if 0...mostExact ~= number { found.add(number: number) } else { found += Memory.abridged(number) }
      note(number: number)
    case .text: read(place.load(as: String.self))
    case .object: readStored(place.load(as: AnyObject.self), shape, depth: depth)
    case .possibleObject:
      if let object = place.load(as: AnyObject?.self) {
        readStored(object, shape, depth: depth)
      } else {
        found.add("-")
      }
    case .possible(let type, let shape):
      guard type.isThere(at: place) else { return found.add("-") }
      // That there is one in which there is nothing is not the same as that there is none.
      if shape.isPossible { found.add("?") }
      read(at: place, shape, depth: depth)
    case .spoken: read(Memory.words(for: shape.value(at: place)) ?? "")
    case .bits:
      if let small = smallNumber(at: place, shape) { return found.add(number: small) }
      found.add(
        shape.text(at: place) { value in
          var inner = Memory(inside: self)
          if let words = Memory.words(for: value) {
            inner.read(words)
          } else if let number = value as? any BinaryInteger {
            inner.found += Memory.abridged(number)
          } else {
            inner.read(at: place, shape, as: shape.structure, depth: depth)
          }
          return inner.found
        })
      if numbers != nil { note(numberIn: shape.value(at: place)) }
    case .elements(let type, let shape): readElements(type, shape, at: place, depth: depth)
    case .entries(let type, let key, let value): readEntries(type, key, value, at: place, depth: depth)
    case .identifier: readIdentifier(place.loadUnaligned(as: UUID.self))
    case .identity: readIdentity(place.load(as: ObjectIdentifier.self))
    case .hashable: readNamed(place.load(as: AnyHashable.self).base, depth: depth)
    case .structure: read(at: place, shape, as: shape.structure, depth: depth)
    }
  }

  /// Reads what is stored at a place and consists of other values.
  private mutating func read(
    at place: UnsafeRawPointer, _ shape: StoredShape, as structure: StoredShape.Structure, depth: Int
  ) {
    switch structure {
    case .fields(let fields): readFields(fields, at: place, depth: depth)
    case .cases: readCase(of: shape.value(at: place), depth: depth)
    case .nothing: found += "·"
    case .other:
      let value = shape.value(at: place)
      // What is stored may be of any type that conforms, and which one it is may be all that differs.
      guard Swift.type(of: value) == shape.type else { return readNamed(value, depth: depth) }
      readStructure(of: value, Mirror(reflecting: value), depth: depth)
    }
  }

  private mutating func readCase(of value: Any, depth: Int) {
    guard let child = Mirror(reflecting: value).children.first else {
      return found += "." + Memory.caseName(of: value)
    }
    guard nesting < Self.mostNested else { return found += "…" }
    found += ".\(child.label ?? "")("
    nesting += 1
    read(child.value, depth: depth)
    nesting -= 1
    found.add(")")
  }

  /// Reads an object, which may be of a class that inherits from the one that is declared.
  private mutating func readStored(_ object: AnyObject, _ shape: StoredShape, depth: Int) {
    if !shape.isOfDeclaredClass(object) { found += StoredShape.of(type(of: object)).name }
    readObject(object, depth: depth)
  }

  /// Reads a value of which only a protocol is known beforehand.
  private mutating func readNamed(_ value: Any, depth: Int) {
    let shape = StoredShape.of(Swift.type(of: value))
    if !Memory.isForeign(shape.type) { found += shape.name }
    if shape.isPossible { found.add("?") }
    read(value, depth: depth)
  }

  mutating func readFields(
    _ fields: [StoredField], at place: UnsafeRawPointer, of object: AnyObject? = nil, level: Int = 0,
    depth: Int
  ) {
    guard nesting < Self.mostNested else { return found += "…" }
    nesting += 1
    defer { nesting -= 1 }
    found.add("{")
    for (index, field) in fields.enumerated() {
      if let rough, let object, rough.hasField(index, level: level, of: fields.count, in: object) {
        readRoughly(field, index, at: place + field.offset, of: object, level: level, depth: depth)
        continue
      }
      let start = names == nil ? 0 : found.count
      read(field, index, at: place + field.offset, of: object, level: level, depth: depth)
      if names != nil, let object {
        names?.add(MemoryNames.name(of: index, level: level, of: object), in: found, from: start)
      }
      found.add(",")
    }
    found.add("}")
  }

  /// Reads what is read roughly; which objects are stored there is taken down all the same.
  private mutating func readRoughly(
    _ field: StoredField, _ index: Int, at place: UnsafeRawPointer, of object: AnyObject, level: Int,
    depth: Int
  ) {
    var inner = self
    (inner.names, inner.found) = (nil, TextBytes())
    inner.read(field, index, at: place, of: object, level: level, depth: depth)
    reached = inner.reached
    let (name, start) = (MemoryNames.name(of: index, level: level, of: object), found.count)
    found += rough?.text(for: inner.text, of: name) ?? ""
    names?.add(name, in: found, from: start)
    found.add(",")
  }

  private mutating func read(
    _ field: StoredField, _ index: Int, at place: UnsafeRawPointer, of object: AnyObject?, level: Int,
    depth: Int
  ) {
    switch field.hold {
    case .strong(let shape): read(at: place, shape, depth: depth)
    case .weak:
      if let object = StoredField.weakObject(at: place) {
        readObject(object, depth: depth)
      } else {
        found.add("-")
      }
    // What it refers to may have gone, and to read it would trap then; whatever counts is come by another way.
    case .unowned(let isSafe): readUnowned(place.load(as: ObjectIdentifier?.self), isSafe: isSafe)
    }
  }

  private mutating func read(_ string: String) {
    if let ignores, ignores(string) { return found += "''" }
    let string = identifiers.numbering(string)
    found.add("'")
    if string.utf8.count <= 32 {
      found.add(quoted: string)
    } else {
      readLong(string)
    }
    found.add("'")
  }

  /// What a long text says behind its beginning may be all that differs, as in an address.
  private mutating func readLong(_ string: String) {
    let start = string.prefix(32)
    found.add(quoted: String(start))
    guard start.endIndex < string.endIndex else { return }
    found += "…"
    found.add(hashOf: string)
  }

  private mutating func readStructure(of value: Any, _ mirror: Mirror, depth: Int) {
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { read(child.value, depth: depth) } else { found.add("-") }
    case .class: readObject(value as AnyObject, depth: depth)
    case .enum: readCase(of: value, depth: depth)
    case .struct where Memory.isForeign(mirror.subjectType): found += "·"
    case .struct, .tuple: readFields(of: mirror, depth: depth)
    case .collection: readElements(of: mirror, isOrdered: true, depth: depth)
    case .set, .dictionary: readElements(of: mirror, isOrdered: false, depth: depth)
    default: found += "·"
    }
  }
}
