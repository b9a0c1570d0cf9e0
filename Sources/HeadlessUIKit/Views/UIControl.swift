public import Foundation

/// Something to do, with a name: what controls and bar buttons carry out.
@preconcurrency @MainActor
open class UIAction {
  /// What is called, with the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The name.
  open var title: String

  /// The picture.
  open var image: UIImage?

  /// The control or bar button that was touched last.
  open fileprivate(set) var sender: Any?

  fileprivate let handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - image: The picture.
  ///   - handler: What to do.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  final func perform(by sender: Any?) {
    self.sender = sender
    StructureReads.callOut("action") { handler(self) }
  }
}

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

    /// The finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What a control is mostly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
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
    actions.append((action, controlEvents))
  }

  /// Whether a touch or a change of value has any effect, or the control takes text.
  final var listens: Bool { !actions.isEmpty || self is UITextField }

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

/// A button with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var title: String?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - primaryAction: What the button does when it is touched; gives the title.
  public init(frame: CGRect = .zero, primaryAction: UIAction?) {
    super.init(frame: frame)
    guard let primaryAction else { return }
    title = primaryAction.title
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Makes a button that does nothing.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The title that is shown.
  open var currentTitle: String? {
    trackAccess()
    return title
  }

  /// Sets the title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - state: The state for which it is shown; there is but one here.
  open func setTitle(_ title: String?, for state: State) { self.title = title }

  /// The states of a button.
  public enum State: Hashable, Sendable {
    /// Not touched.
    case normal
  }
}

/// A view with text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get {
      trackAccess()
      return textStorage
    }
    set { textStorage = newValue }
  }

  final var textStorage: String?

  /// The color of the text; kept, never drawn.
  open var textColor: UIColor? {
    get {
      trackAccess()
      return textColorStorage
    }
    set { textColorStorage = newValue }
  }

  final var textColorStorage: UIColor?
}

/// A view with text that the user can change.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text.
  open var text: String? {
    get {
      trackAccess()
      return textStorage
    }
    set { textStorage = newValue }
  }

  final var textStorage: String? = ""

  /// What is shown while there is no text.
  open var placeholder: String? {
    get {
      trackAccess()
      return placeholderStorage
    }
    set { placeholderStorage = newValue }
  }

  final var placeholderStorage: String?
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem {
  /// The buttons that the system knows.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A cross.
    case close = 24
  }

  /// The title.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// A number by which an app finds the button.
  open var tag = 0

  /// Whether the user can touch the button.
  open var isEnabled = true

  /// What the button does.
  open var primaryAction: UIAction?

  /// Makes a button.
  public init() {}

  /// Makes a button with a title or a picture.
  ///
  /// - Parameters:
  ///   - title: The title; the action's where none is given.
  ///   - image: The picture.
  ///   - primaryAction: What the button does.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes a button that the system knows.
  ///
  /// - Parameters:
  ///   - systemItem: Which button.
  ///   - primaryAction: What the button does.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = String(describing: systemItem)
    self.primaryAction = primaryAction
  }
}

extension UIBarButtonItem {
  /// The user touches the button.
  public final func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(by: self)
  }
}
