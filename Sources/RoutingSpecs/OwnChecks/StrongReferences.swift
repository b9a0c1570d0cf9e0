import HeadlessUIKit

/// The strong references that are stored in an object, in the order of declaration, superclasses first.
enum StrongReferences {
  /// One reference.
  struct Reference {
    /// The property, with what lies between it and the reference: `children[2]`, `state.payload`.
    let label: String
    /// What is referred to; `nil` for a closure.
    let target: AnyObject?
  }

  /// How deep values are looked into that lie in one another.
  private static let deepest = 8

  /// The references of an object.
  static func of(_ object: AnyObject) -> [Reference] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    return references(in: mirrors.reversed(), of: type(of: object), label: nil, depth: 0)
  }

  /// The references in a value's stored properties.
  ///
  /// Only strong properties are read: reading one that is unowned and gone would trap, and a weak one keeps nothing.
  private static func references(
    in mirrors: [Mirror], of type: Any.Type, label: String?, depth: Int
  ) -> [Reference] {
    // A type that describes itself shows something else than what it stores.
    guard mirrors.reduce(0, { $0 + $1.children.count }) == StoredProperties.count(of: type) else { return [] }
    var result: [Reference] = []
    var index = 0
    for mirror in mirrors {
      for child in mirror.children.indices {
        defer { index += 1 }
        guard StoredProperties.property(index, of: type).isStrong else { continue }
        let (name, value) = mirror.children[child]
        let own = name.map(plain) ?? "\(index)"
        result += references(in: value, label: label.map { "\($0).\(own)" } ?? own, depth: depth)
      }
    }
    return result
  }

  private static func references(in value: Any, label: String, depth: Int) -> [Reference] {
    let type = type(of: value)
    if type is AnyClass { return [Reference(label: label, target: value as AnyObject)] }
    guard depth < deepest else { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct: return references(in: [mirror], of: type, label: label, depth: depth + 1)
    case .optional, .enum, .tuple:
      return mirror.children.flatMap { references(in: $0.value, label: label, depth: depth + 1) }
    case .collection, .set, .dictionary:
      return mirror.children.enumerated().flatMap { index, child in
        references(in: child.value, label: "\(label)[\(index)]", depth: depth + 1)
      }
    default:
      return "\(type)".contains("->") ? [Reference(label: label, target: nil)] : []
    }
  }

  /// A property's name as it is written; the compiler names the storage of lazy ones differently.
  private static func plain(_ name: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
  }
}
