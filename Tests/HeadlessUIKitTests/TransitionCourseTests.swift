import Foundation
import HeadlessUIKit
import Testing

/// Says by its presentation controller whether the presenter's view goes.
@MainActor
private final class RemovingPresentation: UIViewControllerTransitioningDelegate {
  private final class Controller: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Controller(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor @Suite("The course of a transition, as its coordinator and its animators see it")
struct TransitionCourseTests {
  private let root = Screen("root")
  private let other = Screen("other")
  private let animator = TestAnimator()

  @Test func `the sides of a presentation and of its dismissal are each other's`() {
    let stage = Stage(root)
    root.present(other, animated: true)
    var coordinator = other.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === root)
    #expect(coordinator?.viewController(forKey: .to) === other)
    stage.settle()
    root.dismiss(animated: true)
    coordinator = other.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === other)
    #expect(coordinator?.viewController(forKey: .to) === root)
  }

  @Test func `the sides of a push are those of the way back, changed over`() {
    let navigation = Stack("navigation", root)
    let stage = Stage(navigation)
    navigation.pushViewController(other, animated: true)
    let push = navigation.transitionCoordinator
    stage.turn()
    #expect(push?.viewController(forKey: .from) === root && push?.viewController(forKey: .to) === other)
    stage.settle()
    navigation.popViewController(animated: true)
    let pop = navigation.transitionCoordinator
    stage.turn()
    #expect(pop?.viewController(forKey: .from) === other && pop?.viewController(forKey: .to) === root)
  }

  @Test func `what goes along begins with the transition, and completions come after it, the caller's last`()
  {
    let stage = Stage(root)
    root.present(other, animated: true) { record("caller", "done") }
    root.transitionCoordinator?.animate(
      alongsideTransition: { _ in record("along", "begins") }, completion: { _ in record("along", "done") })
    #expect(!journal.contains("along.begins"))
    stage.turn()
    #expect(takeJournal() == ["along.begins", "other.didLoad", "other.willAppear"])
    root.transitionCoordinator?.animate(
      alongsideTransition: { _ in record("late", "begins") }, completion: nil)
    #expect(takeJournal() == ["late.begins"])
    stage.settle()
    #expect(journal == ["other.didAppear", "along.done", "caller.done"])
  }

  @Test(arguments: [false, true])
  func `whoever asks about the finger hears once that it has gone, and which way`(cancelled: Bool) {
    let stage = Stage(root)
    root.presentNow(other.styled(.pageSheet))
    #expect(stage.user(.startSwipeDown(layer: 0)))
    var heard: [[Bool]] = []
    other.transitionCoordinator?.notifyWhenInteractionChanges { context in
      heard.append([context.isInteractive, context.isCancelled])
    }
    #expect(stage.user(cancelled ? .cancelSwipeDown : .finishSwipeDown))
    #expect(heard == [[false, cancelled]])
    stage.settle()
    #expect(heard.count == 1)
  }

  @Test func `no transition takes time while animations are disabled, the first nor those that follow`() {
    let navigation = Stack("navigation", root)
    let stage = Stage(navigation)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    for screen in [other, Screen("third"), Screen("fourth")] {
      navigation.pushViewController(screen, animated: true)
      #expect(navigation.transitionCoordinator == nil)
      stage.settle()
    }
    #expect(stage.time == 0 && navigation.viewControllers.count == 4)
  }

  @Test func `the delegate of a swipe hears nothing of a dismissal that the app orders later`() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        record("delegate", "didDismiss")
      }
    }
    let (stage, delegate) = (Stage(root), Delegate())
    func present() {
      root.presentNow(other.styled(.pageSheet))
      other.presentationController?.delegate = delegate
    }
    present()
    #expect(stage.user(.startSwipeDown(layer: 0)) && stage.user(.finishSwipeDown))
    stage.settle()
    #expect(takeJournal().last == "delegate.didDismiss")
    present()
    root.dismiss(animated: true)
    stage.settle()
    #expect(!journal.contains("delegate.didDismiss") && stage.isInOrder)
  }

  @Test func `a custom presentation that removes the presenter's view tells the presenter`() {
    let (stage, delegate) = (Stage(root), RemovingPresentation())
    other.transitioningDelegate = delegate
    root.present(other.styled(.custom), animated: false)
    stage.settle()
    #expect(
      appearances(takeJournal()) == [
        "root.willDisappear", "other.willAppear", "other.didAppear", "root.didDisappear",
      ])
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    stage.settle()
    #expect(appearances(journal).last == "other.didDisappear" && root.view.window === stage.window)
  }

  @Test func `a stack's delegate is asked for animators of animated changes only`() {
    let navigation = Stack("navigation", root)
    let stage = Stage(navigation)
    navigation.delegate = animator
    navigation.pushViewController(other, animated: false)
    stage.settle()
    #expect(animator.context == nil && navigation.topViewController === other && stage.isInOrder)
    #expect(journal.contains("other.didAppear"))
  }

  @Test func `an animator cannot end what the finger drives`() {
    final class Swipe: UIViewControllerTransitioningDelegate {
      let animator = TestAnimator()
      let finger = UIPercentDrivenInteractiveTransition()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
    }
    let (stage, swipe) = (Stage(root), Swipe())
    other.transitioningDelegate = swipe
    swipe.finger.update(0.75)
    root.present(other, animated: true)
    stage.settle()
    #expect(swipe.finger.percentComplete == 0)
    swipe.finger.update(7)
    #expect(swipe.finger.percentComplete == 1)
    swipe.finger.update(-7)
    #expect(swipe.finger.percentComplete == 0)
    swipe.animator.context?.completeTransition(true)
    #expect(other.isBeingPresented)
    swipe.finger.finish()
    stage.settle()
    #expect(!other.isBeingPresented && root.presentedViewController === other && stage.isInOrder)
  }

  @Test func `who is pushed and taken elsewhere before it is there is not on its way any more`() {
    let navigation = Stack("navigation", root)
    let stage = Stage(navigation)
    navigation.pushViewController(other, animated: true)
    stage.turn()
    #expect(other.isMovingToParent)
    other.removeFromParent()
    #expect(!other.isMovingToParent && other.parent == nil)
    stage.settle()
    #expect(navigation.viewControllers == [root] && stage.isInOrder)
  }

  @Test func `a change that is called off brings back all but those who have gone elsewhere meanwhile`() {
    let (middle, top) = (Screen("middle"), Screen("top"))
    let navigation = Stack("navigation", root, middle, top)
    let stage = Stage(navigation)
    navigation.delegate = animator
    navigation.setViewControllers([root, other], animated: true)
    stage.settle()
    let elsewhere = UIViewController()
    elsewhere.addChild(middle)
    animator.context?.completeTransition(false)
    stage.settle()
    #expect(navigation.viewControllers == [root, top] && middle.parent === elsewhere && other.parent == nil)
    #expect(stage.isInOrder)
  }

  @Test func `what covered a layer covers it again when the dismissal of both is called off`() {
    let (stage, cover) = (Stage(root), Screen("cover"))
    root.presentNow(other.styled(.pageSheet))
    other.presentNow(cover.styled(.fullScreen))
    other.dismiss(animated: true)
    stage.turn()
    other.transitioningDelegate = animator
    root.dismiss(animated: true)
    stage.settle()
    animator.context?.completeTransition(false)
    stage.settle()
    #expect(other.presentedViewController === cover && other.view.window == nil)
    #expect(cover.view.window === stage.window && stage.isInOrder)
    #expect(appearances(only(["other"], in: journal)).last == "other.didDisappear")
  }
}
