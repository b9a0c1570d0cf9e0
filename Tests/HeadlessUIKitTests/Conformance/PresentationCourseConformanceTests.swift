import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A2: presenting, when and in which order", .compared)
struct PresentationCourseConformanceTests {
  @Test(arguments: [true, false])
  func `P18: the transition starts when the turn ends, not in the call`(animated: Bool) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.present(modal, animated: animated)
    #expect(journal == [] && !modal.isViewLoaded)
    stage.turn()
    #expect(journal == ["M.didLoad", "M.willAppear"])
    stage.settle()
    journal = []
    root.dismiss(animated: animated)
    #expect(journal == [])
    stage.turn()
    #expect(journal == ["M.willDisappear"])
  }

  @Test(arguments: [true, false])
  func `P19: presented and presenting are set when the call returns`(animated: Bool) {
    let (root, modal) = (Screen("A"), Screen("M"))
    _ = Stage(root)
    root.present(modal, animated: animated)
    #expect(root.presentedViewController === modal && modal.presentingViewController === root)
  }

  @Test func `P20: neither a presentation nor a dismissal without animation ends in the call`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    var events: [String] = []
    root.present(modal, animated: false) { events.append("presented") }
    #expect(events == [])
    stage.turn()
    #expect(events == [])
    stage.settle()
    root.dismiss(animated: false) { events.append("dismissed") }
    stage.turn()
    #expect(events == ["presented"])
    stage.settle()
    #expect(events == ["presented", "dismissed"])
  }

  @Test(arguments: [true, false])
  func `P21: the completion comes after the presented controller's viewDidAppear`(animated: Bool) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.present(modal, animated: animated) { record("completion", "called") }
    stage.settle()
    #expect(journal.suffix(2) == ["M.didAppear", "completion.called"])
  }

  @Test func `P22: isBeingPresented is true from viewWillAppear to viewDidAppear, and not for the children`()
  {
    let (root, inner) = (Screen("A"), Screen("B"))
    let box = Box("X", inner)
    let stage = Stage(root) { $0.marksPresentedAtOnce = false }
    var seen: [String: Bool] = [:]
    box.onEvent = { seen[$0] = box.isBeingPresented }
    root.present(box, animated: true)
    #expect(!box.isBeingPresented)
    stage.turn()
    #expect(!inner.isBeingPresented)
    stage.settle()
    #expect(seen["willAppear"] == true && seen["didAppear"] == true && !box.isBeingPresented)
    root.dismiss(animated: true)
    stage.settle()
    #expect(seen["willDisappear"] == false && seen["didDisappear"] == false)
  }

  @Test(arguments: [false, true], [true, false])
  func `P23: presenting while the presenter's own presentation runs is refused`(begun: Bool, early: Bool) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root) { $0.endsBeforeDidCallbacks = early }
    root.present(modal, animated: true)
    if begun { stage.turn() }
    root.present(Screen("O"), animated: true)
    #expect(
      stage.console == ["Attempt to present <O> on <A> (from <A>) while a presentation is in progress."])
    stage.settle()
    #expect(root.presentedViewController === modal && !stage.raised)
  }

  @Test(arguments: [false, true], [true, false])
  func `P24: presenting while the presented controller is being dismissed is refused`(
    begun: Bool, early: Bool
  ) {
    let (root, modal, next) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root) { $0.endsBeforeDidCallbacks = early }
    root.presentNow(modal)
    root.dismiss(animated: true) { root.present(next, animated: false) }
    if begun { stage.turn() }
    root.present(next, animated: true)
    #expect(stage.console == ["Attempt to present <O> on <A> (from <A>) which is already presenting <M>."])
    stage.settle()
    #expect(root.presentedViewController === next)
  }

  @Test
  func
    `P25: a call that waits, as the setting says, is carried out and judged when the transition has ended`()
  {
    let (root, modal, next) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root) { $0.presentInFlight = .wait }
    root.presentNow(modal)
    root.dismiss(animated: true)
    root.present(next, animated: true)
    #expect(stage.console == [] && root.presentedViewController === modal)
    stage.settle()
    #expect(root.presentedViewController === next && stage.console == [])
    root.dismiss(animated: true)
    root.present(root, animated: true)
    #expect(stage.console == [])
    stage.settle()
    #expect(stage.raised)
  }

  @Test
  func `P31: a presentation controller is made for the style at the time, and anew for each presentation`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    modal.modalPresentationStyle = .pageSheet
    let first = modal.presentationController
    #expect(first is UISheetPresentationController)
    modal.modalPresentationStyle = .fullScreen
    #expect(modal.presentationController === first)
    modal.sheetPresentationController?.detents = [.medium()]
    root.presentNow(modal)
    #expect(root.view.window != nil && modal.presentationController === first)
    root.dismiss(animated: false)
    stage.settle()
    modal.modalPresentationStyle = .pageSheet
    #expect(modal.presentationController !== first)
    #expect(modal.sheetPresentationController?.detents == [.large()])
  }

  @Test func `P32: the presentation controller's delegate may be set after the call, in the same turn`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        record("delegate", "attempt")
      }
    }
    let (delegate, root, modal) = (Delegate(), Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.present(modal, animated: true)
    modal.presentationController?.delegate = delegate
    stage.settle()
    stage.user(.startSwipeDown(layer: 0))
    #expect(journal.last == "delegate.attempt")
  }

  @Test func `P33: presenter, presented and their descendants have a coordinator while the transition runs`()
  {
    let (inner, root) = (Screen("A"), Screen("B"))
    let presented = Stack("N", inner)
    let tabs = Tabs("T", root)
    let stage = Stage(tabs)
    #expect(root.transitionCoordinator == nil)
    root.present(presented, animated: true)
    stage.turn()
    for controller in [inner, presented, root, tabs] as [UIViewController] {
      #expect(controller.transitionCoordinator != nil)
    }
    stage.settle()
    for controller in [inner, presented, root, tabs] as [UIViewController] {
      #expect(controller.transitionCoordinator == nil)
    }
  }

  @Test func `P34: the animators of a custom style are called even without animation`() {
    let (root, modal, director) = (Screen("A"), Screen("M"), Director())
    let stage = Stage(root)
    modal.transitioningDelegate = director
    root.present(modal.styled(.custom), animated: false)
    stage.settle()
    root.dismiss(animated: false)
    stage.settle()
    #expect(journal.filter { $0.hasPrefix("animator") } == ["animator.present", "animator.dismiss"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `P35: a transition whose animator does not complete it never ends`() {
    let (root, modal, director) = (Screen("A"), Screen("M"), Director())
    director.completes = false
    let stage = Stage(root)
    modal.transitioningDelegate = director
    var completed = false
    root.present(modal, animated: true) { completed = true }
    stage.settle()
    #expect(modal.isBeingPresented && !completed && stage.isIdle)
    #expect(root.transitionCoordinator != nil)
  }

  @Test func `P36: a refused presentation keeps nothing and drops its completion`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    root.dismiss(animated: true)
    var completions = 0
    root.present(Screen("P24"), animated: true) { completions += 1 }
    stage.settle()
    root.present(modal, animated: true)
    root.present(Screen("P23"), animated: true) { completions += 1 }
    stage.settle()
    root.present(Screen("P11"), animated: true) { completions += 1 }
    Screen("X").present(Screen("P13"), animated: true) { completions += 1 }
    stage.settle()
    #expect(completions == 0)
    for name in ["P24", "P23", "P11", "P13"] { #expect(journal.contains("\(name).deinit")) }
  }
}

/// Makes animators that complete at once, or never.
@MainActor
final class Director: NSObject, UIViewControllerTransitioningDelegate {
  var completes = true

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let completes: Bool
    init(completes: Bool) { self.completes = completes }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    record("animator", "present")
    return Animator(completes: completes)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    record("animator", "dismiss")
    return Animator(completes: completes)
  }
}
