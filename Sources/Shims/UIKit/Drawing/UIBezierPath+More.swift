public import Foundation
import HeadlessUIKit
public import QuartzCore

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
