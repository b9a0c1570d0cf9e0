import UIKit

/// What tests of app teams use in place of UIKit's own classes.
final class SpyNavigationController: UINavigationController {
  private(set) var pushed: [(controller: UIViewController, animated: Bool)] = []
  private(set) var setStacks: [[UIViewController]] = []
  private(set) var popCount = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append((viewController, animated))
    super.pushViewController(viewController, animated: false)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    popCount += 1
    return super.popViewController(animated: false)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStacks.append(viewControllers)
    super.setViewControllers(viewControllers, animated: false)
  }
}

class SpyViewController: UIViewController {
  private(set) var presentedControllers: [UIViewController] = []
  private(set) var dismissCount = 0
  var stubbedNavigation: UINavigationController?
  var stubbedParent: UIViewController?
  var stubbedPresenting: UIViewController?
  var stubbedIsBeingDismissed = false

  override var navigationController: UINavigationController? {
    stubbedNavigation ?? super.navigationController
  }

  override var parent: UIViewController? { stubbedParent ?? super.parent }

  override var presentingViewController: UIViewController? {
    stubbedPresenting ?? super.presentingViewController
  }

  override var presentedViewController: UIViewController? { presentedControllers.last }

  override var isBeingDismissed: Bool { stubbedIsBeingDismissed }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedControllers.append(viewControllerToPresent)
    completion?()
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissCount += 1
    if !presentedControllers.isEmpty { presentedControllers.removeLast() }
    completion?()
  }
}

final class SpyTabBarController: UITabBarController {
  private(set) var selections: [Int] = []
  private var stubbed: [UIViewController]?

  override var viewControllers: [UIViewController]? {
    get { stubbed ?? super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      selections.append(newValue)
      super.selectedIndex = newValue
    }
  }
}

final class FakeWindow: UIWindow {
  private(set) var becameKey = 0

  override var isKeyWindow: Bool { becameKey > 0 }

  override func makeKeyAndVisible() {
    becameKey += 1
    super.makeKeyAndVisible()
  }
}
