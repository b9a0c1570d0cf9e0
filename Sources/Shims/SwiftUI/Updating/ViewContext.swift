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

  /// Where the views begin that lie over each other here, if they do.
  var layers: LayerStart?

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
      body(
        ViewContext(
          environment: environment, node: child, content: content, graph: graph, layers: layers))
    }
  }

  private func evaluate(_ view: some View) {
    if let view = view as? any RenderedView { return view.render(in: self) }
    if let view = view as? any UIViewControllerRepresentable { return renderController(of: view) }
    if let view = view as? any UIViewRepresentable { return renderView(of: view) }
    if DynamicProperties.install(of: view, in: self) { content.statefulNodes.append(node) }
    let body = view.body
    content.follow(body, of: type(of: view), at: node)
    render(body)
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
    content.room = Room()
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

/// One place in the tree of views: it keeps what belongs to the view there from one update to the next.
///
/// A view is found again by its position among its siblings, or by its id, and by its type.
@MainActor
final class ViewNode {
  private struct Key: Hashable {
    let position: AnyHashable
    let type: ObjectIdentifier
    var repetition = 0
  }

  private var children: [Key: ViewNode] = [:]
  private var found: [Key: ViewNode] = [:]

  /// What the properties of the view keep, by the order of the properties.
  private var storages: [Int: AnyObject] = [:]

  private var kept: AnyObject?

  /// Finds the nodes of a view's parts; those that are not asked for are gone.
  func renew(_ body: () -> Void) {
    found = [:]
    body()
    children = found
    found = [:]
  }

  /// The node of a part; two parts with the same id are told apart by their order.
  func child(at position: AnyHashable, of type: Any.Type) -> ViewNode {
    var key = Key(position: position, type: ObjectIdentifier(type))
    while found[key] != nil { key.repetition += 1 }
    let child = children[key] ?? ViewNode()
    found[key] = child
    return child
  }

  /// The one object that a view keeps: a control, a container, what it presents.
  func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = kept as? Kept { return kept }
    let made = make()
    kept = made
    return made
  }

  /// What a property keeps.
  func storage<Storage: AnyObject>(_ index: Int, otherwise: () -> Storage) -> Storage {
    if let known = storages[index] as? Storage { return known }
    let made = otherwise()
    storages[index] = made
    return made
  }

  /// Whether a property keeps something here.
  var remembers: Bool { storages.values.contains { $0 is any Remembering } }

  /// What the properties here and below keep, in an order that depends on the views alone.
  func forEachStorage(_ body: (AnyObject) -> Void) {
    for index in storages.keys.sorted() { storages[index].map(body) }
  }
}

/// One of several views that a container treats one by one, and what identifies it.
@MainActor
struct ListedView {
  let id: AnyHashable
  let view: any View

  /// The view as a screen of its own.
  var source: ScreenSource {
    func source(_ view: some View) -> ScreenSource { ScreenSource(view) }
    return source(view)
  }
}

/// A view that is nothing but other views.
@MainActor
protocol ViewSequence {
  var parts: [ListedView] { get }
}

extension View {
  /// The single views that the view is made of, each with an id that lasts.
  var listed: [ListedView] {
    guard let sequence = self as? any ViewSequence else { return [ListedView(id: 0, view: self)] }
    return sequence.parts.flatMap { part in
      let inner = part.view.listed
      if inner.count == 1 { return [ListedView(id: part.id, view: inner[0].view)] }
      return inner.map { ListedView(id: [part.id, $0.id], view: $0.view) }
    }
  }
}

extension RenderedView where Self: ViewSequence {
  func render(in context: ViewContext) {
    var room = Room()
    for part in parts {
      context.renderLayer { $0.render(part.view, at: part.id) }
      room.unite(with: context.content.room)
    }
    context.content.room = room
  }
}

/// How a view stands in the room that it is offered, as far as that can be said although nothing is laid out.
struct Room {
  /// Whether the view takes all of it.
  var isFilled = false

  /// Whether no finger gets through the view.
  var stopsFingers = false

  /// Whether no finger gets to what lies behind.
  var covers: Bool { isFilled && stopsFingers }

  /// Takes over what is known of a view beside this one.
  mutating func unite(with other: Room) {
    if other.covers { return self = other }
    isFilled = isFilled || other.isFilled
  }
}

/// Where views begin that lie over each other.
struct LayerStart {
  let elements: Int
  let containers: Int

  @MainActor
  init(in content: ScreenContent) {
    (elements, containers) = (content.elements.count, content.containers.count)
  }
}

extension ViewContext {
  /// Evaluates views that lie over each other.
  func renderLayers(_ content: some View) {
    var inner = self
    inner.layers = LayerStart(in: self.content)
    inner.render(content)
  }

  /// Evaluates one of several views; where they lie over each other and this one covers its room, no finger gets to those before.
  func renderLayer(_ render: (ViewContext) -> Void) {
    content.room = Room()
    let before = LayerStart(in: content)
    render(self)
    guard let layers, content.room.covers else { return }
    let behind =
      content.elements[layers.elements..<before.elements].map { ObjectIdentifier($0) }
      + content.containers[layers.containers..<before.containers].map { ObjectIdentifier($0) }
    content.covered.formUnion(behind.filter { !content.raised.contains($0) })
  }
}
