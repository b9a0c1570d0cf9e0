public import Foundation

/// Decides on the editing of a search bar, and is told of what the user does with it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
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

/// Hears what the user does with the parts of a search bar, and tells the bar's delegate and its search controller.
///
/// It is no code of the app's, although controls and fields call it as such.
@MainActor
final class SearchBarListener: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.call("searchBarShouldBeginEditing", otherwise: true) { $0.searchBarShouldBeginEditing(bar) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.call("searchBarTextDidBeginEditing", otherwise: ()) { $0.searchBarTextDidBeginEditing(bar) }
    bar.searcher?.activate()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.call("searchBarShouldEndEditing", otherwise: true) { $0.searchBarShouldEndEditing(bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.call("searchBarTextDidEndEditing", otherwise: ()) { $0.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.call("shouldChangeText", otherwise: true) {
      $0.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.call("searchBarSearchButtonClicked", otherwise: ()) { $0.searchBarSearchButtonClicked(bar) }
    if bar.searcher != nil { bar.resignFirstResponder() }
    return false
  }

  func change() {
    guard let bar else { return }
    let text = bar.field.textStorage
    bar.call("textDidChange", otherwise: ()) { $0.searchBar(bar, textDidChange: text) }
    bar.searcher?.update()
    (bar.searcher?.item?.owner.target ?? bar.accountable)?.requestUnavailableUpdate()
  }

  func cancel() {
    guard let bar else { return }
    bar.call("searchBarCancelButtonClicked", otherwise: ()) { $0.searchBarCancelButtonClicked(bar) }
    bar.searcher?.deactivate()
  }

  func chooseScope() {
    guard let bar else { return }
    let index = StructureReads.suspended { bar.selectedScopeButtonIndex }
    bar.call("selectedScopeButtonIndexDidChange", otherwise: ()) {
      $0.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    }
    bar.searcher?.update()
  }
}
