import UIKit

/// The tabs: feed and profile for everybody, search in between for those who are logged in.
final class MainTabBarController: UITabBarController {
  let feed: UINavigationController
  private(set) weak var profile: UINavigationController?

  /// Where the profile stands, which depends on who uses the app.
  var profileIndex: Int { (viewControllers?.count ?? 1) - 1 }

  init(coordinator: AppCoordinator) {
    feed = UINavigationController(rootViewController: FeedViewController(coordinator: coordinator))
    super.init(nibName: nil, bundle: nil)
    let profile = UINavigationController(rootViewController: ProfileViewController(coordinator: coordinator))
    self.profile = profile
    feed.tabBarItem.title = "Feed"
    profile.tabBarItem.title = "Profile"
    var tabs = [feed, profile]
    if coordinator.session.isLoggedIn {
      let search = UINavigationController(rootViewController: SearchViewController())
      search.tabBarItem.title = "Search"
      tabs.insert(search, at: 1)
    }
    viewControllers = tabs
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}
