import CoordinatorRouting
import HeadlessUIKit

/// Makes a City coordinator that nobody retains.
final class ForgetfulAppCoordinator: AppCoordinator {
  override func beginCityFlow() -> CityCoordinator { makeCityCoordinator() }
}

/// Has a Home coordinator that hands each segue on twice.
final class InsistentAppCoordinator: AppCoordinator {
  override func makeHomeCoordinator() -> HomeCoordinator { InsistentHomeCoordinator() }
}

/// Hands on what `super` has handed on already.
final class InsistentHomeCoordinator: HomeCoordinator {
  override func prepareForSegue(segue: UIStoryboardSegue) {
    super.prepareForSegue(segue: segue)
    delegate?.handleSegue(segue: segue)
  }
}

/// Has City coordinators whose list and view model hold each other.
final class ClingingAppCoordinator: AppCoordinator {
  override func makeCityCoordinator() -> CityCoordinator { ClingingCityCoordinator(parent: self) }
}

/// Gives the list a view model that holds the list.
final class ClingingCityCoordinator: CityCoordinator {
  override func makeListModel(for list: CityListViewController) -> CityListViewModel {
    let viewModel = ClingingCityListViewModel()
    viewModel.view = list
    return viewModel
  }
}

/// Holds its view strongly, which holds it.
final class ClingingCityListViewModel: CityListViewModel {
  var view: CityListViewController?
}
