import HeadlessUIKit

/// A view that says itself what becomes of it in the hierarchy, and has no body.
@MainActor
protocol RenderedView: View {
  /// Adds what the view shows to the screen that the context belongs to.
  func render(in context: ViewContext)
}

/// Where a view stands while it is evaluated: its node, the environment, and the screen that it is a part of.
@MainActor
struct ViewContext {
  var environment: EnvironmentValues
  let node: ViewNode
  let content: ScreenContent
  let graph: ViewGraph

  /// Evaluates a part of the view that the context belongs to.
  func render(_ view: some View, at position: AnyHashable = 0) {
    at(position, of: type(of: view)) { $0.evaluate(view) }
  }

  /// Evaluates a part, whose output goes elsewhere.
  func render(_ view: some View, at position: AnyHashable, into content: ScreenContent) {
    ViewContext(environment: environment, node: node, content: content, graph: graph)
      .render(view, at: position)
  }

  /// The words of a part that stands for a control, as a voice would read them out.
  func words(of view: some View, at position: AnyHashable = "label") -> String {
    let label = ScreenContent()
    render(view, at: position, into: label)
    return label.words
  }

  /// Evaluates something at the node of a part.
  func at(_ position: AnyHashable, of type: Any.Type, _ body: (ViewContext) -> Void) {
    let child = node.child(at: position, of: type)
    child.renew {
      body(ViewContext(environment: environment, node: child, content: content, graph: graph))
    }
  }

  private func evaluate(_ view: some View) {
    if let view = view as? any RenderedView { return view.render(in: self) }
    if let view = view as? any UIViewControllerRepresentable { return renderController(of: view) }
    if let view = view as? any UIViewRepresentable { return renderView(of: view) }
    if DynamicProperties.install(of: view, in: self) { content.statefulNodes.append(node) }
    render(view.body)
  }

  /// The control that the view is on screen, made once.
  @discardableResult
  func show<Control: UIView>(_ make: () -> Control) -> Control {
    let control = node.keep(make)
    (control as? UIControl)?.isEnabled = environment.isEnabled
    if let identifier = environment.accessibilityIdentifier {
      control.accessibilityIdentifier = identifier
    }
    content.elements.append(control)
    return control
  }

  /// Shows a button.
  func showButton(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    let title = environment.accessibilityLabel ?? title
    let button = show { UIButton(type: .system, primaryAction: nil) }
    button.setTitle(title, for: .normal)
    button.onTouch(.touchUpInside, action)
    content.buttons.append(
      ButtonOutput(
        title: title, role: role, isEnabled: environment.isEnabled, view: button, action: action))
  }
}

extension UIControl {
  /// Names the one thing that a touch of the control does.
  func onTouch(_ events: Event = [.touchUpInside], _ action: @escaping @MainActor () -> Void) {
    let identifier = UIAction.Identifier("view")
    removeAction(identifiedBy: identifier, for: .allEvents)
    addAction(UIAction(identifier: identifier) { _ in action() }, for: events)
  }
}
