public import Foundation

/// A change of place, size and angle in the plane: three columns of a matrix whose last column is constant.
///
/// Core Graphics has it on Apple's platforms; Foundation elsewhere has not.
public struct CGAffineTransform: Hashable, Sendable {
  /// How much of the old x is in the new x.
  public var a: CGFloat
  /// How much of the old x is in the new y.
  public var b: CGFloat
  /// How much of the old y is in the new x.
  public var c: CGFloat
  /// How much of the old y is in the new y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a transform that maps everything to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform of its numbers.
  ///
  /// - Parameters:
  ///   - a: How much of the old x is in the new x.
  ///   - b: How much of the old x is in the new y.
  ///   - c: How much of the old y is in the new x.
  ///   - d: How much of the old y is in the new y.
  ///   - tx: What is added to x.
  ///   - ty: What is added to y.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform that moves.
  ///
  /// - Parameters:
  ///   - tx: By how much to the right.
  ///   - ty: By how much down.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Makes a transform that enlarges.
  ///
  /// - Parameters:
  ///   - sx: How many times across.
  ///   - sy: How many times down.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Makes a transform that turns, on a screen whose y grows downwards with the clock.
  ///
  /// - Parameter angle: The angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform after a move.
  ///
  /// - Parameters:
  ///   - tx: By how much to the right.
  ///   - ty: By how much down.
  /// - Returns: The transform that moves first and does this one then.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// This transform after an enlargement.
  ///
  /// - Parameters:
  ///   - sx: How many times across.
  ///   - sy: How many times down.
  /// - Returns: The transform that enlarges first and does this one then.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// This transform after a turn.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The transform that turns first and does this one then.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform, and another one after it.
  ///
  /// - Parameter other: The transform to do then.
  /// - Returns: Both as one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one.
  ///
  /// - Returns: The transform; this one again where it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Where a transform puts the point.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The new place.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// What a transform makes of the size.
  ///
  /// - Parameter transform: The transform, of which nothing is added.
  /// - Returns: The new size.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around what a transform makes of this one.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect { around { $0.applying(transform) } }

  /// The rectangle of a size about its center.
  init(around center: CGPoint, width: CGFloat, height: CGFloat) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The smallest rectangle around what a map makes of the corners.
  func around(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { map(CGPoint(x: $0, y: $1)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// How far something stays away from the four edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// Makes insets without distance.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge.
  ///   - left: The distance from the left edge.
  ///   - bottom: The distance from the lower edge.
  ///   - right: The distance from the right edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// How far something stays away from the edges, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge at which reading starts.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge at which reading ends.
  public var trailing: CGFloat

  /// No distance.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Makes insets without distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge.
  ///   - leading: The distance from the edge at which reading starts.
  ///   - bottom: The distance from the lower edge.
  ///   - trailing: The distance from the edge at which reading ends.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  /// The rectangle that is left within insets.
  ///
  /// - Parameter insets: The distances.
  /// - Returns: The smaller rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
