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
