/// A trait of the environment: what kind of value it has, and which one where nobody says anything.
public protocol UITraitDefinition<Value>: SendableMetatype {
  /// What kind of value the trait has.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }

  /// Tells the trait apart from all others.
  static var identifier: String { get }

  /// The name that the trait is shown by.
  static var name: String { get }

  /// Whether colors depend on the trait; nothing is drawn, so it makes no difference.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// Colors do not depend on it.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value: the type that defines it.
public typealias UITrait = any UITraitDefinition.Type
