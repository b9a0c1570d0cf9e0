public import Foundation

/// What a user has done, as it is handed to an action with two arguments.
///
/// A finger has no place here, so an event tells when it came, and not where.
@preconcurrency @MainActor
open class UIEvent {
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

  /// The sort of the event: whatever calls an action by name is touched.
  open var type: EventType { .touches }

  /// When the event came, in seconds of virtual time.
  public final let timestamp: TimeInterval

  init() { timestamp = Double(Simulation.current.clock.now) / 1_000 }
}
