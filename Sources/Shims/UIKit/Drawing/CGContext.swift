public import Foundation
public import HeadlessUIKit
public import QuartzCore

/// What is drawn on in the words of Core Graphics; nothing is drawn, and nothing is kept.
public final class CGContext: Sendable {
  init() {}

  /// Fills with a color from now on; nothing is drawn.
  ///
  /// - Parameter color: The color.
  public func setFillColor(_ color: CGColor) {}

  /// Draws lines in a color from now on; nothing is drawn.
  ///
  /// - Parameter color: The color.
  public func setStrokeColor(_ color: CGColor) {}

  /// Draws lines of a width from now on; nothing is drawn.
  ///
  /// - Parameter width: The width.
  public func setLineWidth(_ width: CGFloat) {}

  /// Ends lines in a way from now on; nothing is drawn.
  ///
  /// - Parameter cap: The way.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Lets lines meet in a way from now on; nothing is drawn.
  ///
  /// - Parameter join: The way.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Draws dashes from now on; nothing is drawn.
  ///
  /// - Parameters:
  ///   - phase: How far into them a line begins.
  ///   - lengths: How long dashes and spaces are.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Lets shine through from now on; nothing is drawn.
  ///
  /// - Parameter alpha: How opaque it is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Mixes with what is there from now on; nothing is drawn.
  ///
  /// - Parameter mode: How.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Throws a shadow from now on; nothing is drawn.
  ///
  /// - Parameters:
  ///   - offset: Where it falls.
  ///   - blur: How soft it is.
  ///   - color: Its color.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Throws a shadow from now on; nothing is drawn.
  ///
  /// - Parameters:
  ///   - offset: Where it falls.
  ///   - blur: How soft it is.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Notes how it is drawn now; nothing is drawn.
  public func saveGState() {}

  /// Draws again as was noted last; nothing is drawn.
  public func restoreGState() {}

  /// Moves what is drawn from now on; nothing is drawn.
  ///
  /// - Parameters:
  ///   - tx: How far to the right.
  ///   - ty: How far down.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}

  /// Enlarges what is drawn from now on; nothing is drawn.
  ///
  /// - Parameters:
  ///   - sx: How much in width.
  ///   - sy: How much in height.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}

  /// Turns what is drawn from now on; nothing is drawn.
  ///
  /// - Parameter angle: How far, in radians.
  public func rotate(by angle: CGFloat) {}

  /// Changes what is drawn from now on; nothing is drawn.
  ///
  /// - Parameter transform: How.
  public func concatenate(_ transform: CGAffineTransform) {}

  /// Begins a shape; nothing is drawn.
  public func beginPath() {}

  /// Goes straight back to where the pen was put down; nothing is drawn.
  public func closePath() {}

  /// Puts the pen down elsewhere; nothing is drawn.
  ///
  /// - Parameter point: Where.
  public func move(to point: CGPoint) {}

  /// Goes straight to a point; nothing is drawn.
  ///
  /// - Parameter point: The point.
  public func addLine(to point: CGPoint) {}

  /// Goes to a point along a curve; nothing is drawn.
  ///
  /// - Parameters:
  ///   - end: The point.
  ///   - control1: What bends the curve at its beginning.
  ///   - control2: What bends it at its end.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

  /// Goes to a point along a curve; nothing is drawn.
  ///
  /// - Parameters:
  ///   - end: The point.
  ///   - control: What bends the curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Puts a rectangle into the shape; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  public func addRect(_ rect: CGRect) {}

  /// Puts an oval into the shape; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle that it touches.
  public func addEllipse(in rect: CGRect) {}

  /// Puts a shape into the shape; nothing is drawn.
  ///
  /// - Parameter path: The shape.
  public func addPath(_ path: CGPath) {}

  /// Puts a part of a circle into the shape; nothing is drawn.
  ///
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: How large the circle is.
  ///   - startAngle: Where it begins, in radians.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes with the clock.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}

  /// Fills the shape; nothing is drawn.
  ///
  /// - Parameter rule: Which areas are inside.
  public func fillPath(using rule: CGPathFillRule = .winding) {}

  /// Draws the line of the shape; nothing is drawn.
  public func strokePath() {}

  /// Draws the shape; nothing is drawn.
  ///
  /// - Parameter mode: How.
  public func drawPath(using mode: CGPathDrawingMode) {}

  /// Cuts off what lies outside the shape; nothing is drawn.
  ///
  /// - Parameter rule: Which areas are inside.
  public func clip(using rule: CGPathFillRule = .winding) {}

  /// Cuts off what lies outside a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  public func clip(to rect: CGRect) {}

  /// Fills a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  public func fill(_ rect: CGRect) {}

  /// Draws the line of a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  public func stroke(_ rect: CGRect) {}

  /// Draws a picture; nothing is drawn.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where.
  ///   - byTiling: Whether it is repeated.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}

  /// Draws the line of a rectangle; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: How wide the line is.
  public func stroke(_ rect: CGRect, width: CGFloat) {}

  /// Fills an oval; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle that it touches.
  public func fillEllipse(in rect: CGRect) {}

  /// Draws the line of an oval; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle that it touches.
  public func strokeEllipse(in rect: CGRect) {}

  /// Takes away what was drawn; nothing is drawn.
  ///
  /// - Parameter rect: Where.
  public func clear(_ rect: CGRect) {}
}
