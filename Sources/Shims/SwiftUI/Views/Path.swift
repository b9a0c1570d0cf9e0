public import Foundation
public import HeadlessUIKit
public import QuartzCore
import UIKit

/// Lines and curves, one after the other; as a view they are nothing to touch.
public struct Path: PrimitiveView, InertView, Shape, Equatable {
  /// The same in Core Graphics.
  nonisolated public private(set) var cgPath: CGPath

  /// Makes a path of nothing.
  nonisolated public init() { cgPath = UIBezierPath().cgPath }

  /// Takes a path of Core Graphics'.
  nonisolated public init(_ path: CGPath) { cgPath = path }

  /// Makes a rectangle.
  nonisolated public init(_ rect: CGRect) { cgPath = UIBezierPath(rect: rect).cgPath }

  /// Makes a rectangle with round corners.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { cgPath = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath }

  /// Makes an ellipse that fills a rectangle.
  nonisolated public init(ellipseIn rect: CGRect) { cgPath = UIBezierPath(ovalIn: rect).cgPath }

  /// Makes a path step by step.
  nonisolated public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether there is nothing in it.
  nonisolated public var isEmpty: Bool { cgPath.isEmpty }

  /// The smallest rectangle around all points.
  nonisolated public var boundingRect: CGRect { cgPath.boundingBox }

  /// Where the pen is, if it has been put down.
  nonisolated public var currentPoint: CGPoint? { isEmpty ? nil : UIBezierPath(cgPath: cgPath).currentPoint }

  /// The path itself, wherever it is drawn.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  nonisolated private mutating func change(_ change: (UIBezierPath) -> Void) {
    let path = UIBezierPath(cgPath: cgPath)
    change(path)
    cgPath = path.cgPath
  }

  /// Puts the pen down elsewhere.
  nonisolated public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Draws a straight line.
  nonisolated public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Draws straight lines from one point to the next.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Draws a curve that one point bends.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, controlPoint: control) }
  }

  /// Draws a curve that two points bend.
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, controlPoint1: control1, controlPoint2: control2) }
  }

  /// Draws a part of a circle, with a line to where it begins; what is clockwise in UIKit's coordinates is not here.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    change { path in
      path.addArc(
        withCenter: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians), clockwise: !clockwise)
    }
  }

  /// Adds a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds a rectangle with round corners.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addPath(Path(roundedRect: rect, cornerRadius: max(cornerSize.width, cornerSize.height))) }

  /// Adds an ellipse that fills a rectangle.
  nonisolated public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds another path.
  nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let other = UIBezierPath(cgPath: path.cgPath)
    other.apply(transform)
    change { $0.append(other) }
  }

  /// Draws a straight line back to where the pen was put down.
  nonisolated public mutating func closeSubpath() { change { $0.close() } }

  /// The same path elsewhere.
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }
}

/// Something with an outline; as a view it is nothing to touch.
public protocol Shape: View, Sendable {
  /// Makes the outline; never called, as nothing is drawn.
  ///
  /// - Parameter rect: Where the shape is.
  /// - Returns: The outline.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be drawn smaller.
public protocol InsettableShape: Shape {}

extension Shape where Body == EmptyView {
  /// Nothing to touch.
  public var body: EmptyView { EmptyView() }
}

// What a shape looks like has no effect, as nothing is drawn.
extension Shape {
  /// The same shape, through which fingers get if it is filled with no color.
  public func fill(_ content: some ShapeStyle) -> some View {
    removed(if: (content as? Color)?.isDrawn == false)
  }
  /// The same shape; without effect.
  public func fill() -> some View { self }
  /// The outline of the shape, through which fingers get.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { Outline(shape: self) }
  /// The outline of the shape, through which fingers get.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { Outline(shape: self) }
  /// The outline of the shape, through which fingers get.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { Outline(shape: self) }
  /// The outline of the shape, through which fingers get.
  public func stroke(style: StrokeStyle) -> some Shape { Outline(shape: self) }
  /// A part of the shape, beside which fingers get through.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    Outline(shape: self)
  }
  /// The same shape; without effect.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}

/// The outline of a shape.
struct Outline<Whole: Shape>: PrimitiveView, InertView, Shape {
  let shape: Whole

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension InsettableShape {
  /// The outline of the shape, through which fingers get.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    Outline(shape: self)
  }
  /// The outline of the shape, through which fingers get.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    Outline(shape: self)
  }
  /// The outline of the shape, through which fingers get.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { Outline(shape: self) }
  /// The same shape; without effect.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
}

/// A view that the app draws itself; nothing is drawn here, and the app is never asked to.
public struct Canvas: PrimitiveView, InertView {
  /// Makes a view.
  ///
  /// - Parameters:
  ///   - opaque: Whether nothing shines through; without effect.
  ///   - rendersAsynchronously: Whether it is drawn later; without effect.
  ///   - renderer: Draws; never called.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  /// Makes a view that draws other views, too.
  ///
  /// - Parameters:
  ///   - opaque: Whether nothing shines through; without effect.
  ///   - rendersAsynchronously: Whether it is drawn later; without effect.
  ///   - renderer: Draws; never called.
  ///   - symbols: The other views; not shown.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> some View
  ) {}
}

/// Where an app draws; without effect.
public struct GraphicsContext {
  /// What a piece is filled with; without effect.
  public struct Shading: Sendable {
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// What the views around it say.
    public static var foreground: Shading { Shading() }
    /// A gradient, from one point to another.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      Shading()
    }
  }

  /// How much shines through.
  public var opacity = 1.0
  /// Fills a piece.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws the outline of a piece.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Writes a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Writes a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws several things as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Draws no more outside a piece.
  public mutating func clip(to path: Path) {}
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) {}
}
