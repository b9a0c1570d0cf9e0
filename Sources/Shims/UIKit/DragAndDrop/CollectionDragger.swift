public import Foundation
public import HeadlessUIKit

/// Drags items of a collection and drops them there, and tells its delegates.
@MainActor
final class CollectionDragger: RowDragger {
  weak var drag: (any UICollectionViewDragDelegate)?
  weak var drop: (any UICollectionViewDropDelegate)?
  var isEnabled = true
  private weak var collectionView: UICollectionView?

  init(of collectionView: UICollectionView) { self.collectionView = collectionView }

  var mayDrag: Bool { isEnabled && drag != nil }

  func drag(_ path: IndexPath, to place: IndexPath) {
    guard let collectionView, let drag else { return }
    let session = LocalDrag()
    session.items = StructureReads.callOut("itemsForBeginning") {
      drag.collectionView(collectionView, itemsForBeginning: session, at: path)
    }
    guard !session.items.isEmpty else { return }
    session.allowsMoveOperation = StructureReads.callOut("dragSessionAllowsMoveOperation") {
      drag.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
    session.isRestrictedToDraggingApplication = StructureReads.callOut("dragSessionIsRestricted") {
      drag.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
    StructureReads.callOut("dragSessionWillBegin") {
      drag.collectionView(collectionView, dragSessionWillBegin: session)
    }
    LocalDrop(of: session).perform(on: self, from: path, to: place)
  }
}

extension CollectionDragger: ListOfDrops {
  func takes(_ session: LocalDrop) -> Bool {
    guard let collectionView, let drop else { return false }
    return StructureReads.callOut("canHandle") {
      drop.collectionView(collectionView, canHandle: session)
    }
  }

  func propose(_ session: LocalDrop, at place: IndexPath) -> UIDropProposal {
    guard let collectionView, let drop else { return UIDropProposal(operation: .cancel) }
    StructureReads.callOut("dropSessionDidEnter") {
      drop.collectionView(collectionView, dropSessionDidEnter: session)
    }
    return StructureReads.callOut("dropSessionDidUpdate") {
      drop.collectionView(
        collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: place)
    }
  }

  func perform(
    _ session: LocalDrop, _ proposal: UIDropProposal, from path: IndexPath, to place: IndexPath
  ) -> [DropAnimation] {
    guard let collectionView, let drop, let proposal = proposal as? UICollectionViewDropProposal
    else { return [] }
    let coordinator = CollectionDropCoordinator(
      session, proposal, of: self, from: path, to: place)
    StructureReads.callOut("performDrop") {
      drop.collectionView(collectionView, performDropWith: coordinator)
    }
    return coordinator.animations
  }

  func end(_ session: LocalDrop) {
    guard let collectionView, let drop else { return }
    StructureReads.callOut("dropSessionDidEnd") {
      drop.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }

  func end(_ session: LocalDrag) {
    guard let collectionView, let drag else { return }
    StructureReads.callOut("dragSessionDidEnd") {
      drag.collectionView(collectionView, dragSessionDidEnd: session)
    }
  }

  var view: UIView? { collectionView }

  var mayDrop: Bool { drop != nil }

  func inserts(_ proposal: UIDropProposal) -> Bool {
    (proposal as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath
  }

  func canReorder(at path: IndexPath) -> Bool { collectionView?.canReorder(at: path) ?? false }

  func reorder(_ path: IndexPath, to place: IndexPath) { collectionView?.reorder(path, to: place) }

  func insertRow(at place: IndexPath) { collectionView?.insertItems(at: [place]) }
}

/// What is dropped on a collection, from the finger to its place.
@MainActor
private final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private(set) var animations: [DropAnimation] = []
  private weak var list: (any ListOfDrops)?

  init(
    _ session: LocalDrop, _ proposal: UICollectionViewDropProposal,
    of list: any ListOfDrops,
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
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    add(KeptPlace(for: dragItem, at: placeholder.place, of: list))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    add(DropAnimation())
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { add(DropAnimation()) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    add(DropAnimation())
  }
}

extension DroppedItem: UICollectionViewDropItem {}

/// Says what is dragged from a collection, and is told of it.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged when the user presses an item and moves the finger.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  ///   - indexPath: The item.
  /// - Returns: The items; none where nothing can be dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What is added to a drag by a tap on another item; never asked, as the user has one finger.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  ///   - indexPath: The item.
  ///   - point: Where it is tapped.
  /// - Returns: The items.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// How an item looks that is dragged; never asked, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: How it looks, or `nil` for as ever.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// The drag begins.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// The drag is over.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

  /// Whether what is dragged may leave where it was.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  /// - Returns: Whether it may.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether other apps get nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  /// - Returns: Whether they do not.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  /// As ever.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}

  /// It may.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// They get what is dragged.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
