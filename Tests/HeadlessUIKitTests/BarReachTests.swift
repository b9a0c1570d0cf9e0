import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Bars that fingers do not get to")
struct BarReachTests {
  /// What keeps fingers off a view.
  enum Obstacle: CaseIterable, Sendable {
    case hidden, transparent, frozen

    /// Puts it before a view or takes it away again.
    @MainActor func bar(_ view: UIView, _ isThere: Bool = true) {
      switch self {
      case .hidden: view.isHidden = isThere
      case .transparent: view.alpha = isThere ? 0.005 : 1
      case .frozen: view.isUserInteractionEnabled = !isThere
      }
    }
  }

  private let root = UIViewController()
  private let top = UIViewController()

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in record("bar", title) })
  }

  private func words(_ stage: Stage) -> [String] {
    stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
  }

  @Test(arguments: [false, true])
  func `Back goes back in a container of the app's own, whichever of its children comes last`(isLast: Bool) {
    let (holder, player) = (UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [root, top]
    for child in isLast ? [player, navigation] : [navigation, player] {
      holder.addChild(child)
      let y: CGFloat = child === player ? 700 : 0
      child.view.frame = CGRect(x: 0, y: y, width: 300, height: child === player ? 60 : 700)
      holder.view.addSubview(child.view)
      child.didMove(toParent: holder)
    }
    let stage = Stage(holder)
    #expect(stage.window.possibleGestures == [.tapBack, .startEdgePop])
    #expect(stage.user(.startEdgePop) && stage.user(.cancelEdgePop))
    stage.settle()
    #expect(navigation.viewControllers == [root, top])
    #expect(stage.user(.tapBack))
    stage.settle()
    #expect(navigation.viewControllers == [root] && stage.isInOrder)
    #expect(!stage.user(.tapBack))
  }

  @Test(arguments: Obstacle.allCases)
  func `a tab bar takes no taps`(behind obstacle: Obstacle) {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, top]
    root.view.addSubview(UIButton(primaryAction: UIAction(title: "Go") { _ in }))
    let stage = Stage(tabs)
    obstacle.bar(tabs.tabBar)
    #expect(stage.window.possibleGestures == [] && words(stage) == ["tap 'Go'"])
    #expect(!stage.user(.tapTab(1)) && !stage.window.tapTabInReach(at: 1) && tabs.selectedIndex == 0)
    obstacle.bar(tabs.tabBar, false)
    #expect(stage.window.possibleGestures == [.tapTab(0), .tapTab(1)])
    #expect(stage.user(.tapTab(1)) && tabs.selectedIndex == 1)
  }

  @Test(arguments: Obstacle.allCases)
  func `nothing in a container is touched`(behind obstacle: Obstacle) {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    navigation.pushViewController(top, animated: false)
    top.view.addSubview(UIButton(primaryAction: UIAction(title: "Go") { _ in record("button", "Go") }))
    top.view.addSubview(UITableView(frame: .zero))
    top.navigationItem.rightBarButtonItem = button("Add")
    let stage = Stage(tabs)
    #expect(
      stage.window.possibleGestures == [.tapTab(0), .tapBack, .startEdgePop]
        && words(stage).starts(with: ["tap 'Add' in the bar", "tap 'Go'"]))
    obstacle.bar(tabs.view)
    #expect(stage.window.possibleGestures == [] && words(stage) == [])
    for gesture in [UserGesture.tapTab(0), .tapBack, .startEdgePop, .tapControl(0), .pullToRefresh(list: 0)] {
      #expect(!stage.user(gesture))
    }
    obstacle.bar(tabs.view, false)
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["button.Go"] && stage.user(.tapBack))
  }

  @Test(arguments: Obstacle.allCases)
  func `a navigation bar takes no taps, but the swipe from the edge is not on it`(behind obstacle: Obstacle) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    top.navigationItem.rightBarButtonItem = button("Add")
    let stage = Stage(navigation)
    obstacle.bar(navigation.navigationBar)
    #expect(stage.window.possibleGestures == [.startEdgePop] && words(stage) == [])
    #expect(!stage.user(.tapBack) && !stage.user(.tapControl(0)) && journal == [])
    top.navigationItem.backAction = UIAction { _ in record("top", "back") }
    #expect(!stage.user(.tapBack) && journal == [])
    obstacle.bar(navigation.navigationBar, false)
    #expect(stage.window.possibleGestures == [.tapBack, .startEdgePop])
    #expect(words(stage) == ["tap 'Add' in the bar"])
    #expect(stage.user(.tapBack) && takeJournal() == ["top.back"])
    obstacle.bar(navigation.navigationBar)
    #expect(stage.user(.startEdgePop) && stage.user(.finishEdgePop))
    stage.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test(arguments: Obstacle.allCases)
  func `the bar below a stack takes no taps`(behind obstacle: Obstacle) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    root.toolbarItems = [button("Sort")]
    let stage = Stage(navigation)
    obstacle.bar(navigation.toolbar)
    #expect(words(stage) == [] && !stage.user(.tapControl(0)) && journal == [])
    obstacle.bar(navigation.toolbar, false)
    #expect(words(stage) == ["tap 'Sort' in the bar"])
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["bar.Sort"])
  }
}
