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

  /// The names of what was found, if they are wanted.
  var names: MemoryNames?

  /// The texts that make no difference, if there are any.
  private let ignores: (@Sendable (String) -> Bool)?

  /// The properties that are read roughly, if there are any.
  private let rough: Rough?

  // There are few of each, and a set takes longer to make than an array to search.
  private let places: [ObjectIdentifier]
  private var known: [ObjectIdentifier] = []

  /// The objects that were come by.
  private(set) var reached: [ObjectIdentifier] = []

  /// Those of them that were come by in an order that is the same in every launch, which gives them numbers.
  private var numbered: [ObjectIdentifier] = []

  /// Whether what is read now is read in such an order: the elements of sets and dictionaries are not.
  var isOrdered = true

  /// Reads what an app stores.
  ///
  /// - Parameters:
  ///   - root: What the launch returned.
  ///   - controllers: The controllers in the window; what they store is read too.
  ///   - ignores: Says of a text that it makes no difference.
  ///   - rough: The properties that are read roughly.
  ///   - isNaming: Whether to take down what each stored property says.
  init(
    of root: Any, and controllers: [UIViewController], ignoring ignores: (@Sendable (String) -> Bool)? = nil,
    roughly rough: Rough? = nil, naming isNaming: Bool = false
  ) {
    self.ignores = ignores
    self.rough = rough
    names = isNaming ? MemoryNames() : nil
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
  }

  private init(inside memory: Memory) {
    places = memory.places
    ignores = memory.ignores
    rough = memory.rough
  }

  private mutating func readViewState(of host: any ViewHosting) {
    found.add("\n")
    let start = found.count
    defer { names?.add("state of \(Outline.name(of: type(of: host)))", in: found, from: start) }
    for value in host.viewState {
      read(value, depth: 1)
      found.add(",")
    }
  }

  mutating func read(_ value: Any, depth: Int) {
    switch StoredShape.of(Swift.type(of: value)).kind {
    case .object: readObject(value as AnyObject, depth: depth)
    case .flag: found.add(value as? Bool == true ? "1" : "0")
    case .text: read(value as? String ?? "")
    case .bits, .spoken:
      if let words = Memory.words(for: value) { read(words) } else { readRest(of: value, depth: depth) }
    default: readRest(of: value, depth: depth)
    }
  }

  private mutating func readRest(of value: Any, depth: Int) {
    if let number = value as? any BinaryInteger { return found += Memory.abridged(number) }
    readStructure(of: value, Mirror(reflecting: value), depth: depth)
  }

  /// Reads what is stored at a place.
  mutating func read(at place: UnsafeRawPointer, _ shape: StoredShape, depth: Int) {
    switch shape.kind {
    case .flag: found.add(place.load(as: Bool.self) ? "1" : "0")
    case .number:
      let number = place.load(as: Int.self)
      if 0...2 ~= number { found.add(number: number) } else { found += Memory.abridged(number) }
    case .text: read(place.load(as: String.self))
    case .object: readStored(place.load(as: AnyObject.self), shape, depth: depth)
    case .possibleObject:
      if let object = place.load(as: AnyObject?.self) {
        readStored(object, shape, depth: depth)
      } else {
        found.add("-")
      }
    case .possible(let type, let shape):
      if type.isThere(at: place) { read(at: place, shape, depth: depth) } else { found.add("-") }
    case .spoken: read(shape.value(at: place), depth: depth)
    case .bits:
      found.add(
        shape.text(at: place) { value in
          var inner = Memory(inside: self)
          inner.read(value, depth: depth)
          return inner.found
        })
    case .elements(let type, let shape): readElements(type, shape, at: place, depth: depth)
    case .fields(let fields): readFields(fields, at: place, depth: depth + 1)
    case .nothing: found += "·"
    case .other:
      let value = shape.value(at: place)
      // What is stored may be of any type that conforms, and which one it is may be all that differs.
      guard Swift.type(of: value) == shape.type else { return readNamed(value, depth: depth) }
      let mirror = Mirror(reflecting: value)
      shape.study(value, mirror)
      readStructure(of: value, mirror, depth: depth)
    }
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
    read(value, depth: depth)
  }

  mutating func readFields(
    _ fields: [StoredField], at place: UnsafeRawPointer, of object: AnyObject? = nil, level: Int = 0,
    depth: Int
  ) {
    guard depth < 8 else { return found += "…" }
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
    case .strong(let shape): return read(at: place, shape, depth: depth)
    case .weak:
      if let object = StoredField.weakObject(at: place) {
        readObject(object, depth: depth)
      } else {
        found.add("-")
      }
      return
    case .unowned:
      // What it refers to may have gone, and to read it would trap then; whatever counts is come by another way.
      guard let id = place.load(as: ObjectIdentifier?.self) else { return found.add("-") }
      note(id)
      if let place = places.firstIndex(of: id) { return addPlace(place) }
      return found.add(known.contains(id) ? "*" : "~")
    case .other: break
    }
    guard let object, let value = Memory.value(of: index, level: level, of: object) else { return }
    field.study(value, at: place)
    read(value, depth: depth)
  }

  /// A field as a mirror shows it.
  private static func value(of index: Int, level: Int, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    for _ in 0..<level { mirror = mirror?.superclassMirror }
    guard let children = mirror?.children, index < children.count else { return nil }
    return children[children.index(children.startIndex, offsetBy: index)].value
  }

  private mutating func read(_ string: String) {
    if let ignores, ignores(string) { return found += "''" }
    found.add("'")
    found.add(text: string.utf8.count <= 32 ? string : String(string.prefix(32)))
    found.add("'")
  }

  private mutating func readStructure(of value: Any, _ mirror: Mirror, depth: Int) {
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { read(child.value, depth: depth) } else { found.add("-") }
    case .class: readObject(value as AnyObject, depth: depth)
    case .enum:
      guard let child = mirror.children.first else { return found += ".\(value)" }
      found += ".\(child.label ?? "")("
      read(child.value, depth: depth + 1)
      found.add(")")
    case .struct where Memory.isForeign(mirror.subjectType): found += "·"
    case .struct, .tuple: readFields(of: mirror, depth: depth + 1)
    case .collection: readElements(of: mirror, isOrdered: true, depth: depth)
    case .set, .dictionary: readElements(of: mirror, isOrdered: false, depth: depth)
    default: found += "·"
    }
  }

  private mutating func readObject(_ object: AnyObject, depth: Int) {
    let id = ObjectIdentifier(object)
    note(id)
    if let place = places.firstIndex(of: id) { return addPlace(place) }
    let stored = StoredClass.of(object)
    if let controller = stored.isController ? object as? UIViewController : nil {
      found.add("(")
      found += Outline.name(of: type(of: controller))
      return found.add(")")
    }
    if let setting = stored.setting { found += setting(object) }
    // Which of the objects it is that were come by may be all that differs.
    let number = number(of: id)
    guard depth < 6, !stored.isForeign, !known.contains(id) else {
      found.add("*")
      if let number { found.add(number: number) }
      return
    }
    known.append(id)
    let start = names == nil ? 0 : found.count
    readFields(of: object, stored, depth: depth + 1)
    names?.endObject(from: start, to: found.count)
  }

  private mutating func note(_ id: ObjectIdentifier) {
    if !reached.contains(id) { reached.append(id) }
  }

  /// Which object it is among those that have a number.
  private mutating func number(of id: ObjectIdentifier) -> Int? {
    if let number = numbered.firstIndex(of: id) { return number }
    guard isOrdered else { return nil }
    numbered.append(id)
    return numbered.count - 1
  }

  /// Says that an object is one of the controllers in the window.
  private mutating func addPlace(_ place: Int) {
    found.add("@")
    found.add(number: place)
  }
}
