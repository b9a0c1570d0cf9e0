import Foundation

/// The methods that a class of the app's has if rows of its table can be edited.
///
/// UIKit asks whether a data source has them. Here that can be seen of classes that derive from `UITableViewController`.
@MainActor
enum RowMethods {
  private final class Plain: UITableViewController {}

  private final class Commits: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { counted += 1 }
  }

  private final class Moves: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { counted += 2 }
  }

  // The methods above differ, so that no optimiser takes the two for the same.
  private static var counted = 0

  /// Deletes or inserts a row.
  static let commit = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Commits.self)

  /// Moves a row.
  static let move = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Moves.self)
}
