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
  var text = ""

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
    text.reserveCapacity(256)
    read(root, depth: 0)
    for controller in controllers {
      let stored = StoredClass.of(controller)
      if stored.hostsViews, let host = controller as? any ViewHosting { readViewState(of: host) }
      guard !stored.isForeign else { continue }
      text += "\n"
      readFields(of: controller, stored, depth: 1)
    }
  }

  private init(inside memory: Memory) {
    places = memory.places
    ignores = memory.ignores
    rough = memory.rough
  }

  private mutating func readViewState(of host: any ViewHosting) {
    text += "\n"
    let start = text.utf8.count
    defer { names?.add("state of \(Outline.name(of: type(of: host)))", in: text, from: start) }
    for value in host.viewState {
      read(value, depth: 1)
      text += ","
    }
  }

  mutating func read(_ value: Any, depth: Int) {
    switch StoredShape.of(Swift.type(of: value)).kind {
    case .object: readObject(value as AnyObject, depth: depth)
    case .flag: text += value as? Bool == true ? "1" : "0"
    case .text: read(value as? String ?? "")
    case .bits, .spoken:
      if let words = Memory.words(for: value) { read(words) } else { readRest(of: value, depth: depth) }
    default: readRest(of: value, depth: depth)
    }
  }

  private mutating func readRest(of value: Any, depth: Int) {
    if let number = value as? any BinaryInteger { return text += Memory.abridged(number) }
    readStructure(of: value, Mirror(reflecting: value), depth: depth)
  }

  /// Reads what is stored at a place.
  mutating func read(at place: UnsafeRawPointer, _ shape: StoredShape, depth: Int) {
    switch shape.kind {
    case .flag: text += place.load(as: Bool.self) ? "1" : "0"
    case .number: text += Memory.abridged(place.load(as: Int.self))
    case .text: read(place.load(as: String.self))
    case .object: readStored(place.load(as: AnyObject.self), shape, depth: depth)
    case .possibleObject:
      if let object = place.load(as: AnyObject?.self) {
        readStored(object, shape, depth: depth)
      } else {
        text += "-"
      }
    case .possible(let type, let shape):
      if type.isThere(at: place) { read(at: place, shape, depth: depth) } else { text += "-" }
    case .spoken: read(shape.value(at: place), depth: depth)
    case .bits:
      text += shape.text(at: place) { value in
        var inner = Memory(inside: self)
        inner.read(value, depth: depth)
        return inner.text
      }
    case .elements(let type, let shape): readElements(type, shape, at: place, depth: depth)
    case .fields(let fields): readFields(fields, at: place, depth: depth + 1)
    case .nothing: text += "·"
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
    if !shape.isOfDeclaredClass(object) { text += StoredShape.of(type(of: object)).name }
    readObject(object, depth: depth)
  }

  /// Reads a value of which only a protocol is known beforehand.
  private mutating func readNamed(_ value: Any, depth: Int) {
    let shape = StoredShape.of(Swift.type(of: value))
    if !Memory.isForeign(shape.type) { text += shape.name }
    read(value, depth: depth)
  }

  private mutating func readFields(
    _ fields: [StoredField], at place: UnsafeRawPointer, of object: AnyObject? = nil, level: Int = 0,
    depth: Int
  ) {
    guard depth < 8 else { return text += "…" }
    text += "{"
    for (index, field) in fields.enumerated() {
      if let rough, let object, rough.hasField(index, level: level, of: fields.count, in: object) {
        readRoughly(field, index, at: place + field.offset, of: object, level: level, depth: depth)
        continue
      }
      let start = names == nil ? 0 : text.utf8.count
      read(field, index, at: place + field.offset, of: object, level: level, depth: depth)
      if names != nil, let object {
        names?.add(MemoryNames.name(of: index, level: level, of: object), in: text, from: start)
      }
      text += ","
    }
    text += "}"
  }

  /// Reads what is read roughly; which objects are stored there is taken down all the same.
  private mutating func readRoughly(
    _ field: StoredField, _ index: Int, at place: UnsafeRawPointer, of object: AnyObject, level: Int,
    depth: Int
  ) {
    var inner = self
    (inner.names, inner.text) = (nil, "")
    inner.read(field, index, at: place, of: object, level: level, depth: depth)
    reached = inner.reached
    let (name, start) = (MemoryNames.name(of: index, level: level, of: object), text.utf8.count)
    text += rough?.text(for: inner.text, of: name) ?? ""
    names?.add(name, in: text, from: start)
    text += ","
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
        text += "-"
      }
      return
    case .unowned:
      // What it refers to may have gone, and to read it would trap then; whatever counts is come by another way.
      guard let id = place.load(as: ObjectIdentifier?.self) else { return text += "-" }
      note(id)
      let place = places.firstIndex(of: id).map { "@\($0)" }
      return text += place ?? (known.contains(id) ? "*" : "~")
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
    if let ignores, ignores(string) { return text += "''" }
    text += "'"
    if string.utf8.count <= 32 { text += string } else { text += string.prefix(32) }
    text += "'"
  }

  private mutating func readStructure(of value: Any, _ mirror: Mirror, depth: Int) {
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { read(child.value, depth: depth) } else { text += "-" }
    case .class: readObject(value as AnyObject, depth: depth)
    case .enum:
      guard let child = mirror.children.first else { return text += ".\(value)" }
      text += ".\(child.label ?? "")("
      read(child.value, depth: depth + 1)
      text += ")"
    case .struct where Memory.isForeign(mirror.subjectType): text += "·"
    case .struct, .tuple: readFields(of: mirror, depth: depth + 1)
    case .collection: readElements(of: mirror, isOrdered: true, depth: depth)
    case .set, .dictionary: readElements(of: mirror, isOrdered: false, depth: depth)
    default: text += "·"
    }
  }

  private mutating func readObject(_ object: AnyObject, depth: Int) {
    let id = ObjectIdentifier(object)
    note(id)
    if let place = places.firstIndex(of: id) { return text += "@\(place)" }
    let stored = StoredClass.of(object)
    if let controller = stored.isController ? object as? UIViewController : nil {
      text += "(\(Outline.name(of: type(of: controller))))"
      return
    }
    if let view = object as? UIView, view.isHidden { text += "hidden" }
    // Which of the objects it is that were come by may be all that differs.
    let number = number(of: id)
    guard depth < 6, !stored.isForeign, !known.contains(id) else { return text += "*" + number }
    known.append(id)
    let start = names == nil ? 0 : text.utf8.count
    readFields(of: object, stored, depth: depth + 1)
    names?.endObject(from: start, to: text.utf8.count)
  }

  private mutating func note(_ id: ObjectIdentifier) {
    if !reached.contains(id) { reached.append(id) }
  }

  /// Which object it is among those that have a number.
  private mutating func number(of id: ObjectIdentifier) -> String {
    if let number = numbered.firstIndex(of: id) { return String(number) }
    guard isOrdered else { return "" }
    numbered.append(id)
    return String(numbered.count - 1)
  }

  /// Reads the fields of an object that the app's own classes have declared.
  private mutating func readFields(of object: AnyObject, _ stored: StoredClass, depth: Int) {
    guard let levels = stored.levels else {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror, !Memory.isForeign(current.subjectType) {
        readFields(of: current, depth: depth)
        mirror = current.superclassMirror
      }
      return
    }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for (level, fields) in levels.enumerated() {
      readFields(fields, at: place, of: object, level: level, depth: depth)
    }
  }

  private mutating func readFields(of mirror: Mirror, depth: Int) {
    guard depth < 8 else { return text += "…" }
    text += "{"
    for child in mirror.children {
      read(child.value, depth: depth)
      text += ","
    }
    text += "}"
  }
}
