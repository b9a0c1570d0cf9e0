public import Foundation

/// Rows below each other, of which those of a screen are made.
public struct List: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a list of rows.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> some View) { self.content = Lazy(content: content()) }

  /// Makes a list in which a row can be selected; a row is selected by what it does itself.
  ///
  /// - Parameters:
  ///   - selection: The tag of the row that is selected; without effect.
  ///   - content: The rows.
  public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> some View) {
    self.init(content: content)
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

/// A column of a grid; without effect.
public struct GridItem: Sendable {
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
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
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

/// One view for each element of a collection.
public struct ForEach: PrimitiveView {
  private let make: @MainActor (_ limit: Int) -> [ListedView]

  /// How many rows a screen shows.
  static let screenful = 16

  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - content: Makes the view of one element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {
    make = { limit in data.prefix(limit).map { ListedView(id: $0[keyPath: id], view: content($0)) } }
  }

  /// Makes a view for each element that can be told apart by itself.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of one element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the view of one number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> some View) {
    self.init(data, id: \.self, content: content)
  }

  /// Makes a view for each element, which it may change.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of one element.
  public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> some View
  ) where Data.Element: Identifiable {
    make = { limit in
      data.wrappedValue.indices.prefix(limit).map { index in
        let last = data.wrappedValue[index]
        let element = Binding(
          get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : last },
          set: { data.wrappedValue[index] = $0 })
        return ListedView(id: last.id, view: content(element))
      }
    }
  }

}

extension ForEach: RenderedView, ViewSequence {
  var parts: [ListedView] { make(.max) }

  func render(in context: ViewContext) {
    for part in make(context.environment.isLazy ? Self.screenful : .max) {
      context.render(part.view, at: part.id)
    }
  }

  /// Makes rows that the user can delete; each has a button for it here.
  ///
  /// - Parameter action: What is done with the numbers of the rows; without one they cannot be deleted.
  /// - Returns: The rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View {
    DeletableRows(rows: self, action: action)
  }

  /// Makes rows that the user can move; without effect.
  ///
  /// - Parameter action: What would be done.
  /// - Returns: The rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Rows, each with a button that deletes it.
struct DeletableRows: PrimitiveView, RenderedView {
  let rows: ForEach
  let action: ((IndexSet) -> Void)?

  func render(in context: ViewContext) {
    for (index, row) in rows.parts.prefix(context.environment.isLazy ? ForEach.screenful : .max).enumerated()
    {
      let words = context.words(of: row.view, at: [row.id, "words"] as [AnyHashable])
      context.render(row.view, at: row.id)
      guard let action else { continue }
      context.render(
        Action(title: words.isEmpty ? "Delete" : "Delete \(words)") { action(IndexSet(integer: index)) },
        at: [row.id, "delete"] as [AnyHashable])
    }
  }
}
