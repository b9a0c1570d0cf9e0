public import Foundation
import HeadlessUIKit

/// A view that is nothing but the views inside it: how it places them has no effect.
@MainActor
protocol ViewGroup: PrimitiveView, RenderedView, ViewSequence {
  var content: any View { get }
}

extension ViewGroup {
  var parts: [ListedView] { [ListedView(id: 0, view: content)] }
}

/// Views above each other.
public struct VStack: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views above each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Views beside each other.
public struct HStack: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Views over each other; all of them can be touched.
public struct ZStack: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
    self.content = content()
  }
}

/// Views that belong together.
public struct Group: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views together.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// Views that scroll; all of them are on screen.
public struct ScrollView: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// The views of a form.
public struct Form: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a form.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// A frame with a title.
public struct GroupBox: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a frame with a title.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [Text(title), content()])
  }
}

/// Views that the user unfolds; they are always unfolded here.
public struct DisclosureGroup: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views that the user unfolds.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [Text(title), content()])
  }
}

/// A part of a list or a form.
public struct Section: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a part.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  /// Makes a part with a title.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [Text(title), content()])
  }

  /// Makes a part with a view above it.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    self.content = TupleView(views: [header(), content()])
  }

  /// Makes a part with a view below it.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View) {
    self.content = TupleView(views: [content(), footer()])
  }

  /// Makes a part with a view above it, in the way of the first SwiftUI.
  public init(header: some View, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [header, content()])
  }

  /// Makes a part with views above and below it.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) { self.content = TupleView(views: [header(), content(), footer()]) }
}

/// Views that may depend on the size of the screen, which is always that of a phone.
public struct GeometryReader: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views that depend on the size.
  public init(@ViewBuilder content: (GeometryProxy) -> some View) { self.content = content(GeometryProxy()) }
}

/// The size of a screen.
public struct GeometryProxy: Sendable {
  /// The size, that of a phone.
  public var size: CGSize { CGSize(width: 390, height: 844) }
}

/// A title and a picture.
public struct Label: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a title with a picture.
  public init(_ title: some _Title, systemImage: String) { content = Text(title) }

  /// Makes a title with a picture.
  public init(_ title: some _Title, image: String) { content = Text(title) }

  /// Makes a title with a picture of views.
  public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) { content = title() }
}

/// A title and a value.
public struct LabeledContent: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a title with a text.
  public init(_ title: some _Title, value: some StringProtocol) {
    content = TupleView(views: [Text(title), Text(String(value))])
  }

  /// Makes a title with a view.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [Text(title), content()])
  }
}

/// A screen on which nothing is.
public struct ContentUnavailableView: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a screen with a title and a text.
  public init(_ title: some _Title, systemImage: String, description: Text? = nil) {
    content = TupleView(views: [Text(title), description ?? Text("")])
  }

  /// Makes a screen of views.
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) { content = TupleView(views: [label(), description(), actions()]) }
}

/// Something that goes on.
public struct ProgressView: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a wheel that turns.
  public init() { content = EmptyView() }

  /// Makes a wheel that turns, with a title.
  public init(_ title: some _Title) { content = Text(title) }

  /// Makes a bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { content = EmptyView() }
}

/// A picture, of which the name alone is kept.
public struct Image: PrimitiveView, Hashable, Sendable {
  let name: String

  /// Takes a picture of the app's.
  nonisolated public init(_ name: String) { self.name = name }

  /// Takes a picture of the system's.
  nonisolated public init(systemName: String) { name = systemName }

  /// The same picture; without effect.
  public func resizable() -> Image { self }

  /// The same picture; without effect.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// How a picture is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the color of the text.
    case template
    /// In its own colors.
    case original
  }
}

extension Image: RenderedView {
  func render(in context: ViewContext) {
    let view = context.show { UIImageView(image: nil) }
    if context.environment.accessibilityIdentifier == nil { view.accessibilityIdentifier = name }
  }
}

/// A view that takes part in nothing: space, a line, a shape, a color.
@MainActor
protocol InertView: PrimitiveView, RenderedView, ViewSequence {}

extension InertView {
  var parts: [ListedView] { [] }
}

/// Space that takes what is left.
public struct Spacer: PrimitiveView, InertView {
  /// Makes space.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A line.
public struct Divider: PrimitiveView, InertView {
  /// Makes a line.
  nonisolated public init() {}
}
