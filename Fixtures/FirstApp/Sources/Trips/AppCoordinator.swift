import UIKit

/// Decides which screen comes next, for taps and for links.
@MainActor
final class AppCoordinator {
  let account = Account()
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let trips = UINavigationController()
  private let profile = UINavigationController()

  init(window: UIWindow) {
    self.window = window
  }

  /// Shows the tabs.
  func start() {
    trips.viewControllers = [TripListViewController(coordinator: self)]
    profile.viewControllers = [ProfileViewController(coordinator: self)]
    tabs.viewControllers = [trips, SearchViewController(coordinator: self), profile]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// Opens a link such as `trips://place/7`.
  func open(_ link: String) {
    guard let url = URL(string: link), url.host == "place" else { return }
    showPlace(url.lastPathComponent)
  }

  private func showPlace(_ name: String) {
    tabs.selectedIndex = 0
    trips.popToRootViewController(animated: false)
    trips.pushViewController(PlaceViewController(name: name, coordinator: self), animated: true)
  }
}

// MARK: - Taps

extension AppCoordinator {
  func showTrip(_ name: String) {
    trips.pushViewController(TripViewController(name: name, coordinator: self), animated: true)
  }

  func showStop(_ name: String) {
    trips.pushViewController(PlaceViewController(name: name, coordinator: self), animated: true)
  }

  func showResult(_ name: String) {
    showPlace(name)
  }

  func showPhoto(from screen: UIViewController) {
    screen.present(PhotoViewController(), animated: true)
  }

  func planTrip() {
    tabs.present(UINavigationController(rootViewController: NewTripViewController()), animated: true)
  }

  func showSettings() {
    guard account.isSignedIn else { return signIn() }
    profile.pushViewController(SettingsViewController(coordinator: self), animated: true)
  }

  func showAbout() {
    profile.pushViewController(AboutViewController(), animated: true)
  }

  private func signIn() {
    let screen = SignInViewController { [weak self] in
      self?.account.isSignedIn = true
      self?.tabs.dismiss(animated: true)
    }
    tabs.present(screen, animated: true)
  }
}
