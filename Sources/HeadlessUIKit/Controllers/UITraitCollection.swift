public import Foundation

/// The environment of a view controller: how much room it has.
@preconcurrency @MainActor
public final class UITraitCollection: UIResponder {
  /// How wide the device is for the layout.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// How high the device is for the layout.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

  /// How many pixels a point has.
  public var displayScale: CGFloat { UIScreen.main.scale }

  /// Makes an environment of a width.
  ///
  /// - Parameter horizontalSizeClass: How wide the device is.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    super.init()
  }
}
