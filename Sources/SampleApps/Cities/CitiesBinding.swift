import HeadlessUIKit
import RoutingSpecs

/// The screens of the app, in the order of its catalogue.
enum CitiesScreen: Int {
  case home
  case cityList
  case cityDetail
}

/// What lives as long as the app: on iOS its scene delegate would hold it.
@MainActor
final class RunningApp {
  /// The App coordinator.
  private(set) var coordinator = AppCoordinator()

  /// The App coordinators before, which the screens that are there still need.
  private var former: [AppCoordinator] = []

  /// The screen that a route has visited on its way, watched without being kept alive.
  private(set) var visited = WeakReferences([])

  /// Watches a screen that is about to be left.
  func visit(_ screen: UIViewController?) {
    visited = WeakReferences([screen].compactMap { $0 })
  }

  /// Starts anew, as after a launch.
  func startOver() {
    former = []
    visit(nil)
    coordinator = AppCoordinator()
  }

  /// Goes on with another App coordinator; the screens that are there keep theirs.
  func goOn(with coordinator: AppCoordinator) {
    former.append(self.coordinator)
    self.coordinator = coordinator
  }

  /// The coordinators that are kept alive besides the App coordinator.
  var keptCoordinators: [AnyObject] {
    (former + [coordinator]).flatMap(\.childCoordinators)
  }
}

/// Makes the app's screens as its coordinators would, and recognises them.
struct CitiesBinding: ScreenBinding {
  let running: RunningApp

  func makeController(for screen: Screen) -> UIViewController {
    switch CitiesScreen(rawValue: screen.kind) {
    case .home, nil:
      let home = scene("Home", of: "Home")
      if let home = home as? HomeViewController { running.coordinator.homeCoordinator.configure(home) }
      return home
    case .cityList:
      let list = scene("CityList", of: "City")
      if let list = list as? CityListViewController { running.coordinator.beginCityFlow().configure(list) }
      return list
    case .cityDetail:
      let detail = scene("CityDetail", of: "City")
      if let detail = detail as? CityDetailViewController, let city = City(rawValue: screen.context ?? 0) {
        running.coordinator.beginCityFlow().configure(detail, with: city)
      }
      return detail
    }
  }

  private func scene(_ identifier: String, of storyboard: String) -> UIViewController {
    UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is HomeViewController: Screen(kind: CitiesScreen.home.rawValue)
    case is CityListViewController: Screen(kind: CitiesScreen.cityList.rawValue)
    case let detail as CityDetailViewController:
      Screen(kind: CitiesScreen.cityDetail.rawValue, context: detail.viewModel?.city.rawValue)
    default: nil
    }
  }

  func startOver() {
    running.startOver()
  }
}
