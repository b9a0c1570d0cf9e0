import HeadlessUIKit

extension TimelineCase {
  static let stack: [TimelineCase] = [
    .init("push", "push(Sheet, animated) on UINavigationController: done at 350 ms") {
      $0.nav.pushViewController($0.sheet, animated: true)
    },
    .init("push off screen", "push(Sheet) on UINavigationController: done at 0 ms") {
      $0.nav.pushViewController($0.sheet, animated: false)
    },
    .init("N4", "push(Home, animated) on UINavigationController: raises an exception by rule N4") {
      $0.nav.pushViewController($0.home, animated: true)
    },
    .init(
      "N5", "push(UINavigationController, animated) on UINavigationController: raises an exception by rule N5"
    ) {
      $0.nav.pushViewController(UINavigationController(), animated: true)
    },
    .init("N6", "push(UISplitViewController) on UINavigationController: raises an exception by rule N6") {
      $0.nav.pushViewController(UISplitViewController(), animated: false)
    },
    .init(
      "N37", "push(Sheet) on UINavigationController: raises an exception by rule N37",
      after: { $0.presentSheet() }
    ) { $0.nav.pushViewController($0.sheet, animated: false) },
    .init("pop", "pop(animated) on UINavigationController: done at 350 ms") {
      $0.nav.popViewController(animated: true)
    },
    .init(
      "N12", "pop on UINavigationController: ignored by rule N12: there is nothing under the top",
      after: { $0.nav.setViewControllers([$0.home], animated: false) }
    ) { $0.nav.popViewController(animated: false) },
    .init("popToRoot", "popToRootViewController(animated) on UINavigationController: done at 350 ms") {
      $0.nav.popToRootViewController(animated: true)
    },
    .init(
      "N13", "popToRootViewController on UINavigationController: ignored by rule N13",
      after: { $0.nav.setViewControllers([$0.home], animated: false) }
    ) { $0.nav.popToRootViewController(animated: false) },
    .init("popTo", "popToViewController(Home, animated) on UINavigationController: done at 350 ms") {
      $0.nav.popToViewController($0.home, animated: true)
    },
    .init("N13'", "popToViewController(Detail) on UINavigationController: ignored by rule N13'") {
      $0.nav.popToViewController($0.detail, animated: false)
    },
    .init("N14", "popToViewController(Sheet) on UINavigationController: raises an exception by rule N14") {
      $0.nav.popToViewController($0.sheet, animated: false)
    },
    .init("set the stack", "setViewControllers([Sheet], animated) on UINavigationController: done at 350 ms")
    {
      $0.nav.setViewControllers([$0.sheet], animated: true)
    },
    .init(
      "N9", "setViewControllers([Sheet, Sheet]) on UINavigationController: raises an exception by rule N9"
    ) {
      $0.nav.viewControllers = [$0.sheet, $0.sheet]
    },
    .init("show pushes", "show(Sheet) on Detail") { $0.detail.show($0.sheet, sender: nil) },
    .init("show the detail", "showDetailViewController(Sheet) on Other") {
      $0.other.showDetailViewController($0.sheet, sender: nil)
    },
  ]

  static let containers: [TimelineCase] = [
    .init("tabs", "viewControllers = [Sheet] on UITabBarController: done") {
      $0.tabs.viewControllers = [$0.sheet]
    },
    .init("select", "selectedIndex = 1 on UITabBarController: done") { $0.tabs.selectedIndex = 1 },
    .init("select a tab", "selectedViewController = Other on UITabBarController: done") {
      $0.tabs.selectedViewController = $0.other
    },
    .init("T6", "selectedIndex = 0 on UITabBarController: ignored by rule T6: it is selected already") {
      $0.tabs.selectedIndex = 0
    },
    .init("T5", "selectedIndex = 9 on UITabBarController: ignored by rule T5") { $0.tabs.selectedIndex = 9 },
    .init("T4", "selectedViewController = Sheet on UITabBarController: raises an exception by rule T4") {
      $0.tabs.selectedViewController = $0.sheet
    },
    .init("tab added", "viewControllers = [UINavigationController, Other,") { $0.tabs.addChild($0.sheet) },
    .init("columns", "viewControllers of columns = [Sheet] on UISplitViewController: done") {
      $0.classic.viewControllers = [$0.sheet]
    },
    .init("column added", "addChild(Sheet) on UISplitViewController: done") { $0.classic.addChild($0.sheet) },
    .init(
      "S16",
      "viewControllers of columns = [Sheet, Other, Home] on UISplitViewController: ignored by rule S16",
      settings: { $0.extraColumns = .refuse }
    ) { $0.classic.viewControllers = [$0.sheet, $0.loose, Home()] },
    .init("column", "setViewController(Sheet, for: secondary) on UISplitViewController: done") {
      $0.columns.setViewController($0.sheet, for: .secondary)
    },
    .init("S1", "setViewController(Sheet, for: primary) on UISplitViewController: ignored by rule S1") {
      $0.classic.setViewController($0.sheet, for: .primary)
    },
    .init(
      "S9", "setViewController(nil, for: supplementary) on UISplitViewController: ignored by rule S9"
    ) { $0.columns.setViewController(nil, for: .supplementary) },
    .init("hide", "hide column(primary) on UISplitViewController: done") { $0.columns.hide(.primary) },
    .init("S11", "show column(primary) on UISplitViewController: ignored by rule S11") {
      $0.columns.show(.primary)
    },
    .init("display mode", "preferredDisplayMode = secondaryOnly on UISplitViewController: done") {
      $0.columns.preferredDisplayMode = .secondaryOnly
    },
    .init(
      "S13", "preferredDisplayMode = oneBesideSecondary on UISplitViewController: ignored by rule S13"
    ) { $0.columns.preferredDisplayMode = .oneBesideSecondary },
    .init("in the split", "showDetailViewController(Sheet) on UISplitViewController: done") {
      $0.classic.showDetailViewController($0.sheet, sender: nil)
    },
    .init("pages", "setViewControllers of pages([Sheet], animated) on UIPageViewController: done") {
      $0.pages.setViewControllers([$0.sheet], direction: .forward, animated: true)
    },
  ]

  static let windows: [TimelineCase] = [
    .init("root", "rootViewController = Sheet on the window: done") {
      $0.window.rootViewController = $0.sheet
    },
    .init("same root", "rootViewController = UITabBarController on the window: ignored: it is so already") {
      $0.window.rootViewController = $0.tabs
    },
    .init(
      "W13", "rootViewController = Sheet on the window: raises an exception by rule W13",
      after: { $0.presentSheet() }
    ) { $0.window.rootViewController = $0.sheet },
    .init("hide the window", "isHidden = true on the window: done") { $0.window.isHidden = true },
    .init("show the window", "makeKeyAndVisible on the window: done", after: { $0.window.isHidden = true }) {
      $0.window.makeKeyAndVisible()
    },
    .init("gesture", "tap Back: done") { $0.window.perform(.tapBack) },
    .init("no gesture", "tap outside the popover: ignored: there is nothing to do it with") {
      $0.window.perform(.tapOutside)
    },
  ]

  static let children: [TimelineCase] = [
    .init("child", "addChild(Sheet) on Home: done") { $0.home.addChild($0.sheet) },
    .init("W8", "addChild(UITabBarController) on Other: raises an exception by rule W8") {
      $0.loose.addChild($0.tabs)
    },
    .init("leave", "removeFromParent on Detail: done") { $0.detail.removeFromParent() },
    .init("no parent", "removeFromParent on Sheet: ignored: it has no parent") {
      $0.sheet.removeFromParent()
    },
    .init("exchange", "transition(Sheet, Other) on Home: done", after: { $0.embedTwo() }) {
      $0.home.transition(from: $0.sheet, to: $0.loose, duration: 0.2, animations: nil)
    },
    .init("C6", "transition(Sheet, Other) on Home: raises an exception by rule C6") {
      $0.home.transition(from: $0.sheet, to: $0.loose, duration: 0, animations: nil)
    },
    .init("by hand", "beginAppearanceTransition(appearing) on Sheet: done") {
      $0.sheet.beginAppearanceTransition(true, animated: false)
    },
    .init("C8", "endAppearanceTransition on Sheet: ignored by rule C8") {
      $0.sheet.endAppearanceTransition()
    },
    .init("G1", "performSegue(\"nowhere\") on Home: raises an exception by rule G1") {
      $0.home.performSegue(withIdentifier: "nowhere", sender: nil)
    },
    .init("touch", "performSegue(\"nowhere\") on Home: raises an exception by rule G1") {
      SegueControl.touch("nowhere", on: $0.home)
    },
    .init("animation", "UIView.animate(200 ms): done; completion called at 200 ms") { _ in
      UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in })
    },
    .init("view transition", "UIView.transition(200 ms): done; completion called at 200 ms") {
      UIView.transition(with: $0.window, duration: 0.2, animations: nil, completion: { _ in })
    },
    .init("interaction", "finish the interaction: done") { _ in
      UIPercentDrivenInteractiveTransition().finish()
    },
    .init("no interaction", "cancel the interaction: done") { _ in
      UIPercentDrivenInteractiveTransition().cancel()
    },
  ]
}

extension TimelineStage {
  /// Makes the sheet and the loose controller children of the first screen.
  fileprivate func embedTwo() {
    for child in [sheet, loose] {
      home.addChild(child)
      child.didMove(toParent: home)
    }
  }
}
