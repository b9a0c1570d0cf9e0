import ConcurrencyHooks
public import Foundation

/// A color; kept, never drawn.
///
/// Two colors are the same when they say the same: the same numbers in the same space of colors, the same color of the
/// system, or the same closure. So white by its brightness is not white by its parts, as on iOS.
public final class UIColor: Hashable, Sendable {
  /// What a color says.
  package enum Source: Hashable, Sendable {
    /// Red, green, blue and how opaque it is, from 0 to 1.
    case parts(CGFloat, CGFloat, CGFloat, CGFloat)
    /// How bright it is, and how opaque.
    case gray(CGFloat, CGFloat)
    /// A color of the app's, by its name.
    case named(String)
    /// A picture, over and over.
    case pattern(UIImage)
    /// A color that depends on the environment.
    case dynamic(Provider)
    /// Another color, as opaque as this.
    case faded(UIColor, CGFloat)
  }

  /// What makes a color of an environment; equal to itself alone, unless it has a name.
  package final class Provider: Hashable, Sendable {
    package let name: String?
    package let color: @Sendable (UITraitCollection) -> UIColor

    package init(name: String?, _ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      (self.name, self.color) = (name, color)
    }

    package static func == (first: Provider, second: Provider) -> Bool {
      first === second || (first.name != nil && first.name == second.name)
    }

    package func hash(into hasher: inout Hasher) {
      if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(self)) }
    }
  }

  /// What the color says.
  package let source: Source

  /// Makes a color.
  package init(source: Source) { self.source = source }

  /// Makes a color of its parts.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .parts(red, green, blue, alpha))
  }

  /// A color of the system's, which depends on how bright the interface is.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - light: Red, green, blue and opaqueness in a byte each, in a bright interface.
  ///   - dark: The same in a dark one.
  /// - Returns: The color.
  package static func system(_ name: String, _ light: UInt32, _ dark: UInt32) -> UIColor {
    let (bright, dim) = (UIColor(bytes: light), UIColor(bytes: dark))
    return UIColor(
      source: .dynamic(Provider(name: name) { $0.userInterfaceStyle == .dark ? dim : bright }))
  }

  private convenience init(bytes: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 0xFF) / 255 }
    self.init(source: .parts(part(24), part(16), part(8), part(0)))
  }

  /// The color that this one is in an environment.
  ///
  /// - Parameter traitCollection: The environment.
  /// - Returns: A color that depends on nothing; this one, where it depends on nothing.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .dynamic(let provider):
      return provider.color(traitCollection).resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      let resolved = color.resolvedColor(with: traitCollection)
      switch resolved.source {
      case .parts(let red, let green, let blue, _):
        return UIColor(source: .parts(red, green, blue, alpha))
      case .gray(let white, _): return UIColor(source: .gray(white, alpha))
      default: return UIColor(source: .faded(resolved, alpha))
      }
    default: return self
    }
  }

  /// What the color is in the environment that colors are resolved by now; a bright one away from the main actor.
  package var resolvedNow: UIColor {
    guard ConcurrencyHooksIsOnMainActor() else { return resolvedColor(with: UITraitCollection()) }
    return MainActor.assumeIsolated { resolvedColor(with: .current) }
  }

  /// Whether two colors are the same.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.source == second.source }

  /// Feeds the color to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// White.
  public static let white = UIColor(source: .gray(1, 1))
  /// Black.
  public static let black = UIColor(source: .gray(0, 1))
  /// No color.
  public static let clear = UIColor(source: .gray(0, 0))
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Gray.
  public static let gray = UIColor(source: .gray(0.5, 1))
  /// The system's blue.
  public static let systemBlue = system("systemBlue", 0x007A_FFFF, 0x0A84_FFFF)
  /// The system's background.
  public static let systemBackground = system("systemBackground", 0xFFFF_FFFF, 0x0000_00FF)
  /// The system's background for groups.
  public static let systemGroupedBackground = system("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF)
  /// The system's color for text.
  public static let label = system("label", 0x0000_00FF, 0xFFFF_FFFF)
}
