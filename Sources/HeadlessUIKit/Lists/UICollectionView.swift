import ConcurrencyHooks
public import Foundation

/// Items in some order, which the data source provides and the user taps.
///
/// Nothing is laid out: a screen shows sixteen items, from the first one on or from where code has scrolled to. The data
/// source is asked before the screen appears, and at the end of the turn in which something has changed.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Where an item comes to stand that code scrolls to; nothing is laid out, so it only comes on screen.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: UInt

    /// Makes places from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    /// In the middle from top to bottom.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    /// At the bottom.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    /// At the left.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    /// In the middle from left to right.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    /// At the right.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// Says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { tracked(dataSourceStorage) }
    set {
      dataSourceStorage = newValue
      rows.reload()
    }
  }

  final weak var dataSourceStorage: (any UICollectionViewDataSource)?

  /// Is told what the user does with the items; the same that `UIScrollView` has, by the type that it has here.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// Where the items stand; without effect.
  open var collectionViewLayout: UICollectionViewLayout {
    get { tracked(collectionViewLayoutStorage) }
    set {
      collectionViewLayoutStorage = newValue
      newValue.holder = self
      rows.renewCells()
    }
  }

  final var collectionViewLayoutStorage: UICollectionViewLayout

  /// Whether the user can select items.
  open var allowsSelection: Bool {
    get { tracked(allowsSelectionStorage) }
    set { allowsSelectionStorage = newValue }
  }

  final var allowsSelectionStorage: Bool = true

  /// Whether the user can select several items.
  open var allowsMultipleSelection: Bool {
    get { tracked(allowsMultipleSelectionStorage) }
    set { allowsMultipleSelectionStorage = newValue }
  }

  final var allowsMultipleSelectionStorage: Bool = false

  /// Whether the user can select items while the collection is edited.
  open var allowsSelectionDuringEditing: Bool {
    get { tracked(allowsSelectionWhileEditing) }
    set { allowsSelectionWhileEditing = newValue }
  }

  final var allowsSelectionWhileEditing = false

  /// Whether the user can select several items while the collection is edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { tracked(allowsSeveralWhileEditing) }
    set { allowsSeveralWhileEditing = newValue }
  }

  final var allowsSeveralWhileEditing = false

  /// Whether the collection is edited; no item is selected any more when that changes.
  open var isEditing: Bool {
    get { tracked(isEditingStorage) }
    set {
      guard newValue != isEditingStorage else { return }
      isEditingStorage = newValue
      rows.deselectAll()
    }
  }

  final var isEditingStorage = false

  /// A view behind all items.
  open var backgroundView: UIView? {
    get { tracked(backgroundViewStorage) }
    set {
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { addSubview(newValue) }
    }
  }

  final var backgroundViewStorage: UIView? = nil

  private(set) lazy final var rows = Rows(of: self)
  final var classes = RegisteredClasses()
  final var supplements: [String: RegisteredClasses] = [:]
  final var supplementarySections: [(section: Int, views: [SupplementaryView])] = []
  final var batch: RowUpdates?

  /// Forgets all items and the selection; the data source is asked again.
  open func reloadData() { rows.reload() }

  /// Makes a collection.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - layout: Where the items stand; without effect.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayoutStorage = layout
    super.init(frame: frame)
    layout.holder = self
  }

  /// Makes a collection from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    collectionViewLayoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayoutStorage.holder = self
  }

  // MARK: - Cells

  /// Says of which class the cells of a name are.
  ///
  /// - Parameters:
  ///   - cellClass: The class, or `nil` to forget the name.
  ///   - identifier: The name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes.register(cellClass, as: identifier)
  }

  /// Says from which nib the cells of a name are.
  ///
  /// - Parameters:
  ///   - nib: The nib, with one cell in it, or `nil` to forget the name.
  ///   - identifier: The name.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    classes.register(nib, as: identifier) {
      $0.makeCell(identifier, ofCollection: true) ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// A cell of a name that was registered.
  ///
  /// - Parameters:
  ///   - identifier: The name; one that was not registered raises an exception.
  ///   - indexPath: The item.
  /// - Returns: A cell that is not on screen any more, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(identifier) { return cell }
    Simulation.current.raise(.unknownCell(identifier, ofCollection: true))
    return UICollectionViewCell(frame: .zero)
  }

  final func dequeue(_ identifier: String) -> UICollectionViewCell? {
    if let cell = classes.takeUnused(identifier) as? UICollectionViewCell {
      cell.isUpdateDue = true
      cell.prepareForReuse()
      return cell
    }
    return classes.make(identifier, by: ClassHooksMakeCollectionView)
  }

  /// The cell of an item.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The cell, or `nil` where the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    trackAccess()
    layOutRows()
    return rows.cell(at: indexPath) as? UICollectionViewCell
  }

  /// The item of a cell.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The item, or `nil` where the cell is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { tracked(rows.path(of: cell)) }

  /// The cells on screen, first one first.
  open var visibleCells: [UICollectionViewCell] {
    trackAccess()
    layOutRows()
    return rows.cells.compactMap { $0.cell as? UICollectionViewCell }
  }

  /// The items on screen, first one first.
  open var indexPathsForVisibleItems: [IndexPath] {
    trackAccess()
    layOutRows()
    return rows.cells.map(\.path)
  }

  /// How many sections there are.
  open var numberOfSections: Int { tracked(rows.sections().count) }

  /// How many items a section has.
  ///
  /// - Parameter section: The section.
  /// - Returns: The number, 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int { tracked(rows.count(inSection: section)) }

  open override func layoutIfNeeded() {
    layOutRows()
    super.layoutIfNeeded()
  }

  /// Selects an item; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or `nil` to deselect all.
  ///   - animated: Without effect, nothing is drawn.
  ///   - scrollPosition: Whether the item comes on screen: not where it is empty.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return rows.selected.forEach { rows.deselect($0) } }
    guard rows.exists(indexPath) else { return }
    rows.select(indexPath, alone: !selectsSeveral)
    if !scrollPosition.isEmpty { rows.scroll(to: indexPath) }
  }

  /// Deselects an item; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Without effect, nothing is drawn.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { rows.deselect(indexPath) }
}
