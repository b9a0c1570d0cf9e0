import CoordinatorRouting
import HeadlessUIKit

/// Owns the storyboard of Home.
class HomeCoordinator: Coordinator, CoordinationDelegate, HomeViewModelDelegate {
  /// The App coordinator, which knows the way out of this storyboard.
  weak var delegate: (any HandleSegueDelegate & CityOpening)?

  var childCoordinators: [any Coordinator] = []

  func start() {}

  /// Puts a Home together.
  func configure(_ home: HomeViewController) {
    let viewModel = HomeViewModel(favourite: .paris)
    viewModel.delegate = self
    home.viewModel = viewModel
    home.coordinationDelegate = self
  }

  /// A segue that leaves the storyboard is not for this coordinator to prepare.
  func prepareForSegue(segue: UIStoryboardSegue) {
    if segue.identifier == "showCityList" { delegate?.handleSegue(segue: segue) }
  }

  func openCity(_ city: City, from controller: UIViewController) {
    delegate?.showCity(city, from: controller)
  }
}
