public import Foundation

/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How the user holds the device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side: the top points to the left.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have that orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device: what it is called, and how it is held.
///
/// One that was narrow when the simulation began is a telephone, and lies on its side when it becomes wide. One that was
/// wide is a tablet, whose app has a part of the screen when it becomes narrow. Names and versions are made up.
@preconcurrency @MainActor
public final class UIDevice: UIResponder {
  /// The device that is simulated.
  public static let current = UIDevice()

  /// Posted when the device has been turned.
  public nonisolated static var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  private override init() { super.init() }

  /// What kind of device it is; that does not change with its width.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    StructureReads.shared(Simulation.current.isTablet ? .pad : .phone)
  }

  /// How the device is held; always known, whether or not somebody has asked for notifications.
  public var orientation: UIDeviceOrientation {
    StructureReads.shared(Simulation.current.isOnItsSide ? .landscapeLeft : .portrait)
  }

  /// Whether it is told when the device is turned; it always is.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Asks to be told when the device is turned, which everybody is.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Asks no more to be told when the device is turned.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The name of the device: that of its model.
  public var name: String { model }

  /// The model of the device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model of the device in the user's language, which is English.
  public var localizedModel: String { model }

  /// The name of the system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system.
  public var systemVersion: String { "26.0" }

  /// What the maker of the app knows the device by; the same in all simulations.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1)) }

  /// Whether the device can do several things at once.
  public var isMultitaskingSupported: Bool { true }
}

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
    StructureReads.shared(CGRect(origin: .zero, size: Simulation.current.screenSize))
  }

  /// The size of the screen in pixels, upright.
  public var nativeBounds: CGRect {
    let upright = Simulation.current.uprightSize
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }

  /// How many pixels a point has.
  public var scale: CGFloat { StructureReads.shared(Simulation.current.isTablet ? 2 : 3) }

  /// How many pixels a point has, the same as the scale.
  public var nativeScale: CGFloat { scale }

  /// How many pictures a second the screen can show.
  public var maximumFramesPerSecond: Int { 60 }

  /// The environment of what the screen shows.
  public var traitCollection: UITraitCollection { StructureReads.shared(Simulation.current.traitCollection) }
}

extension UIWindowScene {
  /// The screen that shows the scene.
  public final var screen: UIScreen { .main }

  /// How the scene's interface lies.
  public final var interfaceOrientation: UIInterfaceOrientation {
    StructureReads.shared(Simulation.current.isOnItsSide ? .landscapeRight : .portrait)
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
