@_exported public import Combine
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Observation
@_exported public import UIKit

/// A part of a user interface that says what it is made of.
///
/// Nothing is drawn. The views become controls that the user can touch, and controllers that come and go.
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
  /// Takes one expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Takes several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }

  /// Takes a view that may not be there.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: 1, view: first) }

  /// Takes the second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: 2, view: second) }

  /// Takes a view that only some systems have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  let branch: Int
  let view: any View
}

extension _ConditionalContent: RenderedView, ViewSequence {
  var parts: [ListedView] { [ListedView(id: branch, view: view)] }
}

extension _ConditionalContent: WrappingView {
  func unwrapped(opensBranches: Bool) -> (view: any View, wrapper: ViewWrapper)? {
    opensBranches ? (view, ViewWrapper(position: branch, type: Self.self)) : nil
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {}

extension Optional: RenderedView, ViewSequence where Wrapped: View {
  var parts: [ListedView] { map { [ListedView(id: 1, view: $0)] } ?? [] }
}

/// Several views as one.
public struct TupleView: PrimitiveView {
  let views: [any View]
}

extension TupleView: RenderedView, ViewSequence {
  var parts: [ListedView] { views.enumerated().map { ListedView(id: $0.offset, view: $0.element) } }
}

/// A view of nothing.
public struct EmptyView: PrimitiveView {
  /// Makes a view of nothing.
  nonisolated public init() {}
}

extension EmptyView: RenderedView, ViewSequence {
  var parts: [ListedView] { [] }
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  let content: any View

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  public init(_ view: some View) { content = view }

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  public init(erasing view: some View) { content = view }
}

extension AnyView: RenderedView, ViewSequence {
  var parts: [ListedView] { [ListedView(id: 0, view: content)] }
}

/// A type that shows what its views look like; kept for the call sites.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// What the views look like.
  associatedtype Previews: View

  /// What the views look like; never evaluated.
  @ViewBuilder static var previews: Previews { get }
}

/// A view that takes part in nothing: space, a line, a shape, a color.
@MainActor
protocol InertView: PrimitiveView, RenderedView, ViewSequence {
  /// Whether a user sees it.
  var isDrawn: Bool { get }
}

extension InertView {
  var isDrawn: Bool { true }
  var parts: [ListedView] { [] }

  func render(in context: ViewContext) {
    if isDrawn { context.content.isDrawn = true }
  }
}

/// Space that takes what is left.
public struct Spacer: PrimitiveView, InertView {
  var isDrawn: Bool { false }

  /// Makes space.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A line.
public struct Divider: PrimitiveView, InertView {
  /// Makes a line.
  nonisolated public init() {}
}
