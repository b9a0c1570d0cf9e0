import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class GroupListener: UITabBarControllerDelegate {
  var allows = true
  var shows: (([UIViewController]) -> [UIViewController])?

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    record("delegate", "should \(tab.identifier)")
    return allows
  }
  func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
    record("delegate", "did \(tab.identifier) after \(previousTab?.identifier ?? "nothing")")
  }
  func tabBarController(
    _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { shows?(proposedViewControllers) ?? proposedViewControllers }
}

@MainActor @Suite("Groups of tabs")
struct TabGroupTests {
  private let bar = UITabBarController()
  private let listener = GroupListener()
  private let navigation = UINavigationController()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { Screen($0.title) }
  }

  private func group(_ name: String, _ children: [UITab], hasScreen: Bool = true) -> UITabGroup {
    UITabGroup(
      title: name, image: nil, identifier: name, children: children,
      viewControllerProvider: hasScreen ? { Screen($0.title) } : nil)
  }

  /// Home and a library with books and, in a group of their own, records.
  private func makeTabs(managed: Bool, hasScreen: Bool = true) -> (library: UITabGroup, records: UITabGroup) {
    let records = group("records", [tab("rock"), tab("jazz")])
    let library = group("library", [tab("books"), records], hasScreen: hasScreen)
    if managed { library.managingNavigationController = navigation }
    bar.mode = .tabSidebar
    bar.tabs = [tab("home"), library]
    return (library, records)
  }

  private var stack: [String] { navigation.viewControllers.map { $0.tab?.identifier ?? "pushed" } }

  @Test func `a group knows its tabs, and they know it`() {
    let (library, records) = makeTabs(managed: false)
    let jazz = library.tab(forIdentifier: "jazz")
    #expect(jazz?.parent === records && records.parent === library && library.parent == nil)
    #expect(bar.tab(forIdentifier: "jazz") === jazz && bar.tab(forIdentifier: "soul") == nil)
    #expect(jazz?.tabBarController === bar && bar.tabs.count == 2 && jazz?.managingTabGroup == nil)
    records.displayOrderIdentifiers = ["soul", "jazz"]
    #expect(records.displayOrder.map(\.identifier) == ["jazz", "rock"])
    records.children = [tab("soul")]
    #expect(jazz?.parent == nil && jazz?.tabBarController == nil)
  }

  @Test func `what a group shows is the app's affair where no navigation controller is set`() {
    let (library, _) = makeTabs(managed: false)
    _ = Stage(bar)
    bar.selectedTab = bar.tab(forIdentifier: "jazz")
    #expect(bar.selectedViewController === library.viewController && bar.selectedIndex == 1)
    #expect(bar.selectedTab?.identifier == "jazz" && library.selectedChild?.identifier == "records")
    bar.selectedTab = library
    #expect(bar.selectedTab === library && library.selectedChild == nil)
  }

  @Test func `the stack of a managed group follows what is selected`() {
    let (library, _) = makeTabs(managed: true)
    let stage = Stage(bar)
    #expect(bar.viewControllers?.last === navigation && stack == ["library"])
    for (name, expected) in [
      ("jazz", ["library", "records", "jazz"]), ("books", ["library", "books"]),
      ("records", ["library", "records"]),
    ] {
      bar.selectedTab = bar.tab(forIdentifier: name)
      stage.settle()
      #expect(stack == expected && bar.selectedViewController === navigation)
      #expect(bar.selectedTab?.identifier == name && stage.isInOrder)
    }
    #expect(bar.tab(forIdentifier: "jazz")?.managingTabGroup === library)
    #expect(navigation.tabBarItem.title == "library")
  }

  @Test func `what the app has pushed stays while the tab is the same, and the user goes back up the groups`()
  {
    _ = makeTabs(managed: true)
    let stage = Stage(bar)
    bar.selectedTab = bar.tab(forIdentifier: "jazz")
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    bar.selectedTab = bar.tab(forIdentifier: "jazz")
    #expect(stack == ["library", "records", "jazz", "pushed"])
    for expected in ["jazz", "records", "library"] {
      #expect(stage.user(.tapBack))
      stage.settle()
      #expect(stack.last == expected && bar.selectedTab?.identifier == expected)
    }
    bar.selectedTab = bar.tab(forIdentifier: "books")
    stage.settle()
    #expect(stack == ["library", "books"])
  }

  @Test func `a group without a controller shows its default tab, and the delegate decides on the stack`() {
    let (library, _) = makeTabs(managed: true, hasScreen: false)
    _ = Stage(bar)
    #expect(stack == ["books"])
    library.defaultChildIdentifier = "records"
    library.selectedChild = nil
    #expect(stack == ["records"])
    bar.delegate = listener
    listener.shows = { proposed in proposed.filter { $0.tab?.identifier != "records" } }
    bar.selectedTab = bar.tab(forIdentifier: "rock")
    #expect(stack == ["rock"])
  }

  @Test func `the user selects tabs in the sidebar, where there is one`() {
    let (library, _) = makeTabs(managed: true)
    library.sidebarActions = [UIAction(title: "Add") { _ in record("sidebar", "add") }]
    bar.delegate = listener
    let stage = Stage(bar)
    let words = stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
    #expect(
      words
        == ["home", "library", "books", "records", "rock", "jazz", "Add"].map { "tap '\($0)' in the sidebar" }
    )
    #expect(stage.user(.tapSidebar(5)) && !stage.user(.tapSidebar(7)))
    stage.settle()
    #expect(
      takeJournal() == [
        "delegate.should jazz", "records.willMove", "jazz.willMove", "records.didMove", "jazz.didMove",
        "jazz.didLoad", "jazz.willAppear", "home.willDisappear", "home.didDisappear", "jazz.didAppear",
        "delegate.did jazz after home",
      ])
    #expect(stack == ["library", "records", "jazz"] && bar.selectedTab?.identifier == "jazz")
    listener.allows = false
    #expect(stage.user(.tapSidebar(0)) && bar.selectedTab?.identifier == "jazz")
    #expect(stage.user(.tapSidebar(6)) && takeJournal().last == "sidebar.add")
    library.tab(forIdentifier: "books")?.isHidden = true
    #expect(stage.window.everythingPossible().filter(\.isOnContent).count == 6)
    bar.mode = .tabBar
    #expect(!stage.user(.tapSidebar(0)))
  }

  @Test func `a narrow device has no sidebar`() {
    _ = makeTabs(managed: true)
    let stage = Stage.narrow(bar)
    #expect(!stage.user(.tapSidebar(0)) && stage.user(.tapTab(1)))
    #expect(bar.selectedTab?.identifier == "library")
  }
}
