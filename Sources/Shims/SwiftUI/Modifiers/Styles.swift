public import Foundation
public import HeadlessUIKit
public import QuartzCore

/// What something is filled with; without effect.
public protocol ShapeStyle: Sendable {}

/// A color; as a view it fills its room.
public struct Color: PrimitiveView, InertView, ShapeStyle, Hashable {
  private let name: String

  /// Takes a color of the app's.
  nonisolated public init(_ name: String) { self.name = name }

  /// Takes a color of UIKit's.
  nonisolated public init(uiColor: UIColor) { name = uiColor == .clear ? "clear" : "uiColor" }

  /// Takes a color of UIKit's.
  nonisolated public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Makes a color of its parts.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue)"
  }

  /// Takes a color of the app's, from a bundle.
  nonisolated public init(_ name: String, bundle: Bundle?) { self.name = name }

  /// Takes a color of Core Graphics'.
  nonisolated public init(cgColor: CGColor) { name = "cgColor" }

  /// Makes a color of its parts in a space of colors.
  nonisolated public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { name = "\(red) \(green) \(blue)" }

  /// Makes a gray.
  nonisolated public init(white: Double, opacity: Double = 1) { name = "\(white) \(white) \(white)" }

  /// Makes a color of its hue.
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hue \(hue) \(saturation) \(brightness)"
  }

  /// A space of colors; without effect.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As most screens have it.
    case sRGB
    /// Without a curve.
    case sRGBLinear
    /// As newer screens have it.
    case displayP3
  }

  /// The color, running into itself.
  nonisolated public var gradient: AnyGradient { AnyGradient() }

  /// The same color, fainter; it is gone where nothing of it is left.
  nonisolated public func opacity(_ opacity: Double) -> Color { opacity > 0 ? self : Color("clear") }

  var isDrawn: Bool { name != "clear" }
  var fillsRoom: Bool { true }
}

// One line for each, as they differ in nothing but the name.
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color("red") }
  /// Orange.
  public static var orange: Color { Color("orange") }
  /// Yellow.
  public static var yellow: Color { Color("yellow") }
  /// Green.
  public static var green: Color { Color("green") }
  /// Mint.
  public static var mint: Color { Color("mint") }
  /// Teal.
  public static var teal: Color { Color("teal") }
  /// Blue.
  public static var blue: Color { Color("blue") }
  /// Indigo.
  public static var indigo: Color { Color("indigo") }
  /// Purple.
  public static var purple: Color { Color("purple") }
  /// Pink.
  public static var pink: Color { Color("pink") }
  /// Brown.
  public static var brown: Color { Color("brown") }
  /// White.
  public static var white: Color { Color("white") }
  /// Gray.
  public static var gray: Color { Color("gray") }
  /// Black.
  public static var black: Color { Color("black") }
  /// No color.
  public static var clear: Color { Color("clear") }
  /// The color of the app.
  public static var accentColor: Color { Color("accentColor") }
  /// The color of text.
  public static var primary: Color { Color("primary") }
  /// The color of what matters less.
  public static var secondary: Color { Color("secondary") }
  /// The color of what matters even less.
  public static var tertiary: Color { Color("tertiary") }
  /// The color of what matters very little.
  public static var quaternary: Color { Color("quaternary") }
  /// The color of controls.
  public static var tint: Color { Color("tint") }
  /// The color of what is behind everything.
  public static var background: Color { Color("background") }
  /// The color of text.
  public static var foreground: Color { Color("foreground") }
  /// Cyan.
  public static var cyan: Color { Color("cyan") }
}

/// Frosted glass.
public struct Material: ShapeStyle, Hashable {
  /// Very thin.
  public static var ultraThinMaterial: Material { Material() }
  /// Thin.
  public static var thinMaterial: Material { Material() }
  /// As usual.
  public static var regularMaterial: Material { Material() }
  /// Thick.
  public static var thickMaterial: Material { Material() }
  /// Very thick.
  public static var ultraThickMaterial: Material { Material() }
  /// As bars have it.
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == Material {
  /// Very thin glass.
  public static var ultraThinMaterial: Material { Material() }
  /// Thin glass.
  public static var thinMaterial: Material { Material() }
  /// Glass.
  public static var regularMaterial: Material { Material() }
  /// Thick glass.
  public static var thickMaterial: Material { Material() }
  /// Very thick glass.
  public static var ultraThickMaterial: Material { Material() }
  /// Glass as bars have it.
  public static var bar: Material { Material() }
}

/// Colors that run into each other.
public struct LinearGradient: PrimitiveView, InertView, ShapeStyle {
  var fillsRoom: Bool { true }

  /// Makes a gradient.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colors that run into each other, from the middle outwards.
public struct RadialGradient: PrimitiveView, InertView, ShapeStyle {
  var fillsRoom: Bool { true }

  /// Makes a gradient.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Makes a gradient.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

/// Colors that run into each other, around a point.
public struct AngularGradient: PrimitiveView, InertView, ShapeStyle {
  var fillsRoom: Bool { true }

  /// Makes a gradient.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Makes a gradient.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Makes a gradient.
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Makes a gradient.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

/// Colors and where they are.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and where it is.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it is, from 0 to 1.
    public var location: CGFloat
    /// Makes a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colors and where they are.
  public var stops: [Stop]

  /// Takes colors and where they are.
  public init(stops: [Stop]) { self.stops = stops }

  /// Takes colors, equally far from each other.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient whose kind is unknown.
public struct AnyGradient: ShapeStyle, Hashable {
  nonisolated init() {}
  /// Takes a gradient.
  public init(_ gradient: Gradient) {}
}

/// A point of a view, in parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// How far it is from where lines begin.
  public var x: CGFloat
  /// How far it is from the top.
  public var y: CGFloat

  /// Makes the point above, where lines begin.
  public init() { self.init(x: 0, y: 0) }
  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// Above, where lines begin.
  public static let zero = UnitPoint()
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Above, where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Above, where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Below, where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Below, where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
