import Foundation
import HeadlessUIKit

extension CalledListener: UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
  private func bar(_ method: String) { CalloutStage.called("UISearchBarDelegate.\(method)") }
  private func search(_ method: String) { CalloutStage.called("UISearchControllerDelegate.\(method)") }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    bar("searchBarShouldBeginEditing(_:)")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { bar("searchBarTextDidBeginEditing(_:)") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    bar("searchBarShouldEndEditing(_:)")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { bar("searchBarTextDidEndEditing(_:)") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    bar("searchBar(_:textDidChange:)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    bar("searchBar(_:shouldChangeTextIn:replacementText:)")
    return true
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { bar("searchBarSearchButtonClicked(_:)") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { bar("searchBarCancelButtonClicked(_:)") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    bar("searchBar(_:selectedScopeButtonIndexDidChange:)")
  }
  func presentSearchController(_ searchController: UISearchController) {
    search("presentSearchController(_:)")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    search("willPresentSearchController(_:)")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    search("didPresentSearchController(_:)")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    search("willDismissSearchController(_:)")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    search("didDismissSearchController(_:)")
  }
  func updateSearchResults(for searchController: UISearchController) {
    CalloutStage.called("UISearchResultsUpdating.updateSearchResults(for:)")
  }
}

// What the user does with a search.
extension TrackedCallout {
  @MainActor static let searches: [TrackedCallout] =
    [
      "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
      "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)",
      "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBarSearchButtonClicked(_:)",
      "searchBarCancelButtonClicked(_:)", "searchBar(_:selectedScopeButtonIndexDidChange:)",
    ].map { searching("UISearchBarDelegate.\($0)") }
    + [
      "presentSearchController(_:)", "willPresentSearchController(_:)", "didPresentSearchController(_:)",
      "willDismissSearchController(_:)", "didDismissSearchController(_:)",
    ].map { beginning("UISearchControllerDelegate.\($0)") }
    + [beginning("UISearchResultsUpdating.updateSearchResults(for:)")]

  @MainActor private static func beginning(_ member: String) -> TrackedCallout {
    TrackedCallout(member) {
      let search = UISearchController(searchResultsController: nil)
      search.delegate = $0.listener
      search.searchResultsUpdater = $0.listener
      $0.bottom.navigationItem.searchController = search
    } acting: {
      let search = $0.bottom.navigationItem.searchController
      search?.isActive = true
      Simulation.current.clock.settle()
      search?.isActive = false
    }
  }

  @MainActor private static func searching(_ member: String) -> TrackedCallout {
    TrackedCallout(member) {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.delegate = $0.listener
      search.searchBar.scopeButtonTitles = ["one", "two"]
      search.searchBar.showsScopeBar = true
      $0.bottom.navigationItem.searchController = search
    } acting: {
      $0.window.perform(.typeText("text", control: 0))
      Simulation.current.clock.settle()
      $0.window.perform(.tapReturn)
      $0.window.perform(.tapSegment(1, control: 2))
      $0.window.perform(.tapControl(1))
    }
  }
}
