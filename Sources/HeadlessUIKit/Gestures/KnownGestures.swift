public import Foundation

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; the user makes as many as it takes.
  open var numberOfTapsRequired = 1

  /// How many fingers tap; the user takes as many.
  open var numberOfTouchesRequired = 1

  override final var spokenName: String? { numberOfTapsRequired > 1 ? "double tap" : "tap" }

  override final var course: FingerCourse {
    .taps(numberOfTapsRequired, fingers: numberOfTouchesRequired)
  }

  override final func recognizes(_ course: FingerCourse) -> Bool {
    guard case .taps(let taps, let fingers) = course else { return false }
    return taps >= numberOfTapsRequired && fingers == numberOfTouchesRequired
  }
}

/// Recognises a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// After how many seconds it is a long press; the user waits as long as it takes.
  open var minimumPressDuration = 0.5

  /// How many taps come before; the user makes as many as it takes.
  open var numberOfTapsRequired = 0

  /// How many fingers press; the user takes as many.
  open var numberOfTouchesRequired = 1

  /// How far the finger may move, in points; the user keeps it where it is.
  open var allowableMovement: CGFloat = 10

  override final var spokenName: String? { "press" }

  override final var goesOn: Bool { true }

  override final var course: FingerCourse { .press(fingers: numberOfTouchesRequired) }

  override final func recognizes(_ course: FingerCourse) -> Bool { course == self.course }
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
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// To the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// To which sides the finger has to move.
  open var direction = Direction.right

  /// How many fingers swipe; the user takes as many.
  open var numberOfTouchesRequired = 1

  private static let sides: [(direction: Direction, movement: UserGesture.Movement)] = [
    (.right, .right), (.left, .left), (.up, .up), (.down, .down),
  ]

  private var side: UserGesture.Movement? {
    Self.sides.first { direction.contains($0.direction) }?.movement
  }

  override final var spokenName: String? { "swipe \(side?.description ?? "nowhere") on" }

  override final var course: FingerCourse { side.map { .swipe($0) } ?? .touch }

  override final func recognizes(_ course: FingerCourse) -> Bool {
    guard case .swipe(let movement) = course else { return false }
    return Self.sides.contains { $0.movement == movement && direction.contains($0.direction) }
  }
}

/// Edges of the screen.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Makes a set of edges.
  ///
  /// - Parameter rawValue: The edges as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  /// The lower edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  /// All edges.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
