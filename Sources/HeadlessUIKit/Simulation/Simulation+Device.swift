import Foundation

// A device that was narrow when its simulation began is a telephone: wide, it lies on its side. One that was wide is a
// tablet: narrow, its app has a part of the screen.
extension Simulation {
  /// The size of the screen, upright.
  var uprightSize: CGSize {
    isTablet ? CGSize(width: 820, height: 1180) : CGSize(width: 430, height: 932)
  }

  /// The part of the screen that the app has.
  var windowFrame: CGRect { windowFrame(in: settings.horizontalSizeClass) }

  /// Whether the device lies on its side.
  var isOnItsSide: Bool { isOnItsSide(in: settings.horizontalSizeClass) }

  private func isOnItsSide(in sizeClass: UIUserInterfaceSizeClass) -> Bool {
    !isTablet && sizeClass == .regular
  }

  /// The size of the screen as the user holds it.
  var screenSize: CGSize { screenSize(in: settings.horizontalSizeClass) }

  private func screenSize(in sizeClass: UIUserInterfaceSizeClass) -> CGSize {
    isOnItsSide(in: sizeClass) ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
  }

  /// The part of the screen that the app has where it is narrow or wide.
  func windowFrame(in sizeClass: UIUserInterfaceSizeClass) -> CGRect {
    let isPart = isTablet && sizeClass == .compact
    let size = isPart ? CGSize(width: 375, height: uprightSize.height) : screenSize(in: sizeClass)
    return CGRect(origin: .zero, size: size)
  }
}
