import UIKit

/// The tabs of the app.
final class MainTabBarController: UITabBarController, SessionHolder {
  enum Tab: Int {
    case shop
    case basket
    case orders
    case settings
  }

  var session = Session()

  /// Whether the user has seen the tabs.
  private(set) var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(basketDidChange), name: .basketDidChange, object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    guard !session.hasSeenOnboarding else { return }
    session.hasSeenOnboarding = true
    performSegue(withIdentifier: "showOnboarding", sender: nil)
  }

  func select(_ tab: Tab) { selectedIndex = tab.rawValue }

  func navigation(of tab: Tab) -> UINavigationController? {
    viewControllers?[tab.rawValue] as? UINavigationController
  }

  @objc private func basketDidChange() {
    let count = session.basket.count
    navigation(of: .basket)?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }

  @IBAction private func unwindToTabs(_ segue: UIStoryboardSegue) {}
}
