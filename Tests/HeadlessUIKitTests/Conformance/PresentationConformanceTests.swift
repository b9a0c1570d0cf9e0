import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A2: presenting, what is refused and what is not", .compared)
struct PresentationConformanceTests {
  @Test func `P11: presenting on a controller that presents prints and does nothing`() {
    let (root, first, second) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root)
    root.presentNow(first)
    var completed = false
    root.present(second, animated: true) { completed = true }
    stage.settle()
    #expect(stage.console == ["Attempt to present <O> on <A> (from <A>) which is already presenting <M>."])
    #expect(!stage.raised && !completed && root.presentedViewController === first)
  }

  @Test func `P12: it is the real presenter that counts, not the receiver`() {
    let (one, other) = (Screen("A"), Screen("B"))
    let tabs = Tabs("T", one, other)
    let stage = Stage(tabs)
    one.presentNow(Screen("M"))
    other.present(Screen("O"), animated: false)
    #expect(stage.console == ["Attempt to present <O> on <T> (from <B>) which is already presenting <M>."])
  }

  @Test func `P13: presenting where the view is in no window prints and does nothing`() {
    let (root, loose, covered) = (Screen("A"), Screen("B"), Screen("C"))
    let stage = Stage(root)
    loose.present(Screen("M"), animated: true)
    stage.settle()
    #expect(
      stage.takeConsole() == [
        "Attempt to present <M> on <B> (from <B>) whose view is not in the window hierarchy."
      ])
    #expect(loose.presentedViewController == nil)
    let tabs = Tabs("T", Screen("D"), covered)
    covered.definesPresentationContext = true
    stage.window.rootViewController = tabs
    stage.settle()
    covered.present(Screen("O").styled(.currentContext), animated: false)
    #expect(
      stage.console == ["Attempt to present <O> on <C> (from <C>) whose view is not in the window hierarchy."]
    )
  }

  @Test func `P14: presenting a controller on itself raises`() {
    let root = Screen("A")
    let stage = Stage(root)
    root.present(root, animated: true)
    #expect(stage.raised && stage.console.count == 1)
    #expect(stage.console[0].hasPrefix("Application tried to present modal view controller on itself"))
    #expect(root.presentedViewController == nil && stage.isIdle)
  }

  @Test func `P15: presenting what is already presented raises`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    let other = Stage.anotherWindow()
    let elsewhere = Screen("B")
    other.rootViewController = elsewhere
    other.isHidden = false
    elsewhere.present(modal, animated: true)
    #expect(
      stage.console == [
        "Application tried to present modally a view controller <M> that is already being presented by <A>."
      ])
    #expect(stage.raised && modal.presentingViewController === root)
  }

  @Test func `P16: presenting what has a parent raises`() {
    let (root, child) = (Screen("A"), Screen("C"))
    let stage = Stage(root)
    let navigation = Stack("N", child)
    root.present(child, animated: true)
    #expect(
      stage.console == [
        "Application tried to present modally a view controller <C> that has a parent view controller <N>."
      ])
    #expect(stage.raised && child.parent === navigation && root.presentedViewController == nil)
  }

  @Test func `P17: a popover without an anchor raises when its transition starts`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.present(modal.styled(.popover), animated: true)
    #expect(stage.console == [] && root.presentedViewController === modal)
    stage.settle()
    #expect(
      stage.raised && stage.console[0].contains("should have a non-nil sourceView or barButtonItem set"))
    let anchored = Screen("P").styled(.popover)
    anchored.popoverPresentationController?.sourceView = root.view
    root.presentNow(anchored)
    #expect(stage.console.count == 1 && root.presentedViewController === anchored)
  }

  @Test func `P26: presentations nest, and only the top of the chain can present next`() {
    let (root, middle, top) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root)
    root.presentNow(middle)
    middle.presentNow(top)
    #expect(stage.console == [] && top.presentingViewController === middle)
    middle.present(Screen("X"), animated: false)
    #expect(stage.console == ["Attempt to present <X> on <M> (from <M>) which is already presenting <O>."])
    top.presentNow(Screen("Y"))
    #expect(top.presentedViewController != nil && stage.isInOrder)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false),
    (.formSheet, false),
    (.overFullScreen, false), (.overCurrentContext, false), (.custom, false),
  ])
  func `P27: a style takes the presenter's view out of the window or leaves it there`(
    style: UIModalPresentationStyle, covers: Bool
  ) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.present(modal.styled(style), animated: true)
    stage.turn()
    #expect(root.view.window === stage.window)
    stage.settle()
    #expect((root.view.window == nil) == covers)
    #expect(modal.view.window === stage.window)
    root.dismiss(animated: true)
    stage.settle()
    #expect(root.view.window === stage.window && modal.view.window == nil)
  }

  @Test(arguments: ModelSettings.CoveredPresenterFault.allCases)
  func `P28: of two reasons to refuse a covered presenter the setting says which is printed`(
    fault: ModelSettings.CoveredPresenterFault
  ) {
    let root = Screen("A")
    let stage = Stage(root) { $0.coveredPresenterFault = fault }
    root.presentNow(Screen("M").styled(.fullScreen))
    root.present(Screen("O"), animated: false)
    let texts = [
      ModelSettings.CoveredPresenterFault.alreadyPresenting:
        "Attempt to present <O> on <A> (from <A>) which is already presenting <M>.",
      .notInWindow: "Attempt to present <O> on <A> (from <A>) whose view is not in the window hierarchy.",
    ]
    #expect(stage.console == [texts[fault]])
  }

  @Test func `P29: presenting on a controller that no root leads to is discouraged but works`() {
    let (root, detached, modal) = (Screen("A"), Screen("D"), Screen("M"))
    let stage = Stage(root)
    root.view.addSubview(detached.view)
    detached.presentNow(modal)
    #expect(stage.console == ["Presenting view controllers on detached view controllers is discouraged <D>."])
    #expect(detached.presentedViewController === modal)
  }

  @Test func `P30: show pushes in a navigation controller, is the split view's business, and else presents`()
  {
    let screen = Screen("A")
    let navigation = Stack("N", screen)
    let stage = Stage(navigation)
    let pushed = Screen("B")
    screen.show(pushed, sender: nil)
    #expect(navigation.topViewController === pushed)
    stage.settle()
    let inner = Screen("I")
    navigation.pushViewController(Box("X", inner), animated: false)
    stage.settle()
    let deep = Screen("Z")
    inner.show(deep, sender: nil)
    #expect(navigation.topViewController === deep)
    let alone = Screen("C")
    stage.window.rootViewController = alone
    stage.settle()
    let shown = Screen("M")
    alone.show(shown, sender: nil)
    #expect(alone.presentedViewController === shown)
    let (list, detail) = (Screen("L"), Screen("D"))
    let split = Split("S", list, Screen("E"))
    stage.window.rootViewController = split
    stage.settle()
    list.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers == [list, detail])
  }
}
