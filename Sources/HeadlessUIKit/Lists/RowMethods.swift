import Foundation

/// The methods that a class of the app's has if rows of its table can be edited, swiped over or pressed.
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

  private final class Edits: UITableViewController {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      counted += 3
      return true
    }
  }

  private final class Trails: UITableViewController {
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      counted += 4
      return nil
    }
  }

  private final class Leads: UITableViewController {
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      counted += 5
      return nil
    }
  }

  private final class Acts: UITableViewController {
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      counted += 7
      return nil
    }
  }

  private final class Presses: UITableViewController {
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      counted += 6
      return nil
    }
  }

  // The methods above differ, so that no optimiser takes the two for the same.
  private static var counted = 0

  /// Deletes or inserts a row.
  static let commit = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Commits.self)

  /// Moves a row.
  static let move = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Moves.self)

  /// Says whether a row can be edited.
  static let canEdit = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Edits.self)

  /// Names the buttons at the right of a row.
  static let trailing = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Trails.self)

  /// Names the buttons at the right of a row in the form that came first.
  static let actions = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Acts.self)

  /// Names the buttons at the left of a row.
  static let leading = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Leads.self)

  /// Names the menu of a row.
  static let menu = OverriddenMethod(
    of: UITableViewController.self, plain: Plain.self, overriding: Presses.self)
}

/// The same of collections: the method that moves an item, and those that name its menu, in the newer form and in the one that came
/// first.
@MainActor
enum ItemMethods {
  private final class Plain: UICollectionViewController {}

  private final class PressesItems: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      counted += 1
      return nil
    }
  }

  private final class PressesItem: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      counted += 2
      return nil
    }
  }

  private final class Moves: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { counted += 3 }
  }

  private static var counted = 0

  /// Moves an item.
  static let move = OverriddenMethod(
    of: UICollectionViewController.self, plain: Plain.self, overriding: Moves.self)

  /// Both forms of what names a menu.
  static let all = [PressesItems.self, PressesItem.self].map {
    OverriddenMethod(of: UICollectionViewController.self, plain: Plain.self, overriding: $0)
  }
}
