public import Foundation
public import HeadlessUIKit

extension UIColor {
  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - white: How bright it is, from 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(source: .gray(white, alpha)) }

  /// Makes a color of its place on the wheel of colors.
  ///
  /// - Parameters:
  ///   - hue: The place, from 0 to 1.
  ///   - saturation: From 0, gray, to 1.
  ///   - brightness: From 0, black, to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let place = (hue - hue.rounded(.down)) * 6
    /// One of the three parts, each of which is full at another place of the wheel.
    func part(_ shift: CGFloat) -> CGFloat {
      let distance = (shift + place).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(source: .parts(part(5), part(3), part(1), alpha))
  }

  /// Makes a color of its parts on a screen with more colors; the numbers are kept as if it had no more.
  ///
  /// - Parameters:
  ///   - displayP3Red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .parts(displayP3Red, green, blue, alpha))
  }

  /// Names a color of the app; that it is there is not checked.
  ///
  /// - Parameter name: The name in the app's bundle.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Names a color of the app; that it is there is not checked.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which is not looked into.
  ///   - traitCollection: The environment, by which nothing is chosen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(source: .named(name))
  }

  /// Makes a color that depends on the environment.
  ///
  /// - Parameter dynamicProvider: Gives the color for an environment.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(Provider(name: nil, dynamicProvider)))
  }

  /// Makes a color of a layer's color.
  ///
  /// - Parameter cgColor: The layer's color.
  public convenience init(cgColor: CGColor) { self.init(source: cgColor.color.source) }

  /// Makes a color of a picture, over and over.
  ///
  /// - Parameter image: The picture.
  public convenience init(patternImage image: UIImage) { self.init(source: .pattern(image)) }

  /// The same color, as opaque as this.
  ///
  /// - Parameter alpha: From 0, transparent, to 1.
  /// - Returns: The color.
  public final func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .parts(let red, let green, let blue, _): UIColor(source: .parts(red, green, blue, alpha))
    case .gray(let white, _): UIColor(source: .gray(white, alpha))
    case .faded(let color, _): UIColor(source: .faded(color, alpha))
    case .named, .pattern, .dynamic: UIColor(source: .faded(self, alpha))
    }
  }

  /// The color's parts in the environment that colors are resolved by now.
  ///
  /// - Parameters:
  ///   - red: Where to write how much red there is.
  ///   - green: Where to write how much green there is.
  ///   - blue: Where to write how much blue there is.
  ///   - alpha: Where to write how opaque it is.
  /// - Returns: Whether the color has such parts: a color of the app's that has a name alone has none, nor has a pattern.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = rgba else { return false }
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// The color's place on the wheel of colors, in the environment that colors are resolved by now.
  ///
  /// - Parameters:
  ///   - hue: Where to write the place.
  ///   - saturation: Where to write how far from gray it is.
  ///   - brightness: Where to write how bright it is.
  ///   - alpha: Where to write how opaque it is.
  /// - Returns: Whether the color has parts.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = rgba else { return false }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    let sixth: CGFloat =
      if spread == 0 {
        0
      } else if most == red {
        (green - blue) / spread + (green < blue ? 6 : 0)
      } else {
        most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
      }
    hue?.pointee = sixth / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }

  /// How bright the color is, where it is a gray, in the environment that colors are resolved by now.
  ///
  /// - Parameters:
  ///   - white: Where to write how bright it is.
  ///   - alpha: Where to write how opaque it is.
  /// - Returns: Whether it is a gray.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = rgba, parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Red, green, blue and opaqueness, or `nil` where the color has none.
  private final var rgba: [CGFloat]? {
    switch resolvedNow.source {
    case .parts(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .gray(let white, let alpha): [white, white, white, alpha]
    case .named, .pattern, .dynamic, .faded: nil
    }
  }

  /// Draws with the color from now on; nothing is drawn.
  public final func set() {}

  /// Fills with the color from now on; nothing is drawn.
  public final func setFill() {}

  /// Draws lines with the color from now on; nothing is drawn.
  public final func setStroke() {}
}

// The colors of the system in a bright interface and in a dark one, a byte each for red, green, blue and opaqueness.
// The numbers are those that Apple's guidelines list for color, and what devices give for the rest.

extension UIColor {
  /// The system's red.
  public static let systemRed = system("systemRed", 0xFF3B_30FF, 0xFF45_3AFF)
  /// The system's orange.
  public static let systemOrange = system("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF)
  /// The system's yellow.
  public static let systemYellow = system("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF)
  /// The system's green.
  public static let systemGreen = system("systemGreen", 0x34C7_59FF, 0x30D1_58FF)
  /// The system's mint.
  public static let systemMint = system("systemMint", 0x00C7_BEFF, 0x63E6_E2FF)
  /// The system's teal.
  public static let systemTeal = system("systemTeal", 0x30B0_C7FF, 0x40C8_E0FF)
  /// The system's cyan.
  public static let systemCyan = system("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF)
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF)
  /// The system's purple.
  public static let systemPurple = system("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF)
  /// The system's pink.
  public static let systemPink = system("systemPink", 0xFF2D_55FF, 0xFF37_5FFF)
  /// The system's brown.
  public static let systemBrown = system("systemBrown", 0xA284_5EFF, 0xAC8E_68FF)
  /// The system's gray.
  public static let systemGray = system("systemGray", 0x8E8E_93FF, 0x8E8E_93FF)
  /// A gray nearer to the background.
  public static let systemGray2 = system("systemGray2", 0xAEAE_B2FF, 0x6363_66FF)
  /// One still nearer.
  public static let systemGray3 = system("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF)
  /// One still nearer.
  public static let systemGray4 = system("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF)
  /// One still nearer.
  public static let systemGray5 = system("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF)
  /// The nearest one.
  public static let systemGray6 = system("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF)
  /// What the user can touch; here always the system's blue.
  public static let tintColor = system("tintColor", 0x007A_FFFF, 0x0A84_FFFF)
  /// Text of the second rank.
  public static let secondaryLabel = system("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599)
  /// Text of the third rank.
  public static let tertiaryLabel = system("tertiaryLabel", 0x3C3C_434C, 0xEBEB_F54C)
  /// Text of the fourth rank.
  public static let quaternaryLabel = system("quaternaryLabel", 0x3C3C_432D, 0xEBEB_F528)
  /// A link.
  public static let link = system("link", 0x007A_FFFF, 0x0984_FFFF)
  /// Words where nothing was written yet.
  public static let placeholderText = system("placeholderText", 0x3C3C_434C, 0xEBEB_F54C)
  /// A line that lets shine through.
  public static let separator = system("separator", 0x3C3C_434A, 0x5454_5899)
  /// A line.
  public static let opaqueSeparator = system("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF)
  /// What lies on the background.
  public static let secondarySystemBackground = system("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF)
  /// What lies on that.
  public static let tertiarySystemBackground = system("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF)
  /// What lies on the background of groups.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF)
  /// What lies on that.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF)
  /// The inside of something thin.
  public static let systemFill = system("systemFill", 0x7878_8033, 0x7878_805B)
  /// The inside of something middling.
  public static let secondarySystemFill = system("secondarySystemFill", 0x7878_8028, 0x7878_8051)
  /// The inside of something large.
  public static let tertiarySystemFill = system("tertiarySystemFill", 0x7676_801E, 0x7676_803D)
  /// The inside of something very large.
  public static let quaternarySystemFill = system("quaternarySystemFill", 0x7474_8014, 0x7676_802D)
}

// The colors that are the same everywhere.

extension UIColor {
  /// Dark gray.
  public static let darkGray = UIColor(source: .gray(1.0 / 3, 1))
  /// Light gray.
  public static let lightGray = UIColor(source: .gray(2.0 / 3, 1))
  /// Cyan.
  public static let cyan = UIColor(source: .parts(0, 1, 1, 1))
  /// Yellow.
  public static let yellow = UIColor(source: .parts(1, 1, 0, 1))
  /// Magenta.
  public static let magenta = UIColor(source: .parts(1, 0, 1, 1))
  /// Orange.
  public static let orange = UIColor(source: .parts(1, 0.5, 0, 1))
  /// Purple.
  public static let purple = UIColor(source: .parts(0.5, 0, 0.5, 1))
  /// Brown.
  public static let brown = UIColor(source: .parts(0.6, 0.4, 0.2, 1))
  /// Text on something bright.
  public static let darkText = UIColor(source: .gray(0, 1))
  /// Text on something dark.
  public static let lightText = UIColor(source: .gray(1, 0.6))
}
