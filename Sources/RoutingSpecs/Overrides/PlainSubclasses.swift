import Foundation
import HeadlessUIKit

// Each of UIKit's classes twice: as it is, and with every initialiser and the deinitialiser written anew.

final class PlainController: UIViewController {}
final class PlainNavigation: UINavigationController {}
final class PlainTabs: UITabBarController {}
final class PlainSplit: UISplitViewController {}
final class PlainPages: UIPageViewController {}
final class PlainAlert: UIAlertController {}

class InitialisedController: UIViewController {
  private let own: Int

  init(own: Int) {
    self.own = own
    super.init(nibName: nil, bundle: nil)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    own = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    own = 0
    super.init(coder: coder)
  }

  deinit {}
}

class InitialisedNavigation: UINavigationController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class InitialisedTabs: UITabBarController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class InitialisedSplit: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class InitialisedPages: UIPageViewController {
  override init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]?
  ) {
    super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class InitialisedAlert: UIAlertController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
