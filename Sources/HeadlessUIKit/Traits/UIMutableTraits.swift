public import Foundation

/// Values of traits that can be changed: those of an environment to be made, or of what an object overrides.
public protocol UIMutableTraits {
  /// The value of a trait; its default where nobody has set one.
  ///
  /// - Parameter trait: The trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// How bright the interface is.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// From which side the interface is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// How wide the device is for the layout.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// How high the device is for the layout.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Which colors the screen has.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// How strong contrasts are.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether the interface lies over another one.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// How heavy letters are.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the window looks as the one that is worked in.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

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
