import CoordinatorRouting
import HeadlessUIKit

/// One city; plain UIKit, because it has no segues to prepare.
final class CityDetailViewController: UIViewController {
  var viewModel: CityDetailViewModel?

  /// Keeps the coordinator alive as long as the screen is there.
  var flow: Flow?
}

/// What is shown of a city.
@MainActor
final class CityDetailViewModel {
  let city: City

  init(city: City) {
    self.city = city
  }
}
