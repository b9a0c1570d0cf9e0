public import Foundation
import HeadlessUIKit

extension CALayer {
  /// The layer as it is seen now: the same, for nothing is drawn.
  public final func presentation() -> Self? { self }

  /// The layer as code has set it: the same.
  public final func model() -> Self { self }

  /// Whether a change of a property asks for drawing; never.
  ///
  /// - Parameter key: The property.
  /// - Returns: Whether it does.
  public final class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a point is within the bounds.
  ///
  /// - Parameter p: A point in the layer's coordinates.
  /// - Returns: Whether it is inside.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point: of those inside, or this one.
  ///
  /// - Parameter p: A point in the coordinates of the layer that this one is in.
  /// - Returns: The layer, or `nil` where the point is outside or the layer is hidden.
  public final func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = superlayer.map { convert(p, from: $0) } ?? CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    guard !isHidden, contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }

  /// A point of this layer in the coordinates of another one; transforms are left out.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The other layer; `nil` means the outermost one.
  /// - Returns: The same point there.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (mine, theirs) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + mine.x - theirs.x, y: p.y + mine.y - theirs.y)
  }

  /// A point of another layer in the coordinates of this one; transforms are left out.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The other layer; `nil` means the outermost one.
  /// - Returns: The same point here.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (mine, theirs) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + theirs.x - mine.x, y: p.y + theirs.y - mine.y)
  }

  /// A rectangle of this layer in the coordinates of another one; transforms are left out.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The other layer; `nil` means the outermost one.
  /// - Returns: The same rectangle there.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// A rectangle of another layer in the coordinates of this one; transforms are left out.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The other layer; `nil` means the outermost one.
  /// - Returns: The same rectangle here.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// Where the layer's own coordinates begin, in those of the outermost layer.
  private final var origin: CGPoint {
    var place = CGPoint.zero
    for layer in sequence(first: self, next: \.superlayer) {
      place.x += layer.frame.minX - layer.bounds.minX
      place.y += layer.frame.minY - layer.bounds.minY
    }
    return place
  }
}
