import CoordinatorRouting
import HeadlessUIKit

/// Owns the storyboard of the cities, for one flow from the list, or straight to a city.
class CityCoordinator: Coordinator, CoordinationDelegate, HandleSegueDelegate, CityListViewModelDelegate {
  var childCoordinators: [any Coordinator] = []

  private weak var parent: AppCoordinator?
  private weak var flow: Flow?
  private var selectedCity: City?

  init(parent: AppCoordinator) {
    self.parent = parent
  }

  func start() {}

  /// Whether no screen of its flow is left.
  var hasEnded: Bool { flow == nil }

  /// Takes over the segue that leads into the storyboard.
  func handleSegue(segue: UIStoryboardSegue) {
    guard let list = segue.destination as? CityListViewController else { return }
    parent?.log.note(segue, to: self)
    configure(list)
  }

  /// Fills the detail with the city that was chosen.
  func prepareForSegue(segue: UIStoryboardSegue) {
    guard segue.identifier == "showDetail", let detail = segue.destination as? CityDetailViewController,
      let selectedCity
    else { return }
    parent?.log.note(segue, to: self)
    configure(detail, with: selectedCity)
  }

  func selectCity(viewController: UIViewController, city: City) {
    selectedCity = city
    viewController.performSegue(withIdentifier: "showDetail", sender: viewController)
  }

  // MARK: - Screens

  /// Puts a list together.
  func configure(_ list: CityListViewController) {
    let viewModel = makeListModel(for: list)
    viewModel.delegate = self
    list.viewModel = viewModel
    list.coordinationDelegate = self
    list.flow = joinFlow()
  }

  func makeListModel(for list: CityListViewController) -> CityListViewModel { CityListViewModel() }

  /// Puts a detail together.
  func configure(_ detail: CityDetailViewController, with city: City) {
    detail.viewModel = CityDetailViewModel(city: city)
    detail.title = city.name
    detail.flow = joinFlow()
  }

  /// The flow that all screens of this coordinator share; its end is the end of the coordinator.
  private func joinFlow() -> Flow {
    if let flow { return flow }
    let made = Flow { [weak parent, weak self] in
      if let self { parent?.remove(self) }
    }
    flow = made
    return made
  }
}
