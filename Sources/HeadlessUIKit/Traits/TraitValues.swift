/// Values of traits, each trait at most once, in the order in which they were first set.
struct TraitValues {
  private struct Entry {
    let trait: UITrait
    var value: Any
  }

  private var entries: [Entry] = []

  /// Whether no trait has a value.
  var isEmpty: Bool { entries.isEmpty }

  /// The traits that have a value.
  var traits: [UITrait] { entries.map(\.trait) }

  private func index(of trait: UITrait) -> Int? {
    entries.firstIndex { ObjectIdentifier($0.trait) == ObjectIdentifier(trait) }
  }

  /// Whether a trait has a value.
  func contains(_ trait: UITrait) -> Bool { index(of: trait) != nil }

  /// Takes a trait's value away.
  mutating func remove(_ trait: UITrait) {
    if let index = index(of: trait) { entries.remove(at: index) }
  }

  /// The value of a trait, or its default.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      for entry in entries where ObjectIdentifier(entry.trait) == ObjectIdentifier(trait) {
        if let value = entry.value as? T.Value { return value }
      }
      return trait.defaultValue
    }
    set { set(newValue, for: trait) }
  }

  private mutating func set(_ value: Any, for trait: UITrait) {
    if let index = index(of: trait) {
      entries[index].value = value
    } else {
      entries.append(Entry(trait: trait, value: value))
    }
  }

  /// Takes over all values of others.
  mutating func merge(_ others: TraitValues) {
    for entry in others.entries { set(entry.value, for: entry.trait) }
  }

  /// Whether a trait has the same value in both, its default where it has none.
  func agrees(with others: TraitValues, on trait: UITrait) -> Bool {
    guard contains(trait) || others.contains(trait) else { return true }
    return Self.agree(self, others, on: trait)
  }

  private static func agree<T: UITraitDefinition>(
    _ first: TraitValues, _ second: TraitValues, on trait: T.Type
  ) -> Bool {
    isSame(first[trait], second[trait])
  }

  /// Values that cannot be compared differ, unless they are one object.
  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return first.equals(second) }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }

  /// Whether both have the same traits with the same values.
  func equals(_ others: TraitValues) -> Bool {
    entries.count == others.entries.count && contains(allOf: others)
  }

  /// Whether all values of others are here too.
  func contains(allOf others: TraitValues) -> Bool {
    others.entries.allSatisfy { contains($0.trait) && agrees(with: others, on: $0.trait) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
