import HeadlessUIKit

extension StackSearch {
  /// The first non-nil answer of a closure over a container's children, in the order of the search.
  ///
  /// The system's containers are walked without asking for lists that would have to be made.
  static func firstChild(
    of container: UIViewController, kind: ContainerKind, onlyVisible: Bool,
    _ body: @MainActor (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    switch kind {
    case .none: return nil
    case .navigation:
      guard let navigation = container as? UINavigationController else { return nil }
      return firstChild(ofNavigation: navigation, onlyVisible: onlyVisible, body)
    case .tabBar:
      guard let tabs = container as? UITabBarController else { return nil }
      return firstChild(ofTabs: tabs, onlyVisible: onlyVisible, body)
    case .other:
      guard let owner = container as? any ContainerViewController else { return nil }
      return firstChild(ofOther: owner, onlyVisible: onlyVisible, body)
    }
  }

  private static func firstChild(
    ofNavigation navigation: UINavigationController, onlyVisible: Bool,
    _ body: @MainActor (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    if onlyVisible {
      guard let top = navigation.topViewController else { return nil }
      return body(top)
    }
    let stack = navigation.viewControllers
    var index = stack.count
    while index > 0 {
      index -= 1
      if let answer = body(stack[index]) { return answer }
    }
    return nil
  }

  private static func firstChild(
    ofTabs tabs: UITabBarController, onlyVisible: Bool,
    _ body: @MainActor (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let selected = tabs.selectedViewController
    if let selected, let answer = body(selected) { return answer }
    guard !onlyVisible, let items = tabs.viewControllers else { return nil }
    for item in items where item !== selected {
      if let answer = body(item) { return answer }
    }
    return nil
  }

  private static func firstChild(
    ofOther container: any ContainerViewController, onlyVisible: Bool,
    _ body: @MainActor (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let visible = container.visibleViewControllers
    for child in visible {
      if let answer = body(child) { return answer }
    }
    guard !onlyVisible else { return nil }
    for child in container.containedViewControllers where !visible.contains(where: { $0 === child }) {
      if let answer = body(child) { return answer }
    }
    return nil
  }
}
