public import Foundation

// The traits that UIKit has, each defined by a type that nothing is made of.

/// The trait: what kind of device it is.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait: how bright the interface is.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait: from which side the interface is read.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait: how many pixels a point has.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: CGFloat { 0 }
}

/// The trait: how wide the device is for the layout.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait: how high the device is for the layout.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait: whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait: how large the user wants text to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait: which colors the screen has.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIDisplayGamut { .unspecified }

  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait: how strong contrasts are.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait: whether the interface lies over another one.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait: how heavy letters are.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait: whether the window looks as the one that is worked in.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Nothing in particular.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}
