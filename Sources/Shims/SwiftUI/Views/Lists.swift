public import Foundation

/// Rows below each other, of which those of a screen are made.
public struct List: PrimitiveView, ViewGroup {
  let content: any View
  let isDrawn = true
  private var selection: ListSelection?

  /// Makes a list of rows.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> some View) {
    self.content = PulledView(content: Lazy(content: content()))
  }

  /// Makes a list in which the user selects a row with a tap, unless the row does something itself.
  ///
  /// In a column of a split view, that is what the next column shows.
  ///
  /// - Parameters:
  ///   - selection: The tag of the row that is selected, or the id of what it stands for.
  ///   - content: The rows.
  public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> some View) {
    self.init(content: content)
    self.selection = ListSelection(selection)
  }

  /// Makes a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of one element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - rowContent: Makes the row of one element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Makes a list in which the user selects rows while it is edited: as the app says, or as a button of the list's does.
  ///
  /// In a column of a split view, a tap selects one row, which is what the next column shows.
  ///
  /// - Parameters:
  ///   - selection: The tags of the rows that are selected, or the ids of what they stand for.
  ///   - content: The rows.
  public init<Value: Hashable>(selection: Binding<Set<Value>>, @ViewBuilder content: () -> some View) {
    self.init(content: content)
    self.selection = ListSelection(selection)
  }

  /// Makes a list with a row for each element, in which the user selects a row with a tap.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The tag of the row that is selected, or the id of its element.
  ///   - rowContent: Makes the row of one element.
  public init<Data: RandomAccessCollection, Value: Hashable>(
    _ data: Data, selection: Binding<Value?>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
    self.selection = ListSelection(selection)
  }

  /// Makes a list with a row for each element, which a key tells apart and of which the user selects one with a tap.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - selection: The tag of the row that is selected, or the id of its element.
  ///   - rowContent: Makes the row of one element.
  public init<Data: RandomAccessCollection, ID: Hashable, Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Value?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {
    self.init(data, id: id, rowContent: rowContent)
    self.selection = ListSelection(selection)
  }

  /// Makes a list with a row for each element, in which the user selects rows while it is edited.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The tags of the rows that are selected, or the ids of their elements.
  ///   - rowContent: Makes the row of one element.
  public init<Data: RandomAccessCollection, Value: Hashable>(
    _ data: Data, selection: Binding<Set<Value>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
    self.selection = ListSelection(selection)
  }

  /// Makes a list with a row for each element, which a key tells apart and of which the user selects some while it is edited.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - selection: The tags of the rows that are selected, or the ids of their elements.
  ///   - rowContent: Makes the row of one element.
  public init<Data: RandomAccessCollection, ID: Hashable, Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Value>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {
    self.init(data, id: id, rowContent: rowContent)
    self.selection = ListSelection(selection)
  }

  /// Makes a list with a row for each element, which it may change.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of one element.
  public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> some View
  ) where Data.Element: Identifiable { self.init { ForEach(data, content: rowContent) } }
}

extension List: RenderedView {
  func render(in context: ViewContext) {
    let tag = context.content.tag
    var inner = context
    inner.layers = nil
    inner.environment.listSelection = selection?.offered(in: context)
    inner.environment.rowAction = nil
    context.content.isDrawn = true
    inner.render(content)
    (context.content.tag, context.content.room) = (tag, Room())
  }
}

/// Views below each other, of which those of a screen are made.
public struct LazyVStack: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> some View
  ) { self.content = Lazy(content: content()) }
}

/// Views beside each other, of which those of a screen are made.
public struct LazyHStack: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> some View
  ) { self.content = Lazy(content: content()) }
}

/// Views in columns, of which those of a screen are made.
public struct LazyVGrid: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views into columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) { self.content = Lazy(content: content()) }
}

/// Views in rows that go to the right, of which those of a screen are made.
public struct LazyHGrid: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts views into rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) { self.content = Lazy(content: content()) }
}

/// Views in rows and columns.
public struct Grid: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts rows below each other.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// A row of a grid.
public struct GridRow: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View) {
    self.content = content()
  }
}

extension View {
  /// Says how many columns of a grid the view takes; without effect.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// Says how the columns of a grid stand; without effect.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Says in which directions the view takes no room of a grid; without effect.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}

/// The first of several views that fits: always the first, as nothing is laid out.
public struct ViewThatFits: PrimitiveView, RenderedView, ViewSequence {
  private let content: any View

  /// Makes a choice of views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View) {
    self.content = content()
  }

  var parts: [ListedView] { Array(content.listed.prefix(1)) }
}

/// A column of a grid; without effect.
public struct GridItem: Sendable {
  /// How wide the column is.
  public var size: Size
  /// How much space is beside it.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// How wide a column is.
  public enum Size: Sendable {
    /// As wide as said.
    case fixed(CGFloat)
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Makes a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// What stays at the top while views scroll; without effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32

  /// Makes a set of views from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The views above parts.
  public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
  /// The views below parts.
  public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}

/// Views of which those of a screen are made.
struct Lazy: PrimitiveView, RenderedView {
  let content: any View

  func render(in context: ViewContext) {
    var inner = context
    inner.environment.isLazy = true
    inner.render(content)
  }
}
