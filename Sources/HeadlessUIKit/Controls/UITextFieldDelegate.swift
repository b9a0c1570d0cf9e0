public import Foundation

/// Decides on the editing of a text field, and is told of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether editing may begin.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended; where a class has this method, the one without a reason is not called.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asks whether the user may change the text.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: What is replaced.
  ///   - string: What is put there.
  /// - Returns: Whether the text is changed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The text or the place in it where the user types has changed.
  ///
  /// - Parameter textField: The field.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks whether the button that takes the text away does so.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it does.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks whether the return key does what it is for.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// The method without a reason is called.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// The user may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// It does.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// What the user does with a field.

extension UITextField {
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

  /// Takes the text away, unless there is none or the delegate refuses.
  final func clear() {
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
