import CoordinatorRouting
import HeadlessUIKit

/// Opens a city, wherever it is known how.
@MainActor
protocol CityOpening: AnyObject {
  func showCity(_ city: City, from controller: UIViewController)
}

/// Connects the other coordinators, and alone keeps them alive.
class AppCoordinator: Coordinator, HandleSegueDelegate, CityOpening {
  var childCoordinators: [any Coordinator] = []

  /// Who has prepared which segue.
  let log = SegueLog()

  private(set) lazy var homeCoordinator: HomeCoordinator = {
    let home = makeHomeCoordinator()
    home.delegate = self
    add(home)
    return home
  }()

  func start() {}

  /// The root of the window after a launch.
  func makeRoot() -> UIViewController? {
    let root = UIStoryboard(name: "Cities", bundle: nil).instantiateInitialViewController()
    if let home = (root as? UINavigationController)?.topViewController as? HomeViewController {
      homeCoordinator.configure(home)
    }
    return root
  }

  /// Hands a segue that leaves Home's storyboard on to the coordinator of the storyboard that it leads to.
  func handleSegue(segue: UIStoryboardSegue) {
    guard segue.identifier == "showCityList" else { return }
    beginCityFlow().handleSegue(segue: segue)
  }

  /// Presents a city in the classic way.
  func showCity(_ city: City, from controller: UIViewController) {
    let scene = UIStoryboard(name: "City", bundle: nil).instantiateViewController(
      withIdentifier: "CityDetail")
    guard let detail = scene as? CityDetailViewController else { return }
    beginCityFlow().configure(detail, with: city)
    controller.present(UINavigationController(rootViewController: detail), animated: true)
  }

  /// Makes a City coordinator and keeps it; its flow's end lets go of it.
  func beginCityFlow() -> CityCoordinator {
    let city = makeCityCoordinator()
    add(city)
    return city
  }

  func makeHomeCoordinator() -> HomeCoordinator { HomeCoordinator() }

  func makeCityCoordinator() -> CityCoordinator { CityCoordinator(parent: self) }
}

/// Notes who has prepared which segue, for the app's diagnostics.
@MainActor
final class SegueLog {
  /// Each delivery as segue and coordinator, in order.
  private(set) var deliveries: [String] = []

  func note(_ segue: UIStoryboardSegue, to coordinator: any Coordinator) {
    deliveries.append("\(segue.identifier ?? "a segue") to \(type(of: coordinator))")
  }
}
