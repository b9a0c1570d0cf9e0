public import Foundation
public import HeadlessUIKit

/// What is done to a layer in space: a matrix of four rows and columns, by which a row (x, y, z, 1) is multiplied.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4, which makes what is far away small.
  public var m34: CGFloat
  /// Row 4, column 1: how far to the right.
  public var m41: CGFloat
  /// Row 4, column 2: how far down.
  public var m42: CGFloat
  /// Row 4, column 3: how far to the front.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// Makes a matrix of zeros.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  /// Makes a matrix of four rows.
  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  /// The four rows.
  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

/// Nothing is done.
public let CATransform3DIdentity = CATransform3D(rows: [
  [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
])

/// Whether nothing is done.
///
/// - Parameter t: What is done.
/// - Returns: Whether it is nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether the same is done.
///
/// - Parameters:
///   - a: What is done.
///   - b: What else is done.
/// - Returns: Whether it is the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// First the one, then the other.
///
/// - Parameters:
///   - a: What is done first.
///   - b: What is done then.
/// - Returns: Both.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(
    rows: a.rows.map { row in
      (0..<4).map { column in (0..<4).reduce(CGFloat(0)) { $0 + row[$1] * b.rows[$1][column] } }
    })
}

/// A move.
///
/// - Parameters:
///   - tx: How far to the right.
///   - ty: How far down.
///   - tz: How far to the front.
/// - Returns: What is done.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A change of size.
///
/// - Parameters:
///   - sx: How much in width.
///   - sy: How much in height.
///   - sz: How much in depth.
/// - Returns: What is done.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A turn around a line through the middle.
///
/// - Parameters:
///   - angle: How far, in radians.
///   - x: How far the line goes to the right.
///   - y: How far it goes down.
///   - z: How far it goes to the front.
/// - Returns: What is done; nothing around a line that goes nowhere.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  /// What the turn adds beside the diagonal, by row and column.
  let cross = [[0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0]]
  let rows: [[CGFloat]] = (0..<3).map { row in
    (0..<3).map { column in
      axis[row] * axis[column] * (1 - cosine) + cross[row][column] * sine + (row == column ? cosine : 0)
    } + [0]
  }
  return CATransform3D(rows: rows + [[0, 0, 0, 1]])
}

/// A move, and then something else.
///
/// - Parameters:
///   - t: What is done then.
///   - tx: How far to the right.
///   - ty: How far down.
///   - tz: How far to the front.
/// - Returns: Both.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A change of size, and then something else.
///
/// - Parameters:
///   - t: What is done then.
///   - sx: How much in width.
///   - sy: How much in height.
///   - sz: How much in depth.
/// - Returns: Both.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn, and then something else.
///
/// - Parameters:
///   - t: What is done then.
///   - angle: How far, in radians.
///   - x: How far the line goes to the right.
///   - y: How far it goes down.
///   - z: How far it goes to the front.
/// - Returns: Both.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// What is done in the plane, as something in space.
///
/// - Parameter m: What is done.
/// - Returns: The same.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// What is done in space, as something in the plane; what goes to the front or far away is lost.
///
/// - Parameter t: What is done.
/// - Returns: The same in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether something is done in the plane alone.
///
/// - Parameter t: What is done.
/// - Returns: Whether it is.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}
