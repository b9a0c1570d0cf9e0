/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; the model makes as many as it takes.
  open var numberOfTapsRequired = 1

  /// How many fingers tap; the model takes as many.
  open var numberOfTouchesRequired = 1

  override final var spokenName: String? { numberOfTapsRequired > 1 ? "double tap" : "tap" }
}

/// Recognises a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// After how many seconds it is a long press; the model waits as long as it takes.
  open var minimumPressDuration = 0.5

  override final var spokenName: String? { "press" }
}

/// Recognises a finger that moves to one side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The sides to which a finger moves.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// Makes a set of sides.
    ///
    /// - Parameter rawValue: The sides as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// To which sides the finger has to move.
  open var direction = Direction.right

  override final var spokenName: String? {
    let sides: [(Direction, String)] = [(.right, "right"), (.left, "left"), (.up, "up"), (.down, "down")]
    return "swipe " + (sides.first { direction.contains($0.0) }?.1 ?? "nowhere") + " on"
  }
}

/// Recognises a finger that moves; the model never makes the gesture.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognises a finger that moves in from the edge; the model makes the gesture on navigation controllers alone.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Recognises two fingers that move apart; the model never makes the gesture.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// Recognises two fingers that turn; the model never makes the gesture.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
