public import Foundation

/// Views that may depend on the size of the screen, which is always that of a phone.
public struct GeometryReader: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views that depend on the size.
  public init(@ViewBuilder content: (GeometryProxy) -> some View) { self.content = content(GeometryProxy()) }

  func render(in context: ViewContext) { context.renderLayers(content) }
}

/// The size of a screen.
public struct GeometryProxy: Sendable {
  /// The size, that of a phone.
  public var size: CGSize { CGSize(width: 390, height: 844) }

  /// How much of the screen bars and the device cover: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the view is: it fills the screen, as nothing is laid out.
  ///
  /// - Parameter coordinateSpace: In which coordinates; without effect.
  /// - Returns: The bounds of the screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// Those of the screen.
  case global
  /// Those of the view.
  case local
  /// Those of a view that the app has named.
  case named(AnyHashable)

  /// Those of a view that the app has named.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// The name of a value that views hand to the views around them.
public protocol PreferenceKey {
  /// What the value is.
  associatedtype Value

  /// What the value is where no view has set it.
  static var defaultValue: Value { get }

  /// Puts a value together with that of the next view.
  ///
  /// - Parameters:
  ///   - value: The value of the views before.
  ///   - nextValue: The value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// The values that the views inside a view have set in an update, in the order of the views.
private final class PreferenceBox<Key: PreferenceKey> {
  let outer: PreferenceBox<Key>?
  var values: [Key.Value] = []

  init(outer: PreferenceBox<Key>?) { self.outer = outer }

  func add(_ value: Key.Value) {
    values.append(value)
    outer?.add(value)
  }

  /// The values as one.
  var value: Key.Value {
    guard var value = values.first else { return Key.defaultValue }
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    return value
  }
}

private struct PreferenceBoxKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: PreferenceBox<Key>? { nil }
}

/// The value that was seen last.
private final class LastPreference<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  /// Hands a value to the views around the view.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - value: The value.
  /// - Returns: A view with that value.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modified { $0.environment[PreferenceBoxKey<Key>.self]?.add(value) }
  }

  /// Does something when the value that the views inside have set together has changed.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - action: What is done with the value.
  /// - Returns: A view that does it.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    ModifiedView(content: self) { context in
      let box = PreferenceBox<Key>(outer: context.environment[PreferenceBoxKey<Key>.self])
      context.environment[PreferenceBoxKey<Key>.self] = box
      let last = context.node.keep { LastPreference(Key.defaultValue) }
      context.graph.afterUpdate {
        let value = box.value
        guard value != last.value else { return }
        last.value = value
        action(value)
      }
    }
  }

  /// Names the coordinates of the view; without effect.
  ///
  /// - Parameter name: The name.
  /// - Returns: The same view.
  public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Names the coordinates of the view; without effect.
  ///
  /// - Parameter name: The name.
  /// - Returns: The same view.
  public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
}

/// Views that are made anew as time passes; they are made once, for the time at which they come.
public struct TimelineView: PrimitiveView, ViewGroup {
  /// What is known of the time.
  public struct Context: Sendable {
    /// The time.
    public var date: Date
  }

  let content: any View

  /// Makes views for a time.
  ///
  /// - Parameters:
  ///   - schedule: When they would be made anew.
  ///   - content: The views.
  public init(_ schedule: TimelineSchedule, @ViewBuilder content: (Context) -> some View) {
    self.content = content(Context(date: Date()))
  }
}

/// When views are made anew; they are not.
public struct TimelineSchedule: Sendable {
  /// With every picture of the screen.
  public static var animation: TimelineSchedule { TimelineSchedule() }
  /// Every minute.
  public static var everyMinute: TimelineSchedule { TimelineSchedule() }
  /// Again and again.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule()
  }
}

/// A place that a view has told to the views around it: everywhere, as nothing is laid out.
public struct Anchor<Value> {
  let value: Value

  /// Which place is told.
  public struct Source {
    let value: Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The room that the view takes.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: GeometryProxy().frame(in: .local))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: CGPoint(x: 195, y: 422)) }
}

extension GeometryProxy {
  /// The place that a view has told.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

extension View {
  /// Hands a place to the views around the view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: (Anchor<Value>) -> Key.Value
  ) -> some View { preference(key: key, value: transform(Anchor(value: value.value))) }

  /// Puts a view in front that depends on what the views inside have set together.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View { PreferenceView<Key>(content: self) { transform($0) } }

  /// Puts a view behind that depends on what the views inside have set together.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View { PreferenceView<Key>(content: self) { transform($0) } }
}

/// A view with another one that depends on what the views inside have set.
private struct PreferenceView<Key: PreferenceKey>: PrimitiveView, RenderedView, ClearView {
  let content: any View
  let transform: (Key.Value) -> any View

  var inside: [any View] { [content] }

  func render(in context: ViewContext) {
    let box = PreferenceBox<Key>(outer: context.environment[PreferenceBoxKey<Key>.self])
    var inner = context
    inner.environment[PreferenceBoxKey<Key>.self] = box
    inner.render(content, at: "content")
    context.render(transform(box.value), at: "other")
  }
}

/// A way of the app's to place views, which is never asked: nothing is laid out.
public protocol Layout {
  /// What is kept from one time to the next.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// How much room the views take.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Puts views together.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { Group(content: content) }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview] = []

  /// The place of the first one.
  public var startIndex: Int { views.startIndex }
  /// The place behind the last one.
  public var endIndex: Int { views.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view that a layout places.
public struct LayoutSubview: Sendable {
  /// Which of several gets room first.
  public var priority: Double { 0 }
  /// How much room the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Places the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
