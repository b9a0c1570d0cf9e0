import HeadlessUIKit

// The children are tested and entered in loops, without a closure for each level: the loops are most of what a
// navigation does, and a closure handed to code outside the main actor asks at each call whether it is there.
extension StackSearch {
  /// The first match among a container's children and what is in them, in the order of the search.
  ///
  /// The system's containers are walked without asking for lists that would have to be made.
  static func firstInChildren(
    of container: UIViewController, kind: ContainerKind, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    switch kind {
    case .none: return nil
    case .navigation:
      guard let navigation = container as? UINavigationController else { return nil }
      return first(inNavigation: navigation, onlyVisible: onlyVisible, where: isMatch)
    case .tabBar:
      guard let tabs = container as? UITabBarController else { return nil }
      return first(inTabs: tabs, onlyVisible: onlyVisible, where: isMatch)
    case .split:
      // As a class: whether an object adopts a protocol is dear to ask.
      guard let split = container as? UISplitViewController else { return nil }
      return first(inOther: split, onlyVisible: onlyVisible, where: isMatch)
    case .other:
      guard let other = container as? any ContainerViewController else { return nil }
      return first(inOther: other, onlyVisible: onlyVisible, where: isMatch)
    }
  }

  /// A child that is the match, or else the first match inside it.
  private static func first(
    from child: UIViewController, onlyVisible: Bool, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    isMatch(child) ? child : first(inside: child, onlyVisible: onlyVisible, where: isMatch)
  }

  private static func first(
    inNavigation navigation: UINavigationController, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    if onlyVisible {
      guard let top = navigation.topViewController else { return nil }
      return first(from: top, onlyVisible: onlyVisible, where: isMatch)
    }
    let stack = navigation.viewControllers
    var index = stack.count
    while index > 0 {
      index -= 1
      if let match = first(from: stack[index], onlyVisible: onlyVisible, where: isMatch) { return match }
    }
    return nil
  }

  private static func first(
    inTabs tabs: UITabBarController, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    let selected = tabs.selectedViewController
    if let selected, let match = first(from: selected, onlyVisible: onlyVisible, where: isMatch) {
      return match
    }
    guard !onlyVisible, let items = tabs.viewControllers else { return nil }
    for item in items where item !== selected {
      if let match = first(from: item, onlyVisible: onlyVisible, where: isMatch) { return match }
    }
    return nil
  }

  private static func first(
    inOther container: some ContainerViewController, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    let visible = container.visibleViewControllers
    for child in visible {
      if let match = first(from: child, onlyVisible: onlyVisible, where: isMatch) { return match }
    }
    guard !onlyVisible else { return nil }
    for child in container.containedViewControllers where !visible.holds(child) {
      if let match = first(from: child, onlyVisible: onlyVisible, where: isMatch) { return match }
    }
    return nil
  }
}

extension [UIViewController] {
  /// Whether the list has a controller, by identity.
  func holds(_ controller: UIViewController) -> Bool {
    for other in self where other === controller { return true }
    return false
  }
}
