/// How the status bar looks.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// The ways in which a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Makes a set of ways from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
  /// Upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 2)
  }
  /// On either side.
  public static var landscape: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 3 << 3) }
  /// All ways.
  public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
  /// All ways but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
