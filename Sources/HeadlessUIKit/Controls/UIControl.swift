public import Foundation

/// A view that the user touches.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control is selected.
  open var isSelected: Bool {
    get {
      trackAccess()
      return isSelectedStorage
    }
    set { isSelectedStorage = newValue }
  }

  final var isSelectedStorage: Bool = false

  /// Whether a finger is on the control; the app alone sets it.
  open var isHighlighted: Bool {
    get {
      trackAccess()
      return isHighlightedStorage
    }
    set { isHighlightedStorage = newValue }
  }

  final var isHighlightedStorage: Bool = false

  /// What the control is like.
  open var state: State {
    trackAccess()
    var state: State = isEnabledStorage ? [] : .disabled
    if isSelectedStorage { state.insert(.selected) }
    if isHighlightedStorage { state.insert(.highlighted) }
    return state
  }

  /// Whether the user can touch the control.
  open var isEnabled: Bool {
    get {
      trackAccess()
      return isEnabledStorage
    }
    set { isEnabledStorage = newValue }
  }

  final var isEnabledStorage: Bool = true

  /// Whether a tap opens the menu; only buttons have one here.
  open var showsMenuAsPrimaryAction: Bool {
    get {
      trackAccess()
      return showsMenuStorage
    }
    set { showsMenuStorage = newValue }
  }

  final var showsMenuStorage = false

  /// Whether anybody listens.
  final var hasActions: Bool { !actions.isEmpty }

  final var actions: [(action: UIAction, events: Event)] = []

  /// Makes a control.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds an action for events.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // An action of the same name takes the place of the one before.
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Calls a method for events.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, not kept alive; the first responder's that has it where nobody is named.
  ///   - action: The name under which the method was registered with `Simulation.actions`.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    removeTarget(target, action: action, for: controlEvents)
    actions.append((TargetAction(target as AnyObject?, action), controlEvents))
  }

  /// Calls a method for events no more.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, or `nil` for anybody's.
  ///   - action: The name of the method, or `nil` for any.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in actions.indices {
      guard let made = actions[index].action as? TargetAction, made.matches(target as AnyObject?, action)
      else { continue }
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Takes an action away from events.
  ///
  /// - Parameters:
  ///   - action: The action; any of the same name will do.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action away from events.
  ///
  /// - Parameters:
  ///   - identifier: The action's name.
  ///   - controlEvents: The events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Whether a touch or a change of value has any effect, or the control takes text.
  final var listens: Bool { !actions.isEmpty || changesByTouch || TrackingMethods.areOverridden(by: self) }

  /// Whether an action is there for one of some events.
  final func listens(to controlEvents: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Whether a finger changes the control although nobody listens.
  var changesByTouch: Bool { false }

  /// The user taps the control.
  func tap() { track(nil) }

  /// Whether the value of the control can become larger or smaller; of a class that follows a finger nobody knows.
  func canAdjust(up: Bool) -> Bool { TrackingMethods.followFingers(on: self) }

  /// The user makes the value of the control larger or smaller.
  ///
  /// - Parameter up: Whether to make it larger.
  /// - Returns: Whether there was anything to change.
  final func adjust(up: Bool) -> Bool {
    guard canAdjust(up: up) else { return false }
    if TrackingMethods.followFingers(on: self) {
      track(up ? .right : .left)
      return true
    }
    moveValue(up: up)
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    return true
  }

  /// Makes the value of the control larger or smaller by one step.
  func moveValue(up: Bool) {}

  // MARK: - Fingers

  /// Whether a finger is on the control that it follows.
  open var isTracking: Bool {
    trackAccess()
    return isFollowingFinger
  }

  final var isFollowingFinger = false

  /// Whether the finger is inside the control.
  open var isTouchInside: Bool {
    trackAccess()
    return isFollowingFinger
  }

  /// Called when a finger comes down on the control.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: What happens.
  /// - Returns: Whether the control follows the finger: only then its events are sent.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: What happens.
  /// - Returns: Whether the control goes on following the finger.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger is lifted.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: What happens.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is taken away; never here.
  ///
  /// - Parameter event: What happens.
  open func cancelTracking(with event: UIEvent?) {}

  /// Carries out the actions of events, in the order in which they were added.
  ///
  /// - Parameter controlEvents: The events; nothing happens while the control is disabled.
  open func sendActions(for controlEvents: Event) {
    trackAccess()
    guard isEnabledStorage else { return }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(by: self)
    }
  }
}
