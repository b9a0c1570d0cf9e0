public import Foundation

/// A table or a collection, as its rows see it: whom to ask, and whom to tell.
@MainActor
protocol RowHolder: UIScrollView {
  /// Its rows.
  var rows: Rows { get }

  /// Whether it is edited.
  var isEditingStorage: Bool { get }

  /// Whether the user can select several rows, and whether several while it is edited.
  var allowsMultipleSelectionStorage: Bool { get }
  var allowsSeveralWhileEditing: Bool { get }

  /// Asks how many sections there are.
  func askSectionCount() -> Int

  /// Asks how many rows a section has.
  func askCount(inSection section: Int) -> Int

  /// Asks for the cell of a row.
  func askCell(at path: IndexPath) -> UIView

  /// Tells that a cell comes on screen.
  func willDisplay(_ cell: UIView, at path: IndexPath)

  /// Tells that a cell has left the screen.
  func didEndDisplaying(_ cell: UIView, at path: IndexPath)

  /// Shows whether a row is selected.
  func mark(_ cell: UIView, selected: Bool)

  /// Makes what stands above and below the sections that are shown, where it is not there yet.
  func layOutSections(_ sections: [Int])

  /// Takes away what stands above and below all sections.
  func dropSections()
}

extension RowHolder {
  /// Makes the cells that are on screen now, if the list is.
  func layOutRows() { if rows.standsInWindow { rows.layOut() } }

  /// Whether a tap on one row leaves others selected.
  var selectsSeveral: Bool { isEditingStorage ? allowsSeveralWhileEditing : allowsMultipleSelectionStorage }

  /// What the user sees of the editing: that there is any, and which rows are ticked.
  var signsOfEditing: [String] {
    guard isEditingStorage else { return [] }
    return ["edited"] + (allowsSeveralWhileEditing ? rows.selected.sorted().map { "ticked \($0.words)" } : [])
  }
}

/// The rows of a table or the items of a collection: how many there are, which are shown, and which are selected.
///
/// Nothing is drawn, so a screen shows a fixed number of rows, from the first one on or from where code has scrolled to.
@MainActor
final class Rows: LaidOutLate {
  /// How many rows a screen shows.
  static let shownAtOnce = 16

  /// How long rows take to come and go, in milliseconds.
  static let animationLength = 300

  // Weak, because a list that is going may have somebody else laid out.
  private weak var holder: (any RowHolder)?

  /// Lets rows be dragged while the list is not edited.
  var dragger: (any RowDragger)?

  /// How many rows each section has, or `nil` until somebody was asked.
  private(set) var counts: [Int]?

  /// The cells on screen, uppermost first.
  private(set) var cells: [(path: IndexPath, cell: UIView)] = []

  /// The rows that are selected, in the order in which they were.
  private(set) var selected: [IndexPath] = []

  /// The number of the uppermost row on screen, counted through all sections.
  private var top = 0

  /// How often everything was forgotten.
  private var beginnings = 0

  init(of holder: any RowHolder) { self.holder = holder }

  var standsInWindow: Bool { holder?.windowInEffect != nil }

  // MARK: - How many

  /// How many rows each section has; whoever knows is asked once.
  func sections() -> [Int] {
    if let counts { return counts }
    guard let holder else { return [] }
    let before = beginnings
    let asked = (0..<max(0, holder.askSectionCount())).map { max(0, holder.askCount(inSection: $0)) }
    // Whoever was asked may have begun anew.
    if beginnings == before { counts = asked }
    return asked
  }

  /// How many rows a section has; none where there is no such section.
  func count(inSection section: Int) -> Int {
    let sections = sections()
    return sections.indices.contains(section) ? sections[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<count(inSection: path.section)).contains(path.row)
  }

  /// Whether a row is there; one that is not raises an exception.
  func exists(_ path: IndexPath) -> Bool {
    if contains(path) { return true }
    let (section, row) = (path.first ?? 0, path.count > 1 ? path[1] : 0)
    Simulation.current.raise(
      .scrolledToAbsentRow(
        row: row, section: section, rows: count(inSection: section), sections: sections().count))
    return false
  }

  private var allPaths: [IndexPath] {
    sections().enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: - What is shown

  /// Forgets everything; whoever knows the rows is asked again.
  func reload() {
    beginnings += 1
    counts = nil
    selected = []
    top = 0
    renewCells()
  }

  /// Asks for the cells of all rows on screen again.
  func renewCells() {
    dropCells()
    RowLayout.request(self)
  }

  private func dropCells() {
    let old = cells
    cells = []
    for entry in old { entry.cell.takeOut() }
    holder?.dropSections()
  }

  /// The sections of which something is shown, those without rows among and around the others too.
  private var shownSections: [Int] {
    let counts = sections()
    guard !counts.isEmpty else { return [] }
    let first = top == 0 ? 0 : cells.first?.path.section ?? 0
    let reachesEnd = top + cells.count >= counts.reduce(0, +)
    let last = reachesEnd ? counts.count - 1 : cells.last?.path.section ?? first
    return Array((first...max(first, last)).prefix(Self.shownAtOnce))
  }

  /// Makes the cells that are on screen and not made yet.
  func layOut() {
    guard let holder else { return }
    let paths = Array(allPaths.dropFirst(top).prefix(Self.shownAtOnce))
    takeAwayCells(notAt: paths, of: holder)
    for path in paths where !cells.contains(where: { $0.path == path }) {
      let cell = holder.askCell(at: path)
      // Whoever was asked may have begun anew.
      guard contains(path), !cells.contains(where: { $0.path == path }) else { return }
      cells.append((path, cell))
      // The app does not learn anything by it, but for a controller whose view is in the cell.
      if cell.superviewStorage !== holder { StructureReads.suspended { holder.addSubview(cell) } }
      holder.mark(cell, selected: selected.contains(path))
      holder.willDisplay(cell, at: path)
    }
    cells.sort { $0.path < $1.path }
    holder.layOutSections(shownSections)
  }

  private func takeAwayCells(notAt paths: [IndexPath], of holder: any RowHolder) {
    let gone = cells.filter { !paths.contains($0.path) }
    cells.removeAll { !paths.contains($0.path) }
    for entry in gone {
      entry.cell.takeOut()
      holder.didEndDisplaying(entry.cell, at: entry.path)
    }
  }

  /// The cell of a row, if it is on screen.
  func cell(at path: IndexPath) -> UIView? { cells.first { $0.path == path }?.cell }

  /// The same, if it takes touches.
  func touchableCell(at path: IndexPath) -> UIView? {
    cells.first { $0.path == path && $0.cell.isUserInteractionEnabledStorage }?.cell
  }

  /// The row of a cell on screen.
  func path(of cell: UIView) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  /// Brings a row on screen.
  func scroll(to path: IndexPath) {
    guard let number = allPaths.firstIndex(of: path) else { return }
    guard number < top || number >= top + Self.shownAtOnce else { return }
    top = min(number, max(0, allPaths.count - Self.shownAtOnce))
    RowLayout.request(self)
  }

  // MARK: - Selection

  func select(_ path: IndexPath, alone: Bool) {
    for other in selected where alone && other != path { deselect(other) }
    if !selected.contains(path) { selected.append(path) }
    if let cell = cell(at: path) { holder?.mark(cell, selected: true) }
  }

  func deselect(_ path: IndexPath) {
    selected.removeAll { $0 == path }
    if let cell = cell(at: path) { holder?.mark(cell, selected: false) }
  }

  func deselectAll() { selected.forEach(deselect) }

  // MARK: - Changes

  /// Looks anew at everything: the user has moved a row, and the data follows.
  func reorder() {
    counts = nil
    renewCells()
  }

  /// Takes over what code says has changed, and sees whether the data has changed so.
  ///
  /// - Parameter updates: What code says.
  /// - Returns: What is wrong, in UIKit's words, or `nil`.
  func apply(_ updates: RowUpdates) -> Fault? {
    guard let before = counts else {
      RowLayout.request(self)
      // UIKit asks for the numbers when it is told of changes at the latest, and finds what is not there.
      return updates.reloadedRows.isEmpty ? nil : updates.absence(before: sections())
    }
    counts = nil
    let after = sections()
    if let fault = updates.contradiction(before: before, after: after) { return fault }
    selected = selected.compactMap { updates.place(of: $0, before: before) }.filter(contains)
    top = min(top, max(0, after.reduce(0, +) - 1))
    renewCells()
    return nil
  }
}

/// The rows of a table that a storyboard fills once and for all.
@MainActor
struct StaticRows {
  /// The title above each section, and its cells.
  let sections: [(header: String?, cells: [UITableViewCell])]

  /// The cell of a row, or `nil` where there is none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }
}

extension IndexPath {
  /// Names a row of a table.
  ///
  /// - Parameters:
  ///   - row: The row in its section.
  ///   - section: The section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Names an item of a collection.
  ///
  /// - Parameters:
  ///   - item: The item in its section.
  ///   - section: The section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
