import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it is asked and told about tabs and their controllers.
@MainActor private final class TabListener: UITabBarControllerDelegate {
  var allowsTabs = true
  var allowsControllers = true

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    record("delegate", "should tab \(tab.identifier)")
    return allowsTabs
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    record("delegate", "should \(viewController.tab?.identifier ?? "nobody")")
    return allowsControllers
  }

  func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
    record("delegate", "did tab \(tab.identifier) after \(previousTab?.identifier ?? "nothing")")
  }

  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    record("delegate", "did \(viewController.tab?.identifier ?? "nobody")")
  }
}

@MainActor @Suite("Tabs as objects")
struct TabTests {
  private let bar = UITabBarController()
  private let listener = TabListener()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: name), identifier: name) { tab in
      record("provider", tab.identifier)
      return Screen(tab.title)
    }
  }

  private func make(_ names: String...) -> [UITab] { names.map(tab) }

  /// Shows tabs and lets a delegate listen.
  private func begin(_ tabs: [UITab], isNarrow: Bool = false) -> Stage {
    let stage = isNarrow ? Stage.narrow(bar) : Stage(bar)
    bar.tabs = tabs
    bar.delegate = listener
    stage.settle()
    journal = []
    return stage
  }

  private func names(_ tabs: [UITab]) -> [String] { tabs.map(\.identifier) }

  @Test func `tabs make their controllers once, in their order, and the first is selected`() {
    _ = Stage(bar)
    let tabs = make("A", "B")
    #expect(bar.tabs.isEmpty && bar.selectedTab == nil && tabs[0].tabBarController == nil)
    bar.tabs = tabs
    #expect(journal.filter { $0.hasPrefix("provider") } == ["provider.A", "provider.B"])
    #expect(bar.viewControllers?.map { $0.tab?.identifier } == ["A", "B"])
    #expect(bar.viewControllers?.first === tabs[0].viewController && tabs[0].tabBarController === bar)
    #expect(bar.selectedIndex == 0 && bar.selectedTab === tabs[0] && names(bar.tabs) == ["A", "B"])
    journal = []
    bar.tabs = [tabs[1], tabs[0]]
    #expect(!journal.contains { $0.hasPrefix("provider") })
    #expect(bar.selectedTab === tabs[0] && bar.selectedIndex == 1)
  }

  @Test func `what the tab says stands on the bar`() {
    let tabs = make("A")
    _ = begin(tabs)
    let item = bar.tabBar.items?.first
    #expect(item?.title == "A" && item?.image != nil && item?.badgeValue == nil)
    (tabs[0].title, tabs[0].badgeValue, tabs[0].image) = ("Inbox", "3", nil)
    #expect(item?.title == "Inbox" && item?.badgeValue == "3" && item?.image == nil)
  }

  @Test func `the selection is the same, by whatever it is set`() {
    let tabs = make("A", "B", "C")
    let stage = begin(tabs)
    bar.selectedTab = tabs[1]
    #expect(bar.selectedIndex == 1 && bar.selectedViewController === tabs[1].viewController)
    bar.selectedIndex = 2
    #expect(bar.selectedTab === tabs[2])
    bar.selectedViewController = tabs[0].viewController
    #expect(bar.selectedTab === tabs[0])
    bar.selectedTab = tab("elsewhere")
    bar.selectedTab = nil
    stage.settle()
    #expect(bar.selectedTab === tabs[0] && stage.isInOrder && stage.console.isEmpty)
    #expect(!journal.contains { $0.hasPrefix("delegate") })
    #expect(bar.tab(forIdentifier: "B") === tabs[1] && bar.tab(forIdentifier: "D") == nil)
  }

  @Test func `a tap asks and tells about the tab, then about its controller`() {
    let stage = begin(make("A", "B"))
    #expect(stage.user(.tapTab(1)))
    stage.settle()
    #expect(
      journal.filter { $0.hasPrefix("delegate") } == [
        "delegate.should tab B", "delegate.should B", "delegate.did tab B after A", "delegate.did B",
      ])
    journal = []
    stage.user(.tapTab(1))
    #expect(journal.contains("delegate.did tab B after B"))
  }

  @Test(arguments: [true, false])
  func `who forbids the tab or its controller forbids the tap`(forbidsTab: Bool) {
    let stage = begin(make("A", "B"))
    listener.allowsTabs = !forbidsTab
    listener.allowsControllers = forbidsTab
    stage.user(.tapTab(1))
    stage.settle()
    #expect(journal == ["delegate.should tab B"] + (forbidsTab ? [] : ["delegate.should B"]))
    #expect(bar.selectedTab?.identifier == "A")
  }

  @Test func `controllers that are set otherwise have no tabs`() {
    let stage = begin(make("A", "B"))
    bar.viewControllers = [Screen("X"), Screen("Y")]
    stage.settle()
    #expect(bar.tabs.isEmpty && bar.selectedTab == nil && bar.selectedIndex == 0)
    journal = []
    stage.user(.tapTab(1))
    stage.settle()
    #expect(journal.filter { $0.hasPrefix("delegate") } == ["delegate.should nobody", "delegate.did nobody"])
  }

  @Test func `a tab whose controller has gone elsewhere is none any more`() {
    let tabs = make("A", "B")
    let stage = begin(tabs)
    tabs[0].viewController?.removeFromParent()
    stage.settle()
    #expect(names(bar.tabs) == ["B"] && bar.selectedTab === tabs[1] && tabs[0].tabBarController == nil)
    #expect(stage.isInOrder)
  }

  @Test func `tabs behind More are tapped as rows, and told as tabs`() {
    let stage = begin(make("A", "B", "C", "D", "E", "F"), isNarrow: true)
    #expect(names(bar.tabs) == ["A", "B", "C", "D", "E", "F"])
    stage.user(.tapTab(4))
    stage.settle()
    #expect(bar.selectedTab == nil)
    journal = []
    stage.user(.tapMoreRow(1))
    stage.settle()
    #expect(journal.contains("delegate.did tab F after nothing"))
    #expect(bar.selectedTab?.identifier == "F" && stage.isInOrder)
  }

  @Test func `a hidden bar cannot be tapped, and code selects all the same`() {
    let tabs = make("A", "B")
    let stage = begin(tabs)
    bar.setTabBarHidden(true, animated: true)
    #expect(bar.isTabBarHidden && !stage.user(.tapTab(1)) && stage.window.possibleGestures.isEmpty)
    bar.selectedTab = tabs[1]
    stage.settle()
    #expect(bar.selectedTab === tabs[1])
    bar.isTabBarHidden = false
    #expect(stage.user(.tapTab(0)))
  }

  @Test func `a search tab has the system's name, and a tab without a provider no place`() {
    let search = UISearchTab { _ in Screen("search") }
    let empty = UITab(title: "empty", image: nil, identifier: "empty")
    _ = begin([empty, search])
    #expect(search.title == "Search" && search.image != nil && bar.tabs.first === search)
    #expect(empty.viewController == nil && bar.viewControllers?.count == 1)
  }

  @Test func `tabs and their controllers go with the bar`() {
    weak var controller: UIViewController?
    weak var tab: UITab?
    do {
      let stage = Stage(UITabBarController(tabs: make("A", "B")))
      controller = (stage.window.rootViewController as? UITabBarController)?.viewControllers?.last
      tab = controller?.tab
      #expect(controller != nil && tab != nil)
    }
    _ = Stage()
    #expect(controller == nil && tab == nil)
  }
}
