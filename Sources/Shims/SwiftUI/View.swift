/// A part of a user interface that says what it is made of.
///
/// Nothing is drawn: routing only moves the controllers that host views. A view's body is evaluated when its
/// hosting controller loads its view.
@preconcurrency @MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never evaluated.
  public var body: Never { fatalError("a view of the system has no body") }
}

/// A view of the system, which is made of nothing else.
@preconcurrency @MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated.
  public var body: Never { fatalError("a view of the system has no body") }
}

/// Makes one view of several.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
  /// Makes nothing.
  ///
  /// - Returns: A view of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes one view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The same view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Takes several views.
  ///
  /// - Parameter content: The views.
  /// - Returns: All of them as one view.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }

  /// Takes a view that may not be there.
  ///
  /// - Parameter content: The view.
  /// - Returns: The same, or `nil`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the first of two views.
  ///
  /// - Parameter first: The view.
  /// - Returns: The view, its type hidden.
  public static func buildEither(first: some View) -> AnyView { AnyView(first) }

  /// Takes the second of two views.
  ///
  /// - Parameter second: The view.
  /// - Returns: The view, its type hidden.
  public static func buildEither(second: some View) -> AnyView { AnyView(second) }
}

extension Optional: View, PrimitiveView where Wrapped: View {}

/// Several views as one.
public struct TupleView: PrimitiveView {
  let views: [any View]
}

/// A view of nothing.
public struct EmptyView: PrimitiveView {
  /// Makes a view of nothing.
  public init() {}
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  let content: any View

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  public init(_ view: some View) { content = view }
}
