public import Foundation

/// What a user has done, as it is handed to an action with two arguments and to whoever is told of touches.
@preconcurrency @MainActor
open class UIEvent: SingleObject {
  /// The sorts of events.
  public enum EventType: Int, Hashable, Sendable {
    /// A finger touches the screen.
    case touches = 0
    /// The device is shaken.
    case motion = 1
    /// A remote control is used.
    case remoteControl = 2
    /// A button is pressed.
    case presses = 3
  }

  /// What of its sort an event is.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing particular.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// The sort of the event: whatever calls an action by name is touched.
  open var type: EventType { subtype == .motionShake ? .motion : .touches }

  /// What of its sort the event is.
  public final let subtype: EventSubtype

  /// When the event came, in seconds of virtual time.
  public final let timestamp: TimeInterval

  /// The fingers that the event is about; none where an action is called by name alone.
  public final var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  final let touches: [UITouch]

  init(_ touches: [UITouch] = [], subtype: EventSubtype = .none) {
    self.touches = touches
    self.subtype = subtype
    timestamp = Self.now
  }

  static var now: TimeInterval { Double(Simulation.current.clock.now) / 1_000 }

  /// The fingers on a view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The fingers, `nil` where there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  /// The fingers on a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The fingers, `nil` where there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

  /// The fingers of which a recogniser is told.
  ///
  /// - Parameter gesture: The recogniser.
  /// - Returns: The fingers, `nil` where there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func some(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isMeant)
    return found.isEmpty ? nil : Set(found)
  }
}
