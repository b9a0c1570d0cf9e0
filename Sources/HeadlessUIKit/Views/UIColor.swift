public import Foundation

/// A color; kept, never drawn.
public final class UIColor: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Makes a color of its parts.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "\(red) \(green) \(blue) \(alpha)")
  }

  /// Whether two colors are the same.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.name == second.name }

  /// Feeds the color to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// White.
  public static let white = UIColor(name: "white")
  /// Black.
  public static let black = UIColor(name: "black")
  /// No color.
  public static let clear = UIColor(name: "clear")
  /// Red.
  public static let red = UIColor(name: "red")
  /// Blue.
  public static let blue = UIColor(name: "blue")
  /// Green.
  public static let green = UIColor(name: "green")
  /// Gray.
  public static let gray = UIColor(name: "gray")
  /// The system's blue.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The system's background.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The system's background for groups.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The system's color for text.
  public static let label = UIColor(name: "label")
}

/// A picture; only its name is kept.
public final class UIImage: Hashable, Sendable {
  private let name: String

  /// Names a picture of the app.
  ///
  /// - Parameter name: The name in the app's bundle; that it is there is not checked.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Names a symbol of the system.
  ///
  /// - Parameter name: The symbol's name; that it is there is not checked.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Whether two pictures have the same name.
  public static func == (first: UIImage, second: UIImage) -> Bool { first.name == second.name }

  /// Feeds the picture's name to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

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
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On either side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 3 << 3)
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
