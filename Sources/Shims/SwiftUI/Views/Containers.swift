public import Foundation

/// A view that is nothing but the views inside it: how it places them has no effect.
@MainActor
protocol ViewGroup: PrimitiveView, RenderedView, ViewSequence {
  var content: any View { get }

  /// Whether a user sees something of it even if nothing is inside.
  var isDrawn: Bool { get }
}

extension ViewGroup {
  var isDrawn: Bool { false }
  var parts: [ListedView] { [ListedView(id: 0, view: content)] }

  func render(in context: ViewContext) {
    if isDrawn { context.content.isDrawn = true }
    var inner = context
    inner.layers = nil
    inner.render(content)
    context.content.room = Room()
  }
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

/// Views over each other: what fills the room keeps fingers off those behind it.
public struct ZStack: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
    self.content = content()
  }

  func render(in context: ViewContext) { context.renderLayers(content) }
}

/// Views that belong together.
public struct Group: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views together.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  func render(in context: ViewContext) { context.render(content) }
}

/// Views that scroll; all of them are on screen.
public struct ScrollView: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View
  ) { self.content = PulledView(content: content()) }
}

/// The views of a form.
public struct Form: PrimitiveView, ViewGroup {
  let content: any View
  let isDrawn = true

  /// Makes a form.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// A frame with a title.
public struct GroupBox: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a frame.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  /// Makes a frame with a view as its title.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = TupleView(views: [label(), content()])
  }

  /// Makes a frame with a view as its title, in the way of the first SwiftUI.
  public init(label: some View, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [label, content()])
  }

  /// Makes a frame with a title.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [Text(title), content()])
  }
}

/// Views that the user unfolds; they are always unfolded here, unless a binding says otherwise.
public struct DisclosureGroup: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views that the user unfolds, below a view.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = TupleView(views: [label(), content()])
  }

  /// Makes views that the user folds and unfolds with a touch of the view above them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {
    let label = TouchableView(content: label(), hint: nil) { isExpanded.wrappedValue.toggle() }
    let views: [any View] = isExpanded.wrappedValue ? [label, content()] : [label]
    self.content = TupleView(views: views)
  }

  /// Makes views that the user folds and unfolds with a touch of their title.
  public init(_ title: some _Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

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

  /// Makes a part with a view below it, in the way of the first SwiftUI.
  public init(footer: some View, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [content(), footer])
  }

  /// Makes a part with views above and below it, in the way of the first SwiftUI.
  public init(header: some View, footer: some View, @ViewBuilder content: () -> some View) {
    self.content = TupleView(views: [header, content(), footer])
  }

  /// Makes a part with a title that the user folds and unfolds.
  public init(_ title: some _Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    self.content = DisclosureGroup(title, isExpanded: isExpanded, content: content)
  }

  /// Makes a part with views above and below it.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) { self.content = TupleView(views: [header(), content(), footer()]) }
}

/// A title and a picture.
public struct Label: PrimitiveView, ViewGroup {
  let content: any View
  let isDrawn = true

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

  /// Makes a view with a view beside it.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = TupleView(views: [label(), content()])
  }

  /// Makes a title with a value in a format.
  public init<Format: FormatStyle>(_ title: some _Title, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }

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

extension ContentUnavailableView {
  /// A screen that says that nothing was found.
  public static var search: ContentUnavailableView {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass")
  }

  /// A screen that says that nothing was found for a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The screen.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

/// Something that goes on.
public struct ProgressView: PrimitiveView, ViewGroup {
  let content: any View
  let isDrawn = true

  /// Makes a wheel that turns.
  public init() { content = EmptyView() }

  /// Makes a wheel that turns, with a title.
  public init(_ title: some _Title) { content = Text(title) }

  /// Makes a wheel that turns, with a view beside it.
  public init(@ViewBuilder label: () -> some View) { content = label() }

  /// Makes a bar.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { content = EmptyView() }

  /// Makes a bar with a title.
  public init<Value: BinaryFloatingPoint>(_ title: some _Title, value: Value?, total: Value = 1) {
    content = Text(title)
  }

  /// Makes a bar with views beside it.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) { content = TupleView(views: [label(), currentValueLabel()]) }
}
