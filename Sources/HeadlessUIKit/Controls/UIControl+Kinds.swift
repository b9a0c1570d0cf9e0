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
