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
  private(set) var text = ""

  private let places: [ObjectIdentifier: Int]
  private var known: Set<ObjectIdentifier> = []
  private(set) var reached: Set<ObjectIdentifier> = []

  /// Reads what an app stores.
  ///
  /// - Parameters:
  ///   - root: What the launch returned.
  ///   - controllers: The controllers in the window; what they store is read too.
  init(of root: Any, and controllers: [UIViewController]) {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, controller) in controllers.enumerated() { places[ObjectIdentifier(controller)] = index }
    self.places = places
    read(root, depth: 0)
    for controller in controllers where Memory.hasOwnStorage(type(of: controller)) {
      text += "\n"
      readFields(of: controller, depth: 1)
    }
  }

  private mutating func read(_ value: Any, depth: Int) {
    switch value {
    case let flag as Bool: text += flag ? "1" : "0"
    case let number as any BinaryInteger: text += Memory.abridged(number)
    case let string as String: text += "'\(string.prefix(32))'"
    default: readStructure(of: value, depth: depth)
    }
  }

  private mutating func readStructure(of value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { read(child.value, depth: depth) } else { text += "-" }
    case .class: readObject(value as AnyObject, mirror, depth: depth)
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

  private mutating func readObject(_ object: AnyObject, _ mirror: Mirror, depth: Int) {
    let id = ObjectIdentifier(object)
    reached.insert(id)
    if let place = places[id] { return text += "@\(place)" }
    if let controller = object as? UIViewController {
      text += "(\(Outline.name(of: type(of: controller))))"
      return
    }
    guard depth < 6, !Memory.isForeign(mirror.subjectType), known.insert(id).inserted else {
      return text += "*"
    }
    readFields(of: object, depth: depth + 1)
  }

  /// Reads the fields of an object that the app's own classes have declared.
  private mutating func readFields(of object: AnyObject, depth: Int) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !Memory.isForeign(current.subjectType) {
      readFields(of: current, depth: depth)
      mirror = current.superclassMirror
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

  private mutating func readElements(of mirror: Mirror, isOrdered: Bool, depth: Int) {
    guard depth < 8, mirror.children.count <= 4 else {
      return text += "[\(mirror.children.count <= 4 ? "…" : "many")]"
    }
    let before = text
    var parts: [String] = []
    for child in mirror.children {
      text = ""
      read(child.value, depth: depth + 1)
      parts.append(text)
    }
    text = before + "[" + (isOrdered ? parts : parts.sorted()).joined(separator: ",") + "]"
  }

  private static func abridged(_ number: any BinaryInteger) -> String {
    guard let value = Int(exactly: number), abs(value) <= 2 else { return "many" }
    return String(value)
  }

  // MARK: - Whose a class is

  private static var foreign: [ObjectIdentifier: Bool] = [:]

  /// Whether a type is none of the app's: UIKit's, Foundation's or the standard library's.
  private static func isForeign(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = foreign[id] { return known }
    let name = String(reflecting: type)
    let modules = [
      "HeadlessUIKit.", "UIKit.", "SwiftUI.", "QuartzCore.", "os.", "Foundation", "Swift.", "Dispatch.",
    ]
    let result = modules.contains { name.hasPrefix($0) } || type is UIView.Type
    foreign[id] = result
    return result
  }

  private static func hasOwnStorage(_ type: AnyClass) -> Bool { !isForeign(type) }
}
