public import HeadlessUIKit

// What takes text by letters.

/// Something into which letters are typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether anything was written.
  var hasText: Bool { get }

  /// Writes at the end, where the model's cursor always is.
  ///
  /// - Parameter text: What to write.
  func insertText(_ text: String)

  /// Takes the last letter away.
  func deleteBackward()
}

extension UITextField: UIKeyInput {
  /// Whether anything was written.
  public final var hasText: Bool { !(text ?? "").isEmpty }

  /// Writes at the end; whoever listens to the field is told.
  ///
  /// - Parameter text: What to write.
  public final func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last letter away; whoever listens to the field is told.
  public final func deleteBackward() {
    guard hasText else { return }
    text = text.map { String($0.dropLast()) }
    sendActions(for: .editingChanged)
  }
}

extension UITextView: UIKeyInput {
  /// Whether anything was written.
  public final var hasText: Bool { !(text ?? "").isEmpty }

  /// Writes at the end; the delegate is told.
  ///
  /// - Parameter text: What to write.
  public final func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }

  /// Takes the last letter away; the delegate is told.
  public final func deleteBackward() {
    guard hasText else { return }
    text = text.map { String($0.dropLast()) }
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }
}
