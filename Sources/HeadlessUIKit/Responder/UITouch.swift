public import Foundation

/// A finger on the screen.
///
/// It touches the middle of a view, wherever code has put that, and a gesture moves it from there.
@preconcurrency @MainActor
open class UITouch: SingleObject {
  /// What the finger is doing.
  public enum Phase: Int, Hashable, Sendable {
    /// It has touched the screen.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It stays where it is.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The touch was taken away.
    case cancelled = 4
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct = 0
    /// Something that does not touch the screen itself.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// What the finger is doing.
  public final internal(set) var phase = Phase.began

  /// How often the finger has touched the same place.
  public final internal(set) var tapCount: Int

  /// When the touch came or moved, in seconds of virtual time.
  public final internal(set) var timestamp: TimeInterval

  /// What touches: always a finger.
  open var type: TouchType { .direct }

  /// How hard the finger presses: always as an average one.
  open var force: CGFloat { 1 }

  /// How hard a finger can press.
  open var maximumPossibleForce: CGFloat { 1 }

  /// How much of the screen the finger covers, in points.
  open var majorRadius: CGFloat { 1 }

  /// The view that was touched, as long as it is alive.
  open var view: UIView? {
    touchedView?.trackAccess()
    return touchedView
  }

  /// The window of the view that was touched.
  open var window: UIWindow? { view?.window }

  /// The recognisers that are told of the touch.
  public final internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private final weak var touchedView: UIView?
  final var offset = CGPoint.zero
  private final var formerOffset = CGPoint.zero

  init(_ view: UIView, tapCount: Int = 1, offset: CGPoint = .zero) {
    touchedView = view
    self.tapCount = tapCount
    (self.offset, formerOffset) = (offset, offset)
    timestamp = UIEvent.now
  }

  /// Moves the finger.
  final func move(to offset: CGPoint) {
    (formerOffset, self.offset) = (self.offset, offset)
    phase = .moved
    timestamp = UIEvent.now
  }

  /// Where the finger is.
  ///
  /// - Parameter view: For which view; `nil` for the window.
  /// - Returns: The point in its coordinates.
  open func location(in view: UIView?) -> CGPoint { place(offset, in: view) }

  /// Where the finger was before it moved.
  ///
  /// - Parameter view: For which view; `nil` for the window.
  /// - Returns: The point in its coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { place(formerOffset, in: view) }

  private func place(_ offset: CGPoint, in view: UIView?) -> CGPoint {
    guard let touchedView else { return offset }
    let middle = CGRect(origin: touchedView.contentOrigin, size: touchedView.ownFrame.size)
    return touchedView.convert(CGPoint(x: middle.midX + offset.x, y: middle.midY + offset.y), to: view)
  }
}
