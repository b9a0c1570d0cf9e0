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
}
