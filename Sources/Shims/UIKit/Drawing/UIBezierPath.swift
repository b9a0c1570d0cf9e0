public import Foundation
public import HeadlessUIKit
public import QuartzCore

/// A shape that code puts together; it is never drawn.
open class UIBezierPath: SingleObject {
  private var pieces: [CGPath.Piece] = []

  /// How wide the line is.
  open var lineWidth: CGFloat = 1

  /// Whether areas that are enclosed twice stay empty.
  open var usesEvenOddFillRule = false

  /// How lines end.
  open var lineCapStyle = CGLineCap.butt

  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far the point of a corner may stick out.
  open var miterLimit: CGFloat = 10

  /// Makes a shape with nothing in it.
  public init() {}

  /// Makes a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    pieces = CGPath(rect: rect, transform: nil).pieces
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: How round the corners are; at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    addArc(
      withCenter: CGPoint(x: left, y: top), radius: radius, startAngle: .pi, endAngle: .pi * 1.5,
      clockwise: true)
    addArc(
      withCenter: CGPoint(x: right, y: top), radius: radius, startAngle: .pi * 1.5,
      endAngle: .pi * 2,
      clockwise: true)
    addArc(
      withCenter: CGPoint(x: right, y: bottom), radius: radius, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    addArc(
      withCenter: CGPoint(x: left, y: bottom), radius: radius, startAngle: .pi / 2, endAngle: .pi,
      clockwise: true)
    close()
  }

  /// Makes an oval.
  ///
  /// - Parameter rect: The rectangle that it touches.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    close()
    apply(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// Whether there is nothing in the shape.
  open var isEmpty: Bool { pieces.isEmpty }

  /// The smallest rectangle around all points, those included that only bend curves.
  open var bounds: CGRect { cgPath.boundingBox }

  /// The shape as layers have it.
  open var cgPath: CGPath {
    get { CGPath(pieces: pieces) }
    set { pieces = newValue.pieces }
  }

  /// Where the last piece ends.
  open var currentPoint: CGPoint {
    guard case .close = pieces.last else { return pieces.last?.points.last ?? .zero }
    let start = pieces.last { if case .move = $0 { true } else { false } }
    return start?.points.last ?? .zero
  }

  /// Puts the pen down elsewhere.
  ///
  /// - Parameter point: Where.
  open func move(to point: CGPoint) { pieces.append(.move(point)) }

  /// Goes straight to a point.
  ///
  /// - Parameter point: The point.
  open func addLine(to point: CGPoint) { pieces.append(.line(point)) }

  /// Goes to a point along a curve that one point bends.
  ///
  /// - Parameters:
  ///   - endPoint: The point.
  ///   - controlPoint: What bends the curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    pieces.append(.quadCurve(endPoint, control: controlPoint))
  }

  /// Goes to a point along a curve that two points bend.
  ///
  /// - Parameters:
  ///   - endPoint: The point.
  ///   - controlPoint1: What bends the curve at its beginning.
  ///   - controlPoint2: What bends the curve at its end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    pieces.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Goes along a part of a circle, at first straight to where that begins.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: How large the circle is.
  ///   - startAngle: Where the part begins, in radians from the right, with the clock.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes with the clock.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    // A curve that two points bend is a circle, as far as anybody sees, up to a quarter of one.
    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(steps)
    func place(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: x, y: y).applying(CGAffineTransform(rotationAngle: angle))
        .applying(CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y))
    }
    let start = place(1, 0, startAngle)
    if pieces.isEmpty { move(to: start) } else { addLine(to: start) }
    let bend = CGFloat(4.0 / 3 * tan(Double(step) / 4))
    for index in 0..<steps {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      addCurve(
        to: place(1, 0, to), controlPoint1: place(1, bend, from), controlPoint2: place(1, -bend, to)
      )
    }
  }

  /// How far an arc goes: never more than once around, and in the direction that was asked for.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let (full, sweep) = (CGFloat.pi * 2, end - start)
    if clockwise ? sweep >= full : sweep <= -full { return clockwise ? full : -full }
    let rest = sweep.truncatingRemainder(dividingBy: full)
    if clockwise { return rest < 0 ? rest + full : rest }
    return rest > 0 ? rest - full : rest
  }

  /// Goes straight back to where the pen was put down.
  open func close() { pieces.append(.close) }

  /// Takes everything out of the shape.
  open func removeAllPoints() { pieces = [] }

  /// Puts the pieces of another shape behind those of this one.
  ///
  /// - Parameter bezierPath: The other shape.
  open func append(_ bezierPath: UIBezierPath) { pieces += bezierPath.pieces }

  /// Moves, turns or enlarges the shape.
  ///
  /// - Parameter transform: What is done to it.
  open func apply(_ transform: CGAffineTransform) { pieces = pieces.map { $0.applying(transform) } }

  /// Fills the shape; nothing is drawn.
  open func fill() {}

  /// Draws the line of the shape; nothing is drawn.
  open func stroke() {}
}

extension UIBezierPath {
  /// Makes a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: How large the circle is.
  ///   - startAngle: Where the part begins, in radians from the right, with the clock.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes with the clock.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a shape of one as layers have it.
  ///
  /// - Parameter cgPath: The shape.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Makes a rectangle some of whose corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Which corners.
  ///   - cornerRadii: How round they are, in width and height; at most half of the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let size = CGSize(
      width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
    let places: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, start: CGFloat)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, .pi * 1.5),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, .pi / 2),
    ]
    for place in places {
      guard corners.contains(place.corner), size.width > 0, size.height > 0 else {
        let point = CGPoint(x: place.x, y: place.y)
        if isEmpty { move(to: point) } else { addLine(to: point) }
        continue
      }
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 1, startAngle: place.start, endAngle: place.start + .pi / 2, clockwise: true
      )
      let inward = (
        x: place.x == rect.minX ? size.width : -size.width,
        y: place.y == rect.minY ? size.height : -size.height
      )
      arc.apply(
        CGAffineTransform(
          a: size.width, b: 0, c: 0, d: size.height, tx: place.x + inward.x, ty: place.y + inward.y))
      join(arc)
    }
    close()
  }

  /// Goes straight to where a shape begins, and then along it.
  private final func join(_ other: UIBezierPath) {
    guard case .move(let start)? = other.cgPath.pieces.first, !isEmpty else { return append(other) }
    cgPath = CGPath(pieces: cgPath.pieces + [.line(start)] + other.cgPath.pieces.dropFirst())
  }

  /// Whether a point is within the rectangle around the shape; curves are not followed.
  ///
  /// - Parameter point: The point.
  /// - Returns: Whether it is.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Cuts off what lies outside the shape; nothing is drawn.
  public final func addClip() {}

  /// Fills the shape; nothing is drawn.
  ///
  /// - Parameters:
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: How opaque it is.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the line of the shape; nothing is drawn.
  ///
  /// - Parameters:
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: How opaque it is.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes a set of corners from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
  /// The upper right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
  /// The lower left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
  /// The lower right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
  /// All four.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}
