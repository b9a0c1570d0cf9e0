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

  /// A view of which a user sees something, unless a color is none.
  func drawn(with style: some ShapeStyle) -> some View {
    modified { context in
      if (style as? Color)?.isDrawn ?? true { context.content.isDrawn = true }
    }
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

/// Which gestures are possible.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Makes a set of gestures from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static var none: GestureMask { [] }
  /// The gesture itself.
  public static var gesture: GestureMask { GestureMask(rawValue: 1) }
  /// Those of the views inside.
  public static var subviews: GestureMask { GestureMask(rawValue: 2) }
  /// All.
  public static var all: GestureMask { [.gesture, .subviews] }
}

extension View {
  /// Adds a gesture: what the user can make of it are taps and long touches.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether it is possible.
  /// - Returns: A view with that gesture.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    GesturedView(content: self, gesture: mask.contains(.gesture) ? gesture : nil)
  }

  /// Adds a gesture that is possible beside others.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether it is possible.
  /// - Returns: A view with that gesture.
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Adds a gesture that comes before others.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether it is possible.
  /// - Returns: A view with that gesture.
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }
}

/// A view with a gesture.
private struct GesturedView<Content: View, Touched: Gesture>: PrimitiveView, RenderedView {
  let content: Content
  let gesture: Touched?

  func render(in context: ViewContext) {
    guard let touch = gesture.flatMap({ touch(of: $0) }) else {
      return context.render(content, at: "content")
    }
    TouchableView(content: content, hint: touch.hint, action: touch.perform).render(in: context)
  }
}
