public import Foundation

/// The screen: how large it is, and how fine.
///
/// Nothing is drawn on it. Its size follows the device (`UIDevice`); a window has no other size than the app gives it.
@preconcurrency @MainActor
public final class UIScreen: UIResponder {
  /// The screen of the device.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The size of the screen in points, as the user holds it.
  public var bounds: CGRect {
    StructureReads.trackSharedAccess()
    return CGRect(origin: .zero, size: Simulation.current.screenSize)
  }

  /// The size of the screen in pixels, upright.
  public var nativeBounds: CGRect {
    let upright = Simulation.current.uprightSize
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }

  /// How many pixels a point has.
  public var scale: CGFloat {
    StructureReads.trackSharedAccess()
    return Simulation.current.isTablet ? 2 : 3
  }

  /// How many pixels a point has, the same as the scale.
  public var nativeScale: CGFloat { scale }

  /// How many pictures a second the screen can show.
  public var maximumFramesPerSecond: Int { 60 }

  /// The environment of what the screen shows.
  public var traitCollection: UITraitCollection {
    StructureReads.trackSharedAccess()
    return Simulation.current.traitCollection
  }
}

extension UIWindowScene {
  /// The screen that shows the scene.
  public final var screen: UIScreen { .main }

  /// How the scene's interface lies.
  public final var interfaceOrientation: UIInterfaceOrientation {
    StructureReads.trackSharedAccess()
    return Simulation.current.isOnItsSide ? .landscapeRight : .portrait
  }
}

extension UIWindow {
  /// The screen that shows the window.
  public final var screen: UIScreen { .main }
}

/// How an interface lies: on the left side where the device lies on its right one.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On the right side.
  case landscapeRight = 3
  /// On the left side.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
