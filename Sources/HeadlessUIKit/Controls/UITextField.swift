public import Foundation

/// A view with text that the user can change.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The field has let go of the keyboard.
    case committed = 0
  }

  /// The text, empty where it was set to `nil`; to set it tells nobody.
  open var text: String? {
    get {
      trackAccess()
      return textStorage
    }
    set { textStorage = newValue ?? "" }
  }

  final var textStorage = ""

  /// What is shown while there is no text.
  open var placeholder: String? {
    get {
      trackAccess()
      return placeholderStorage
    }
    set { placeholderStorage = newValue }
  }

  final var placeholderStorage: String? = nil

  /// Decides on the editing, and is told of it.
  open weak var delegate: (any UITextFieldDelegate)? {
    get {
      trackAccess()
      return delegateStorage
    }
    set { delegateStorage = newValue }
  }

  private final weak var delegateStorage: (any UITextFieldDelegate)?

  /// Whether the text is hidden; kept, nothing is drawn.
  open var isSecureTextEntry: Bool {
    get {
      trackAccess()
      return isSecureTextEntryStorage
    }
    set { isSecureTextEntryStorage = newValue }
  }

  final var isSecureTextEntryStorage: Bool = false

  /// Makes a field.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a field from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the user is changing the text.
  open var isEditing: Bool {
    trackAccess()
    return Simulation.current.firstResponder === self
  }

  open override var canBecomeFirstResponder: Bool {
    trackAccess()
    return isEnabledStorage
  }

  override final var changesByTouch: Bool { true }

  /// Asks or tells the delegate something.
  private func call<Result>(
    _ name: StaticString, otherwise: Result, _ body: (any UITextFieldDelegate) -> Result
  ) -> Result {
    guard let delegate = delegateStorage else { return otherwise }
    return StructureReads.callOut(name, about: accountable) { body(delegate) }
  }

  override final func willBecomeFirstResponder() -> Bool {
    call("textFieldShouldBeginEditing", otherwise: true) { $0.textFieldShouldBeginEditing(self) }
  }

  override final func didBecomeFirstResponder() {
    call("textFieldDidBeginEditing", otherwise: ()) { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
  }

  override final func willResignFirstResponder() -> Bool {
    call("textFieldShouldEndEditing", otherwise: true) { $0.textFieldShouldEndEditing(self) }
  }

  override final func didResignFirstResponder() {
    call("textFieldDidEndEditing", otherwise: ()) { $0.textFieldDidEndEditing(self, reason: .committed) }
    sendActions(for: .editingDidEnd)
  }

  override final func tap() { becomeFirstResponder() }

  /// The user types at the end of the text, or over all of it.
  ///
  /// - Parameters:
  ///   - string: What the user types.
  ///   - keepsOld: Whether what is there stays.
  /// - Returns: Whether the field takes what is typed.
  final func type(_ string: String, keepsOld: Bool) -> Bool {
    guard becomeFirstResponder() else { return false }
    let old = textStorage
    let range = NSRange(typedAfter: old, keepsOld: keepsOld)
    let isAllowed = call("shouldChangeCharacters", otherwise: true) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }
    guard isAllowed else { return true }
    textStorage = keepsOld ? old + string : string
    call("textFieldDidChangeSelection", otherwise: ()) { $0.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    return true
  }

  /// The user taps the return key; a field with an action for it lets go of the keyboard.
  final func tapReturn() {
    guard call("textFieldShouldReturn", otherwise: true, { $0.textFieldShouldReturn(self) }) else { return }
    let endsEditing = listens(to: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }
}

extension NSRange {
  /// What is replaced where the user types at the end of a text, or over all of it.
  init(typedAfter text: String, keepsOld: Bool) {
    let length = text.utf16.count
    self = keepsOld ? NSRange(location: length, length: 0) : NSRange(location: 0, length: length)
  }
}
