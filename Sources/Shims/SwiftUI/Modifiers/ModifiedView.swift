/// A view with something about it that its screen or the views inside it are told.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout ViewContext) -> Void

  /// Called when the view inside has been evaluated, with the number of the first control or text that it may have.
  var afterwards: (@MainActor (ViewContext, Int) -> Void)?

  /// Whether the views inside are only handed something.
  var isSilent = false
}

/// A type of views that is called after the views inside it.
@MainActor
protocol NamedView {
  static var name: String { get }
}

extension Optional: NamedView where Wrapped: View {
  static var name: String { ScreenName.of(Wrapped.self) }
}

extension _ConditionalContent: NamedView {
  static var name: String {
    let names = [ScreenName.of(TrueContent.self), ScreenName.of(FalseContent.self)]
    return names[0] == names[1] ? names[0] : names.joined(separator: " or ")
  }
}

/// A view of SwiftUI's that says nothing to whoever asks what a screen is: the views inside do.
@MainActor
protocol ClearView {
  var inside: [any View] { get }

  /// Whether the first view inside that says something is enough.
  var isLed: Bool { get }

  /// Whether the view is one of several, as a condition says.
  var isChoice: Bool { get }

  /// Whether the view adds nothing to the one inside that anybody sees or hears of.
  var isSilent: Bool { get }
}

extension ClearView {
  var isLed: Bool { false }
  var isChoice: Bool { false }
  var isSilent: Bool { false }
}

extension ClearView where Self: ViewSequence {
  var inside: [any View] { parts.map(\.view) }
}

extension ClearView where Self: ViewGroup {
  /// What stands beside or above other views is a part of the screen.
  var inside: [any View] { content is TupleView && !(self is ZStack || self is Group) ? [] : [content] }
}

/// A view of SwiftUI's around a single one, after which it is called.
@MainActor
protocol NamedByContent: NamedView, ClearView {
  associatedtype Content: View
  var content: Content { get }
}

extension NamedByContent {
  static var name: String { ScreenName.of(Content.self) }
  var inside: [any View] { [content] }
}

extension ModifiedView: NamedByContent {}
extension Optional: ClearView where Wrapped: View {
  var isChoice: Bool { true }
}
extension _ConditionalContent: ClearView {
  var isChoice: Bool { true }
}
extension AnyView: ClearView {
  var isSilent: Bool { true }
}
extension TupleView: ClearView {}
extension Group: ClearView {
  var isSilent: Bool { true }
}
extension ZStack: ClearView {}
extension VStack: ClearView {}
extension HStack: ClearView {}
extension ScrollView: ClearView {}
extension GeometryReader: ClearView {}
extension ScrollViewReader: ClearView {}
extension _ViewModifier_Content: ClearView {}
extension CustomModifiedView: NamedByContent {}
extension TouchableView: NamedByContent {}
extension HiddenView: NamedByContent {}
extension IdentifiedView: NamedByContent {}

/// What a screen is called: by the app's own view, by the title where there is none, or by the first view of SwiftUI's.
@MainActor
enum ScreenName {
  /// What a screen is called whose views have been evaluated.
  static func of(_ view: some View, _ content: ScreenContent, own: String?) -> String {
    if let own { return own }
    let stack = content.elements.isEmpty ? content.containers.first as? NavigationContainer : nil
    if let name = stack?.rootScreen?.tellingName { return name }
    return title(content) ?? kind(of: view)
  }

  /// What a view is called by the first view of SwiftUI's that is not only there for another one.
  private static func kind(of view: any View) -> String {
    let isPlain = view is Group || !(view is any ViewGroup)
    guard isPlain, let clear = view as? any ClearView, clear.inside.count == 1 else {
      return of(type(of: view))
    }
    return kind(of: clear.inside[0])
  }

  /// What a screen is called of which only the type of its view is known.
  static func of(_ type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = read(type)
    known[ObjectIdentifier(type)] = name
    return name
  }

  private static var known: [ObjectIdentifier: String] = [:]

  private static func read(_ type: Any.Type) -> String {
    if let named = type as? any NamedView.Type { return named.name }
    let name = String(describing: type)
    guard type is any PrimitiveView.Type else { return name }
    return String(name.prefix { $0 != "<" })
  }

  /// What the app's own view is called that a view comes to, if it is the only one.
  static func own(in view: any View) -> String? { ownView(in: view).map { of(type(of: $0)) } }

  /// The app's own view that a view comes to, if it is the only one.
  static func ownView(in view: any View) -> (any View)? {
    guard view is any PrimitiveView else { return view }
    // The views of a whole app are called as the app is.
    guard let clear = view as? any ClearView else { return view is any NamedView ? view : nil }
    let views = clear.inside.compactMap { ownView(in: $0) }
    return views.count == 1 || clear.isLed ? views.first : nil
  }

  /// The title, unless it tells one thing from another of the same kind or would be taken for a part of a drawing.
  static func title(_ content: ScreenContent) -> String? {
    guard let title = content.title, !title.isEmpty, title.count <= 40 else { return nil }
    return title.contains { $0.isNumber || $0.isNewline || "[]<>|,*#".contains($0) } ? nil : title
  }
}

extension ModifiedView: WrappingView {
  func unwrapped(opensBranches: Bool) -> (view: any View, wrapper: ViewWrapper)? {
    (content, ViewWrapper(position: 0, type: Self.self, change: change))
  }
}

extension ModifiedView: RenderedView {
  func render(in context: ViewContext) {
    let first = context.content.elements.count
    var inner = context
    change(&inner)
    inner.render(content)
    afterwards?(context, first)
  }
}

extension View {
  /// A view about which its screen is told something.
  func modified(_ tell: @escaping @MainActor (ViewContext) -> Void) -> some View {
    ModifiedView(content: self) { context in tell(context) }
  }

  /// A view with another environment.
  func changing(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
    ModifiedView(content: self, change: { context in change(&context.environment) }, isSilent: true)
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
struct CustomModifiedView<Content: View, Modifier: ViewModifier>: PrimitiveView, RenderedView {
  let content: Content
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
struct IdentifiedView<Content: View>: PrimitiveView, RenderedView {
  let content: Content
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
private struct GesturedView<Content: View, Touched: Gesture>: PrimitiveView, RenderedView, NamedByContent {
  let content: Content
  let gesture: Touched?

  func render(in context: ViewContext) {
    guard let touch = gesture.flatMap({ touch(of: $0) }) else {
      return context.render(content, at: "content")
    }
    TouchableView(content: content, hint: touch.hint, action: touch.perform).render(in: context)
  }
}
