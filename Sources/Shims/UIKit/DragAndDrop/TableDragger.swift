public import Foundation
public import HeadlessUIKit

/// Drags rows of a table and drops them there, and tells its delegates.
@MainActor
final class TableDragger: RowDragger {
  weak var drag: (any UITableViewDragDelegate)?
  weak var drop: (any UITableViewDropDelegate)?
  var isEnabled = true
  private weak var tableView: UITableView?

  init(of tableView: UITableView) { self.tableView = tableView }

  var mayDrag: Bool { isEnabled && drag != nil }

  func drag(_ path: IndexPath, to place: IndexPath) {
    guard let tableView, let drag else { return }
    let session = LocalDrag()
    session.items = StructureReads.callOut("itemsForBeginning") {
      drag.tableView(tableView, itemsForBeginning: session, at: path)
    }
    guard !session.items.isEmpty else { return }
    session.allowsMoveOperation = StructureReads.callOut("dragSessionAllowsMoveOperation") {
      drag.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
    session.isRestrictedToDraggingApplication = StructureReads.callOut("dragSessionIsRestricted") {
      drag.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
    StructureReads.callOut("dragSessionWillBegin") {
      drag.tableView(tableView, dragSessionWillBegin: session)
    }
    LocalDrop(of: session).perform(on: self, from: path, to: place)
  }
}

extension TableDragger: ListOfDrops {
  func takes(_ session: LocalDrop) -> Bool {
    guard let tableView, let drop else { return false }
    return StructureReads.callOut("canHandle") { drop.tableView(tableView, canHandle: session) }
  }

  func propose(_ session: LocalDrop, at place: IndexPath) -> UIDropProposal {
    guard let tableView, let drop else { return UIDropProposal(operation: .cancel) }
    StructureReads.callOut("dropSessionDidEnter") {
      drop.tableView(tableView, dropSessionDidEnter: session)
    }
    return StructureReads.callOut("dropSessionDidUpdate") {
      drop.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: place)
    }
  }

  func perform(
    _ session: LocalDrop, _ proposal: UIDropProposal, from path: IndexPath, to place: IndexPath
  ) -> [DropAnimation] {
    guard let tableView, let drop, let proposal = proposal as? UITableViewDropProposal else {
      return []
    }
    let coordinator = TableDropCoordinator(session, proposal, of: self, from: path, to: place)
    StructureReads.callOut("performDrop") {
      drop.tableView(tableView, performDropWith: coordinator)
    }
    return coordinator.animations
  }

  func end(_ session: LocalDrop) {
    guard let tableView, let drop else { return }
    StructureReads.callOut("dropSessionDidEnd") {
      drop.tableView(tableView, dropSessionDidEnd: session)
    }
  }

  func end(_ session: LocalDrag) {
    guard let tableView, let drag else { return }
    StructureReads.callOut("dragSessionDidEnd") {
      drag.tableView(tableView, dragSessionDidEnd: session)
    }
  }

  var view: UIView? { tableView }

  var mayDrop: Bool { drop != nil }

  func inserts(_ proposal: UIDropProposal) -> Bool {
    (proposal as? UITableViewDropProposal)?.intent == .insertAtDestinationIndexPath
  }

  func canReorder(at path: IndexPath) -> Bool { tableView?.canReorder(at: path) ?? false }

  func reorder(_ path: IndexPath, to place: IndexPath) { tableView?.reorder(path, to: place) }

  func insertRow(at place: IndexPath) { tableView?.insertRows(at: [place], with: .automatic) }
}

/// What is dropped on a table, from the finger to its place.
@MainActor
private final class TableDropCoordinator: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private(set) var animations: [DropAnimation] = []
  private weak var list: (any ListOfDrops)?

  init(
    _ session: LocalDrop, _ proposal: UITableViewDropProposal, of list: any ListOfDrops,
    from path: IndexPath, to place: IndexPath
  ) {
    (self.session, self.proposal, self.list, destinationIndexPath) = (
      session, proposal, list, place
    )
    items = session.items.map { DroppedItem($0, from: path) }
  }

  private func add<Animation: DropAnimation>(_ animation: Animation) -> Animation {
    animations.append(animation)
    return animation
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    add(KeptPlace(for: dragItem, at: placeholder.place, of: list))
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    add(DropAnimation())
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { add(DropAnimation()) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    add(DropAnimation())
  }
}

extension DroppedItem: UITableViewDropItem {}

/// Says what is dragged from a table, and is told of it.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged when the user presses a row and moves the finger.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  ///   - indexPath: The row.
  /// - Returns: The items; none where nothing can be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What is added to a drag by a tap on another row; never asked, as the user has one finger.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  ///   - indexPath: The row.
  ///   - point: Where it is tapped.
  /// - Returns: The items.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// How a row looks that is dragged; never asked, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: How it looks, or `nil` for as ever.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// The drag begins.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// The drag is over.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Whether what is dragged may leave where it was.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  /// - Returns: Whether it may.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether other apps get nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  /// - Returns: Whether they do not.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  /// As ever.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

  /// It may.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// They get what is dragged.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
