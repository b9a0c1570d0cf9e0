/// What an object says of the environment of everything in it, whatever is said above it.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// The value that is set for a trait; the trait's default where none is.
  ///
  /// - Parameter trait: The trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a value is set for a trait.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: Whether there is one.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Lets a trait be what is said above the object.
  ///
  /// - Parameter trait: The trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

/// What an object has to do with traits, allocated when somebody asks for it.
@MainActor
final class TraitRecord {
  /// What the object overrides.
  var overrides = TraitValues()

  /// What the parent of a controller says of it alone.
  var fromParent: UITraitCollection?

  /// Who waits for changes.
  var registrations: [TraitRegistration] = []

  /// Whether there is nothing in it.
  var isNew: Bool { overrides.isEmpty && fromParent == nil && registrations.isEmpty }
}
