public import Foundation
public import HeadlessUIKit

/// A shape: lines and curves, one after the other; it is never drawn, and what it consists of is known.
open class CGPath: Hashable, @unchecked Sendable {
  /// A piece of a shape.
  package enum Piece: Hashable, Sendable {
    /// The pen is put down elsewhere.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve that one point bends.
    case quadCurve(CGPoint, control: CGPoint)
    /// A curve that two points bend.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the pen was put down.
    case close
  }

  /// The pieces, which only a path that can be changed changes.
  package final var pieces: [Piece]

  /// Makes a shape of pieces.
  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: What is done to it, or `nil`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ]
    let points = corners.map { CGPoint(x: $0, y: $1).applying(transform?.pointee ?? .identity) }
    self.init(pieces: [.move(points[0])] + points.dropFirst().map(Piece.line) + [.close])
  }

  /// Whether there is nothing in the shape.
  public final var isEmpty: Bool { pieces.isEmpty }

  /// The smallest rectangle around all points, those included that only bend curves.
  public final var boundingBox: CGRect {
    let points = pieces.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two shapes have the same pieces.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.pieces == second.pieces }

  /// Feeds the pieces to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public final func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}

extension CGPath.Piece {
  /// The points of the piece, the one that it ends in last.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  /// The same piece elsewhere.
  package func applying(_ transform: CGAffineTransform) -> CGPath.Piece {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
