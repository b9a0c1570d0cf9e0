public import Foundation

/// Decides on what the user does with a table, and is told of it.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Whether a row takes a tap.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it does.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row is about to be selected by the user.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The row that is selected in its place, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The user has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A row is about to be deselected by the user.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The row that is deselected in its place, or `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// The user has deselected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// The user has tapped the button at the right of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// A cell is about to come on screen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A cell has left the screen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )

  /// The buttons that a swipe to the left shows.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The buttons, or `nil` for Delete, where the row can be deleted.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The buttons that a swipe to the left shows, in the form that came first: asked for where there are none in the other one.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The buttons, the outermost first, or `nil` for Delete, where the row can be deleted.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// The buttons that a swipe to the right shows.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The buttons, or `nil` for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The view above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The view, or `nil` for the title that the data source gives.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The view below a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The view, or `nil` for the title that the data source gives.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// The height of a row; never asked, as nothing is laid out.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The height.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of what is above a section; never asked, as nothing is laid out.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The height.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of what is below a section; never asked, as nothing is laid out.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The height.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// What a long press on a row shows.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The row.
  ///   - point: Where it is pressed.
  /// - Returns: What is shown, or `nil` for nothing.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The user has tapped the preview of a row.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - configuration: What is shown.
  ///   - animator: To which changes and a completion can be added.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// The menu of a row opens.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - configuration: What is shown.
  ///   - animator: To which changes and a completion can be added.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu of a row closes.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - configuration: What was shown.
  ///   - animator: To which changes and a completion can be added.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// What the user does with a row while the table is edited.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: What it is; a swipe deletes only where it is to delete.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// The title of the button that deletes a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The title, or `nil` for the system's.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?

  /// The user has swiped over a row, and buttons come.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// The buttons that a swipe has shown are gone.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, or `nil` where it has gone.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Where a row goes that the user drags.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Its place.
  ///   - proposedDestinationIndexPath: Where the user has dragged it.
  /// - Returns: Where it goes.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension UITableViewDelegate {
  /// It does.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// It is.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// It is.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Delete alone.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// There are none.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// There is none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// There is none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// As good as any.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  /// As good as any.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }

  /// As good as any.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
}
