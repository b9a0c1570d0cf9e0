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
