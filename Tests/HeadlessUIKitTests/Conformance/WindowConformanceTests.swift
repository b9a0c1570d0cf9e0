import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A1: windows and roots", .compared)
struct WindowConformanceTests {
  @Test
  func `W1: a window has no root until it gets one, and shows the root's view instead of the old one's`() {
    let stage = Stage()
    #expect(stage.window.rootViewController == nil)
    let (first, second) = (Screen("A"), Screen("B"))
    stage.window.rootViewController = first
    #expect(first.view.window === stage.window)
    stage.window.rootViewController = second
    #expect(second.view.window === stage.window && first.view.window == nil)
  }

  @Test
  func `W2: making a window key and visible does both, unhiding it only shows it, and key is per scene`() {
    let stage = Stage(Screen("A"))
    #expect(stage.window.isKeyWindow && !stage.window.isHidden)
    let second = Stage.anotherWindow()
    second.isHidden = false
    #expect(!second.isKeyWindow && stage.window.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow && !stage.window.isKeyWindow)
    guard let scene = Stage.anotherScene() else { return }
    let elsewhere = UIWindow(windowScene: scene)
    elsewhere.makeKeyAndVisible()
    #expect(elsewhere.isKeyWindow && second.isKeyWindow)
  }

  @Test func `W3: replacing a root that presents dismisses nothing and calls nobody`() {
    let (old, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(old)
    old.presentNow(modal)
    journal = []
    stage.window.rootViewController = Screen("B")
    stage.settle()
    #expect(old.presentedViewController === modal && modal.presentingViewController === old)
    #expect(only(["M"], in: journal) == [] && !modal.isBeingDismissed)
  }

  @Test(arguments: [true, false])
  func `W4: the view of an orphaned modal stays in the window, or goes, as the setting says`(stays: Bool) {
    let (old, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(old) { $0.orphanStaysInWindow = stays }
    old.presentNow(modal)
    stage.window.rootViewController = Screen("B")
    #expect((modal.view.window === stage.window) == stays)
    #expect(old.view.window == nil)
  }

  @Test func `W5: an old root and what it presents keep each other alive, until the simulation ends`() {
    let stage = Stage()
    do {
      let old = Screen("A")
      stage.window.rootViewController = old
      stage.settle()
      old.presentNow(Screen("M"))
    }
    stage.window.rootViewController = Screen("B")
    stage.settle()
    #expect(!journal.contains("A.deinit") && !journal.contains("M.deinit"))
    #expect(
      stage.console == [
        "<A> and what it presents keep each other alive: it left the hierarchy while presenting."
      ])
    endSimulation()
    #expect(journal.contains("A.deinit") && journal.contains("M.deinit"))
  }

  @Test(arguments: [true, false], [true, false])
  func `W6: a root that dismisses and waits goes cleanly; one that does not wait leaves its view beneath`(
    waits: Bool, stays: Bool
  ) {
    let (old, new) = (Screen("A"), Screen("B"))
    let stage = Stage(old) { $0.orphanStaysInWindow = stays }
    old.presentNow(Screen("M"))
    old.dismiss(animated: false) {
      if waits { stage.window.rootViewController = new }
    }
    if !waits { stage.window.rootViewController = new }
    stage.settle()
    #expect(stage.window.rootViewController === new)
    #expect((old.view.window === stage.window) == (!waits && stays))
  }

  @Test func `W6: a root that dismisses without animation and is replaced in the same turn leaks nothing`() {
    let stage = Stage()
    do {
      let old = Screen("A")
      stage.window.rootViewController = old
      stage.settle()
      old.presentNow(Screen("M"))
      old.dismiss(animated: false)
    }
    stage.window.rootViewController = Screen("B")
    stage.settle()
    #expect(journal.contains("A.deinit") && journal.contains("M.deinit"))
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `W7: reading a root's presentation controller makes it survive its replacement, as the setting says`(
    leaks: Bool
  ) {
    let stage = Stage { $0.readPresentationControllerLeaks = leaks }
    do {
      let old = Screen("A")
      stage.window.rootViewController = old
      #expect(old.presentationController != nil)
    }
    stage.window.rootViewController = Screen("B")
    stage.settle()
    #expect(journal.contains("A.deinit") == !leaks)
    #expect(stage.console.count == (leaks ? 1 : 0))
    endSimulation()
    #expect(journal.contains("A.deinit"))
  }

  @Test func `W8: a window's root cannot become a child`() {
    let (root, other) = (Screen("A"), Screen("B"))
    let stage = Stage(root)
    other.addChild(root)
    #expect(stage.console == ["adding a root view controller <A> as a child of view controller:<B>"])
    #expect(stage.raised && root.parent == nil && stage.window.rootViewController === root)
  }

  @Test
  func `W9: on replacement the old root disappears and the new one appears, as no dismissal and no move`() {
    let (old, new) = (Screen("A"), Screen("B"))
    let stage = Stage(old)
    old.onEvent = { _ in #expect(!old.isBeingDismissed && !old.isMovingFromParent) }
    stage.window.rootViewController = new
    stage.settle()
    let journal = takeJournal()
    #expect(only(["A"], in: journal) == ["A.willDisappear", "A.didDisappear"])
    #expect(only(["B"], in: journal) == ["B.didLoad", "B.willAppear", "B.didAppear"])
  }

  @Test func `W10: a hidden window attaches its root only when it is shown`() {
    let root = Screen("A")
    let stage = Stage(root, visible: false)
    #expect(!root.isViewLoaded && root.view.window == nil && appearances(journal) == [])
    stage.window.isHidden = false
    stage.settle()
    #expect(root.view.window === stage.window)
    #expect(appearances(journal) == ["A.willAppear", "A.didAppear"])
  }

  @Test func `W11: a visible window without a root at the end of the launch raises`() {
    let stage = Stage()
    endLaunch()
    let text =
      "Application windows are expected to have a root view controller at the end of application launch"
    #expect(stage.takeConsole() == [text])
    stage.window.rootViewController = Screen("A")
    endLaunch()
    #expect(stage.console == [])
  }

  @Test func `W12: a transition around a replacement swaps at once and calls back when its time is over`() {
    let (old, new) = (Screen("A"), Screen("B"))
    let stage = Stage(old)
    var done: [Bool] = []
    let start = stage.time
    UIView.transition(
      with: stage.window, duration: 0.25, options: .transitionCrossDissolve,
      animations: { stage.window.rootViewController = new }, completion: { done.append($0) })
    #expect(stage.window.rootViewController === new && done == [])
    stage.settle()
    #expect(done == [true] && stage.time - start == 250)
  }

  @Test(arguments: ModelSettings.RoleConflictPolicy.allCases)
  func `W13: making a presented controller a root is refused, or moves it, as the setting says`(
    policy: ModelSettings.RoleConflictPolicy
  ) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root) { $0.presentedElsewhere = policy }
    root.presentNow(modal.styled(.fullScreen))
    stage.window.rootViewController = modal
    stage.settle()
    #expect(
      stage.console == [
        "<M> cannot be the root beside being presented: it stands elsewhere in the hierarchy."
      ])
    #expect(stage.window.rootViewController === (policy == .move ? modal : root))
    #expect(modal.presentingViewController === (policy == .move ? nil : root))
    #expect(stage.isInOrder)
  }

  @Test
  func `W14: the root of another window moves to the one that it is given to, with what it presents`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage()
    let other = Stage.anotherWindow()
    other.rootViewController = root
    other.isHidden = false
    stage.settle()
    root.presentNow(modal.styled(.overFullScreen))
    journal = []
    stage.window.rootViewController = root
    stage.settle()
    #expect(stage.window.rootViewController === root && other.rootViewController == nil)
    #expect(root.view.window === stage.window && root.presentedViewController === modal)
    #expect(appearances(only(["A"], in: journal)).last == "A.didAppear")
    #expect(stage.console == [] && !stage.raised && stage.isInOrder)
  }
}
