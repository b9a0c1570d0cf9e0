import HeadlessUIKit

// What belongs to bars, sheets and popovers, and what the system keeps for the whole app.
extension TrackedAccess {
  @MainActor static let bars: [TrackedAccess] = items + looks + toolbars + presentedSheets + services

  @MainActor private static func item(
    _ member: String, _ read: @escaping @MainActor @Sendable (UINavigationItem) -> Void
  ) -> TrackedAccess {
    .on({ $0.top.navigationItem }, "UINavigationItem.\(member)", of: { [$0.top] }, read)
  }

  @MainActor private static let items: [TrackedAccess] = [
    item("backAction") { _ = $0.backAction },
    item("backButtonDisplayMode") { _ = $0.backButtonDisplayMode },
    item("backButtonTitle") { _ = $0.backButtonTitle },
    item("style") { _ = $0.style },
    item("standardAppearance") { _ = $0.standardAppearance },
    item("scrollEdgeAppearance") { _ = $0.scrollEdgeAppearance },
    item("compactAppearance") { _ = $0.compactAppearance },
    item("compactScrollEdgeAppearance") { _ = $0.compactScrollEdgeAppearance },
  ]

  @MainActor private static let looks: [TrackedAccess] = [
    bar("standardAppearance") { _ = $0.standardAppearance },
    bar("scrollEdgeAppearance") { _ = $0.scrollEdgeAppearance },
    bar("compactAppearance") { _ = $0.compactAppearance },
    bar("compactScrollEdgeAppearance") { _ = $0.compactScrollEdgeAppearance },
    tool("standardAppearance") { _ = $0.standardAppearance },
    tool("scrollEdgeAppearance") { _ = $0.scrollEdgeAppearance },
    tool("compactAppearance") { _ = $0.compactAppearance },
    tool("compactScrollEdgeAppearance") { _ = $0.compactScrollEdgeAppearance },
    tool("items") { _ = $0.items },
    tool("delegate") { _ = $0.delegate },
    .on({ $0.tabs.tabBar }, "UITabBar.standardAppearance", of: { [$0.tabs] }) { _ = $0.standardAppearance },
    .on({ $0.tabs.tabBar }, "UITabBar.scrollEdgeAppearance", of: { [$0.tabs] }) {
      _ = $0.scrollEdgeAppearance
    },
  ]

  @MainActor private static func bar(
    _ member: String, _ read: @escaping @MainActor @Sendable (UINavigationBar) -> Void
  ) -> TrackedAccess {
    .on({ $0.navigation.navigationBar }, "UINavigationBar.\(member)", of: { [$0.navigation] }, read)
  }

  @MainActor private static func tool(
    _ member: String, _ read: @escaping @MainActor @Sendable (UIToolbar) -> Void
  ) -> TrackedAccess {
    .on({ $0.navigation.toolbar }, "UIToolbar.\(member)", of: { [$0.navigation] }, read)
  }

  @MainActor private static let toolbars: [TrackedAccess] = [
    .staged("UINavigationController.toolbar", of: { [$0.navigation] }) { _ = $0.navigation.toolbar },
    .staged("UINavigationController.isToolbarHidden", of: { [$0.navigation] }) {
      _ = $0.navigation.isToolbarHidden
    },
    .staged("UINavigationController.isToolbarHidden=", of: { [$0.navigation] }) {
      $0.navigation.isToolbarHidden = false
    },
    .staged("UINavigationController.setToolbarHidden(_:animated:)", of: { [$0.navigation] }) {
      $0.navigation.setToolbarHidden(false, animated: true)
    },
    .staged("UIViewController.toolbarItems", of: { [$0.top] }) { _ = $0.top.toolbarItems },
    .staged("UIViewController.toolbarItems=", of: { [$0.top] }) { $0.top.toolbarItems = [] },
    .staged("UIViewController.setToolbarItems(_:animated:)", of: { [$0.top] }) {
      $0.top.setToolbarItems([], animated: false)
    },
    .on({ $0.label }, "UIView.interactions", of: { [$0.guest] }) { _ = $0.interactions },
  ]

  @MainActor private static let presentedSheets: [TrackedAccess] = [
    .on(
      { $0.sheet.sheetPresentationController },
      "UISheetPresentationController.largestUndimmedDetentIdentifier",
      of: { [$0.sheet] }
    ) { _ = $0?.largestUndimmedDetentIdentifier },
    .on({ $0.popover }, "UIPopoverPresentationController.sourceItem", of: { [$0.fresh] }) {
      _ = $0?.sourceItem
    },
    .on({ $0.popover }, "UIPopoverPresentationController.arrowDirection", of: { [$0.fresh] }) {
      _ = $0?.arrowDirection
    },
  ]

  @MainActor private static let services: [TrackedAccess] = [
    .shared("UIApplication.shortcutItems") { _ in _ = UIApplication.shared.shortcutItems },
    .shared("UISceneSession.scene", on: { $0.scene.session }) { _ = $0.scene },
    .shared("UIPasteboard.items") { _ in _ = UIPasteboard.general.items },
    .shared("UIPasteboard.changeCount") { _ in _ = UIPasteboard.general.changeCount },
    .shared("UIPasteboard.numberOfItems") { _ in _ = UIPasteboard.general.numberOfItems },
    .shared("UIPasteboard.string") { _ in _ = UIPasteboard.general.string },
  ]
}
