import CoordinatorRouting
import HeadlessUIKit

/// The first screen: a button for the list of cities, and one for the favourite city.
final class HomeViewController: UIViewController, Coordinated {
  var viewModel: HomeViewModel?
  weak var coordinationDelegate: (any CoordinationDelegate)?

  /// The user taps the button of the list; the storyboard has a segue for it.
  func tapCities() {
    performSegue(withIdentifier: "showCityList", sender: nil)
  }

  /// The user taps the favourite.
  func tapFavourite() {
    viewModel?.openFavourite(from: self)
  }
}

/// What Home knows.
@MainActor
final class HomeViewModel {
  let favourite: City
  weak var delegate: (any HomeViewModelDelegate)?

  init(favourite: City) {
    self.favourite = favourite
  }

  func openFavourite(from controller: UIViewController) {
    delegate?.openCity(favourite, from: controller)
  }
}

/// Whom Home asks for what lies beyond it.
@MainActor
protocol HomeViewModelDelegate: AnyObject {
  func openCity(_ city: City, from controller: UIViewController)
}
