public import Foundation

/// A view that the user touches.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes a set of events from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control once more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside the control; no gesture of the model sends it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside the control; no gesture of the model sends it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes back into the control; no gesture of the model sends it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves the control; no gesture of the model sends it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger is lifted outside the control; no gesture of the model sends it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away; no gesture of the model sends it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What a control is mostly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap opens the menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of the text begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of the text ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that happens to a text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The user cannot touch it.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It is in focus.
    public static let focused = State(rawValue: 1 << 3)
  }

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

  private var actions: [(action: UIAction, events: Event)] = []

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
  final var listens: Bool { !actions.isEmpty || changesByTouch }

  /// Whether an action is there for one of some events.
  final func listens(to controlEvents: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Whether a finger changes the control although nobody listens.
  var changesByTouch: Bool { false }

  /// The user taps the control.
  func tap() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Whether the value of the control can become larger or smaller.
  func canAdjust(up: Bool) -> Bool { false }

  /// The user makes the value of the control larger or smaller.
  ///
  /// - Parameter up: Whether to make it larger.
  /// - Returns: Whether there was anything to change.
  final func adjust(up: Bool) -> Bool {
    guard canAdjust(up: up) else { return false }
    moveValue(up: up)
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    return true
  }

  /// Makes the value of the control larger or smaller by one step.
  func moveValue(up: Bool) {}

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
