import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A6: the columns of split view controllers", .compared)
struct SplitColumnConformanceTests {
  private let list = Screen("L")
  private let detail = Screen("D")
  private let extra = Screen("E")

  private let delegate = SplitDelegate()

  private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    if style == .tripleColumn { split.setViewController(extra, for: .supplementary) }
    return split
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
    let (both, secondary) = (columns(), detail.navigationController)
    _ = Stage.narrow(both)
    #expect(secondary?.navigationController === both.children.first && detail.view.window != nil)
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
    for column in [UISplitViewController.Column.supplementary, .compact] { split.show(column) }
    stage.settle()
    #expect(base?.viewControllers.count == 2 && stage.isInOrder)
    stage.user(.changeSizeClass(.regular))
    stage.settle()
    split.hide(.secondary)
    split.hide(.compact)
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
    let two = columns()
    stage.window.rootViewController = two
    stage.settle()
    two.hide(.primary)
    #expect(two.displayMode == .secondaryOnly && list.view.window == nil)
    two.show(.primary)
    #expect(two.displayMode == .oneBesideSecondary && list.view.window != nil && stage.isInOrder)
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
    let outer = Split("O", extra, split)
    _ = Stage(outer)
    #expect(list.splitViewController === split && split.splitViewController === outer)
    #expect(outer.splitViewController == nil)
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
