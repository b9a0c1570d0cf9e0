public import Foundation
public import HeadlessUIKit

/// Takes what is dropped on a table, and is told of it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Something is dropped: takes it, and says to where it goes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - coordinator: Knows what is dropped, and where.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether what is dragged is wanted.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  /// - Returns: Whether it is.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// What is dragged comes over the table.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What would be done with what is over the table; asked once, where it is dropped.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  ///   - destinationIndexPath: Where it is.
  /// - Returns: What would be done.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// What is dragged goes away from the table; never told, as the user drops it there.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// The drop is over, whatever has come of it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How a row looks that comes by a drop; never asked, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: How it looks, or `nil` for as ever.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// It is.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

  /// It would be copied.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  /// As ever.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
