import Foundation
import HeadlessUIKit

extension HierarchyAbuse {
  static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .overFullScreen,
    .custom, .popover,
  ]

  /// Makes a controller of any kind, containers with something in them.
  func make(inside depth: Int = 0) -> UIViewController {
    let made = register(makeUnregistered(inside: depth))
    note("  with new \(made) and what is in it")
    if choices.isLucky(4) { made.definesPresentationContext.toggle() }
    if choices.isLucky(8) { pool.append(made) }
    if choices.isLucky(8) { made.transitioningDelegate = animations }
    return made
  }

  private func makeUnregistered(inside depth: Int) -> UIViewController {
    guard depth < 2 else { return AbusedScreen(in: self) }
    switch choices.below(13) {
    case 6, 7:
      let navigation = UINavigationController(rootViewController: makeScreen())
      if choices.isLucky(4) { navigation.delegate = animations }
      return navigation
    case 8:
      let tabs = UITabBarController()
      if animatesTabs { tabs.delegate = animations }
      tabs.viewControllers = (0..<(choices.below(7) + 1)).map { _ in make(inside: depth + 1) }
      return tabs
    case 9: return makeSplit(inside: depth)
    case 10:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([makeScreen()], direction: .forward, animated: false)
      return pages
    case 11:
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in self?.react() })
      return alert
    case 12: return AbusedContainer(in: self)
    default: return AbusedScreen(in: self)
    }
  }

  private func register(_ controller: UIViewController) -> UIViewController {
    registry.append(WeakController(controller: controller))
    return controller
  }

  private func makeScreen() -> UIViewController { register(AbusedScreen(in: self)) }

  private func makeSplit(inside depth: Int) -> UIViewController {
    guard choices.isLucky(2) else {
      let split = UISplitViewController()
      split.viewControllers = [make(inside: depth + 1), make(inside: depth + 1)]
      return split
    }
    let split = UISplitViewController(style: choices.isLucky(2) ? .tripleColumn : .doubleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(make(inside: depth + 1), for: column)
    }
    if choices.isLucky(4) { split.setViewController(make(inside: depth + 1), for: .compact) }
    return split
  }

  /// Any controller that is alive, wherever it stands.
  func any() -> UIViewController {
    for _ in 0..<8 where !registry.isEmpty {
      guard let found = registry[choices.below(registry.count)].controller else { continue }
      note("  with \(found)")
      return found
    }
    return make()
  }

  func anyOrNew() -> UIViewController { choices.isLucky(3) ? any() : make() }

  /// Any container of a class that is alive.
  func any<Container: UIViewController>(_ type: Container.Type) -> Container? {
    guard !registry.isEmpty else { return nil }
    let start = choices.below(registry.count)
    for offset in registry.indices {
      guard let found = registry[(start + offset) % registry.count].controller as? Container else { continue }
      note("  with \(found)")
      return found
    }
    return nil
  }

  func some(upTo count: Int) -> [UIViewController] {
    (0..<choices.below(count + 1)).map { _ in anyOrNew() }
  }

  private func movement() -> UserGesture {
    switch choices.below(5) {
    case 0: .startMove(.down, control: 0)
    case 1: .finishMove
    case 2: .cancelMove
    case 3: .pressKey(0)
    default: .shake
    }
  }

  func gesture() -> UserGesture {
    switch choices.below(20) {
    case 0, 1: .startSwipeDown(layer: choices.below(2))
    case 2: .finishSwipeDown
    case 3: .cancelSwipeDown
    case 4: .tapOutside
    case 5: .startEdgePop
    case 6: .finishEdgePop
    case 7: .cancelEdgePop
    case 8: .tapBack
    case 9: .tapMoreRow(choices.below(3))
    case 10: .tapAction(0)
    case 11: .turnPage(forward: choices.isLucky(2))
    case 12: .changeSizeClass(choices.isLucky(2) ? .compact : .regular)
    case 13: .tapContextMenuItem(choices.below(2), of: .view(0))
    case 15: .dragSheet(toDetent: choices.below(2))
    case 14: .tapPreview(of: .view(0))
    case 16: movement()
    case 17: .press(choices.isLucky(4) ? .control(0) : .view(0))
    case 18: choices.isLucky(2) ? .tapBeside : .swipeRow([0, 0], toLeft: choices.isLucky(2), list: 0)
    default: .tapTab(choices.below(6))
    }
  }
}
