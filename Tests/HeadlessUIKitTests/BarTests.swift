import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Bars")
struct BarTests {
  private let root = UIViewController()
  private let top = UIViewController()

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in record("bar", title) })
  }

  private func words(_ stage: Stage) -> [String] {
    stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
  }

  @Test func `a navigation bar shows the items of the stack`() {
    let navigation = UINavigationController(rootViewController: root)
    #expect(
      navigation.navigationBar.topItem === root.navigationItem && navigation.navigationBar.backItem == nil)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.navigationBar.topItem === top.navigationItem)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    #expect(navigation.navigationBar.items?.count == 2 && UINavigationBar().items == nil)
  }

  @Test func `the toolbar shows the buttons of the top, unless it is hidden`() {
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(navigation)
    root.setToolbarItems([button("Sort"), .flexibleSpace(), button("Share")], animated: false)
    #expect(navigation.isToolbarHidden && words(stage) == [] && navigation.toolbar.items?.count == 3)
    navigation.setToolbarHidden(false, animated: true)
    #expect(words(stage) == ["tap 'Sort' in the bar", "tap 'Share' in the bar"])
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["bar.Share"])
    top.hidesBottomBarWhenPushed = true
    top.toolbarItems = [button("Gone")]
    navigation.pushViewController(top, animated: false)
    stage.settle()
    #expect(words(stage) == [] && navigation.toolbar.items?.map(\.title) == ["Gone"])
  }

  @Test func `a toolbar that an app has put somewhere can be tapped`() {
    let toolbar = UIToolbar()
    toolbar.setItems([button("Reply")], animated: false)
    root.view.addSubview(toolbar)
    let stage = Stage(root)
    #expect(words(stage) == ["tap 'Reply' in the bar"])
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["bar.Reply"])
  }

  @Test func `a back action is done in place of going back, at the bottom of a stack too`() {
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(navigation)
    #expect(!stage.user(.tapBack))
    root.navigationItem.backAction = UIAction { _ in record("root", "back") }
    #expect(stage.window.possibleGestures.contains(.tapBack))
    #expect(stage.user(.tapBack) && takeJournal() == ["root.back"])
    navigation.pushViewController(top, animated: false)
    stage.settle()
    top.navigationItem.backAction = UIAction { [weak navigation] _ in
      record("top", "back")
      navigation?.popViewController(animated: true)
    }
    #expect(stage.user(.tapBack) && takeJournal() == ["top.back"])
    stage.settle()
    #expect(navigation.viewControllers == [root])
    root.navigationItem.setHidesBackButton(true, animated: false)
    #expect(!stage.user(.tapBack) && !stage.window.possibleGestures.contains(.tapBack))
  }

  @Test func `looks are kept, and copies have their background`() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [:]
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    root.navigationItem.compactAppearance = look
    #expect(navigation.navigationBar.standardAppearance === look)
    #expect(root.navigationItem.compactAppearance === look && root.navigationItem.standardAppearance == nil)
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    #expect(copy !== look && copy.backgroundColor == .red)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil)
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .red
    #expect(tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
  }

  @Test func `a controller with overridden traits, buttons or a back action is not like a new one`() {
    #expect(root.differencesFromNew == [])
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(root.differencesFromNew == ["traitOverrides"])
    top.toolbarItems = [button("Sort")]
    top.navigationItem.backButtonTitle = "Home"
    #expect(top.differencesFromNew == ["navigationItem", "toolbarItems"])
    let navigation = UINavigationController()
    let before = navigation.differencesFromNew
    navigation.isToolbarHidden = false
    #expect(navigation.differencesFromNew == (before + ["isToolbarHidden"]).sorted())
  }
}

@MainActor @Suite("Bars of the app's own")
struct OwnBarTests {
  /// Writes down what bars ask and tell.
  private final class Listener: UINavigationBarDelegate, UITabBarDelegate {
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      record("shouldPush", item.title ?? "")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      record("didPush", item.title ?? "")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      record("shouldPop", item.title ?? "")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      record("didPop", item.title ?? "")
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { record("didSelect", item.title ?? "") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .any : .topAttached }
  }

  private let root = UIViewController()
  private let listener = Listener()

  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  @Test func `the buttons and views of the topmost item of a navigation bar can be touched`() {
    let (item, bar) = (UINavigationItem(title: "Song"), UINavigationBar())
    item.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { _ in record("bar", "cancel") })
    item.rightBarButtonItem = UIBarButtonItem(
      customView: UIButton(primaryAction: UIAction(title: "Done") { _ in record("bar", "done") }))
    bar.items = [UINavigationItem(title: "Below"), item]
    root.view.addSubview(bar)
    let stage = Stage(root)
    #expect(bar.topItem === item && bar.backItem?.title == "Below")
    #expect(words(stage) == ["tap 'Cancel' in the bar", "tap 'Done'"])
    #expect(stage.user(.tapControl(0)) && stage.user(.tapControl(1)))
    #expect(takeJournal() == ["bar.cancel", "bar.done"])
    #expect(stage.window.shownTexts == ["Song", "Cancel", "", "Done"])
    bar.isUserInteractionEnabled = false
    #expect(words(stage) == [])
  }

  @Test func `Back on a navigation bar asks its delegate, pops an item and tells so when that has ended`() {
    let bar = UINavigationBar()
    bar.delegate = listener
    root.view.addSubview(bar)
    let stage = Stage(root)
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    #expect(words(stage) == [] && takeJournal() == ["shouldPush.A", "didPush.A"])
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(takeJournal() == ["shouldPush.B"] && bar.topItem?.title == "B")
    stage.settle()
    #expect(takeJournal() == ["didPush.B"] && words(stage) == ["tap Back in the bar"])
    listener.allows = false
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["shouldPop.B"] && bar.items?.count == 2)
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(takeJournal() == ["shouldPush.C"] && bar.items?.count == 2)
    listener.allows = true
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["shouldPop.B"])
    stage.settle()
    #expect(takeJournal() == ["didPop.B"] && bar.items?.map(\.title) == ["A"] && words(stage) == [])
    #expect(bar.popItem(animated: false)?.title == "A" && bar.popItem(animated: false) == nil)
    bar.setItems([UINavigationItem(title: "X"), UINavigationItem(title: "Y")], animated: true)
    bar.topItem?.hidesBackButton = true
    #expect(takeJournal() == ["shouldPop.A", "didPop.A"] && words(stage) == [])
  }

  @Test func `the tabs of a tab bar can be tapped, and are selected before the delegate is told`() {
    let bar = UITabBar()
    bar.setItems(["Home", "Search", "Off"].map { UITabBarItem(title: $0, tag: 0) }, animated: false)
    bar.items?[2].isEnabled = false
    bar.delegate = listener
    root.view.addSubview(bar)
    let stage = Stage(root)
    #expect(words(stage) == ["tap 'Home' in the tab bar", "tap 'Search' in the tab bar"])
    #expect(bar.selectedItem == nil && stage.window.shownTexts == ["Home", "Search", "Off"])
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["didSelect.Search"])
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["didSelect.Search"])
    #expect(bar.selectedItem?.title == "Search")
    bar.items?[0].badgeValue = "2"
    #expect(stage.window.shownTexts == ["Home, 2", "selected Search", "Off"])
    bar.selectedItem = bar.items?[0]
    #expect(journal == [])
  }

  @Test func `the views in a toolbar can be touched`() {
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(customView: UIButton(primaryAction: UIAction(title: "Go") { _ in record("bar", "go") }))
    ]
    root.view.addSubview(bar)
    let stage = Stage(root)
    #expect(words(stage) == ["tap 'Go'"] && stage.user(.tapControl(0)) && takeJournal() == ["bar.go"])
  }

  @Test func `a bar stands where its delegate says, or where bars of its kind stand`() {
    let (navigation, search, tools) = (UINavigationBar(), UISearchBar(), UIToolbar())
    #expect(navigation.barPosition == .top && search.barPosition == .top && tools.barPosition == .bottom)
    final class Place: UIToolbarDelegate {}
    let place = Place()
    navigation.delegate = listener
    tools.delegate = place
    #expect(navigation.barPosition == .topAttached && tools.barPosition == .bottom)
  }
}

@MainActor @Suite("Items of bars")
struct BarItemTests {
  @Test func `a button that is hidden or disabled takes no tap, and neither does the view in its place`() {
    let root = UIViewController()
    let inner = UIButton(primaryAction: UIAction(title: "Inner") { _ in record("bar", "inner") })
    let buttons = [
      UIBarButtonItem(primaryAction: UIAction(title: "Sort") { _ in record("bar", "sort") }),
      UIBarButtonItem(customView: inner),
    ]
    root.navigationItem.rightBarButtonItems = buttons
    let stage = Stage(UINavigationController(rootViewController: root))
    func words() -> [String] { stage.window.everythingPossible().map(\.words) }
    #expect(words() == ["tap 'Sort' in the bar", "tap 'Inner'"])
    buttons[0].isEnabled = false
    #expect(words() == ["tap 'Inner'"])
    (buttons[0].isEnabled, buttons[0].isHidden, buttons[1].isHidden) = (true, true, true)
    #expect(words() == [])
    buttons[0].tap()
    #expect(journal == [])
    buttons[0].isHidden = false
    buttons[0].tap()
    #expect(takeJournal() == ["bar.sort"])
  }

  @Test func `a tab whose item is disabled takes no tap`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    let stage = Stage(tabs)
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    #expect(stage.window.possibleGestures == [.tapTab(0), .tapTab(2)])
    #expect(!stage.user(.tapTab(1)) && tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1 && stage.user(.tapTab(2)) && tabs.selectedIndex == 2)
  }

  @Test func `an item of the system's has the system's words`() {
    let items = [UITabBarItem.SystemItem.more, .topRated, .mostViewed].map {
      UITabBarItem(tabBarSystemItem: $0, tag: 7)
    }
    #expect(items.map(\.title) == ["More", "Top Rated", "Most Viewed"] && items.allSatisfy { $0.tag == 7 })
  }
}
