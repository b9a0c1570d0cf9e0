extension HierarchyAbuse {
  static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .overFullScreen,
    .custom, .popover,
  ]

  /// Makes a controller of any kind, containers with something in them.
  func make(inside depth: Int = 0) -> UIViewController {
    let made = makeUnregistered(inside: depth)
    registry.append(WeakController(controller: made))
    if random.isLucky(4) { made.definesPresentationContext.toggle() }
    if random.isLucky(8) { pool.append(made) }
    return made
  }

  private func makeUnregistered(inside depth: Int) -> UIViewController {
    guard depth < 2 else { return AbusedScreen(in: self) }
    switch random.below(12) {
    case 0, 1: return UINavigationController(rootViewController: makeScreen())
    case 2:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<(random.below(7) + 1)).map { _ in make(inside: depth + 1) }
      return tabs
    case 3: return makeSplit(inside: depth)
    case 4:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([makeScreen()], direction: .forward, animated: false)
      return pages
    case 5:
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in self?.react() })
      return alert
    default: return AbusedScreen(in: self)
    }
  }

  private func makeScreen() -> UIViewController {
    let screen = AbusedScreen(in: self)
    registry.append(WeakController(controller: screen))
    return screen
  }

  private func makeSplit(inside depth: Int) -> UIViewController {
    guard random.isLucky(2) else {
      let split = UISplitViewController()
      split.viewControllers = [make(inside: depth + 1), make(inside: depth + 1)]
      return split
    }
    let split = UISplitViewController(style: random.isLucky(2) ? .doubleColumn : .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(AbusedScreen(in: self), for: column)
    }
    if random.isLucky(4) { split.setViewController(AbusedScreen(in: self), for: .compact) }
    return split
  }

  /// Any controller that is alive, wherever it stands.
  func any() -> UIViewController {
    for _ in 0..<8 where !registry.isEmpty {
      if let found = registry[random.below(registry.count)].controller { return found }
    }
    return make()
  }

  func anyOrNew() -> UIViewController { random.isLucky(3) ? any() : make() }

  /// Any container of a class that is alive.
  func any<Container: UIViewController>(_ type: Container.Type) -> Container? {
    guard !registry.isEmpty else { return nil }
    let start = random.below(registry.count)
    for offset in registry.indices {
      if let found = registry[(start + offset) % registry.count].controller as? Container { return found }
    }
    return nil
  }

  func some(upTo count: Int) -> [UIViewController] {
    (0..<random.below(count + 1)).map { _ in anyOrNew() }
  }

  func gesture() -> UserGesture {
    switch random.below(14) {
    case 0, 1: .startSwipeDown(layer: random.below(2))
    case 2: .finishSwipeDown
    case 3: .cancelSwipeDown
    case 4: .tapOutside
    case 5: .startEdgePop
    case 6: .finishEdgePop
    case 7: .cancelEdgePop
    case 8: .tapBack
    case 9: .tapMoreRow(random.below(3))
    case 10: .tapAction(0)
    case 11: .turnPage(forward: random.isLucky(2))
    default: .tapTab(random.below(6))
    }
  }
}
