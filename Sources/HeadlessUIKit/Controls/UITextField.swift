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

  private final var chosen = ChosenPart()

  /// What is selected, or where the next letter goes: behind the text, until code says otherwise of this text.
  open var selectedTextRange: UITextRange? {
    get { tracked(UITextRange(chosen[textStorage])) }
    set { if let newValue { chosen[textStorage] = newValue.units } }
  }

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

  final var clearButtonModeStorage = ViewMode.never

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

  final var returnKeyNeedsText = false

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

  /// Writes where the next letter goes, over what is selected; whoever listens to the field is told.
  ///
  /// - Parameter text: What to write.
  open func insertText(_ text: String) {
    replace(UITextRange(chosen[textStorage]), withText: text)
    sendActions(for: .editingChanged)
  }

  /// Takes away what is selected, or else the letter before; whoever listens to the field is told.
  open func deleteBackward() {
    guard let part = NSRange(backwardsFrom: chosen[textStorage], in: textStorage) else { return }
    replace(UITextRange(part), withText: "")
    sendActions(for: .editingChanged)
  }

  /// Where the caret is at a place; nothing is laid out.
  ///
  /// - Parameter position: The place.
  /// - Returns: A rectangle without a size.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// Where a part is; nothing is laid out.
  ///
  /// - Parameter range: The part.
  /// - Returns: Nothing.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// The place that is nearest to a point; nothing is laid out.
  ///
  /// - Parameter point: The point.
  /// - Returns: The end of the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

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

  /// The font of the text; `nil` means the system's.
  open var font: UIFont? {
    get { kept(or: nil) ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { keep(newValue) }
  }

  /// The color of the text; kept, never used.
  open var textColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// At which side the text stands; kept, never used.
  open var textAlignment: NSTextAlignment {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }

  /// What text has; kept, never used.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }

  /// The text with what it has; setting it sets the text, and a text that is set later has nothing.
  open var attributedText: NSAttributedString? {
    get { written(for: text) }
    set {
      keep(newValue)
      text = newValue?.string
    }
  }

  /// The words where nothing was written yet, with what they have.
  open var attributedPlaceholder: NSAttributedString? {
    get { written(for: placeholder) }
    set {
      keep(newValue)
      placeholder = newValue?.string
    }
  }

  /// Draws the text; the model never calls it, and nothing is drawn.
  ///
  /// - Parameter rect: Where.
  open func drawText(in rect: CGRect) {}

  /// Draws the words that stand in an empty field; the model never calls it, and nothing is drawn.
  ///
  /// - Parameter rect: Where.
  open func drawPlaceholder(in rect: CGRect) {}

  override final var changesByTouch: Bool { true }

  /// Asks or tells the delegate something.
  final func call<Result>(
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
}
