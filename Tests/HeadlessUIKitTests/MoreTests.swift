import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("The tabs behind More")
struct MoreTests {
  private let screens = (0..<7).map { Screen("\($0)") }
  private let tabs = Tabs("tabs")

  /// Shows seven tabs on a narrow device.
  private func begin() -> Stage {
    let stage = Stage.narrow(tabs)
    tabs.viewControllers = screens
    stage.settle()
    journal = []
    return stage
  }

  private func select(_ index: Int) {
    tabs.selectedIndex = index
    Simulation.current.clock.settle()
  }

  private func selectMore() {
    tabs.selectedViewController = tabs.moreNavigationController
    Simulation.current.clock.settle()
  }

  @Test func `five tabs have their places, and no More`() {
    let stage = begin()
    tabs.viewControllers = Array(screens.prefix(5))
    stage.settle()
    #expect(!tabs.hasMore && tabs.children == Array(screens.prefix(5)))
    select(4)
    #expect(screens[4].parent === tabs && tabs.selectedIndex == 4 && stage.isInOrder)
  }

  @Test func `new tabs take the selection away from More, and start with the first`() {
    let stage = begin()
    select(2)
    selectMore()
    #expect(tabs.selectedIndex == NSNotFound)
    let others = (0..<7).map { Screen("new \($0)") }
    tabs.viewControllers = others
    stage.settle()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === others[0] && stage.isInOrder)
    #expect(others[0].view.window === stage.window)
  }

  @Test(arguments: [false, true])
  func `More leaves when it is not needed any more, for want of tabs or because there is room`(isWide: Bool) {
    let stage = begin()
    select(5)
    let more = tabs.moreNavigationController
    #expect(more.parent === tabs && more.viewControllers.last === screens[5])
    if isWide {
      Simulation.current.changeSizeClass(to: .regular)
    } else {
      tabs.viewControllers = Array(screens.prefix(3))
    }
    stage.settle()
    #expect(more.parent == nil && !tabs.hasMore)
    #expect(tabs.children == (isWide ? screens : Array(screens.prefix(3))) && stage.isInOrder)
    #expect(tabs.selectedIndex == (isWide ? 5 : 0))
  }

  @Test func `a hosted tab stays selected where there is room, though More's list was selected since`() {
    let stage = begin()
    select(5)
    selectMore()
    #expect(tabs.selectedIndex == NSNotFound)
    Simulation.current.changeSizeClass(to: .regular)
    stage.settle()
    #expect(tabs.selectedIndex == 5 && screens[5].parent === tabs && stage.isInOrder)
  }

  @Test func `the first tab is selected where there is room and only More's list was`() {
    let stage = begin()
    selectMore()
    Simulation.current.changeSizeClass(to: .regular)
    stage.settle()
    #expect(tabs.selectedIndex == 0 && screens[0].view.window === stage.window && stage.isInOrder)
  }

  @Test func `a tab that moves behind More while it is on screen goes off and comes back`() {
    let stage = begin()
    Simulation.current.changeSizeClass(to: .regular)
    select(5)
    _ = takeJournal()
    Simulation.current.changeSizeClass(to: .compact)
    stage.settle()
    #expect(
      appearances(journal) == ["5.willDisappear", "5.didDisappear", "5.willAppear", "5.didAppear"])
    #expect(screens[5].navigationController === tabs.moreNavigationController && tabs.selectedIndex == 5)
  }

  @Test func `who goes back from a hosted tab has More's list selected, and the tab back among the tabs`() {
    let stage = begin()
    select(5)
    #expect(stage.user(.tapBack))
    stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound && screens[5].parent === tabs)
    #expect(tabs.viewControllers == screens && stage.isInOrder)
    select(5)
    #expect(screens[5].parent === tabs.moreNavigationController && stage.isInOrder)
  }

  @Test func `a hosted tab that goes elsewhere is no tab any more`() {
    let stage = begin()
    select(5)
    let elsewhere = UIViewController()
    elsewhere.addChild(screens[5])
    stage.settle()
    let rest = Array(screens[..<5] + screens[6...])
    #expect(tabs.viewControllers == rest && tabs.customizableViewControllers == rest)
    #expect(screens[5].parent === elsewhere && stage.isInOrder)
  }

  @Test func `what lies over a hosted tab goes when another one is selected, and is told so`() {
    let stage = begin()
    select(4)
    let over = Screen("over")
    tabs.moreNavigationController.pushViewController(over, animated: true)
    stage.turn()
    tabs.selectedIndex = 6
    stage.settle()
    #expect(over.parent == nil && only(["over"], in: journal).suffix(1) == ["over.didMove(nil)"])
    #expect(tabs.moreNavigationController.viewControllers.last === screens[6])
    #expect(tabs.moreNavigationController.viewControllers.count == 2 && stage.isInOrder)
    #expect(screens[6].view.window === stage.window && screens[4].parent === tabs)
  }

  @Test func `the rows of More ask the delegate, and are there only while the list is`() {
    let stage = begin()
    final class Delegate: UITabBarControllerDelegate {
      var allows = false
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
    }
    let delegate = Delegate()
    #expect(!stage.user(.tapMoreRow(0)))
    selectMore()
    tabs.delegate = delegate
    #expect(stage.user(.tapMoreRow(1)) && tabs.selectedIndex == NSNotFound)
    delegate.allows = true
    tabs.moreNavigationController.pushViewController(Screen("over"), animated: false)
    stage.settle()
    #expect(!stage.user(.tapMoreRow(1)))
    tabs.moreNavigationController.popViewController(animated: false)
    stage.settle()
    #expect(!stage.user(.tapMoreRow(3)) && !stage.user(.tapMoreRow(-1)))
    #expect(stage.user(.tapMoreRow(2)) && tabs.selectedIndex == 6)
  }

  @Test func `the user can tap the rows of More while its list is shown, and gets to each tab behind it`() {
    let stage = begin()
    let rows = (0..<3).map { UserGesture.tapMoreRow($0) }
    func possible() -> [UserGesture] { stage.window.possibleGestures.filter { rows.contains($0) } }
    #expect(possible() == [])
    #expect(stage.user(.tapTab(4)))
    stage.settle()
    #expect(possible() == rows)
    for (row, gesture) in rows.enumerated() {
      #expect(stage.user(gesture) && tabs.selectedIndex == 4 + row && possible() == [])
      stage.settle()
      #expect(stage.window.possibleGestures.contains(.tapBack) && stage.user(.tapBack))
      stage.settle()
      #expect(possible() == rows && stage.isInOrder)
    }
    tabs.moreNavigationController.view.isUserInteractionEnabled = false
    #expect(possible() == [] && !stage.user(.tapMoreRow(0)))
  }

  @Test(arguments: [2, 4, 5, 6], [false, true])
  func `a tab is selected while the user goes back to the list, and comes on screen`(
    index: Int, hasBegun: Bool
  ) {
    let stage = begin()
    select(5)
    #expect(stage.user(.tapBack))
    if hasBegun { stage.turn() }
    select(index)
    stage.settle()
    #expect(tabs.selectedIndex == index && screens[index].view.window === stage.window && stage.isInOrder)
  }

  @Test func `a tab that leaves goes off screen before the next one comes on`() {
    let stage = begin()
    screens[0].removeFromParent()
    stage.settle()
    #expect(
      appearances(only(["0", "1"], in: journal)) == [
        "0.willDisappear", "0.didDisappear", "1.willAppear", "1.didAppear",
      ])
    #expect(tabs.customizableViewControllers == Array(screens.dropFirst()))
    #expect(tabs.selectedIndex == 0 && stage.isInOrder)
  }

  @Test func `a tab that More shows before a push onto its list has begun comes on screen like any other`() {
    let stage = begin()
    selectMore()
    _ = takeJournal()
    tabs.moreNavigationController.pushViewController(Screen("pushed"), animated: true)
    tabs.selectedIndex = 5
    stage.settle()
    #expect(appearances(journal) == ["5.willAppear", "5.didAppear"])
    #expect(screens[5].view.window === stage.window && stage.isInOrder)
  }
}
