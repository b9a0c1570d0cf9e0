import HeadlessUIKit

extension HierarchyAbuse {
  func performTabs(_ operation: AbuseOperation) {
    guard let tabs = any(UITabBarController.self) else { return }
    switch operation {
    case .setTabs: tabs.viewControllers = some(upTo: 7)
    case .useMore:
      let more = tabs.moreNavigationController
      switch choices.below(4) {
      case 0: more.pushViewController(anyOrNew(), animated: choices.isLucky(2))
      case 1: more.viewControllers = some(upTo: 3)
      case 2: more.popToRootViewController(animated: choices.isLucky(2))
      default: any().present(more, animated: choices.isLucky(2))
      }
    default:
      if choices.isLucky(4) {
        tabs.selectedViewController = choices.isLucky(2) ? any() : tabs.moreNavigationController
      } else {
        tabs.selectedIndex = choices.below(7)
      }
    }
  }

  func performContainer(_ operation: AbuseOperation) {
    switch operation {
    case .setColumns: setColumns()
    case .showDetail:
      any(UISplitViewController.self)?.showDetailViewController(anyOrNew(), sender: nil)
    case .changeDisplayMode:
      any(UISplitViewController.self)?.preferredDisplayMode =
        choices.isLucky(2) ? .secondaryOnly : .automatic
    default:
      any(UIPageViewController.self)?.setViewControllers(
        [anyOrNew()], direction: .forward, animated: choices.isLucky(2))
    }
  }

  private func setColumns() {
    guard let split = any(UISplitViewController.self) else { return }
    guard split.style != .unspecified else {
      split.viewControllers = some(upTo: 3)
      return
    }
    let column = choices.pick(from: UISplitViewController.Column.allCases)
    switch choices.below(3) {
    case 0: split.show(column)
    case 1: split.hide(column)
    default: split.setViewController(choices.isLucky(4) ? nil : anyOrNew(), for: column)
    }
  }

  func performContainment(_ operation: AbuseOperation) {
    let (parent, child) = (any(), anyOrNew())
    switch operation {
    case .addChild: parent.addChild(child)
    case .embed:
      parent.addChild(child)
      if child.parent === parent { parent.view.addSubview(child.view) }
    case .exchangeChildren: exchangeChildren(of: parent)
    case .changeAppearanceByHand: changeAppearanceByHand(of: parent)
    case .moveView:
      if choices.isLucky(2) {
        parent.viewIfLoaded?.removeFromSuperview()
      } else {
        parent.view.addSubview(child.view)
      }
    default: any().removeFromParent()
    }
  }

  private func exchangeChildren(of parent: UIViewController) {
    guard let from = parent.children.first, let to = parent.children.last, from !== to,
      !(parent is UINavigationController), !(parent is UITabBarController),
      !(parent is UISplitViewController), !(parent is UIPageViewController)
    else { return }
    parent.transition(from: from, to: to, duration: choices.isLucky(2) ? 0.1 : 0, animations: nil)
  }

  private func changeAppearanceByHand(of controller: UIViewController) {
    switch choices.below(3) {
    case 0: controller.endAppearanceTransition()
    case 1: controller.beginAppearanceTransition(false, animated: choices.isLucky(2))
    default: controller.beginAppearanceTransition(true, animated: choices.isLucky(2))
    }
  }

  /// Tries to put a controller into or over what stands inside it.
  func closeCycle() {
    let inner = any()
    var outer = inner
    for _ in 0..<choices.below(4) {
      guard let above = outer.parent ?? outer.presentingViewController else { break }
      outer = above
    }
    switch inner {
    case let navigation as UINavigationController:
      if choices.isLucky(2) {
        navigation.pushViewController(outer, animated: choices.isLucky(2))
      } else {
        navigation.setViewControllers([outer] + navigation.viewControllers, animated: choices.isLucky(2))
      }
    case let tabs as UITabBarController: tabs.viewControllers = [outer]
    case let split as UISplitViewController:
      split.viewControllers = [outer]
      split.setViewController(outer, for: choices.pick(from: UISplitViewController.Column.allCases))
    case let pages as UIPageViewController:
      pages.setViewControllers([outer], direction: .forward, animated: choices.isLucky(2))
    default:
      if choices.isLucky(2) {
        inner.present(outer, animated: choices.isLucky(2))
      } else {
        inner.addChild(outer)
      }
    }
  }

  /// Unwinds from anywhere to whoever says that it accepts.
  func unwind() {
    let start = UIStoryboardUnwindSegueSource(source: any(), unwindAction: "unwindAbuse:", sender: nil)
    guard let unwinding = Unwinding(from: start) else { return }
    let segue = UIStoryboardSegue(
      identifier: nil, source: start.source, destination: unwinding.destination)
    segue.unwinding = unwinding
    segue.perform()
  }
}
