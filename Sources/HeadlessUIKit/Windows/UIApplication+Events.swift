public import Foundation

extension UIApplication {
  /// What the user can do with the app.
  public enum State: Int, Hashable, Sendable {
    /// It is on screen and takes events.
    case active = 0
    /// It is on screen without taking events.
    case inactive = 1
    /// It is off screen.
    case background = 2
  }

  /// What the user can do with the app now: what can be done with the scene with which one can do most.
  public final var applicationState: State {
    let states = orderedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Whether the app takes no touches now.
  public final var isIgnoringInteractionEvents: Bool { StructureReads.shared(ignoresEvents) }

  /// The same, for the model's own use.
  final var ignoresEvents: Bool { told.ignoredEvents > 0 }

  /// Takes no touches until as many calls of `endIgnoringInteractionEvents()` have come.
  public final func beginIgnoringInteractionEvents() {
    told.ignoredEvents += 1
  }

  /// Takes touches again, if nobody else has asked for the contrary; a call too many does nothing.
  public final func endIgnoringInteractionEvents() {
    told.ignoredEvents = max(0, told.ignoredEvents - 1)
  }

  /// What the scenes of the app are kept by; as on iOS the set has no order.
  public final var openSessions: Set<UISceneSession> { Set(orderedScenes.map(\.session)) }
}

extension UIWindow {
  /// Posted when a window has become the one that takes keyboard input.
  public nonisolated static var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window takes keyboard input no more.
  public nonisolated static var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// Posted when a window is hidden no more.
  public nonisolated static var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when a window has been hidden.
  public nonisolated static var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Tells whoever listens that the window was shown or hidden.
  final func postVisibility() {
    let name = isHiddenStorage ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIWindowScene {
  /// Tells whoever listens that another window takes keyboard input.
  final func postKey(insteadOf former: UIWindow?) {
    guard former !== key else { return }
    if let former { NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former) }
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: key)
  }
}

extension UIApplication {
  /// Calls a method by its name.
  ///
  /// - Parameters:
  ///   - action: The name.
  ///   - target: Whose method it is; where nobody is named, that of whoever has the keyboard, or is behind them in the chain of
  ///     responders, and has the method.
  ///   - sender: Who sends the action, the first argument.
  ///   - event: What has happened, the second argument.
  /// - Returns: Whether somebody has the method.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = Simulation.current.firstResponder ?? sender as? UIResponder
    guard let receiver = target.map({ $0 as AnyObject }) ?? first?.receiver(of: action) else { return false }
    Simulation.actions.call(action, on: receiver, with: sender, and: event)
    return true
  }
}

/// By which work is ended that goes on off screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier of a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }
}

extension UIApplication {
  /// Asks for time to go on off screen.
  ///
  /// The app is off screen for an instant only, so the time is never over.
  ///
  /// - Parameters:
  ///   - taskName: What is done.
  ///   - handler: Called when the time is over: never.
  /// - Returns: By which it is ended.
  public final func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    told.lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: told.lastBackgroundTask)
  }

  /// Says that the work is done.
  ///
  /// - Parameter identifier: What asking has returned.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How many seconds are left off screen: as many as are wanted.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
