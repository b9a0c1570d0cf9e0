public import Foundation

extension UITraitCollection {
  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }

  /// How bright the interface is.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }

  /// From which side the interface is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }

  /// How many pixels a point has.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }

  /// How wide the device is for the layout.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }

  /// How high the device is for the layout.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }

  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }

  /// Which colors the screen has.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

  /// How strong contrasts are.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }

  /// Whether the interface lies over another one.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

  /// How heavy letters are.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

  /// Whether the window looks as the one that is worked in.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
}
