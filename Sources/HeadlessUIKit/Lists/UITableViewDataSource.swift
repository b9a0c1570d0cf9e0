public import Foundation

/// Says what the rows of a table are.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are.
  ///
  /// - Parameter tableView: The table.
  /// - Returns: The number.
  func numberOfSections(in tableView: UITableView) -> Int

  /// How many rows a section has.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The number.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Makes the cell of a row that comes on screen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: A cell, best one that `dequeueReusableCell` gives.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The title above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The title, or `nil` for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section.
  /// - Returns: The title, or `nil` for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user can delete a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it can be deleted.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the user can drag a row to another place while the table is edited.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it can be dragged.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The user has dragged a row to another place, which the data has to follow.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Its place before.
  ///   - destinationIndexPath: Its place now.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )

  /// The user has deleted a row or tapped its plus sign, which the data has to follow.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - editingStyle: What was done.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// There is one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// There is none.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// There is none.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// It cannot be: whether the class has a `commit` method cannot be told here.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// It cannot be: whether the class has the method that is told cannot be known here.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
