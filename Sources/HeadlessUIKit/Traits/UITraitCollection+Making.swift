public import Foundation

extension UITraitCollection {
  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter userInterfaceIdiom: What kind of device it is.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter userInterfaceStyle: How bright the interface is.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter layoutDirection: From which side the interface is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter displayScale: How many pixels a point has.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter horizontalSizeClass: How wide the device is for the layout.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter verticalSizeClass: How high the device is for the layout.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter forceTouchCapability: Whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter preferredContentSizeCategory: How large the user wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter displayGamut: Which colors the screen has.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter accessibilityContrast: How strong contrasts are.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter userInterfaceLevel: Whether the interface lies over another one.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter legibilityWeight: How heavy letters are.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Makes an environment of which nothing else is said.
  ///
  /// - Parameter activeAppearance: Whether the window looks as the one that is worked in.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
}

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
