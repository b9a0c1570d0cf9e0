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

  /// Whether it takes all the room that there is, to its corners or nearly so.
  var fillsRoom: Bool { get }
}

extension InertView {
  var isDrawn: Bool { true }
  var fillsRoom: Bool { false }
  var parts: [ListedView] { [] }

  func render(in context: ViewContext) {
    if isDrawn { context.content.isDrawn = true }
    context.content.room = Room(
      isFilled: fillsRoom, stopsFingers: fillsRoom && isDrawn && context.environment.isEnabled)
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

extension View {
  /// A view of which a user sees something, unless a color is none.
  func drawn(with style: some ShapeStyle) -> some View {
    placed { room, context in
      guard (style as? Color)?.isDrawn ?? true else { return }
      context.content.isDrawn = true
      if context.environment.isEnabled { room.stopsFingers = true }
    }
  }

  /// A view that stands in its room in another way.
  func placed(_ change: @escaping @MainActor (inout Room, ViewContext) -> Void) -> some View {
    ModifiedView(content: self, change: { _ in }) { context, _ in change(&context.content.room, context) }
  }

  /// A view that is somewhere in its room, or nowhere to be touched, if something is so.
  func removed(if isSo: Bool) -> some View { placed { room, _ in if isSo { room = Room() } } }

  /// A view that takes touches where a shape is.
  func taking(_ shape: some Shape) -> some View {
    placed { room, context in
      if (shape as? any InertView)?.fillsRoom ?? false, context.environment.isEnabled {
        room.stopsFingers = true
      }
    }
  }

  /// A view that is not always there beside a row.
  func aside() -> some View {
    ModifiedView(content: self, change: { _ in }) { context, first in
      context.content.asides.formUnion(context.content.elements[first...].map { ObjectIdentifier($0) })
    }
  }

  /// A view that nothing covers if it is above the others.
  func raised(by value: Double) -> some View {
    ModifiedView(content: self, change: { _ in }) { context, first in
      guard value > 0 else { return }
      context.content.raised.formUnion(context.content.elements[first...].map { ObjectIdentifier($0) })
    }
  }

  /// A view with bounds for its size: it fills its room if both are endless.
  func bounded(width: CGFloat?, height: CGFloat?) -> some View {
    placed { room, _ in
      if width == .infinity, height == .infinity {
        if !room.isFilled { room = Room(isFilled: true) }
      } else if width ?? .infinity < .infinity || height ?? .infinity < .infinity {
        room = Room()
      }
    }
  }
}

/// A view with another one in front of it or behind it, in the same room.
struct BackedView<Content: View>: PrimitiveView {
  let content: Content
  let other: any View
  let isInFront: Bool
}

extension BackedView: NamedView, ClearView {
  static var name: String { ScreenName.of(Content.self) }

  var inside: [any View] { [content, other] }
  var isLed: Bool { true }
}

extension BackedView: RenderedView {
  func render(in context: ViewContext) {
    var inner = context
    inner.layers = LayerStart(in: context.content)
    var rooms: [Room] = []
    for isOther in [!isInFront, isInFront] {
      inner.renderLayer { layer in
        if isOther { layer.render(other, at: "other") } else { layer.render(content, at: "content") }
      }
      rooms.append(context.content.room)
    }
    let (own, added) = isInFront ? (rooms[0], rooms[1]) : (rooms[1], rooms[0])
    context.content.room = Room(
      isFilled: own.isFilled, stopsFingers: own.stopsFingers || added.covers)
  }
}
