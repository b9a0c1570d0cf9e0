import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Interactive custom transitions")
struct InteractiveTransitionTests {
  private let gesture = TestAnimator()
  private let finger = UIPercentDrivenInteractiveTransition()
  private let root = Screen("A")
  private let other = Screen("B")

  init() {
    gesture.driver = finger
    gesture.onShow = { record("gesture", "didShow") }
  }

  /// Lets the finger go halfway and then off the screen.
  private func end(on stage: Stage, cancelled: Bool) {
    stage.settle()
    finger.update(0.5)
    #expect(finger.percentComplete == 0.5 && stage.isIdle)
    journal = []
    if cancelled { finger.cancel() } else { finger.finish() }
    stage.settle()
    #expect(stage.isIdle && stage.isInOrder)
  }

  private func presentInteractively(cancelled: Bool) -> Stage {
    let stage = Stage(root)
    other.transitioningDelegate = gesture
    root.present(other.styled(.fullScreen), animated: true)
    end(on: stage, cancelled: cancelled)
    return stage
  }

  @Test func `a presentation that the finger finishes is one like any other`() {
    let stage = presentInteractively(cancelled: false)
    #expect(journal == ["B.didAppear", "A.didDisappear"])
    #expect(root.presentedViewController === other && !other.isBeingPresented && stage.console == [])
  }

  @Test func `a presentation that the finger cancels was none, and can be ordered again`() {
    let stage = presentInteractively(cancelled: true)
    #expect(journal == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"])
    #expect(root.presentedViewController == nil && other.presentingViewController == nil)
    root.present(other, animated: true)
    end(on: stage, cancelled: false)
    #expect(root.presentedViewController === other && stage.console == [])
  }

  @Test(arguments: [false, true])
  func `a dismissal that the finger cancels brings everything back, one that it finishes does not`(
    cancelled: Bool
  ) {
    let stage = Stage(root)
    root.presentNow(other.styled(.fullScreen))
    other.transitioningDelegate = gesture
    root.dismiss(animated: true)
    #expect(other.isBeingDismissed)
    end(on: stage, cancelled: cancelled)
    #expect(!other.isBeingDismissed)
    if cancelled {
      #expect(
        journal == ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
      #expect(root.presentedViewController === other)
    } else {
      #expect(journal == ["A.didAppear", "B.didDisappear"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a dismissal that is cancelled when its window has gone brings nobody back`() {
    let stage = Stage(root) { $0.orphanStaysInWindow = false }
    root.presentNow(other.styled(.pageSheet))
    other.transitioningDelegate = gesture
    root.dismiss(animated: true)
    stage.settle()
    stage.window.rootViewController = nil
    journal = []
    finger.cancel()
    stage.settle()
    #expect(appearances(journal).allSatisfy { !$0.hasSuffix("didAppear") })
  }

  private func stageWithStack(_ screens: [UIViewController]) -> (Stage, Stack) {
    let stack = Stack("N")
    stack.viewControllers = screens
    let stage = Stage(stack)
    stack.delegate = gesture
    return (stage, stack)
  }

  @Test func `a push that the finger finishes is one like any other`() {
    let (stage, stack) = stageWithStack([root])
    stack.pushViewController(other, animated: true)
    end(on: stage, cancelled: false)
    #expect(journal == ["A.didDisappear", "B.didAppear", "B.didMove", "gesture.didShow"])
    #expect(stack.viewControllers == [root, other])
  }

  @Test(arguments: [false, true])
  func `a push that is cancelled, by the finger or the animator, leaves the stack as it was`(
    isInteractive: Bool
  ) {
    let (stage, stack) = stageWithStack([root])
    if !isInteractive { gesture.driver = nil }
    stack.pushViewController(other, animated: true)
    if isInteractive {
      end(on: stage, cancelled: true)
    } else {
      stage.settle()
      journal = []
      gesture.context?.completeTransition(false)
      stage.settle()
    }
    #expect(
      journal == [
        "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear", "B.willMove(nil)",
        "B.didMove(nil)",
      ])
    #expect(stack.viewControllers == [root] && stack.topViewController === root && other.parent == nil)
    #expect(!other.isMovingToParent && stage.isInOrder)
  }

  @Test func `a replaced stack comes back in its order when the animator calls it off`() {
    let (middle, top) = (Screen("C"), Screen("D"))
    let (stage, stack) = stageWithStack([root, middle, top])
    gesture.driver = nil
    stack.setViewControllers([other, middle], animated: true)
    stage.settle()
    gesture.context?.completeTransition(false)
    stage.settle()
    #expect(stack.viewControllers == [root, middle, top] && other.parent == nil)
    #expect([root, middle, top].allSatisfy { $0.parent === stack } && stage.isInOrder)
  }

  @Test func `a stack that was changed while a push was under way keeps its change`() {
    let (stage, stack) = stageWithStack([root])
    stack.pushViewController(other, animated: true)
    stage.settle()
    let later = Screen("C")
    stack.pushViewController(later, animated: false)
    finger.cancel()
    stage.settle()
    #expect(stack.viewControllers == [root, other, later] && stage.isInOrder)
  }
}
