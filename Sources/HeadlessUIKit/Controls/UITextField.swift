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
    get { tracked(textStorage) }
    set { textStorage = newValue ?? "" }
  }

  final var textStorage = ""

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { tracked(placeholderStorage) }
    set { placeholderStorage = newValue }
  }

  final var placeholderStorage: String? = nil

  /// Decides on the editing, and is told of it.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { tracked(delegateStorage) }
    set { delegateStorage = newValue }
  }

  private final weak var delegateStorage: (any UITextFieldDelegate)?

  /// Whether the text is hidden; kept, nothing is drawn.
  open var isSecureTextEntry: Bool {
    get { tracked(isSecureTextEntryStorage) }
    set { isSecureTextEntryStorage = newValue }
  }

  final var isSecureTextEntryStorage: Bool = false

  /// When something is shown in a field beside the text.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the user types.
    case whileEditing = 1
    /// While the user does not type.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// When the button is shown by which the user takes the text away; there is none while there is no text.
  open var clearButtonMode: ViewMode {
    get { tracked(clearButtonModeStorage) }
    set { clearButtonModeStorage = newValue }
  }

  private final var clearButtonModeStorage = ViewMode.never

  /// Whether the text is taken away when editing begins.
  open var clearsOnBeginEditing: Bool {
    get { tracked(clearsOnBeginEditingStorage) }
    set { clearsOnBeginEditingStorage = newValue }
  }

  private final var clearsOnBeginEditingStorage = false

  /// Whether the return key is off while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { tracked(returnKeyNeedsText) }
    set { returnKeyNeedsText = newValue }
  }

  private final var returnKeyNeedsText = false

  private final var ownInputView: UIView?
  private final var ownAccessoryView: UIView?

  /// What takes the place of the keyboard.
  open override var inputView: UIView? {
    get { tracked(ownInputView) }
    set { ownInputView = newValue }
  }

  /// What stands above the keyboard; the user can touch what is in it.
  open override var inputAccessoryView: UIView? {
    get { tracked(ownAccessoryView) }
    set { ownAccessoryView = newValue }
  }

  override final var takesText: Bool { true }

  /// Makes a field.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a field from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the user is changing the text.
  open var isEditing: Bool { tracked(Simulation.current.firstResponder === self) }

  open override var canBecomeFirstResponder: Bool { tracked(isEnabledStorage) }

  /// Writes at the end; whoever listens to the field is told.
  ///
  /// - Parameter text: What to write.
  open func insertText(_ text: String) {
    self.text = textStorage + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last letter away; whoever listens to the field is told.
  open func deleteBackward() {
    guard !textStorage.isEmpty else { return }
    text = String(textStorage.dropLast())
    sendActions(for: .editingChanged)
  }

  /// Where the text stands; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text stands while it is edited; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the placeholder stands; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the border is; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the view at the left stands; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the view at the right stands; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the button stands that clears the field; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameter bounds: The bounds.
  /// - Returns: The bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }

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
    if clearsOnBeginEditingStorage { clear() }
    call("textFieldDidBeginEditing", otherwise: ()) { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  override final func willResignFirstResponder() -> Bool {
    call("textFieldShouldEndEditing", otherwise: true) { $0.textFieldShouldEndEditing(self) }
  }

  override final func didResignFirstResponder() {
    call("textFieldDidEndEditing", otherwise: ()) { $0.textFieldDidEndEditing(self, reason: .committed) }
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
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
    change(to: keepsOld ? old + string : string)
    return true
  }

  private func change(to text: String) {
    textStorage = text
    call("textFieldDidChangeSelection", otherwise: ()) { $0.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Whether there is a button that takes the text away.
  final var showsClearButton: Bool {
    guard !textStorage.isEmpty else { return false }
    let isTyping = Simulation.current.firstResponder === self
    return switch clearButtonModeStorage {
    case .never: false
    case .whileEditing: isTyping
    case .unlessEditing: !isTyping
    case .always: true
    }
  }

  /// The user takes the text away; the field takes the keyboard.
  ///
  /// - Returns: Whether there is a button for that.
  final func tapClear() -> Bool {
    guard showsClearButton else { return false }
    clear()
    becomeFirstResponder()
    return true
  }

  private func clear() {
    guard !textStorage.isEmpty,
      call("textFieldShouldClear", otherwise: true, { $0.textFieldShouldClear(self) })
    else { return }
    change(to: "")
  }

  /// Whether the return key does something.
  final var hasReturnKey: Bool { !returnKeyNeedsText || !textStorage.isEmpty }

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
