import Foundation
import HeadlessUIKit
import RoutingSpecs

// Properties of UIKit that one screen writes and a route reads later.
extension Attack {
  static let reads: [Attack] =
    both("hidden-navigation-bar", .reads, at: .bareNavigation, screens: { [.pushed { CoverScreen() }] }) {
      selectedNavigation?.isNavigationBarHidden == true
    }
    + both("hidden-tab-bar", .reads, screens: { [.tab { ReaderScreen() }] }, plain: .newRoot) {
      rootTabs?.tabBar.isHidden == true
    }
    + both("badge-of-a-tab", .reads, screens: { [.tab { ChatsScreen() }] }, steps: .factory) {
      rootTabs?.viewControllers?.contains { $0.tabBarItem.badgeValue != nil } == true
    }
    + both("delegate-of-the-navigation", .reads, screens: { [.pushed { ZoomScreen() }] }, steps: .condition) {
      selectedNavigation?.delegate != nil
    }
    + both(
      "view-in-window", .reads, at: .rootNavigation, screens: { [.pushed { CameraScreen() }] },
      plain: .newRoot
    ) {
      Flow.shared.presenter?.viewIfLoaded?.window != nil
    }
    + both(
      "superview-of-a-view", .reads, at: .bareNavigation, screens: { [.pushed { OfferScreen() }] },
      steps: .contextTask
    ) {
      Flow.shared.banner?.superview != nil
    }
    + both(
      "banner-among-subviews", .reads, at: .bareNavigation, screens: { [.pushed { OfferScreen() }] },
      plain: .later
    ) {
      rootController?.view.subviews.contains { $0.tag == 7 } == true
    }
    + both(
      "loaded-view", .reads, at: .rootNavigation, screens: { [.pushed { MapScreen() }] }, steps: .factory,
      plain: .newRoot
    ) {
      Registry.shared.alive.contains { $0.isViewLoaded }
    }
    + both("children-of-a-screen", .reads, at: .rootNavigation, screens: { [.pushed { PagesScreen() }] }) {
      Flow.shared.presenter?.children.isEmpty == false
    }
    + both("parent-of-a-screen", .reads, screens: { [.screen { MapScreen() }] }, plain: .newRoot) {
      Registry.shared.alive.contains { $0.parent is UITabBarController }
    }
    + both("mode-of-the-columns", .reads, screens: { [.column { PaintingScreen() }] }) {
      let split = rootController as? UISplitViewController
      return split?.displayMode != split.map { _ in UISplitViewController().displayMode }
    }
    + both(
      "modal-in-presentation", .reads, at: .presentedBesideTabs, screens: { [.sheet { UnsavedScreen() }] },
      steps: .finder
    ) {
      topController?.isModalInPresentation == true
    }
    + both("hidden-bottom-bar", .reads, screens: { [.pushed { DetailScreen() }] }, steps: .condition) {
      selectedNavigation?.topViewController?.hidesBottomBarWhenPushed == true
    }
    + both(
      "hidden-back-button", .reads, at: .rootNavigation, screens: { [.pushed { DetailScreen() }] },
      plain: .newRoot
    ) {
      selectedNavigation?.topViewController?.navigationItem.hidesBackButton == true
    }
    + both(
      "title", .reads, at: .bareNavigation, screens: { [.pushed { DetailScreen() }] }, steps: .contextTask
    ) {
      selectedNavigation?.viewControllers.last?.title == "Detail"
    }
    + both("presentation-style", .reads, at: .presentedBesideTabs, screens: { [.sheet { CurtainScreen() }] })
  {
    topController?.modalPresentationStyle == .overFullScreen
  }
    + both(
      "no-swiping-back", .reads, at: .bareNavigation, screens: { [.pushed { CoverScreen() }] },
      steps: .factory
    ) {
      selectedNavigation?.interactivePopGestureRecognizer?.isEnabled == false
    }
    + both(
      "content-size", .reads, at: .rootNavigation, screens: { [.pushed { PagesScreen() }] }, plain: .newRoot
    ) {
      selectedNavigation?.preferredContentSize.width == 320
    }
    + both("dimmed-window", .reads, screens: { [.pushed { OfferScreen() }] }, steps: .interceptor) {
      UIApplication.shared.keyWindow?.alpha == 0.5
    }
    + both(
      "identifier-of-a-view", .reads, at: .rootScreen, screens: { [.sheet { CurtainScreen() }] },
      plain: .newRoot
    ) {
      rootController?.viewIfLoaded?.accessibilityIdentifier == "curtain"
    }
    + both("presentation-context", .reads, at: .bareNavigation, screens: { [.pushed { PaneScreen() }] }) {
      selectedNavigation?.topViewController?.definesPresentationContext == true
    }

  @MainActor static var rootController: UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController
  }

  @MainActor static var rootTabs: UITabBarController? { rootController as? UITabBarController }

  @MainActor static var topController: UIViewController? {
    var top = rootController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// The navigation controller that the user sees at the bottom.
  @MainActor static var selectedNavigation: UINavigationController? {
    (rootTabs?.selectedViewController ?? rootController) as? UINavigationController
  }
}

// MARK: - Screens

private final class CoverScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
  }
}

private final class ReaderScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) { tabBarController?.tabBar.isHidden = true }
}

private final class ChatsScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (navigationController ?? self).tabBarItem.badgeValue = "3"
  }
}

private final class ZoomScreen: UIViewController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
  }
}

private final class CameraScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Flow.shared.presenter = self
  }
}

private final class OfferScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let banner = UIView()
    banner.tag = 7
    view.window?.rootViewController?.view.addSubview(banner)
    view.window?.alpha = 0.5
    Flow.shared.banner = banner
  }
}

private final class MapScreen: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil { Registry.shared.add(self) }
  }
}

private final class PagesScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    Flow.shared.presenter = self
    navigationController?.preferredContentSize = CGSize(width: 320, height: 480)
  }
}

private final class PaintingScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    splitViewController?.preferredDisplayMode = .secondaryOnly
  }
}

private final class UnsavedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (navigationController ?? self).isModalInPresentation = true
  }
}

private final class DetailScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    navigationItem.hidesBackButton = true
    hidesBottomBarWhenPushed = true
  }
}

private final class CurtainScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let layer = navigationController ?? self
    layer.modalPresentationStyle = .overFullScreen
    view.window?.rootViewController?.view.accessibilityIdentifier = "curtain"
  }
}

private final class PaneScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
  }
}
