public import Foundation
public import HeadlessUIKit

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
