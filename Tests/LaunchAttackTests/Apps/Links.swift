import RouteChecking
import UIKit

private final class OrderScreen: PlainScreen {}
private final class InboxScreen: PlainScreen {}

/// Two tabs of stacks; the second has the orders, and each screen shows more screens and sheets.
@MainActor
private func shop(_ window: UIWindow, opening: @escaping (UIWindow, String) -> Void) -> AppRoot {
  let tabs = UITabBarController()
  tabs.viewControllers = ["Shop", "Orders"].map { name in
    let screen = PlainScreen(name)
    screen.loadViewIfNeeded()
    screen.addButton("Help") { [weak screen] in
      let help = PlainScreen("Help")
      help.loadViewIfNeeded()
      help.addButton("Call") { [weak help] in help?.present(PlainScreen("Phone"), animated: true) }
      screen?.present(help, animated: true)
    }
    let navigation = UINavigationController(rootViewController: screen)
    navigation.tabBarItem.title = name
    return navigation
  }
  return AppRoot(window, showing: tabs, opening: opening)
}

extension LaunchAttack {
  static let links = [
    LaunchAttack(
      "a link takes away one sheet only", .reachesTarget,
      after: ["tap 'Help'", "tap 'Call'", "open link order"], links: [("order", OrderScreen.self)],
      mostMoments: 0
    ) { window, isWrong in
      shop(window) { window, _ in
        guard let tabs = window.rootViewController as? UITabBarController else { return }
        let show = {
          tabs.selectedIndex = 1
          let navigation = tabs.selectedViewController as? UINavigationController
          navigation?.popToRootViewController(animated: false)
          navigation?.pushViewController(OrderScreen("Order"), animated: false)
        }
        let from = isWrong ? tabs.presentedViewController?.presentedViewController : nil
        guard tabs.presentedViewController != nil else { return show() }
        if let from {
          return from.dismiss(animated: false, completion: show)
        }
        tabs.dismiss(animated: false, completion: show)
      }
    },
    LaunchAttack(
      "a link pushes onto the tab that was selected", .reachesTarget,
      after: ["tap tab 2 'Orders'", "open link inbox"], links: [("inbox", InboxScreen.self)], mostMoments: 0
    ) { window, isWrong in
      shop(window) { window, _ in
        guard let tabs = window.rootViewController as? UITabBarController else { return }
        tabs.dismiss(animated: false)
        if !isWrong { tabs.selectedIndex = 0 }
        let navigation = tabs.viewControllers?.first as? UINavigationController
        navigation?.popToRootViewController(animated: false)
        navigation?.pushViewController(InboxScreen("Inbox"), animated: false)
      }
    },
  ]
}
