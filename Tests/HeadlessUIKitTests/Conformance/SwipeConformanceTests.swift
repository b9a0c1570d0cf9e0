import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A3: dismissing with a finger", .compared)
struct SwipeConformanceTests {
  /// Writes down what a presentation's delegate is asked and told.
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let name: String
    var allows = true
    init(_ name: String = "delegate") { self.name = name }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      record(name, "should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { record(name, "will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { record(name, "did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      record(name, "attempt")
    }
  }

  private let delegate = Delegate()
  private let root = Screen("A")
  private let modal = Screen("M")

  private func stageWithSheet(_ style: UIModalPresentationStyle = .pageSheet) -> Stage {
    let stage = Stage(root)
    if style == .popover { modal.styled(style).popoverPresentationController?.sourceView = root.view }
    root.present(modal.styled(style), animated: false)
    modal.presentationController?.delegate = delegate
    stage.settle()
    journal = []
    return stage
  }

  @Test func `D14: a swipe asks should, tells will before the first callback and did after the last`() {
    let stage = stageWithSheet()
    stage.user(.startSwipeDown(layer: 0))
    #expect(journal == ["delegate.should", "delegate.will", "M.willDisappear"])
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect(journal.suffix(2) == ["M.didDisappear", "delegate.did"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `D15: the delegate hears nothing of a dismissal by the app`() {
    let stage = stageWithSheet()
    root.dismiss(animated: true)
    stage.settle()
    #expect(journal == ["M.willDisappear", "M.didDisappear"])
  }

  @Test
  func `D16: a modal that must not be swiped, or whose delegate says no, stays and the attempt is told`() {
    let stage = stageWithSheet()
    modal.isModalInPresentation = true
    stage.user(.startSwipeDown(layer: 0))
    #expect(takeJournal() == ["delegate.attempt"])
    modal.isModalInPresentation = false
    delegate.allows = false
    stage.user(.startSwipeDown(layer: 0))
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect(takeJournal() == ["delegate.should", "delegate.attempt"])
    #expect(root.presentedViewController === modal)
    modal.isModalInPresentation = true
    root.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `D16: whoever is shown inside a modal keeps it there, and nobody who is not shown does`() {
    let stage = Stage(root)
    let (first, second) = (Screen("A"), Screen("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [Stack("N", first), second]
    root.presentNow(tabs)
    stage.settle()
    tabs.presentationController?.delegate = delegate
    first.isModalInPresentation = true
    stage.user(.startSwipeDown(layer: 0))
    stage.settle()
    #expect(root.presentedViewController === tabs)
    tabs.selectedIndex = 1
    stage.user(.startSwipeDown(layer: 0))
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test
  func `D17: a cancelled swipe tells will and not did, and the controller disappears half and appears again`()
  {
    let stage = stageWithSheet()
    stage.user(.startSwipeDown(layer: 0))
    stage.user(.cancelSwipeDown)
    stage.settle()
    #expect(
      journal == ["delegate.should", "delegate.will", "M.willDisappear", "M.willAppear", "M.didAppear"])
    #expect(root.presentedViewController === modal && !modal.isBeingDismissed && stage.isInOrder)
    stage.user(.startSwipeDown(layer: 0))
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `D18: the delegate is that of the presented container, not of its child`() {
    let (child, other) = (Screen("C"), Delegate("other"))
    let navigation = Stack("N", child)
    let stage = Stage(root)
    child.presentationController?.delegate = other
    root.presentNow(navigation)
    navigation.presentationController?.delegate = delegate
    journal = []
    stage.user(.startSwipeDown(layer: 0))
    #expect(journal.prefix(2) == ["delegate.should", "delegate.will"] && !journal.contains("other.should"))
  }

  @Test func `D19: a swipe of a lower sheet takes the sheets above away without telling their delegates`() {
    let (top, other) = (Screen("O"), Delegate("other"))
    let stage = stageWithSheet()
    modal.present(top, animated: false)
    top.presentationController?.delegate = other
    stage.settle()
    journal = []
    stage.user(.startSwipeDown(layer: 1))
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect(
      only(["delegate", "other"], in: journal) == ["delegate.should", "delegate.will", "delegate.did"])
    #expect(root.presentedViewController == nil && modal.presentedViewController == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.fullScreen, false),
    (.overFullScreen, false), (.currentContext, false), (.overCurrentContext, false),
  ])
  func `D20: sheets can be swiped away, popovers by a tap outside, full screen and context styles not at all`(
    style: UIModalPresentationStyle, swipes: Bool
  ) {
    let stage = stageWithSheet(style)
    #expect(!stage.user(.tapOutside))
    #expect(stage.user(.startSwipeDown(layer: 0)) == swipes)
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect((root.presentedViewController == nil) == swipes)
    let next = stageWithSheet(.popover)
    #expect(!next.user(.startSwipeDown(layer: 0)) && next.user(.tapOutside))
    next.settle()
    #expect(only(["delegate"], in: journal) == ["delegate.should", "delegate.will", "delegate.did"])
    #expect(root.presentedViewController == nil)
  }
}
