public import Foundation

/// Decides on the editing of a text view, and is told of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  ///
  /// - Parameter textView: The view.
  /// - Returns: Whether it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Editing has begun.
  ///
  /// - Parameter textView: The view.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Asks whether editing may end.
  ///
  /// - Parameter textView: The view.
  /// - Returns: Whether it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has ended.
  ///
  /// - Parameter textView: The view.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asks whether the user may change the text.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: What is replaced.
  ///   - text: What is put there.
  /// - Returns: Whether the text is changed.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool

  /// The user has changed the text.
  ///
  /// - Parameter textView: The view.
  func textViewDidChange(_ textView: UITextView)

  /// The place in the text where the user types has changed.
  ///
  /// - Parameter textView: The view.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Nothing happens.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Nothing happens.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// The user may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Nothing happens.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Nothing happens.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A view with several lines of text, which the user can change.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// Is told what the user does with the text; the same that `UIScrollView` has, by the type that it has here.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, empty where it was set to `nil`; to set it tells nobody.
  open var text: String! {
    get { tracked(textStorage) }
    set { textStorage = newValue ?? "" }
  }

  final var textStorage = ""

  private final var chosen = ChosenPart()

  /// What is selected: the place behind the text, until code says otherwise of this text.
  open var selectedRange: NSRange {
    get { tracked(chosen[textStorage]) }
    set { chosen[textStorage] = newValue }
  }

  /// What is selected, as a range of places.
  open var selectedTextRange: UITextRange? {
    get { tracked(UITextRange(chosen[textStorage])) }
    set { if let newValue { selectedRange = newValue.units } }
  }

  /// Writes where the next letter goes, over what is selected; the delegate is told.
  ///
  /// - Parameter text: What to write.
  open func insertText(_ text: String) {
    replace(UITextRange(chosen[textStorage]), withText: text)
    tellChange()
  }

  /// Takes away what is selected, or else the letter before; the delegate is told.
  open func deleteBackward() {
    guard let part = NSRange(backwardsFrom: chosen[textStorage], in: textStorage) else { return }
    replace(UITextRange(part), withText: "")
    tellChange()
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

  /// The font of the text.
  open var font: UIFont? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color of the text; kept, never used.
  open var textColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// At which side lines stand; kept, never used.
  open var textAlignment: NSTextAlignment {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }

  /// How far the text stays away from the edges; kept, never used.
  open var textContainerInset: UIEdgeInsets {
    get { kept(or: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)) }
    set { keep(newValue) }
  }

  /// What text has that leads somewhere; kept, never used.
  open var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }

  /// What text has that is written next; kept, never used.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with what it has; setting it sets the text, and a text that is set later has nothing.
  open var attributedText: NSAttributedString! {
    get { written(for: text ?? "") }
    set {
      keep(newValue)
      text = newValue?.string ?? ""
    }
  }

  /// Whether the user can change the text.
  open var isEditable: Bool {
    get { tracked(isEditableStorage) }
    set { isEditableStorage = newValue }
  }

  final var isEditableStorage: Bool = true

  /// Whether the user can select text; no gesture of the model does.
  open var isSelectable: Bool {
    get { tracked(isSelectableStorage) }
    set { isSelectableStorage = newValue }
  }

  final var isSelectableStorage: Bool = true

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

  override final var isToldAfterKeyboard: Bool { true }

  /// Where the text is laid out, if the app said so.
  package final var givenContainer: NSTextContainer?

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - textContainer: Where the text is laid out; kept, never used.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    givenContainer = textContainer
    super.init(frame: frame)
  }

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { tracked(isEditableStorage) }

  /// Asks or tells the delegate something.
  private func call<Result>(
    _ name: StaticString, otherwise: Result, _ body: (any UITextViewDelegate) -> Result
  ) -> Result {
    guard let delegate = delegateStorage as? any UITextViewDelegate else { return otherwise }
    return StructureReads.callOut(name, about: accountable) { body(delegate) }
  }

  override final func willBecomeFirstResponder() -> Bool {
    call("textViewShouldBeginEditing", otherwise: true) { $0.textViewShouldBeginEditing(self) }
  }

  override final func didBecomeFirstResponder() {
    call("textViewDidBeginEditing", otherwise: ()) { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  override final func willResignFirstResponder() -> Bool {
    call("textViewShouldEndEditing", otherwise: true) { $0.textViewShouldEndEditing(self) }
  }

  override final func didResignFirstResponder() {
    call("textViewDidEndEditing", otherwise: ()) { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }

  /// The user types at the end of the text, or over all of it.
  ///
  /// - Parameters:
  ///   - string: What the user types.
  ///   - keepsOld: Whether what is there stays.
  /// - Returns: Whether the view takes what is typed.
  final func type(_ string: String, keepsOld: Bool) -> Bool {
    guard becomeFirstResponder() else { return false }
    let old = textStorage
    let range = NSRange(typedAfter: old, keepsOld: keepsOld)
    let isAllowed = call("shouldChangeText", otherwise: true) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: string)
    }
    guard isAllowed else { return true }
    textStorage = keepsOld ? old + string : string
    tellChange()
    return true
  }

  private func tellChange() {
    call("textViewDidChangeSelection", otherwise: ()) { $0.textViewDidChangeSelection(self) }
    call("textViewDidChange", otherwise: ()) { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }
}
