import Foundation
import HeadlessUIKit

// What belongs to controllers without being one: views, bars, items, presentation controllers, transitions.
extension TrackedAccess {
  @MainActor static let objects =
    views + viewPlaces + viewProperties + controls + items + presentations + transitions + contexts + traits
    + bars + world

  @MainActor private static let views: [TrackedAccess] = [
    .on({ $0.guest.view }, "UIView.superview", of: { [$0.guest, $0.host] }) { _ = $0?.superview },
    .on({ $0.host.view }, "UIView.subviews", of: { [$0.host, $0.guest] }) { _ = $0?.subviews },
    .on({ $0.navigation.view }, "UIView.subviews", of: { [$0.navigation, $0.top] }) { _ = $0?.subviews },
    .on({ $0.top.view }, "UIView.superview", of: { [$0.top, $0.navigation, $0.tabs] }) { _ = $0?.superview },
    .on(
      { ($0.top.view, $0.tabs.view) }, "UIView.isDescendant(of:)", of: { [$0.top, $0.navigation, $0.tabs] }
    ) {
      if let view = $1 { _ = $0?.isDescendant(of: view) }
    },
    .on({ $0.label }, "UIView.window", of: { [$0.guest, $0.host, $0.tabs, $0.sheet] }) { _ = $0.window },
    .on(
      { ($0.label, $0.window) }, "UIView.isDescendant(of:)", of: { [$0.guest, $0.host, $0.tabs, $0.sheet] }
    ) {
      _ = $0.isDescendant(of: $1)
    },
    .on({ $0.label }, "UIView.next", of: { [$0.guest] }) { _ = $0.next },
    .on({ ($0.label, $0.host.view) }, "UIView.isDescendant(of:)", of: { [$0.guest, $0.host] }) {
      if let view = $1 { _ = $0.isDescendant(of: view) }
    },
    .on({ ($0.host.view, $0.top.view) }, "UIView.addSubview(_:)", of: { [$0.host, $0.top] }) {
      if let view = $1 { $0?.addSubview(view) }
    },
    .on({ ($0.host.view, $0.top.view) }, "UIView.insertSubview(_:at:)", of: { [$0.host, $0.top] }) {
      if let view = $1 { $0?.insertSubview(view, at: 0) }
    },
    .on({ $0.guest.view }, "UIView.removeFromSuperview()", of: { [$0.guest, $0.host] }) {
      $0?.removeFromSuperview()
    },
    .on({ $0.label }, "UIView.frame", of: { [$0.guest] }) { _ = $0.frame },
    .on({ $0.label }, "UIView.bounds", of: { [$0.guest] }) { _ = $0.bounds },
    .on({ $0.label }, "UIView.backgroundColor", of: { [$0.guest] }) { _ = $0.backgroundColor },
    .on({ $0.label }, "UIView.alpha", of: { [$0.guest] }) { _ = $0.alpha },
    .on({ $0.label }, "UIView.isAccessibilityElement", of: { [$0.guest] }) { _ = $0.isAccessibilityElement },
    .on({ $0.label }, "UIView.accessibilityLabel", of: { [$0.guest] }) { _ = $0.accessibilityLabel },
    .on({ $0.label }, "UIView.accessibilityHint", of: { [$0.guest] }) { _ = $0.accessibilityHint },
    .on({ $0.label }, "UIView.accessibilityValue", of: { [$0.guest] }) { _ = $0.accessibilityValue },
    .on({ $0.label }, "UIView.accessibilityTraits", of: { [$0.guest] }) { _ = $0.accessibilityTraits },
    .on({ $0.label }, "UIView.accessibilityIdentifier", of: { [$0.guest] }) {
      _ = $0.accessibilityIdentifier
    },
    .on({ $0.label }, "UIView.autoresizingMask", of: { [$0.guest] }) { _ = $0.autoresizingMask },
    .on({ $0.label }, "UIView.translatesAutoresizingMaskIntoConstraints", of: { [$0.guest] }) {
      _ = $0.translatesAutoresizingMaskIntoConstraints
    },
    .on({ $0.label }, "UIView.isHidden", of: { [$0.guest] }) { _ = $0.isHidden },
    .on({ $0.label }, "UIView.tag", of: { [$0.guest] }) { _ = $0.tag },
    .on({ $0.label }, "UIView.isUserInteractionEnabled", of: { [$0.guest] }) {
      _ = $0.isUserInteractionEnabled
    },
    .on({ $0.label }, "UIView.gestureRecognizers", of: { [$0.guest] }) { _ = $0.gestureRecognizers },
    .on({ $0.recognizer }, "UIGestureRecognizer.view", of: { [$0.guest] }) { _ = $0.view },
  ]

  @MainActor private static let controls: [TrackedAccess] = [
    .on({ $0.label }, "UILabel.text", of: { [$0.guest] }) { _ = $0.text },
    .on({ $0.label }, "UILabel.textColor", of: { [$0.guest] }) { _ = $0.textColor },
    .on({ $0.label }, "UILabel.font", of: { [$0.guest] }) { _ = $0.font },
    .on({ $0.label }, "UILabel.attributedText", of: { [$0.guest] }) { _ = $0.attributedText },
    .on({ $0.label }, "UILabel.textAlignment", of: { [$0.guest] }) { _ = $0.textAlignment },
    .on({ $0.label }, "UILabel.numberOfLines", of: { [$0.guest] }) { _ = $0.numberOfLines },
    .on({ $0.label }, "UILabel.lineBreakMode", of: { [$0.guest] }) { _ = $0.lineBreakMode },
    .on({ $0.label }, "UILabel.adjustsFontSizeToFitWidth", of: { [$0.guest] }) {
      _ = $0.adjustsFontSizeToFitWidth
    },
    .on({ $0.label }, "UILabel.minimumScaleFactor", of: { [$0.guest] }) { _ = $0.minimumScaleFactor },
    .on({ $0.label }, "UILabel.preferredMaxLayoutWidth", of: { [$0.guest] }) {
      _ = $0.preferredMaxLayoutWidth
    },
    .on({ $0.label }, "UILabel.isEnabled", of: { [$0.guest] }) { _ = $0.isEnabled },
    .on({ $0.label }, "UILabel.isHighlighted", of: { [$0.guest] }) { _ = $0.isHighlighted },
    .on({ $0.label }, "UILabel.highlightedTextColor", of: { [$0.guest] }) { _ = $0.highlightedTextColor },
    .on({ $0.field }, "UITextField.text", of: { [$0.guest] }) { _ = $0.text },
    .on({ $0.field }, "UITextField.placeholder", of: { [$0.guest] }) { _ = $0.placeholder },
    .on({ $0.button }, "UIButton.currentTitle", of: { [$0.guest] }) { _ = $0.currentTitle },
    .on({ $0.button }, "UIControl.isEnabled", of: { [$0.guest] }) { _ = $0.isEnabled },
    .on({ $0.button }, "UIControl.sendActions(for:)", of: { [$0.guest] }) {
      $0.sendActions(for: .touchUpInside)
    },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.items", of: { [$0.navigation] }) { _ = $0.items },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.topItem", of: { [$0.navigation] }) {
      _ = $0.topItem
    },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.backItem", of: { [$0.navigation] }) {
      _ = $0.backItem
    },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.prefersLargeTitles", of: { [$0.navigation] }) {
      _ = $0.prefersLargeTitles
    },
    .on({ $0.navigation.navigationBar }, "UIView.tintColor", of: { [$0.navigation] }) {
      _ = $0.tintColor
    },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.delegate", of: { [$0.navigation] }) {
      _ = $0.delegate
    },
    .on({ $0.tabs.tabBar }, "UITabBar.delegate", of: { [$0.tabs] }) { _ = $0.delegate },
    .on({ $0.tabs.tabBar }, "UITabBar.items", of: { [$0.tabs, $0.navigation] }) { _ = $0.items },
    .on({ $0.tabs.tabBar }, "UITabBar.selectedItem", of: { [$0.tabs, $0.navigation] }) {
      _ = $0.selectedItem
    },
    .on(
      { $0.navigation.interactivePopGestureRecognizer }, "UIGestureRecognizer.isEnabled",
      of: { [$0.navigation] }
    ) {
      _ = $0?.isEnabled
    },
  ]

  @MainActor private static let items: [TrackedAccess] = [
    .on({ $0.top.navigationItem }, "UINavigationItem.title", of: { [$0.top] }) { _ = $0.title },
    .on({ $0.top.navigationItem }, "UINavigationItem.hidesBackButton", of: { [$0.top] }) {
      _ = $0.hidesBackButton
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.leftBarButtonItems", of: { [$0.top] }) {
      _ = $0.leftBarButtonItems
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.rightBarButtonItems", of: { [$0.top] }) {
      _ = $0.rightBarButtonItems
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.leftBarButtonItem", of: { [$0.top] }) {
      _ = $0.leftBarButtonItem
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.rightBarButtonItem", of: { [$0.top] }) {
      _ = $0.rightBarButtonItem
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.backBarButtonItem", of: { [$0.top] }) {
      _ = $0.backBarButtonItem
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.leftItemsSupplementBackButton", of: { [$0.top] }) {
      _ = $0.leftItemsSupplementBackButton
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.titleView", of: { [$0.top] }) {
      _ = $0.titleView
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.searchController", of: { [$0.top] }) {
      _ = $0.searchController
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.hidesSearchBarWhenScrolling", of: { [$0.top] }) {
      _ = $0.hidesSearchBarWhenScrolling
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.largeTitleDisplayMode", of: { [$0.top] }) {
      _ = $0.largeTitleDisplayMode
    },
    .on({ $0.top.navigationItem }, "UINavigationItem.prompt", of: { [$0.top] }) {
      _ = $0.prompt
    },
    .on({ $0.split.tabBarItem }, "UIBarItem.title", of: { [$0.split] }) { _ = $0?.title },
    .on({ $0.split.tabBarItem }, "UIBarItem.tag", of: { [$0.split] }) { _ = $0?.tag },
    .on({ $0.split.tabBarItem }, "UIBarItem.isEnabled", of: { [$0.split] }) { _ = $0?.isEnabled },
    .on({ $0.split.tabBarItem }, "UITabBarItem.badgeValue", of: { [$0.split] }) { _ = $0?.badgeValue },
    .on({ $0.split.tabBarItem }, "UIBarItem.image", of: { [$0.split] }) { _ = $0?.image },
    .on({ $0.split.tabBarItem }, "UITabBarItem.selectedImage", of: { [$0.split] }) { _ = $0?.selectedImage },
  ]

  @MainActor private static let world: [TrackedAccess] = [
    .staged("UIWindow.rootViewController", of: { [$0.tabs] }) { _ = $0.window.rootViewController },
    .staged("UIWindow.subviews", of: { [$0.tabs, $0.sheet, $0.alert] }) { _ = $0.window.subviews },
    .shared("UIWindow.next") { _ = $0.window.next },
    .staged("UIWindow.perform(_:)", of: { [$0.alert] }) { $0.window.perform(.tapBack) },
    .staged("UIWindow.perform(_:)", of: { [$0.sheet, $0.alert] }) {
      $0.window.perform(.startSwipeDown(layer: 1))
    },
    .staged("ControllerTree.layers(from:)", of: { [$0.tabs, $0.sheet, $0.alert] }) {
      _ = ControllerTree.layers(from: $0.tabs)
    },
    .shared("UIWindow.isHidden") { _ = $0.window.isHidden },
    .shared("UIWindow.isKeyWindow") { _ = $0.window.isKeyWindow },
    .shared("UIWindow.windowScene") { _ = $0.window.windowScene },
    .shared("UIWindowScene.windows") { _ = $0.scene.windows },
    .shared("UIWindowScene.keyWindow") { _ = $0.scene.keyWindow },
    .shared("UIScene.activationState") { _ = $0.scene.activationState },
    .shared("UIApplication.windows") { _ in _ = UIApplication.shared.windows },
    .shared("UIApplication.keyWindow") { _ in _ = UIApplication.shared.keyWindow },
    .shared("UIApplication.connectedScenes") { _ in _ = UIApplication.shared.connectedScenes },
    .shared("UIDevice.userInterfaceIdiom") { _ in _ = UIDevice.current.userInterfaceIdiom },
    .shared("UIDevice.orientation") { _ in _ = UIDevice.current.orientation },
    .shared("UIDevice.name") { _ in _ = UIDevice.current.name },
    .shared("UIDevice.model") { _ in _ = UIDevice.current.model },
    .shared("UIDevice.localizedModel") { _ in _ = UIDevice.current.localizedModel },
    .shared("UIDevice.systemName") { _ in _ = UIDevice.current.systemName },
    .shared("UIScreen.bounds") { _ in _ = UIScreen.main.bounds },
    .shared("UIScreen.nativeBounds") { _ in _ = UIScreen.main.nativeBounds },
    .shared("UIScreen.scale") { _ in _ = UIScreen.main.scale },
    .shared("UIScreen.nativeScale") { _ in _ = UIScreen.main.nativeScale },
    .shared("UIScreen.traitCollection") { _ in _ = UIScreen.main.traitCollection },
    .shared("UIWindowScene.interfaceOrientation") { _ = $0.scene.interfaceOrientation },
    .shared("UIApplication.applicationState") { _ in _ = UIApplication.shared.applicationState },
    .shared("UIApplication.openSessions") { _ in _ = UIApplication.shared.openSessions },
    .shared("UIApplication.isIgnoringInteractionEvents") { _ in
      _ = UIApplication.shared.isIgnoringInteractionEvents
    },
    .shared("UIApplication.orderedScenes") { _ in _ = UIApplication.shared.orderedScenes },
    .shared("UIView.areAnimationsEnabled") { _ in _ = UIView.areAnimationsEnabled },
  ]
}
