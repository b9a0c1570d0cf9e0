public import Foundation
import HeadlessUIKit

/// One view for each element of a collection.
public struct ForEach: PrimitiveView, DynamicViewContent {
  private let make: @MainActor (_ limit: Int) -> [ListedView]

  /// How many elements there are.
  fileprivate let count: Int

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
    count = data.count
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
    count = data.wrappedValue.count
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

  func render(in context: ViewContext) { render(in: context) { _, _ in } }

  /// Evaluates the rows of a screen, each with what can be done with it.
  fileprivate func render(in context: ViewContext, adding: (ListedView, Int) -> Void) {
    let rows = make(context.environment.isLazy ? Self.screenful : .max)
    for (index, row) in rows.enumerated() {
      context.renderRow(row.view, at: row.id)
      adding(row, index)
    }
  }
}

/// Rows that are made of the elements of a collection.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {}

extension DynamicViewContent {
  /// Makes rows that the user can delete; each has a button for it here.
  ///
  /// - Parameter action: What is done with the numbers of the rows; without one they cannot be deleted.
  /// - Returns: The rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    var rows = EditableRows(of: self)
    rows.delete = action
    return rows
  }

  /// Makes rows that the user can drag; each but the last has a button here that moves it one place down.
  ///
  /// - Parameter action: What is done with the numbers of the rows, and the number of the row before which they shall
  ///   stand; without one they cannot be moved.
  /// - Returns: The rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    var rows = EditableRows(of: self)
    rows.move = action
    return rows
  }
}

/// Rows, each with buttons that delete and move it.
struct EditableRows: PrimitiveView, RenderedView, DynamicViewContent {
  private let rows: any View
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init(of rows: some DynamicViewContent) {
    if let known = rows as? EditableRows { self = known } else { self.rows = rows }
  }

  func render(in context: ViewContext) {
    guard let rows = rows as? ForEach else { return context.render(rows) }
    let count = rows.count
    rows.render(in: context) { row, index in
      let words = context.words(of: row.view, at: [row.id, "words"] as [AnyHashable])
      @MainActor func offer(_ verb: String, _ action: @escaping @MainActor () -> Void) {
        let title = words.isEmpty ? verb : "\(verb) \(words)"
        context.render(Action(title: title, action: action), at: [row.id, verb] as [AnyHashable])
      }
      if let delete { offer("Delete") { delete(IndexSet(integer: index)) } }
      if let move, index + 1 < count { offer("Drag down") { move(IndexSet(integer: index), index + 2) } }
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

/// What is selected in a list, and how the user selects it.
@MainActor
struct ListSelection {
  /// What a tap on a row comes to.
  enum Tap {
    /// Nothing: the row can only be selected while the list is edited.
    case nothing
    /// The row is selected, which may show nothing of itself.
    case selects
    /// The row is opened: what is done first with rows is done, or the row is selected and the next column shows it.
    case opens
    /// The row is selected beside others, or no longer.
    case marks
  }

  /// What is selected.
  let rows: () -> Set<AnyHashable>

  /// Selects this and nothing else.
  let write: (Set<AnyHashable>) -> Void

  /// What is selected where a row has a tag, unless the tag is of another type.
  let row: (AnyHashable) -> AnyHashable?

  private let takesMany: Bool
  private(set) var tap = Tap.nothing
  private var action: RowAction?

  /// The screen that the list is on; what is evaluated for another one or for its words has no rows.
  fileprivate weak var content: ScreenContent?

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    rows = { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    write = { selection.wrappedValue = $0.first?.base as? Value }
    row = { ($0.base as? Value).map { AnyHashable($0) } }
    takesMany = false
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    rows = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    write = { selection.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    row = { ($0.base as? Value).map { AnyHashable($0) } }
    takesMany = true
  }

  /// The same for the rows of a list that stands there; in a column, it says what the next one shows.
  func offered(in context: ViewContext) -> ListSelection {
    var result = self
    let isInColumn = context.environment.column.container != nil
    (result.content, result.action) = (context.content, context.environment.rowAction)
    if takesMany, Self.isEdited(in: context, hasButton: !isInColumn) {
      result.tap = .marks
      return result
    }
    if isInColumn { context.content.selection = self }
    result.tap = isInColumn || result.action != nil ? .opens : takesMany ? .nothing : .selects
    return result
  }

  /// Whether the rows are edited: as the app says, or as the user has last wanted it with a button of the list's own.
  private static func isEdited(in context: ViewContext, hasButton: Bool) -> Bool {
    if let mode = context.environment.editMode { return mode.wrappedValue.isEditing }
    guard hasButton else { return false }
    let mode = context.node.storage(0) { StateBox(EditMode.inactive) }
    mode.graph = context.graph
    context.content.statefulNodes.append(context.node)
    let isEdited = mode.value.isEditing
    context.render(
      Action(title: isEdited ? "Done" : "Edit") { mode.value = isEdited ? .inactive : .active }, at: "edit")
    return isEdited
  }

  /// What a tap on a row does; nothing if the row is selected already.
  func action(for row: AnyHashable) -> (@MainActor () -> Void)? {
    if tap == .opens, let primary = action?.primary { return { primary(row) } }
    if tap == .marks { return { write(rows().symmetricDifference([row])) } }
    guard tap != .nothing, rows() != [row] else { return nil }
    return { write([row]) }
  }

  /// What the user taps to select a row.
  fileprivate func title(for row: AnyHashable, _ words: String) -> String {
    switch tap {
    case .nothing, .opens: words
    case .selects: "Select \(words)"
    case .marks: "\(rows().contains(row) ? "Deselect" : "Select") \(words)"
    }
  }

  /// The buttons for a row, which can always be tapped here unless the list is edited.
  fileprivate func menu(for row: AnyHashable) -> (any View)? { tap == .marks ? nil : action?.menu(row) }
}

extension ViewContext {
  /// How the rows of the list around the view are selected, where there is one on this screen.
  var listSelection: ListSelection? {
    environment.listSelection.flatMap { $0.content === content ? $0 : nil }
  }

  /// Evaluates a row, which is selected by its own tag or else by its id.
  func renderRow(_ view: some View, at id: AnyHashable) {
    let first = content.elements.count
    renderLayer { $0.render(view, at: id) }
    offerSelection(of: id, from: first)
  }

  /// Lets the user select the row evaluated last, unless it does something itself and the list is not edited.
  func offerSelection(of tag: AnyHashable, from first: Int) {
    guard let listSelection, let row = listSelection.row(tag), content.selectableCount <= first else {
      return
    }
    let elements = content.elements[first...].filter { !content.asides.contains(ObjectIdentifier($0)) }
    if listSelection.tap == .marks || !elements.contains(where: { $0 is UIControl }),
      let action = listSelection.action(for: row)
    {
      let title = listSelection.title(for: row, Self.words(of: elements))
      render(Action(title: title, action: action), at: ["select", row] as [AnyHashable])
    }
    if let menu = listSelection.menu(for: row) { render(menu, at: ["menu", row] as [AnyHashable]) }
    content.selectableCount = content.elements.count
  }

  private static func words(of elements: [UIView]) -> String {
    let output = ScreenContent()
    output.elements = elements
    let words = output.words
    guard words.isEmpty else { return words }
    return elements.lazy.compactMap { ($0 as? UIButton)?.title(for: .normal) }.first ?? ""
  }
}
