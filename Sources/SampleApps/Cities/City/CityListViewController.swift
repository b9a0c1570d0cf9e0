import CoordinatorRouting
import HeadlessUIKit

/// The cities to choose from.
final class CityListViewController: UIViewController, Coordinated {
  var viewModel: CityListViewModel?
  weak var coordinationDelegate: (any CoordinationDelegate)?

  /// Keeps the coordinator alive as long as the screen is there.
  var flow: Flow?

  /// The user taps a row.
  func tap(_ city: City) {
    viewModel?.select(city, in: self)
  }
}

/// What the list shows.
@MainActor
class CityListViewModel {
  let cities = City.allCases
  weak var delegate: (any CityListViewModelDelegate)?

  func select(_ city: City, in controller: UIViewController) {
    delegate?.selectCity(viewController: controller, city: city)
  }
}

/// Whom the list tells of the choice.
@MainActor
protocol CityListViewModelDelegate: AnyObject {
  func selectCity(viewController: UIViewController, city: City)
}
