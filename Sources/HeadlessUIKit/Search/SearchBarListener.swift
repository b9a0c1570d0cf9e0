import Foundation

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
