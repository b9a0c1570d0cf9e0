import HeadlessUIKit

/// Keeps a tab bar controller and the tabs that the views have the same.
@MainActor
final class TabContainer: ChildContainer {
  private struct Entry {
    let id: AnyHashable
    let host: any ScreenHost
  }

  let tabs = UITabBarController()
  private var entries: [Entry] = []
  private var selection: TabSelection?
  private weak var shown: UIViewController?

  /// The tab that the selection names.
  private weak var wanted: UIViewController?

  var controller: UIViewController { tabs }

  init() { tabs.delegate = self }

  func render(_ content: any View, selection: TabSelection?, in context: ViewContext) {
    self.selection = selection
    var inner = context
    inner.environment.stack = nil
    let old = entries
    entries = content.listed.map { item in
      let host = item.source.host(reusing: old.first { $0.id == item.id }?.host)
      host.screen.join(inner)
      host.renderScreen()
      return Entry(id: item.id, host: host)
    }
    guard let selection else { return wanted = nil }
    wanted = entries.first { $0.host.screen.content.tag.map(selection.holds) ?? false }?.host
  }

  func commit() {
    let hosts: [UIViewController] = entries.map(\.host)
    for entry in entries {
      entry.host.tabBarItem.title = entry.host.screen.content.tabTitle
      entry.host.tabBarItem.badgeValue = entry.host.screen.content.badge
    }
    if !(tabs.viewControllers ?? []).elementsEqual(hosts, by: ===) { tabs.viewControllers = hosts }
    if let wanted, tabs.selectedViewController !== wanted { tabs.selectedViewController = wanted }
    shown = tabs.selectedViewController
    for entry in entries { entry.host.screen.commit() }
  }
}

extension TabContainer: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let entry = entries.first(where: { $0.host === viewController }) else { return }
    let content = entry.host.screen.content
    if shown === viewController {
      (content.containers.first as? NavigationContainer)?.popToRoot()
    } else {
      shown = viewController
      if let tag = content.tag { selection?.write(tag) }
    }
  }
}
