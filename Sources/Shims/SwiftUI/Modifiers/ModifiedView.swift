/// A view with something about it that its screen or the views inside it are told.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout ViewContext) -> Void
}

/// A view that is called after the view inside it.
@MainActor
protocol NamedView {
  static var named: Any.Type { get }
}

extension ModifiedView: NamedView {
  static var named: Any.Type { (Content.self as? any NamedView.Type)?.named ?? Content.self }
}

extension ModifiedView: WrappingView {
  func unwrapped(opensBranches: Bool) -> (view: any View, wrapper: ViewWrapper)? {
    (content, ViewWrapper(position: 0, type: Self.self, change: change))
  }
}

extension ModifiedView: RenderedView {
  func render(in context: ViewContext) {
    var inner = context
    change(&inner)
    inner.render(content)
  }
}

extension View {
  /// A view about which its screen is told something.
  func modified(_ tell: @escaping @MainActor (ViewContext) -> Void) -> some View {
    ModifiedView(content: self) { context in tell(context) }
  }

  /// A view with another environment.
  func changing(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
    ModifiedView(content: self) { context in change(&context.environment) }
  }
}

/// Something that makes one view of another.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// What is made.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes a view of another one.
  ///
  /// - Parameter content: The view that is modified.
  /// - Returns: What is made.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: any View
}

extension _ViewModifier_Content: RenderedView, ViewSequence {
  var parts: [ListedView] { [ListedView(id: 0, view: content)] }
}

/// A view with a modifier of the app's.
struct CustomModifiedView<Modifier: ViewModifier>: PrimitiveView, RenderedView {
  let content: any View
  let modifier: Modifier

  func render(in context: ViewContext) {
    if DynamicProperties.install(of: modifier, in: context) {
      context.content.statefulNodes.append(context.node)
    }
    context.render(modifier.body(content: _ViewModifier_Content(content: content)))
  }
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: What it makes of the view.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    CustomModifiedView(content: self, modifier: modifier)
  }
}

/// A view that has a state of its own as long as its id is the same.
struct IdentifiedView: PrimitiveView, RenderedView {
  let content: any View
  let id: AnyHashable

  func render(in context: ViewContext) { context.render(content, at: id) }
}
