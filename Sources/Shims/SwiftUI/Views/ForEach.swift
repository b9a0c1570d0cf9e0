public import Foundation

/// One view for each element of a collection.
public struct ForEach: PrimitiveView, DynamicViewContent {
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

  /// Makes a view for each element, which it may change and which a key tells apart.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - content: Makes the view of one element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> some View
  ) {
    make = { limit in
      data.wrappedValue.indices.prefix(limit).map { index in
        let last = data.wrappedValue[index]
        let element = Binding(
          get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : last },
          set: { data.wrappedValue[index] = $0 })
        return ListedView(id: last[keyPath: id], view: content(element))
      }
    }
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
  ) where Data.Element: Identifiable { self.init(data, id: \.id, content: content) }
}

extension ForEach: RenderedView, ViewSequence {
  var parts: [ListedView] { make(.max) }

  func render(in context: ViewContext) {
    for part in make(context.environment.isLazy ? Self.screenful : .max) {
      context.renderRow(part.view, at: part.id, id: part.id)
    }
  }

  /// Makes rows that the user can delete; each has a button for it here.
  ///
  /// - Parameter action: What is done with the numbers of the rows; without one they cannot be deleted.
  /// - Returns: The rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    DeletableRows(rows: self, action: action)
  }

  /// Makes rows that the user can move; without effect.
  ///
  /// - Parameter action: What would be done.
  /// - Returns: The rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Rows that are made of the elements of a collection.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {}

extension DynamicViewContent {
  /// Makes rows that the user can move; without effect.
  ///
  /// - Parameter action: What would be done.
  /// - Returns: The rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// Rows, each with a button that deletes it.
struct DeletableRows: PrimitiveView, RenderedView, DynamicViewContent {
  let rows: ForEach
  let action: ((IndexSet) -> Void)?

  func render(in context: ViewContext) {
    for (index, row) in rows.parts.prefix(context.environment.isLazy ? ForEach.screenful : .max).enumerated()
    {
      let words = context.words(of: row.view, at: [row.id, "words"] as [AnyHashable])
      context.renderRow(row.view, at: row.id, id: row.id)
      guard let action else { continue }
      context.render(
        Action(title: words.isEmpty ? "Delete" : "Delete \(words)") { action(IndexSet(integer: index)) },
        at: [row.id, "delete"] as [AnyHashable])
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements of some rows.
  ///
  /// - Parameter offsets: The numbers of the rows.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements of some rows before another row.
  ///
  /// - Parameters:
  ///   - source: The numbers of the rows.
  ///   - destination: The number of the other row, before anything is moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let place = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}

/// A way to read and write what is selected in a list.
@MainActor
struct ListSelection {
  let value: () -> AnyHashable?
  let accepts: (AnyHashable) -> Bool
  private(set) var write: (AnyHashable?) -> Void

  /// The buttons for a row, which can always be tapped here.
  private(set) var menu: ((AnyHashable) -> any View)?

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    value = { selection.wrappedValue.map { AnyHashable($0) } }
    accepts = { $0.base is Value }
    write = { selection.wrappedValue = $0?.base as? Value }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    value = { selection.wrappedValue.isEmpty ? nil : AnyHashable(selection.wrappedValue) }
    accepts = { $0.base is Value }
    write = { selection.wrappedValue = ($0?.base as? Value).map { [$0] } ?? [] }
  }

  /// The same, where a tap does what is to be done with a row.
  func acting(with action: RowAction) -> ListSelection {
    var result = self
    if let primary = action.primary { result.write = { row in row.map(primary) } }
    result.menu = action.menu
    return result
  }
}

/// What can be done with the rows of a list.
@MainActor
struct RowAction {
  let menu: (AnyHashable) -> any View
  let primary: ((AnyHashable) -> Void)?
}

extension View {
  /// Says what can be done with the rows of the list inside; each row can be tapped, and its buttons too.
  ///
  /// - Parameters:
  ///   - itemType: What is selected in the list.
  ///   - menu: Makes the buttons for some rows: one row at a time.
  ///   - primaryAction: What a tap on a row does; without one it selects the row.
  /// - Returns: A view whose rows can be tapped.
  public func contextMenu<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> some View,
    primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
  ) -> some View {
    func items(_ row: AnyHashable) -> Set<Item> { (row.base as? Item).map { [$0] } ?? [] }
    let action = RowAction(
      menu: { menu(items($0)) }, primary: primaryAction.map { act in { act(items($0)) } })
    return changing { $0.rowAction = action }
  }
}
