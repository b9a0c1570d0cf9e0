public import Foundation

/// A view that the user touches.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { tracked(isSelectedStorage) }
    set { isSelectedStorage = newValue }
  }

  final var isSelectedStorage: Bool = false

  /// Whether a finger is on the control; the app alone sets it.
  open var isHighlighted: Bool {
    get { tracked(isHighlightedStorage) }
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
    get { tracked(isEnabledStorage) }
    set { isEnabledStorage = newValue }
  }

  final var isEnabledStorage: Bool = true

  /// Whether a tap opens the menu; only buttons have one here.
  open var showsMenuAsPrimaryAction: Bool {
    get { tracked(showsMenuStorage) }
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
  open var isTracking: Bool { tracked(isFollowingFinger) }

  final var isFollowingFinger = false

  /// Whether the finger is inside the control.
  open var isTouchInside: Bool { tracked(isFollowingFinger) }

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
      guard let made = entry.action as? TargetAction else {
        sendAction(entry.action)
        continue
      }
      // Who is gone gets nothing, and nothing in its place.
      if made.isForResponders || made.target != nil { sendAction(made.action, to: made.target, for: nil) }
    }
  }

  /// Calls a method; a class that wants to know of each call overrides it.
  ///
  /// - Parameters:
  ///   - action: The method's name.
  ///   - target: Whose method it is; the first responder's that has it where nobody is named.
  ///   - event: What has happened; always `nil` where the model calls it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target as AnyObject?, action).perform(by: self)
  }

  /// Carries an action out; a class that wants to know of each overrides it.
  ///
  /// - Parameter action: The action.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }
}

extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes a set of events from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A finger touches the control once more.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// The finger moves inside the control; no gesture of the model sends it.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// The finger moves outside the control; no gesture of the model sends it.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// The finger comes back into the control; no gesture of the model sends it.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The finger leaves the control; no gesture of the model sends it.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The finger is lifted inside the control.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The finger is lifted outside the control; no gesture of the model sends it.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The system takes the touch away; no gesture of the model sends it.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The value changes.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// What a control is mostly for.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// A tap opens the menu.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    /// Editing of the text begins.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The user changes the text.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing of the text ends.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// Editing ends by the return key.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All that fingers do.
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    /// All that happens to a text.
    public static var allEditingEvents: Event { Event(rawValue: 0xF0000) }
    /// Everything.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// What a control is like.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Makes a set of states from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static var normal: State { [] }
    /// A finger is on it.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The user cannot touch it.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// It is selected.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// It is in focus.
    public static var focused: State { State(rawValue: 1 << 3) }
  }
}
