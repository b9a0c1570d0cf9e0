import HeadlessUIKit
import VIPRouting

/// Where Home leads to.
@MainActor
protocol HomeRoutingLogic {
  /// Shows the message; a segue does it itself, and without one it is done by code.
  func routeToDetail(segue: UIStoryboardSegue?)
}

/// Home's router.
final class HomeRouter: HomeRoutingLogic, DataPassing {
  weak var viewController: HomeViewController?
  var dataStore: (any HomeDataStore)?

  func routeToDetail(segue: UIStoryboardSegue?) {
    if let segue {
      guard let detail = segue.destination as? DetailViewController else {
        fatalError("The segue to Detail leads to \(type(of: segue.destination))")
      }
      passData(to: detail)
    } else {
      guard let viewController,
        let scene = viewController.storyboard?.instantiateViewController(withIdentifier: "Detail"),
        let detail = scene as? DetailViewController
      else { fatalError("There is no scene Detail to show") }
      passData(to: detail)
      navigateToDetail(source: viewController, destination: detail)
    }
  }

  // MARK: - Navigation

  private func navigateToDetail(source: HomeViewController, destination: DetailViewController) {
    source.navigationController?.pushViewController(destination, animated: true)
  }

  // MARK: - Passing data

  func passData(to detail: DetailViewController) {
    guard let source = dataStore, var destination = detail.router?.dataStore else {
      fatalError("Home or Detail has not been put together")
    }
    passDataToDetail(source: source, destination: &destination)
  }

  private func passDataToDetail(source: any HomeDataStore, destination: inout any DetailDataStore) {
    destination.message = source.message
  }
}
