public import Foundation

// What is posted of editing, for whoever is no delegate: after the delegate and the actions.

extension UITextField {
  /// Posted when editing of a field has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing of a field has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the user has changed the text of a field.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Under which the notification that editing has ended says why.
  public nonisolated static var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}

extension UITextView {
  /// Posted when editing of a view has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing of a view has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when the user has changed the text of a view.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}

extension UIView {
  /// Tells whoever listens what has happened to the text.
  final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
