/// How bright the interface is.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// From which side the interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// Whether the interface lies over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// Beneath everything.
  case base = 0
  /// Over another one.
  case elevated = 1
}

/// How strong contrasts are.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// Stronger.
  case high = 1
}

/// How heavy letters are.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Heavier.
  case bold = 1
}

/// Which colors the screen has.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of P3.
  case P3 = 1
}

/// Whether the screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether the window looks as the one that is worked in.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// It does not.
  case inactive = 0
  /// It does.
  case active = 1
}

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a size of a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static var unspecified: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  }
  /// The smallest.
  public static var extraSmall: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  }
  /// Small.
  public static var small: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  }
  /// Somewhat small.
  public static var medium: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  }
  /// The usual size.
  public static var large: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  }
  /// Somewhat large.
  public static var extraLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  }
  /// Large.
  public static var extraExtraLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  }
  /// The largest of the usual ones.
  public static var extraExtraExtraLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  }
  /// The smallest for people who see badly.
  public static var accessibilityMedium: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  }
  /// Large for people who see badly.
  public static var accessibilityLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  }
  /// Larger for people who see badly.
  public static var accessibilityExtraLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  }
  /// Still larger for people who see badly.
  public static var accessibilityExtraExtraLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  }
  /// The largest of all.
  public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  }

  private static let ascending: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private var place: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Whether a size is smaller than another.
  ///
  /// - Parameters:
  ///   - first: The one.
  ///   - second: The other.
  /// - Returns: Whether the first is smaller.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.place < second.place
  }
}

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
