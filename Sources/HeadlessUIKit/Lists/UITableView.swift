import ConcurrencyHooks
public import Foundation

/// A column of rows, which the data source provides and the user taps.
///
/// Nothing is laid out: a screen shows sixteen rows, from the first one on or from where code has scrolled to. The data
/// source is asked before the screen appears, and at the end of the turn in which something has changed.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the table looks.
  public final let style: Style

  /// Says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { tracked(dataSourceStorage) }
    set {
      dataSourceStorage = newValue
      rows.reload()
    }
  }

  final weak var dataSourceStorage: (any UITableViewDataSource)?

  /// Is told what the user does with the rows; the same that `UIScrollView` has, by the type that it has here.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate, where it is a table's.
  final var tableDelegate: (any UITableViewDelegate)? { delegateStorage as? any UITableViewDelegate }

  private(set) lazy final var rows = Rows(of: self)
  final var classes = RegisteredClasses()
  final var headers = RegisteredClasses()
  final var batch: RowUpdates?
  final var batchDepth = 0
  final var sectionViews: [(section: Int, views: [UIView])] = []

  /// Whether the user can select rows.
  open var allowsSelection: Bool {
    get { tracked(allowsSelectionStorage) }
    set { allowsSelectionStorage = newValue }
  }

  final var allowsSelectionStorage: Bool = true

  /// Whether the user can select several rows.
  open var allowsMultipleSelection: Bool {
    get { tracked(allowsMultipleSelectionStorage) }
    set { allowsMultipleSelectionStorage = newValue }
  }

  final var allowsMultipleSelectionStorage: Bool = false

  /// Whether the user can select rows while the table is edited.
  open var allowsSelectionDuringEditing: Bool {
    get { tracked(allowsSelectionDuringEditingStorage) }
    set { allowsSelectionDuringEditingStorage = newValue }
  }

  final var allowsSelectionDuringEditingStorage: Bool = false

  /// The height of a row; kept, never used.
  open var rowHeight: CGFloat {
    get { tracked(rowHeightStorage) }
    set { rowHeightStorage = newValue }
  }

  final var rowHeightStorage: CGFloat = -1

  /// What is taken for the height of a row; kept, never used.
  open var estimatedRowHeight: CGFloat {
    get { tracked(estimatedRowHeightStorage) }
    set { estimatedRowHeightStorage = newValue }
  }

  final var estimatedRowHeightStorage: CGFloat = -1

  /// A view above all rows.
  open var tableHeaderView: UIView? {
    get { tracked(tableHeaderViewStorage) }
    set { tableHeaderViewStorage = exchange(tableHeaderViewStorage, for: newValue) }
  }

  final var tableHeaderViewStorage: UIView? = nil

  /// A view below all rows.
  open var tableFooterView: UIView? {
    get { tracked(tableFooterViewStorage) }
    set { tableFooterViewStorage = exchange(tableFooterViewStorage, for: newValue) }
  }

  final var tableFooterViewStorage: UIView? = nil

  /// A view behind all rows.
  open var backgroundView: UIView? {
    get { tracked(backgroundViewStorage) }
    set { backgroundViewStorage = exchange(backgroundViewStorage, for: newValue) }
  }

  final var backgroundViewStorage: UIView? = nil

  /// Whether the user can select several rows while the table is edited; then no row has a sign for what can be done with it.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { tracked(allowsSeveralWhileEditing) }
    set { allowsSeveralWhileEditing = newValue }
  }

  final var allowsSeveralWhileEditing = false

  /// Whether the table is edited: rows can be deleted, inserted and moved, and are not selected.
  open var isEditing: Bool {
    get { tracked(isEditingStorage) }
    set { setEditing(newValue, animated: false) }
  }

  final var isEditingStorage: Bool = false

  /// Forgets all rows and the selection; the data source is asked again.
  open func reloadData() { rows.reload() }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - style: How it looks.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func exchange(_ old: UIView?, for new: UIView?) -> UIView? {
    if let old, old !== new { old.removeFromSuperview() }
    if let new { addSubview(new) }
    return new
  }

  /// Begins or ends the editing; no row is selected any more, and cells on screen are told.
  ///
  /// - Parameters:
  ///   - editing: Whether to begin.
  ///   - animated: Without effect, nothing is drawn.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    rows.deselectAll()
    for (path, cell) in rows.cells { showEditing(of: cell, at: path, animated: animated) }
  }

  // MARK: - Cells

  /// Says of which class the cells of a name are.
  ///
  /// - Parameters:
  ///   - cellClass: The class, or `nil` to forget the name.
  ///   - identifier: The name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes.register(cellClass, as: identifier)
  }

  /// Says from which nib the cells of a name are.
  ///
  /// - Parameters:
  ///   - nib: The nib, with one cell in it, or `nil` to forget the name.
  ///   - identifier: The name.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    classes.register(nib, as: identifier) {
      $0.makeCell(identifier, ofCollection: false) ?? UITableViewCell()
    }
  }

  /// A cell of a name that was registered.
  ///
  /// - Parameters:
  ///   - identifier: The name; one that was not registered raises an exception.
  ///   - indexPath: The row.
  /// - Returns: A cell that is not on screen any more, or a new one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeue(identifier) { return cell }
    Simulation.current.raise(.unknownCell(identifier, ofCollection: false))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A cell of a name.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: A cell that is not on screen any more, a new one of the class that was registered, or `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }

  private func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = classes.takeUnused(identifier) as? UITableViewCell {
      cell.isUpdateDue = true
      cell.prepareForReuse()
      return cell
    }
    return classes.make(identifier, by: ClassHooksMakeTableCell)
  }

  /// The cell of a row.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The cell, or `nil` where the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    trackAccess()
    layOutRows()
    return rows.cell(at: indexPath) as? UITableViewCell
  }

  /// The row of a cell.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The row, or `nil` where the cell is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { tracked(rows.path(of: cell)) }

  /// The cells on screen, uppermost first.
  open var visibleCells: [UITableViewCell] {
    trackAccess()
    layOutRows()
    return rows.cells.compactMap { $0.cell as? UITableViewCell }
  }

  /// The rows on screen, uppermost first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    trackAccess()
    layOutRows()
    return rows.cells.map(\.path)
  }

  /// How many sections there are.
  open var numberOfSections: Int { tracked(rows.sections().count) }

  /// How many rows a section has.
  ///
  /// - Parameter section: The section.
  /// - Returns: The number, 0 where there is no such section.
  open func numberOfRows(inSection section: Int) -> Int { tracked(rows.count(inSection: section)) }

  open override func layoutIfNeeded() {
    layOutRows()
    super.layoutIfNeeded()
  }

  /// Selects a row; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `nil` to deselect all.
  ///   - animated: Without effect, nothing is drawn.
  ///   - scrollPosition: Whether the row comes on screen: not with `none`.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return rows.selected.forEach { rows.deselect($0) } }
    guard rows.exists(indexPath) else { return }
    rows.select(indexPath, alone: !selectsSeveral)
    if scrollPosition != .none { rows.scroll(to: indexPath) }
  }

  /// Deselects a row; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Without effect, nothing is drawn.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { rows.deselect(indexPath) }
}
