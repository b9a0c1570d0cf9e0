/// Brings the results of a search up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has begun or ended, or the text or the kind of results has changed.
  ///
  /// - Parameter searchController: The search controller.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is to begin; whoever does not present the search controller here has it presented by UIKit.
  ///
  /// - Parameter searchController: The search controller.
  func presentSearchController(_ searchController: UISearchController)

  /// The search controller is about to come.
  ///
  /// - Parameter searchController: The search controller.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search controller has come.
  ///
  /// - Parameter searchController: The search controller.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The search controller is about to go.
  ///
  /// - Parameter searchController: The search controller.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The search controller has gone.
  ///
  /// - Parameter searchController: The search controller.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing happens.
  public func presentSearchController(_ searchController: UISearchController) {}

  /// Nothing happens.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Nothing happens.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Nothing happens.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Nothing happens.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
