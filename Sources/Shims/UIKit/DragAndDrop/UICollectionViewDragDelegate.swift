public import Foundation
public import HeadlessUIKit

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
