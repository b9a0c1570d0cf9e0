public import Foundation
public import HeadlessUIKit

/// What a collection would do with what is over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would be.
  public enum Intent: Int, Hashable, Sendable {
    /// That is not known yet.
    case unspecified = 0
    /// At the place, and what is there makes room.
    case insertAtDestinationIndexPath = 1
    /// In what is at the place.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where it would be.
  public final let intent: Intent

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - operation: What becomes of it.
  ///   - intent: Where it would be.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that leaves open where it would be.
  ///
  /// - Parameter operation: What becomes of it.
  override public convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// Something that is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }

  /// From where in the collection it comes; `nil` from elsewhere.
  var sourceIndexPath: IndexPath? { get }

  /// How large its preview is: nothing is drawn, so not at all.
  var previewSize: CGSize { get }
}

/// Knows what is dropped on a collection, and brings it to its place.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }

  /// Where.
  var destinationIndexPath: IndexPath? { get }

  /// What the delegate would do with it.
  var proposal: UICollectionViewDropProposal { get }

  /// The drop.
  var session: any UIDropSession { get }

  /// Brings what is dropped to a place that is kept for it.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - placeholder: The place.
  /// - Returns: To which the rest is told.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Brings what is dropped to an item that code has inserted.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The item.
  /// - Returns: To which changes and a completion can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Brings what is dropped into an item.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The item.
  ///   - rect: Where in it.
  /// - Returns: To which changes and a completion can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Brings what is dropped elsewhere.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - target: Where.
  /// - Returns: To which changes and a completion can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place that is kept in a collection; nothing is seen there.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder {
  /// Sets a cell up; never called, as none is made.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  final let place: IndexPath

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is.
  ///   - reuseIdentifier: Of which kind its cell would be.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    place = insertionIndexPath
  }
}

/// A place that is kept for what is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How it looks; never called, as nothing is drawn.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Is told what becomes of a place that is kept.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What is dropped.
  var dragItem: UIDragItem { get }

  /// Puts an item there.
  ///
  /// - Parameter dataSourceUpdates: Changes the data.
  /// - Returns: Whether the place was kept still.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Keeps the place no more.
  ///
  /// - Returns: Whether it was kept still.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the cell set up anew; none is made.
  func setNeedsCellUpdate()
}

/// Takes what is dropped on a collection, and is told of it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Something is dropped: takes it, and says to where it goes.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - coordinator: Knows what is dropped, and where.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Whether what is dragged is wanted.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drop.
  /// - Returns: Whether it is.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  /// What is dragged comes over the collection.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drop.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// What would be done with what is over the collection; asked once, where it is dropped.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drop.
  ///   - destinationIndexPath: Where it is.
  /// - Returns: What would be done.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// What is dragged goes away from the collection; never told, as the user drops it there.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drop.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// The drop is over, whatever has come of it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drop.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  /// How an item looks that comes by a drop; never asked, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: How it looks, or `nil` for as ever.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// It is.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// It would be copied.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
  }

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// As ever.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
