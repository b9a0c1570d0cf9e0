import HeadlessUIKit

/// A field that the user types into.
public struct TextField: PrimitiveView {
  private let title: String
  private let text: Binding<String>

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
  public init(_ title: some _Title, text: Binding<String>, prompt: Text?) {
    self.init(prompt?.content ?? title._text, text: text)
  }
}

extension TextField: RenderedView {
  func render(in context: ViewContext) { context.showField(title, text) }
}

/// A field for secrets.
public struct SecureField: PrimitiveView {
  private let title: String
  private let text: Binding<String>

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What is shown while it is empty.
  ///   - text: The text.
  public init(_ title: some _Title, text: Binding<String>) {
    self.title = title._text
    self.text = text
  }
}

extension SecureField: RenderedView {
  func render(in context: ViewContext) { context.showField(title, text) }
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
  fileprivate func showField(_ title: String, _ text: Binding<String>) {
    let field = show { UITextField(frame: .zero) }
    field.placeholder = title
    if field.text ?? "" != text.wrappedValue { field.text = text.wrappedValue }
    field.onTouch(.editingChanged) { [weak field] in text.wrappedValue = field?.text ?? "" }
    guard let submit = environment.submit else { return }
    let identifier = UIAction.Identifier("submit")
    field.removeAction(identifiedBy: identifier, for: .allEvents)
    field.addAction(UIAction(identifier: identifier) { _ in submit() }, for: .editingDidEndOnExit)
  }
}
