import HeadlessUIKit

/// Where an app's code stops to look for what stands against it, as code for one layout does.
enum Site: Sendable {
  /// Everywhere.
  case anywhere
  /// Where a navigation controller is the root, as on a phone without tabs.
  case rootNavigation
  /// Where a navigation controller is the root, with nothing over it.
  case bareNavigation
  /// Where a tab bar controller is the root.
  case rootTabs
  /// Where a split view controller is the root.
  case rootSplit
  /// Where a single screen is the root.
  case rootScreen
  /// Where something is presented over a root that is no tab bar controller.
  case presentedBesideTabs
  /// Where a navigation controller is presented.
  case presentedNavigation

  /// Whether the code is at the site.
  @MainActor var isHere: Bool {
    let root = UIApplication.shared.keyWindow?.rootViewController
    return switch self {
    case .anywhere: true
    case .rootNavigation: root is UINavigationController
    case .bareNavigation: root is UINavigationController && root?.presentedViewController == nil
    case .rootTabs: root is UITabBarController
    case .rootSplit: root is UISplitViewController
    case .rootScreen:
      !(root is UINavigationController || root is UITabBarController || root is UISplitViewController)
    case .presentedBesideTabs: root?.presentedViewController != nil && !(root is UITabBarController)
    case .presentedNavigation: root?.presentedViewController is UINavigationController
    }
  }
}
