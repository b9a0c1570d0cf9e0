public import Foundation
import HeadlessUIKit

extension View {
  /// Does something when the view comes on screen.
  ///
  /// - Parameter action: What is done.
  /// - Returns: A view that does it.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { $0.lifecycle.onAppear = action }
  }

  /// Does something when the view has left the screen.
  ///
  /// - Parameter action: What is done.
  /// - Returns: A view that does it.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { $0.lifecycle.onDisappear = action }
  }

  /// Works as long as the view is on screen; the task is cancelled when it leaves.
  ///
  /// - Parameters:
  ///   - priority: How urgent the work is.
  ///   - action: The work.
  /// - Returns: A view that does it.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Works as long as the view is on screen, and begins anew when a value changes.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - priority: How urgent the work is.
  ///   - action: The work.
  /// - Returns: A view that does it.
  public func task<ID: Hashable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modified { context in
      let lifecycle = context.lifecycle
      lifecycle.start = { Task(priority: priority) { await action() } }
      lifecycle.follow(AnyHashable(id))
    }
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether it is done for the first value too.
  ///   - action: What is done.
  /// - Returns: A view that does it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed, with the new one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: What is done.
  /// - Returns: A view that does it.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  /// Does something when a value has changed, with the old one and the new one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether it is done for the first value too.
  ///   - action: What is done.
  /// - Returns: A view that does it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified { context in
      let last = context.node.keep { Last<Value>() }
      let old = last.value
      last.value = value
      guard old != value, old != nil || initial else { return }
      context.graph.afterUpdate { action(old ?? value, value) }
    }
  }

  /// Takes links that the system hands to the app.
  ///
  /// - Parameter action: What is done with a link.
  /// - Returns: A view that takes links.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modified { $0.graph.note(action) }
  }

  /// Does something when the user taps the view.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; one does here.
  ///   - action: What is done.
  /// - Returns: A view that can be tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    TouchableView(content: self, hint: nil, action: action)
  }

  /// Does something when the user taps the view, with the place of the tap: the middle of a phone.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; one does here.
  ///   - coordinateSpace: In which coordinates the place is; without effect.
  ///   - action: What is done.
  /// - Returns: A view that can be tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(CGPoint(x: 195, y: 422)) } }

  /// Does something when the user rests a finger on the view, and tells when the finger comes and goes.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long it takes; without effect.
  ///   - maximumDistance: How far the finger may move; without effect.
  ///   - action: What is done.
  ///   - onPressingChanged: Called with whether a finger is on the view.
  /// - Returns: A view that can be touched.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void, onPressingChanged: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration) {
      onPressingChanged(true)
      action()
      onPressingChanged(false)
    }
  }

  /// Does something when the user rests a finger on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long it takes; without effect.
  ///   - action: What is done.
  /// - Returns: A view that can be touched.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    TouchableView(content: self, hint: "hold", action: action)
  }

  /// Does something when the user taps the return key in a field.
  ///
  /// - Parameter action: What is done.
  /// - Returns: A view whose fields do it.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    changing { $0.submit = action }
  }

  /// Adds buttons that a swipe over a row shows; they can always be tapped here.
  ///
  /// - Parameters:
  ///   - edge: From which side the user swipes; without effect.
  ///   - allowsFullSwipe: Whether a long swipe does the first; without effect.
  ///   - content: The buttons.
  /// - Returns: The row with its buttons.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View {
    TupleView(views: [self, content().aside()])
  }

  /// Adds buttons that a long touch shows; they can always be tapped here.
  ///
  /// - Parameter menuItems: The buttons.
  /// - Returns: The view with its buttons.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    TupleView(views: [self, menuItems().aside()])
  }

  /// Adds buttons that a long touch shows with a picture of the view; they can always be tapped here.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons.
  ///   - preview: The picture; not shown.
  /// - Returns: The view with its buttons.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Adds buttons that a touch of the title shows; they can always be tapped here.
  ///
  /// - Parameter content: The buttons.
  /// - Returns: The view with its buttons.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    TupleView(views: [self, content()])
  }

  /// Puts a view behind the view; what can be touched in it can be touched.
  ///
  /// - Parameters:
  ///   - alignment: Where it is; without effect.
  ///   - content: The view behind.
  /// - Returns: Both.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { BackedView(content: self, other: content(), isInFront: false) }

  /// Puts a view behind the view; what can be touched in it can be touched.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: Where it is; without effect.
  /// - Returns: Both.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    BackedView(content: self, other: background, isInFront: false)
  }

  /// Puts a view in front of the view, which keeps fingers off it if it fills the view's room.
  ///
  /// - Parameters:
  ///   - alignment: Where it is; without effect.
  ///   - content: The view in front.
  /// - Returns: Both.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { BackedView(content: self, other: content(), isInFront: true) }

  /// Puts a view in front of the view.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: Where it is; without effect.
  /// - Returns: Both.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    BackedView(content: self, other: overlay, isInFront: true)
  }

  /// Keeps a view at the edge of the screen.
  ///
  /// - Parameters:
  ///   - edge: Which edge; without effect.
  ///   - alignment: Where it is; without effect.
  ///   - spacing: Points between them; without effect.
  ///   - content: The view.
  /// - Returns: Both.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { TupleView(views: [self, content()]) }
}

/// The last value that was seen.
private final class Last<Value> {
  var value: Value?
}

extension ViewContext {
  /// What the view does when it comes and goes.
  fileprivate var lifecycle: Lifecycle {
    let lifecycle = node.keep { Lifecycle() }
    content.lifecycles.append(lifecycle)
    return lifecycle
  }
}

/// A view that does something when it is touched: a button with the view's words, behind the view.
struct TouchableView<Content: View>: PrimitiveView, RenderedView {
  let content: Content
  let hint: String?
  let action: @MainActor () -> Void

  func render(in context: ViewContext) {
    let words = context.words(of: content)
    let title = hint.map { words.isEmpty ? $0 : "\($0) \(words)" } ?? words
    var inner = context
    inner.layers = nil
    inner.render(Action(title: title, action: action), at: "touch")
    inner.render(content, at: "content")
  }
}
