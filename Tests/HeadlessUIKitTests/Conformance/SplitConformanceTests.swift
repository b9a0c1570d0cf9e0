import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A6: split view controllers", .compared)
struct SplitConformanceTests {
  private let list = Screen("L")
  private let detail = Screen("D")
  private let extra = Screen("E")

  private let delegate = SplitDelegate()

  @Test func `S1: a split view made without a style is classic and ignores columns`() {
    _ = Stage()
    let classic = Split("S", list, detail)
    classic.setViewController(extra, for: .secondary)
    #expect(classic.style == .unspecified && classic.viewControllers == [list, detail])
    #expect(classic.viewController(for: .secondary) == nil)
    let other = UISplitViewController(style: .doubleColumn)
    other.setViewController(extra, for: .secondary)
    #expect(other.style == .doubleColumn && other.viewController(for: .secondary) === extra)
    other.setViewController(Screen("Z"), for: .supplementary)
    #expect(other.viewController(for: .supplementary) == nil)
    let children = other.children
    other.viewControllers = [Screen("X"), Screen("Y")]
    #expect(other.children == children && other.viewController(for: .secondary) === extra)
  }

  @Test
  func `S2: a split view is expanded until it is shown narrow, and says so when the delegate has answered`() {
    let split = Split("S", list, detail)
    split.delegate = delegate
    #expect(!split.isCollapsed)
    let stage = Stage.narrow()
    stage.window.rootViewController = split
    #expect(split.isCollapsed && journal.contains("delegate.primary for collapsing, collapsed false"))
    stage.user(.changeSizeClass(.regular))
    #expect(!split.isCollapsed && journal.contains("delegate.primary for expanding, collapsed true"))
    stage.settle()
    #expect(stage.isInOrder)
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      stage.user(.changeSizeClass(width))
      stage.settle()
      #expect(split.isCollapsed == (width == .compact) && stage.isInOrder)
    }
  }

  @Test func `S3: collapsed the list has one element, expanded two, off screen what was set`() {
    let navigation = Stack("N", list)
    let split = Split("S", navigation, detail)
    #expect(split.viewControllers == [navigation, detail])
    let stage = Stage.narrow(split)
    #expect(split.viewControllers == [navigation])
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    #expect(split.viewControllers == [navigation, detail])
  }

  @Test
  func `S4: on collapsing the delegate comes first, then the primary: a plain one drops, a stack pushes`() {
    let plain = Split("S", list, detail)
    plain.delegate = delegate
    _ = Stage.narrow(plain)
    #expect(plain.viewControllers == [list] && detail.parent == nil)
    let navigation = Stack("N", extra)
    let pushing = Split("P", navigation, detail)
    pushing.delegate = delegate
    let stage = Stage.narrow(pushing)
    #expect(pushing.viewControllers == [navigation] && navigation.viewControllers == [extra, detail])
    #expect(stage.isInOrder)
    let swallowing = Split("W", Stack("O", list), detail)
    delegate.swallowsSecondary = true
    swallowing.delegate = delegate
    stage.window.rootViewController = swallowing
    stage.settle()
    #expect(swallowing.viewControllers.count == 1 && detail.parent == nil)
    delegate.swallowsSecondary = false
    delegate.primary = Stack("Q", Screen("X"))
    let exchanging = Split("E", list, detail)
    exchanging.delegate = delegate
    stage.window.rootViewController = exchanging
    stage.settle()
    #expect(exchanging.viewControllers == [delegate.primary] && list.parent == nil)
    #expect(detail.navigationController === delegate.primary && stage.isInOrder)
  }

  @Test func `S5: a secondary navigation controller itself goes onto the primary's stack`() {
    let (master, secondary) = (Stack("N", list), Stack("O", detail))
    let split = Split("S", master, secondary)
    let stage = Stage.narrow(split)
    #expect(master.viewControllers == [list, secondary] && detail.navigationController === secondary)
    #expect(detail.view.window != nil && stage.isInOrder && stage.console == [])
  }

  @Test
  func `S6: on expanding the delegate comes first, then the primary; a stack gives its top if it has more`() {
    let navigation = Stack("N", list, detail)
    let split = Split("S", navigation)
    split.delegate = delegate
    let stage = Stage.narrow(split)
    delegate.secondary = extra
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    #expect(split.viewControllers == [navigation, extra] && navigation.viewControllers == [list, detail])
    stage.user(.changeSizeClass(.compact))
    delegate.secondary = nil
    navigation.popToViewController(detail, animated: false)
    stage.settle()
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    #expect(split.viewControllers == [navigation, detail] && stage.isInOrder)
    let alone = Split("A", Stack("O", extra))
    stage.window.rootViewController = alone
    stage.user(.changeSizeClass(.compact))
    stage.user(.changeSizeClass(.regular))
    #expect(alone.viewControllers.count == 1)
    stage.user(.changeSizeClass(.compact))
    delegate.primary = Screen("X")
    delegate.secondary = Screen("Y")
    alone.delegate = delegate
    stage.user(.changeSizeClass(.regular))
    #expect(alone.viewControllers == [delegate.primary, delegate.secondary])
  }

  @Test
  func
    `S7: show detail asks the delegate, replaces the secondary, or is shown by the primary of a collapsed one`()
  {
    let navigation = Stack("N", list)
    let split = Split("S", navigation, detail)
    split.delegate = delegate
    let stage = Stage(split)
    delegate.handlesShow = true
    list.showDetailViewController(extra, sender: nil)
    #expect(split.viewControllers == [navigation, detail] && journal == ["delegate.show detail"])
    delegate.handlesShow = false
    list.showDetailViewController(extra, sender: nil)
    #expect(split.viewControllers == [navigation, extra] && detail.parent == nil)
    journal = []
    list.showDetailViewController(extra, sender: nil)
    #expect(journal == ["delegate.show detail"])
    stage.user(.changeSizeClass(.compact))
    stage.settle()
    list.showDetailViewController(detail, sender: nil)
    #expect(navigation.viewControllers == [list, extra, detail])
    let (plain, modal) = (Screen("P"), Screen("M"))
    let other = Split("O", plain)
    stage.window.rootViewController = other
    stage.settle()
    plain.showDetailViewController(modal, sender: nil)
    #expect(other.presentedViewController === modal)
  }

  @Test func `S8: show asks the delegate, replaces the sender's column, and presents where collapsed`() {
    let split = Split("S", list, detail)
    split.delegate = delegate
    let stage = Stage(split)
    delegate.handlesShow = true
    split.show(extra, sender: list)
    #expect(split.viewControllers == [list, detail])
    delegate.handlesShow = false
    split.show(extra, sender: detail)
    #expect(split.viewControllers == [list, extra])
    split.show(detail, sender: list)
    #expect(split.viewControllers == [detail, extra])
    let inside = Screen("I")
    let secondary = Stack("N", inside)
    split.viewControllers = [list, secondary]
    split.show(extra, sender: inside)
    #expect(split.viewControllers == [list, extra])
    split.show(detail, sender: nil)
    #expect(split.viewControllers == [detail, extra])
    stage.user(.changeSizeClass(.compact))
    stage.settle()
    split.show(list, sender: nil)
    #expect(split.presentedViewController === list)
  }
}
