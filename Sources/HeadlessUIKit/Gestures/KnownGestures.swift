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

/// Recognises a finger that moves.
///
/// The user drags far and fast, or some of the way and back again.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers one can drag at least; the user takes as many.
  open var minimumNumberOfTouches = 1

  /// With how many fingers one can drag at most; kept.
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero

  override final var movements: [UserGesture.Movement] { ways }

  /// The ways in which a finger can move.
  fileprivate var ways: [UserGesture.Movement] { [.left, .right, .up, .down] }

  override final func recognizes(_ course: FingerCourse) -> Bool {
    switch course {
    case .move(let movement), .swipe(let movement): ways.contains(movement)
    default: false
    }
  }

  /// How far the finger has moved since the gesture began, or since code has set it.
  ///
  /// - Parameter view: In whose coordinates; a view that is turned or larger than its superview sees another way.
  /// - Returns: The way in points.
  open func translation(in view: UIView?) -> CGPoint {
    let offset = finger?.touches.first?.offset ?? .zero
    return CGPoint(x: offset.x - start.x, y: offset.y - start.y)
  }

  /// Sets how far the finger has moved: from now on it is counted from there.
  ///
  /// - Parameters:
  ///   - translation: The way in points.
  ///   - view: In whose coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let offset = finger?.touches.first?.offset ?? .zero
    start = CGPoint(x: offset.x - translation.x, y: offset.y - translation.y)
  }

  /// How fast the finger moves, in points a second.
  ///
  /// - Parameter view: In whose coordinates.
  /// - Returns: The speed; none while no finger is down.
  open func velocity(in view: UIView?) -> CGPoint { finger?.velocity ?? .zero }

  override final func fingersAreDown() { start = finger?.touches.first?.offset ?? .zero }
}

/// Recognises a finger that moves in from an edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges; none unless code says so, and nothing is recognised then.
  open var edges: UIRectEdge = []

  override fileprivate final var ways: [UserGesture.Movement] {
    let known: [(UIRectEdge, UserGesture.Movement)] = [
      (.left, .right), (.right, .left), (.bottom, .up), (.top, .down),
    ]
    return known.filter { edges.contains($0.0) }.map(\.1)
  }
}

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var factor: CGFloat = 1

  /// How far apart the fingers are, where 1 is how they were when the gesture began, or when code has set it.
  open var scale: CGFloat {
    get { (finger?.scale ?? 1) * factor }
    set { factor = newValue / (finger?.scale ?? 1) }
  }

  /// How fast the scale changes, in a second; none while no finger is down.
  open var velocity: CGFloat { finger?.scaleVelocity ?? 0 }

  override final var movements: [UserGesture.Movement] { [.apart, .together] }

  override final func recognizes(_ course: FingerCourse) -> Bool {
    if case .move(let movement) = course { movements.contains(movement) } else { false }
  }

  override final func fingersAreDown() { factor = 1 }
}

/// Recognises two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var start: CGFloat = 0

  /// How far the fingers have turned, in radians, since the gesture began, or since code has set it.
  open var rotation: CGFloat {
    get { (finger?.rotation ?? 0) - start }
    set { start = (finger?.rotation ?? 0) - newValue }
  }

  /// How fast the fingers turn, in radians a second; not at all while none is down.
  open var velocity: CGFloat { finger?.rotationVelocity ?? 0 }

  override final var movements: [UserGesture.Movement] { [.clockwise, .counterclockwise] }

  override final func recognizes(_ course: FingerCourse) -> Bool {
    if case .move(let movement) = course { movements.contains(movement) } else { false }
  }

  override final func fingersAreDown() { start = 0 }
}
