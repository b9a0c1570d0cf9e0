public import Foundation

/// Says what the items of a collection are.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many sections there are.
  ///
  /// - Parameter collectionView: The collection.
  /// - Returns: The number.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// How many items a section has.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - section: The section.
  /// - Returns: The number.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Makes the cell of an item that comes on screen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: A cell, best one that `dequeueReusableCell` gives.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Makes a head, a foot or another view that the layout has beside the items.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - kind: What kind of view.
  ///   - indexPath: Where it stands.
  /// - Returns: A view, best one that `dequeueReusableSupplementaryView` gives.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether the user can drag an item to another place.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it can be dragged.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// The user has dragged an item to another place.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - sourceIndexPath: Where it was.
  ///   - destinationIndexPath: Where it is.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// It cannot; whoever has the method that is told has this one too, as nobody can see whether a class has that.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// There is one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty one; UIKit raises an exception.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Decides on what the user does with a collection, and is told of it.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item takes a tap.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether the user may select an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it may be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// The user has selected an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Whether the user may deselect an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it may be deselected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// The user has deselected an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// A cell is about to come on screen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cell: The cell.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )

  /// A cell has left the screen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cell: The cell.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// A head, a foot or the like is about to come on screen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - view: The view.
  ///   - elementKind: What kind of view.
  ///   - indexPath: Where it stands.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )

  /// A head, a foot or the like has left the screen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - view: The view.
  ///   - elementKind: What kind of view.
  ///   - indexPath: Where it stood.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  )

  /// What a long press on items shows.
  ///
  /// - Parameters:
  ///   - collectionView: The list.
  ///   - indexPaths: The items; the model presses one at a time.
  ///   - point: Where they are pressed.
  /// - Returns: What is shown, or `nil` for nothing.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What a long press on an item shows, in the form that came first.
  ///
  /// - Parameters:
  ///   - collectionView: The list.
  ///   - indexPath: The item.
  ///   - point: Where it is pressed.
  /// - Returns: What is shown, or `nil` for nothing.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The user has tapped the preview of a item.
  ///
  /// - Parameters:
  ///   - collectionView: The list.
  ///   - configuration: What is shown.
  ///   - animator: To which changes and a completion can be added.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// The menu of a item opens.
  ///
  /// - Parameters:
  ///   - collectionView: The list.
  ///   - configuration: What is shown.
  ///   - animator: To which changes and a completion can be added.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu of a item closes.
  ///
  /// - Parameters:
  ///   - collectionView: The list.
  ///   - configuration: What was shown.
  ///   - animator: To which changes and a completion can be added.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Where an item goes that the user drags.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - originalIndexPath: Its place before the drag.
  ///   - currentIndexPath: Its place now.
  ///   - proposedIndexPath: Where the user has dragged it.
  /// - Returns: Where it goes.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension UICollectionViewDelegate {
  /// Where the user has dragged it.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// It does.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// It may be.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Nothing happens.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// It may be.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Nothing happens.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}
