public import Foundation
public import HeadlessUIKit

/// A color as layers have it.
///
/// A color that depends on the environment is resolved when somebody asks for its parts, and not when it is made.
public final class CGColor: Hashable, Sendable {
  /// The color as views have it.
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Makes a color of its parts.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a color of its parts.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - gray: How bright it is, from 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(source: .gray(gray, alpha))) }

  /// The parts, how opaque it is last, or `nil` where the color is known by its name or picture alone.
  public var components: [CGFloat]? {
    switch color.resolvedNow.source {
    case .parts(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .gray(let white, let alpha): [white, alpha]
    case .named, .pattern, .dynamic, .faded: nil
    }
  }

  /// How many parts there are.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat {
    if case .faded(_, let alpha) = color.resolvedNow.source { return alpha }
    return components?.last ?? 1
  }

  /// Whether two colors are the same.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Feeds the color to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color as layers have it.
  public final var cgColor: CGColor { CGColor(self) }
}
