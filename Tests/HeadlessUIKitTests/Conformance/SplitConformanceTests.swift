import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Conformance A6: split view controllers")
struct SplitConformanceTests {
  private let list = Screen("L")
  private let detail = Screen("D")
  private let extra = Screen("E")

  /// Answers what the test says, and writes down what it is asked.
  final class Delegate: UISplitViewControllerDelegate {
    var swallowsSecondary = false
    var primary: UIViewController?
    var secondary: UIViewController?
    var handlesShow = false
    var topColumn: UISplitViewController.Column?

    func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
      record("delegate", "primary for collapsing, collapsed \(split.isCollapsed)")
      return primary
    }
    func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
      record("delegate", "primary for expanding, collapsed \(split.isCollapsed)")
      return primary
    }
    func splitViewController(
      _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool {
      record("delegate", "collapse")
      return swallowsSecondary
    }
    func splitViewController(
      _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      record("delegate", "separate")
      return secondary
    }
    func splitViewController(
      _ split: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
    ) -> Bool {
      record("delegate", "show detail")
      return handlesShow
    }
    func splitViewController(
      _ split: UISplitViewController, show viewController: UIViewController, sender: Any?
    ) -> Bool {
      record("delegate", "show")
      return handlesShow
    }
    func splitViewController(
      _ split: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  }

  private let delegate = Delegate()

  private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    if style == .tripleColumn { split.setViewController(extra, for: .supplementary) }
    return split
  }

  @Test func `S1: a split view made without a style is classic and ignores columns`() {
    _ = Stage()
    let classic = Split("S", list, detail)
    classic.setViewController(extra, for: .secondary)
    #expect(classic.style == .unspecified && classic.viewControllers == [list, detail])
    #expect(classic.viewController(for: .secondary) == nil)
    let other = UISplitViewController(style: .doubleColumn)
    other.setViewController(extra, for: .secondary)
    #expect(other.style == .doubleColumn && other.viewController(for: .secondary) === extra)
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
    let stage = Stage.narrow(pushing)
    #expect(pushing.viewControllers == [navigation] && navigation.viewControllers == [extra, detail])
    #expect(stage.isInOrder)
    let swallowing = Split("W", Stack("O", list), detail)
    delegate.swallowsSecondary = true
    swallowing.delegate = delegate
    stage.window.rootViewController = swallowing
    stage.settle()
    #expect(swallowing.viewControllers.count == 1 && detail.parent == nil)
    delegate.primary = list
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
    stage.user(.changeSizeClass(.compact))
    stage.settle()
    split.show(list, sender: nil)
    #expect(split.presentedViewController === list)
  }

  @Test
  func `S9: in a column a plain controller gets a navigation controller around it, except the compact one`() {
    let split = columns()
    let compact = Screen("C")
    split.setViewController(compact, for: .compact)
    _ = Stage(split)
    #expect(split.viewController(for: .primary) === list && list.navigationController != nil)
    #expect(split.children.allSatisfy { $0 is UINavigationController } && split.children.count == 2)
    #expect(split.viewController(for: .compact) === compact && compact.navigationController == nil)
    let own = Stack("N", extra)
    split.setViewController(own, for: .secondary)
    #expect(split.children.last === own && split.viewController(for: .secondary) === own)
  }

  @Test
  func `S10: collapsed, the compact controller is alone, or the columns are stacked up to the delegate's`() {
    let (alone, compact) = (columns(), Screen("C"))
    alone.setViewController(compact, for: .compact)
    _ = Stage.narrow(alone)
    #expect(alone.children == [compact] && compact.view.window != nil)
    for (top, depth) in [(nil, 3), (.primary, 1), (.supplementary, 2)]
      as [(UISplitViewController.Column?, Int)]
    {
      let split = UISplitViewController(style: .tripleColumn)
      for (column, name) in [
        (UISplitViewController.Column.primary, "P"), (.supplementary, "Q"), (.secondary, "R"),
      ] {
        split.setViewController(Screen(name), for: column)
      }
      delegate.topColumn = top
      split.delegate = delegate
      let stage = Stage.narrow(split)
      #expect((split.children.first as? UINavigationController)?.viewControllers.count == depth)
      #expect(split.children.count == 1 && stage.isInOrder)
      stage.user(.changeSizeClass(.regular))
      stage.settle()
      #expect(split.children.count == 3 && stage.isInOrder)
    }
  }

  @Test
  func `S11: showing and hiding a column changes the stack where collapsed, the display mode where expanded`()
  {
    let split = columns(.tripleColumn)
    let stage = Stage.narrow(split)
    let base = split.children.first as? UINavigationController
    split.show(.primary)
    stage.settle()
    #expect(base?.viewControllers.count == 1)
    split.show(.secondary)
    stage.settle()
    #expect(base?.viewControllers.count == 3 && stage.isInOrder)
    split.hide(.supplementary)
    #expect(base?.viewControllers.count == 3)
    split.hide(.secondary)
    split.hide(.primary)
    stage.settle()
    #expect(base?.viewControllers.count == 2 && stage.isInOrder)
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    split.hide(.secondary)
    #expect(split.displayMode == .twoBesideSecondary)
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary && list.view.window == nil)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.supplementary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.show(.primary)
    split.show(.compact)
    #expect(split.displayMode == .twoBesideSecondary && list.view.window != nil)
    stage.settle()
    #expect(stage.isInOrder)
  }

  @Test func `S12: a split view cannot be pushed, may be a child, and is at home as a root`() {
    let split = Split("S", list, detail)
    let navigation = Stack("N", extra)
    let stage = Stage(navigation)
    navigation.pushViewController(split, animated: false)
    #expect(stage.takeConsole().count == 1 && split.parent == nil)
    stage.window.rootViewController = Tabs("T", split)
    stage.settle()
    #expect(split.parent != nil && detail.view.window != nil && stage.console == [] && stage.isInOrder)
  }

  @Test func `S13: the display mode is never automatic and does not change the list`() {
    let split = Split("S", list, detail)
    let stage = Stage(split)
    #expect(split.displayMode == .oneBesideSecondary && split.preferredDisplayMode == .automatic)
    split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    #expect(split.displayMode == .secondaryOnly && split.viewControllers == [list, detail])
    #expect(list.view.window == nil && stage.isInOrder)
    split.preferredDisplayMode = .automatic
    #expect(split.displayMode != .automatic && list.view.window != nil)
    stage.user(.changeSizeClass(.compact))
    split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    #expect(list.view.window != nil && stage.isInOrder)
  }

  @Test func `S14: only the columns that are on screen hear of appearing`() {
    let split = Split("S", list, detail)
    split.preferredDisplayMode = .secondaryOnly
    let stage = Stage()
    stage.window.rootViewController = split
    stage.settle()
    #expect(appearances(journal) == ["D.willAppear", "D.didAppear"])
    journal = []
    split.preferredDisplayMode = .allVisible
    #expect(appearances(journal) == ["L.willAppear", "L.didAppear"])
  }

  @Test func `S15: the split view controller is the nearest among the parents`() {
    let split = Split("S", Stack("N", list), detail)
    _ = Stage(split)
    #expect(list.splitViewController === split && split.splitViewController == nil)
  }

  @Test(arguments: ModelSettings.ExtraColumnPolicy.allCases)
  func
    `S16: a classic list has two controllers; of more the first two are kept, or none is taken, as the setting says`(
      policy: ModelSettings.ExtraColumnPolicy
    )
  {
    let split = Split("S", list)
    let stage = Stage(split) { $0.extraColumns = policy }
    #expect(split.viewControllers == [list])
    split.viewControllers = [list, detail, extra]
    #expect(split.viewControllers == (policy == .dropExtra ? [list, detail] : [list]))
    let text = "<S> was given 3 view controllers; a split view controller without a style has two."
    #expect(stage.console == (policy == .dropExtra ? [] : [text]))
  }
}
