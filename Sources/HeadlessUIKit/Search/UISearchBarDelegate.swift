public import Foundation

/// Decides on the editing of a search bar, and is told of what the user does with it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Asks whether editing may begin.
  ///
  /// - Parameter searchBar: The bar.
  /// - Returns: Whether it may.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has begun.
  ///
  /// - Parameter searchBar: The bar.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asks whether editing may end.
  ///
  /// - Parameter searchBar: The bar.
  /// - Returns: Whether it may.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has ended.
  ///
  /// - Parameter searchBar: The bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user has changed the text.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - searchText: The text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Asks whether the user may change the text.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - range: What is replaced.
  ///   - text: What is put there.
  /// - Returns: Whether the text is changed.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user has tapped the key that searches.
  ///
  /// - Parameter searchBar: The bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The user has tapped the button that ends the search.
  ///
  /// - Parameter searchBar: The bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The user has chosen a kind of results.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - selectedScope: Its index.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Nothing happens.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Nothing happens.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Nothing happens.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// The user may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Nothing happens.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Nothing happens.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Nothing happens.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
