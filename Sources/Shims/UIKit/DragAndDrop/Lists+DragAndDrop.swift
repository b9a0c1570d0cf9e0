public import Foundation
public import HeadlessUIKit

// Who is asked and told when rows are dragged and dropped.

extension UITableView {
  private var dragger: TableDragger {
    if let found = rowDragger as? TableDragger { return found }
    let made = TableDragger(of: self)
    rowDragger = made
    return made
  }

  /// Says what is dragged.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { (rowDragger as? TableDragger)?.drag }
    set { dragger.drag = newValue }
  }

  /// Takes what is dropped.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { (rowDragger as? TableDragger)?.drop }
    set { dragger.drop = newValue }
  }

  /// Whether rows can be dragged.
  public final var dragInteractionEnabled: Bool {
    get { (rowDragger as? TableDragger)?.isEnabled ?? true }
    set { dragger.isEnabled = newValue }
  }

  /// Whether a row is being dragged: never between two gestures of the model.
  public final var hasActiveDrag: Bool { false }

  /// Whether something is over the table that was not dropped yet: never between two gestures of the model.
  public final var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  private var dragger: CollectionDragger {
    if let found = rowDragger as? CollectionDragger { return found }
    let made = CollectionDragger(of: self)
    rowDragger = made
    return made
  }

  /// Says what is dragged.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { (rowDragger as? CollectionDragger)?.drag }
    set { dragger.drag = newValue }
  }

  /// Takes what is dropped.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { (rowDragger as? CollectionDragger)?.drop }
    set { dragger.drop = newValue }
  }

  /// Whether items can be dragged.
  public final var dragInteractionEnabled: Bool {
    get { (rowDragger as? CollectionDragger)?.isEnabled ?? true }
    set { dragger.isEnabled = newValue }
  }

  /// Whether an item is being dragged: never between two gestures of the model.
  public final var hasActiveDrag: Bool { false }

  /// Whether something is over the collection that was not dropped yet: never between two gestures of the model.
  public final var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// How fast items make room for what is over them.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// After a while.
    case slow = 2
  }

  /// How fast items make room for what is over them; kept, never used.
  public final var reorderingCadence: ReorderingCadence {
    get { kept(or: .immediate) }
    set { keep(newValue) }
  }
}

// Items that code moves after a finger, as it does with a gesture of the app's own.

/// An item that is moved after a finger.
private struct MovedItem {
  let path: IndexPath
  var hasMoved = false
}

extension UICollectionView {
  private var movedItem: MovedItem? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Begins to move an item after a finger.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether the data source lets it be moved.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movedItem == nil, canReorder(at: indexPath) else { return false }
    movedItem = MovedItem(path: indexPath)
    return true
  }

  /// Moves the item; nothing is laid out, so that any movement leads one place down.
  ///
  /// - Parameter targetPosition: Where the finger is; without effect.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movedItem?.hasMoved = true
  }

  /// Ends the movement: the data source is told where the item is, if it was moved and is not the last one.
  public final func endInteractiveMovement() {
    guard let moved = movedItem else { return }
    movedItem = nil
    let next = IndexPath(item: moved.path.item + 1, section: moved.path.section)
    guard moved.hasMoved, next.item < numberOfItems(inSection: next.section) else { return }
    reorder(moved.path, to: next)
  }

  /// Ends the movement, and the item is where it was.
  public final func cancelInteractiveMovement() { movedItem = nil }
}
