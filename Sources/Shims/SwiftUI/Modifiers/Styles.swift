public import Foundation
public import HeadlessUIKit

/// What something is filled with; without effect.
public protocol ShapeStyle: Sendable {}

/// A color; as a view it fills its room.
public struct Color: PrimitiveView, InertView, ShapeStyle, Hashable {
  private let name: String

  /// Takes a color of the app's.
  nonisolated public init(_ name: String) { self.name = name }

  /// Takes a color of UIKit's.
  nonisolated public init(uiColor: UIColor) { name = "uiColor" }

  /// Takes a color of UIKit's.
  nonisolated public init(_ color: UIColor) { name = "uiColor" }

  /// Makes a color of its parts.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue)"
  }

  /// The same color, fainter.
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
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
}

/// Frosted glass.
public struct Material: ShapeStyle, Hashable {
  /// Very thin.
  public static var ultraThinMaterial: Material { Material() }
  /// Thin.
  public static var thinMaterial: Material { Material() }
  /// As usual.
  public static var regularMaterial: Material { Material() }
}

extension ShapeStyle where Self == Material {
  /// Very thin glass.
  public static var ultraThinMaterial: Material { Material() }
  /// Thin glass.
  public static var thinMaterial: Material { Material() }
  /// Glass.
  public static var regularMaterial: Material { Material() }
}

/// Colors that run into each other.
public struct LinearGradient: PrimitiveView, InertView, ShapeStyle {
  /// Makes a gradient.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A point of a view.
public enum UnitPoint: Hashable, Sendable {
  /// In the middle.
  case center
  /// Above.
  case top
  /// Below.
  case bottom
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
  /// Above, where lines begin.
  case topLeading
  /// Above, where lines end.
  case topTrailing
  /// Below, where lines begin.
  case bottomLeading
  /// Below, where lines end.
  case bottomTrailing
}

/// Something with an outline; as a view it is nothing to touch.
public protocol Shape: View, Sendable {}

extension Shape {
  /// The same shape; without effect.
  public func fill(_ content: some ShapeStyle) -> some View { self }
  /// The same shape; without effect.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
}

/// A rectangle.
public struct Rectangle: PrimitiveView, InertView, Shape {
  /// Makes a rectangle.
  nonisolated public init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: PrimitiveView, InertView, Shape {
  /// Makes a rectangle with round corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Makes a rectangle with corners that need not be as wide as they are high.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// How a corner is round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// More smoothly.
  case continuous
}

/// A circle.
public struct Circle: PrimitiveView, InertView, Shape {
  /// Makes a circle.
  nonisolated public init() {}
}

/// A rectangle with round ends.
public struct Capsule: PrimitiveView, InertView, Shape {
  /// Makes a rectangle with round ends.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

/// How a control or a container looks; without effect.
public struct _Look: Sendable {
  /// Makes a look by the name of its type.
  public init() {}

  /// Makes a look with a color.
  ///
  /// - Parameter tint: The color.
  public init(tint: Color) {}

  /// Makes a look of pages.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown.
  public init(indexDisplayMode: IndexDisplayMode) {}

  /// When the dots below pages are shown; without effect.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several pages.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// As the system thinks best.
  public static var automatic: _Look { _Look() }
  /// Without much around it.
  public static var plain: _Look { _Look() }
  /// With an edge around it.
  public static var bordered: _Look { _Look() }
  /// With a color behind it.
  public static var borderedProminent: _Look { _Look() }
  /// With nothing around it.
  public static var borderless: _Look { _Look() }
  /// Parts with space between them.
  public static var grouped: _Look { _Look() }
  /// Parts with space around them.
  public static var insetGrouped: _Look { _Look() }
  /// With space around it.
  public static var inset: _Look { _Look() }
  /// As beside other things.
  public static var sidebar: _Look { _Look() }
  /// Side by side.
  public static var segmented: _Look { _Look() }
  /// In a menu.
  public static var menu: _Look { _Look() }
  /// On a wheel.
  public static var wheel: _Look { _Look() }
  /// In the same line.
  public static var inline: _Look { _Look() }
  /// On a screen of its own.
  public static var navigationLink: _Look { _Look() }
  /// With round corners around it.
  public static var roundedBorder: _Look { _Look() }
  /// As a switch.
  public static var `switch`: _Look { _Look() }
  /// As a button.
  public static var button: _Look { _Look() }
  /// As a wheel that turns.
  public static var circular: _Look { _Look() }
  /// As a bar.
  public static var linear: _Look { _Look() }
  /// The title alone.
  public static var titleOnly: _Look { _Look() }
  /// The picture alone.
  public static var iconOnly: _Look { _Look() }
  /// Title and picture.
  public static var titleAndIcon: _Look { _Look() }
  /// As a calendar.
  public static var graphical: _Look { _Look() }
  /// In little room.
  public static var compact: _Look { _Look() }
  /// As a stack.
  public static var stack: _Look { _Look() }
  /// In columns.
  public static var columns: _Look { _Look() }
  /// One page at a time; there is a bar with tabs all the same.
  public static var page: _Look { _Look() }
}
