public import Foundation
import HeadlessUIKit

/// A field that the user types into.
public struct TextField: PrimitiveView {
  private let title: String
  private let text: Binding<String>
  private var editing = FieldEditing()

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  public init(_ title: some _Title, text: Binding<String>) {
    self.title = title._text
    self.text = text
  }

  /// Makes a field that may have several lines.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  ///   - axis: In which direction it grows; without effect.
  public init(_ title: some _Title, text: Binding<String>, axis: Axis) { self.init(title, text: text) }

  /// Makes a field with something else than its title shown while it is empty.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text.
  ///   - prompt: What is shown while it is empty.
  ///   - axis: In which direction it grows; without effect.
  public init(_ title: some _Title, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    self.init(prompt?.content ?? title._text, text: text)
  }

  /// Makes a field with a view as its label, of which a text is shown while it is empty.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What is shown while it is empty.
  ///   - axis: In which direction it grows; without effect.
  ///   - label: The label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> some View
  ) {
    self.init(prompt?.content ?? (label() as? Text)?.content ?? "", text: text)
  }

  /// Makes a field that tells how it is used, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  ///   - onEditingChanged: Called with whether the user is typing.
  ///   - onCommit: Called when the user taps the return key.
  public init(
    _ title: some _Title, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    editing = FieldEditing(changed: onEditingChanged, commit: onCommit)
  }

  /// Makes a field that tells whether the user is typing, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  ///   - onEditingChanged: Called with whether the user is typing.
  public init(
    _ title: some _Title, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(title, text: text)
    editing = FieldEditing(changed: onEditingChanged)
  }

  /// Makes a field for a value, which takes over what is typed as soon as it can be read.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - value: The value.
  ///   - format: How it is written.
  ///   - prompt: What is shown while it is empty.
  public init<Format: ParseableFormatStyle>(
    _ title: some _Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      prompt?.content ?? title._text,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { new in
          if let new = try? format.parseStrategy.parse(new) { value.wrappedValue = new }
        }))
  }

  /// Makes a field for a value that may not be there, which takes over what is typed as soon as it can be read.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - value: The value.
  ///   - format: How it is written.
  ///   - prompt: What is shown while it is empty.
  public init<Format: ParseableFormatStyle>(
    _ title: some _Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      prompt?.content ?? title._text,
      text: Binding(
        get: { value.wrappedValue.map(format.format) ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }))
  }

  /// Makes a field for a value, which takes over what is typed as soon as a formatter for numbers can read it.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - value: The value.
  ///   - formatter: How it is written.
  public init<Value>(_ title: some _Title, value: Binding<Value>, formatter: Formatter) {
    self.init(
      title,
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { new in
          let number = (formatter as? NumberFormatter)?.number(from: new)
          if let number = number as? Value { value.wrappedValue = number }
        }))
  }
}

extension TextField: RenderedView {
  func render(in context: ViewContext) { context.showField(title, text, editing) }
}

/// What a field tells of its use, beside its text.
private struct FieldEditing {
  var changed: (@MainActor (Bool) -> Void)?
  var commit: (@MainActor () -> Void)?
}

/// A field for secrets.
public struct SecureField: PrimitiveView {
  private let title: String
  private let text: Binding<String>
  private var editing = FieldEditing()

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  public init(_ title: some _Title, text: Binding<String>) {
    self.title = title._text
    self.text = text
  }

  /// Makes a field with something else than its title shown while it is empty.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text.
  ///   - prompt: What is shown while it is empty.
  public init(_ title: some _Title, text: Binding<String>, prompt: Text?) {
    self.init(prompt?.content ?? title._text, text: text)
  }

  /// Makes a field that tells when the user taps the return key, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  ///   - onCommit: Called when the user taps the return key.
  public init(_ title: some _Title, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(title, text: text)
    editing = FieldEditing(commit: onCommit)
  }
}

extension SecureField: RenderedView {
  func render(in context: ViewContext) { context.showField(title, text, editing) }
}

/// A text of several lines that the user changes.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  /// Makes an editor.
  ///
  /// - Parameter text: The text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: RenderedView {
  func render(in context: ViewContext) { context.showField("text", text) }
}

extension ViewContext {
  fileprivate func showField(
    _ title: String, _ text: Binding<String>, _ editing: FieldEditing = FieldEditing()
  ) {
    let field = show { UITextField(frame: .zero) }
    field.placeholder = title
    if field.text ?? "" != text.wrappedValue { field.text = text.wrappedValue }
    field.onTouch(.editingChanged) { [weak field] in text.wrappedValue = field?.text ?? "" }
    let (changed, commit, submit) = (editing.changed, editing.commit, environment.submit)
    field.exchange("submit", for: .editingDidEndOnExit, isThere: commit != nil || submit != nil) {
      commit?()
      submit?()
    }
    field.exchange("begin", for: .editingDidBegin, isThere: changed != nil) { changed?(true) }
    field.exchange("end", for: .editingDidEnd, isThere: changed != nil) { changed?(false) }
  }
}

extension UIControl {
  /// Names what an event does beside the value of the control, if it does something.
  fileprivate func exchange(
    _ name: String, for events: Event, isThere: Bool, _ action: @escaping @MainActor () -> Void
  ) {
    let identifier = UIAction.Identifier(name)
    removeAction(identifiedBy: identifier, for: .allEvents)
    if isThere { addAction(UIAction(identifier: identifier) { _ in action() }, for: events) }
  }
}
