import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A5: the tabs behind More", .compared)
struct MoreConformanceTests {
  private func six() -> (tabs: Tabs, screens: [Screen]) {
    let screens = (0..<6).map { Screen("S\($0)") }
    let tabs = Tabs("T")
    tabs.viewControllers = screens
    return (tabs, screens)
  }

  @Test
  func
    `T7: more than five tabs have More where the device is narrow, selected by controller, without an index`()
  {
    let (tabs, screens) = six()
    let stage = Stage.narrow(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers == screens && stage.isInOrder)
    let (wide, _) = six()
    let second = Stage(wide)
    wide.selectedViewController = wide.moreNavigationController
    #expect(second.raised && wide.selectedIndex == 0)
    let (five, all) = six()
    let third = Stage.narrow(five)
    five.viewControllers = Array(all.prefix(5))
    five.selectedViewController = five.moreNavigationController
    #expect(third.raised && five.selectedIndex == 0)
  }

  @Test func `T8: the tabs behind More are hosted by its navigation controller while they are selected`() {
    let (tabs, screens) = six()
    let stage = Stage.narrow(tabs)
    #expect(screens[5].navigationController == nil)
    tabs.selectedIndex = 5
    stage.settle()
    #expect(screens[5].navigationController === tabs.moreNavigationController)
    #expect(tabs.selectedViewController === screens[5] && screens[5].view.window != nil && stage.isInOrder)
    for (index, hosted) in [(4, true), (3, false)] {
      tabs.selectedIndex = index
      stage.settle()
      #expect(screens[index].navigationController === (hosted ? tabs.moreNavigationController : nil))
      #expect(screens[index].view.window != nil && stage.isInOrder)
    }
    stage.user(.tapTab(4))
    stage.user(.tapTab(4))
    stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController && stage.isInOrder)
    #expect(stage.user(.tapMoreRow(0)) && tabs.selectedViewController === screens[4])
    stage.settle()
    #expect(stage.isInOrder)
  }

  @Test func `T20: where the device becomes wide, More goes and a tab is selected through the setter`() {
    final class Watched: UITabBarController {
      var selections: [UIViewController?] = []
      override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
          selections.append(newValue)
          super.selectedViewController = newValue
        }
      }
    }
    let screens = (0..<6).map { Screen("S\($0)") }
    let tabs = Watched()
    tabs.viewControllers = screens
    let stage = Stage.narrow(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    tabs.selections = []
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    #expect(tabs.selections.count == 1 && tabs.selectedIndex == 0 && stage.isInOrder)
    stage.user(.changeSizeClass(.compact))
    tabs.selectedIndex = 5
    stage.settle()
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    #expect(tabs.selectedIndex == 5 && screens[5].parent === tabs && stage.isInOrder)
  }
}
