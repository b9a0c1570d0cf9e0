import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A5: tab bar controllers", .compared)
struct TabConformanceTests {
  /// Writes down what a tab bar controller's delegate is asked and told.
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      record("delegate", "should, \(tabs.selectedIndex) selected")
      return allows
    }
    func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
      record("delegate", "did, \(tabs.selectedIndex) selected")
    }
  }

  private let delegate = Delegate()
  private let first = Screen("A")
  private let second = Screen("B")
  private let third = Screen("C")

  @Test func `T1: without tabs there is no selection, with tabs the first is selected`() {
    _ = Stage()
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    tabs.viewControllers = [first, second]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
  }

  @Test func `T2: new tabs keep the selected controller, else the index, else the first`() {
    let tabs = Tabs("T", first, second, third)
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    tabs.setViewControllers([second, first], animated: false)
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 0)
    #expect(tabs.customizableViewControllers == [second, first] && third.parent == nil)
    tabs.selectedIndex = 1
    tabs.viewControllers = [second, third]
    #expect(tabs.selectedViewController === third)
    tabs.viewControllers = [first]
    stage.settle()
    #expect(tabs.selectedViewController === first && stage.isInOrder)
    #expect(tabs.children == [first])
    tabs.viewControllers = [first, second, third]
    tabs.selectedIndex = 2
    let others = [Screen("X"), Screen("Y")]
    tabs.viewControllers = others
    #expect(tabs.selectedViewController === others[0])
  }

  @Test(arguments: ModelSettings.EmptySelection.allCases)
  func `T3: without tabs the selected index reads what the setting says`(empty: ModelSettings.EmptySelection)
  {
    let tabs = Tabs("T", first)
    let stage = Stage(tabs) { $0.emptySelection = empty }
    tabs.viewControllers = []
    stage.settle()
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == (empty == .zero ? 0 : NSNotFound))
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
  }

  @Test func `T4: selecting what is no tab raises`() {
    let tabs = Tabs("T", first)
    let stage = Stage(tabs)
    tabs.selectedViewController = second
    #expect(
      stage.console == [
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
      ])
    #expect(stage.raised && tabs.selectedViewController === first)
  }

  @Test(arguments: ModelSettings.RefusalPolicy.allCases)
  func `T5: an index out of range is ignored, or raises, as the setting says`(
    policy: ModelSettings.RefusalPolicy
  ) {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs) { $0.selectedIndexOutOfRange = policy }
    for index in [2, -1, Int.max] { tabs.selectedIndex = index }
    #expect(stage.console.count == 3 && tabs.selectedIndex == 0)
    #expect(
      stage.console[0] == "selectedIndex 2 is out of range: the tab bar controller has 2 view controllers.")
  }

  @Test func `T6: index and controller change together, and selecting the selected one calls nobody`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second)
    tabs.selectedViewController = first
    #expect(tabs.selectedIndex == 0)
    stage.settle()
    journal = []
    tabs.selectedIndex = 0
    tabs.selectedViewController = first
    #expect(journal == [])
  }

  @Test func `T9: the delegate is asked and told about taps, not about the app's own selections`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    tabs.selectedViewController = first
    #expect(only(["delegate"], in: journal) == [])
    stage.user(.tapTab(1))
    #expect(only(["delegate"], in: journal).count == 2)
  }

  @Test func `T10: where the delegate says no, nothing changes and nobody is told`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    tabs.delegate = delegate
    delegate.allows = false
    stage.user(.tapTab(1))
    #expect(journal == ["delegate.should, 0 selected"] && tabs.selectedIndex == 0)
  }

  @Test func `T11: a tap on the selected tab asks, pops its stack to the root, and tells; no suppresses it`()
  {
    let navigation = Stack("N", first, second, Screen("D"))
    let tabs = Tabs("T", navigation, third)
    let stage = Stage(tabs)
    tabs.delegate = delegate
    delegate.allows = false
    stage.user(.tapTab(0))
    #expect(navigation.viewControllers.count == 3)
    delegate.allows = true
    journal = []
    stage.user(.tapTab(0))
    #expect(navigation.viewControllers == [first] && navigation.transitionCoordinator != nil)
    #expect(only(["delegate"], in: journal) == ["delegate.should, 0 selected", "delegate.did, 0 selected"])
    stage.settle()
    #expect(stage.isInOrder)
  }

  @Test func `T12: a tap asks, then selects, then tells`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    tabs.delegate = delegate
    stage.user(.tapTab(1))
    #expect(only(["delegate"], in: journal) == ["delegate.should, 0 selected", "delegate.did, 1 selected"])
  }

  @Test func `T13: the order of a switch differs from that of a push`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(journal == ["B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
  }

  @Test func `T14: tabs that were never selected have a parent but no view, and hear nothing`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    stage.settle()
    #expect(second.parent === tabs && !second.isViewLoaded)
    #expect(first.isViewLoaded && stage.isInOrder)
  }

  @Test func `T15: a full-screen presentation from a tab is the tab bar controller's`() {
    let tabs = Tabs("T", first, second)
    _ = Stage(tabs)
    let modal = Screen("M").styled(.fullScreen)
    first.presentNow(modal)
    #expect(modal.presentingViewController === tabs)
  }

  @Test(arguments: [true, false])
  func
    `T16: a context presentation whose tab was left and selected again blanks its tab, as the setting says`(
      blanks: Bool
    )
  {
    let tabs = Tabs("T", first, second)
    first.definesPresentationContext = true
    let stage = Stage(tabs) { $0.contextBlanksAfterTabSwitch = blanks }
    let modal = Screen("M").styled(.currentContext)
    first.presentNow(modal)
    // A tab that was not left is not blank.
    journal = []
    first.dismiss(animated: true)
    stage.settle()
    #expect(first.view.window != nil && journal.contains("A.didAppear"))
    first.presentNow(modal)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(modal.view.window == nil && stage.isInOrder)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(modal.view.window != nil && stage.isInOrder)
    first.dismiss(animated: true)
    stage.settle()
    #expect((first.view.window == nil) == blanks && stage.isInOrder)
  }

  @Test func `T17: editing the items of a managed bar raises`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    tabs.tabBar.items = []
    tabs.tabBar.selectedItem = nil
    let text = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    #expect(stage.console == [text, text] && stage.raised)
    #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.selectedItem === first.tabBarItem)
  }

  @Test func `T18: tabs may be switched beneath a modal, which stays`() {
    let tabs = Tabs("T", first, second)
    let stage = Stage(tabs)
    let modal = Screen("M")
    tabs.presentNow(modal)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.selectedViewController === second && tabs.presentedViewController === modal)
    #expect(modal.view.window != nil && stage.console == [] && stage.isInOrder)
  }

  @Test func `T19: the tab bar controller is the nearest among the parents`() {
    let inner = Tabs("I", first)
    let outer = Tabs("O", Box("X", inner))
    _ = Stage(outer)
    #expect(first.tabBarController === inner && inner.tabBarController === outer)
    #expect(outer.tabBarController == nil)
    let modal = Screen("M")
    outer.presentNow(modal)
    #expect(modal.tabBarController == nil)
  }
}
