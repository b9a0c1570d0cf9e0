import Foundation
import HeadlessUIKit
import Testing

/// Writes down each callback of appearance with what it says of the animation.
final class AnimationScreen: UIViewController {
  private(set) var told: [String] = []

  private func note(_ callback: String, _ animated: Bool) {
    told.append(animated ? "\(callback), animated" : callback)
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }
}

/// Tells its children itself when they appear.
private final class ManualBox: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@MainActor @Suite("Views, and who appears with them")
struct ViewAndAppearanceTests {
  @Test func `a view that is taken away is loaded anew, and no longer leads to its controller`() {
    _ = Stage()
    let screen = Screen("screen")
    let old = screen.view
    screen.view = nil
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil && old?.next == nil)
    #expect(screen.view !== old && takeJournal() == ["screen.didLoad", "screen.didLoad"])
    let handed = UIView()
    screen.view = handed
    #expect(screen.view === handed && handed.next === screen && journal.isEmpty)
  }

  @Test func `a view that is handed over is loaded, without a word`() {
    _ = Stage()
    let (screen, handed) = (Screen("screen"), UIView())
    screen.view = handed
    #expect(screen.isViewLoaded && screen.viewIfLoaded === handed && journal.isEmpty)
  }

  @Test func `a view's controller comes after it in the responder chain, and then the view around it`() {
    let (root, child, shelf) = (UIViewController(), UIViewController(), UIView())
    let stage = Stage(root)
    root.addChild(child)
    root.view.addSubview(shelf)
    shelf.addSubview(child.view)
    #expect(child.view.next === child && child.next === shelf && shelf.next === root.view)
    child.view.removeFromSuperview()
    #expect(child.next === root && stage.isInOrder)
  }

  @Test func `viewIsAppearing comes between the two, and all say whether they are animated`() {
    let (bottom, top) = (AnimationScreen(), AnimationScreen())
    let navigation = Stack("navigation", bottom)
    let stage = Stage(navigation)
    #expect(bottom.takeTold() == ["willAppear", "isAppearing", "didAppear"])
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(bottom.told == ["willDisappear, animated", "didDisappear, animated"])
    #expect(top.told == ["willAppear, animated", "isAppearing, animated", "didAppear, animated"])
  }

  @Test(arguments: [0, 0.5])
  func `a change between two children runs its animations and tells both whether it takes time`(
    duration: TimeInterval
  ) {
    let (root, old, new) = (UIViewController(), AnimationScreen(), AnimationScreen())
    let stage = Stage(root)
    for child in [old, new] { root.addChild(child) }
    root.view.addSubview(old.view)
    _ = old.takeTold()
    var calls: [String] = []
    root.transition(
      from: old, to: new, duration: duration, animations: { calls.append("animations") },
      completion: { calls.append("completed: \($0)") })
    #expect(calls == ["animations"])
    stage.settle()
    let suffix = duration > 0 ? ", animated" : ""
    #expect(calls == ["animations", "completed: true"])
    #expect(old.told == ["willDisappear\(suffix)", "didDisappear\(suffix)"])
    #expect(new.told == ["willAppear", "isAppearing", "didAppear"].map { $0 + suffix })
    #expect(old.view.superview == nil && new.view.superview === root.view)
  }

  @Test func `who goes off screen by a swipe that is called off comes back animated`() {
    let (root, sheet) = (AnimationScreen(), AnimationScreen())
    let stage = Stage(root)
    root.presentNow(sheet.styled(.pageSheet))
    _ = sheet.takeTold()
    #expect(stage.user(.startSwipeDown(layer: 0)) && stage.user(.cancelSwipeDown))
    stage.settle()
    #expect(
      sheet.told == [
        "willDisappear, animated", "willAppear, animated", "isAppearing, animated", "didAppear, animated",
      ])
  }

  @Test func `a presenter comes back animated when an animator calls the presentation off`() {
    let (root, cover, animator) = (AnimationScreen(), UIViewController(), TestAnimator())
    let stage = Stage(root)
    _ = root.takeTold()
    cover.transitioningDelegate = animator
    root.present(cover.styled(.fullScreen), animated: true)
    stage.settle()
    animator.context?.completeTransition(false)
    stage.settle()
    #expect(
      root.told == [
        "willDisappear, animated", "willAppear, animated", "isAppearing, animated", "didAppear, animated",
      ])
  }

  @Test func `a controller whose view is put into the window itself appears`() {
    let (stage, screen) = (Stage(UIViewController()), Screen("screen"))
    stage.window.addSubview(screen.view)
    #expect(appearances(takeJournal()) == ["screen.willAppear", "screen.didAppear"])
    screen.view.removeFromSuperview()
    #expect(appearances(takeJournal()) == ["screen.willDisappear", "screen.didDisappear"])
    stage.window.isHidden = true
    stage.window.addSubview(screen.view)
    #expect(appearances(journal).isEmpty)
  }

  @Test(arguments: [false, true])
  func `controllers whose views are on a shelf come and go with the shelf`(isChild: Bool) {
    let (root, shelf, screen) = (UIViewController(), UIView(), Screen("screen"))
    let stage = Stage(root)
    if isChild { root.addChild(screen) }
    shelf.addSubview(screen.view)
    _ = takeJournal()
    root.view.addSubview(shelf)
    #expect(appearances(takeJournal()) == ["screen.willAppear", "screen.didAppear"] && stage.isInOrder)
    shelf.removeFromSuperview()
    #expect(appearances(journal) == ["screen.willDisappear", "screen.didDisappear"] && stage.isInOrder)
  }

  @Test func `controllers whose views are on a shelf go with it when nobody keeps it`() {
    let (root, screen) = (UIViewController(), Screen("screen"))
    let stage = Stage(root)
    do {
      let shelf = UIView()
      root.view.addSubview(shelf)
      shelf.addSubview(screen.view)
    }
    _ = takeJournal()
    root.view = UIView()
    #expect(appearances(journal) == ["screen.willDisappear", "screen.didDisappear"])
    #expect(screen.view.superview == nil && stage.isInOrder)
  }

  @Test func `a container that forwards nothing lets its children come and go by hand alone`() {
    let (box, child) = (ManualBox(), Screen("child"))
    let stage = Stage(box)
    box.addChild(child)
    box.view.addSubview(child.view)
    child.view.removeFromSuperview()
    box.view.addSubview(child.view)
    #expect(appearances(journal).isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    box.presentNow(UIViewController().styled(.fullScreen))
    box.dismiss(animated: false)
    stage.settle()
    #expect(appearances(journal) == ["child.willAppear"])
    child.endAppearanceTransition()
    child.view.removeFromSuperview()
    #expect(appearances(journal) == ["child.willAppear", "child.didAppear"])
  }

  @Test func `a screen of a stack that nobody keeps goes off screen with it`() {
    _ = Stage()
    let screen = Screen("screen")
    do {
      let navigation = Stack("navigation", screen)
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
    }
    #expect(appearances(journal).suffix(2) == ["screen.willDisappear", "screen.didDisappear"])
    #expect(screen.parent == nil)
  }

  @Test func `a child that leaves a container which is on screen by hand goes off screen`() {
    let (box, child) = (UIViewController(), Screen("child"))
    _ = Stage()
    box.addChild(child)
    box.view.addSubview(child.view)
    box.beginAppearanceTransition(true, animated: false)
    box.endAppearanceTransition()
    _ = takeJournal()
    child.removeFromParent()
    #expect(journal == ["child.willDisappear", "child.didDisappear", "child.didMove(nil)"])
  }

  @Test func `a swipe's callbacks of the coordinator come before the delegate hears of its end`() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        record("delegate", "didDismiss")
      }
    }
    let (root, sheet, delegate) = (UIViewController(), UIViewController(), Delegate())
    let stage = Stage(root)
    root.presentNow(sheet.styled(.pageSheet))
    sheet.presentationController?.delegate = delegate
    #expect(stage.user(.startSwipeDown(layer: 0)))
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in record("coordinator", "ended") }
    #expect(stage.user(.finishSwipeDown))
    stage.settle()
    #expect(journal == ["coordinator.ended", "delegate.didDismiss"])
  }
}
