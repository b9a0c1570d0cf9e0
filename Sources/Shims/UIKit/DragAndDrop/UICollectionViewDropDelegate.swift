public import Foundation
public import HeadlessUIKit

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
