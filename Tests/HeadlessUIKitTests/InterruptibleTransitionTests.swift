import Foundation
import HeadlessUIKit
import Testing

/// A transition of the app's own that a finger can take up at any time.
@MainActor
private final class Card: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  let finger = UIPercentDrivenInteractiveTransition()
  private var animation: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    record("card", "animateTransition")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animation { return animation }
    let made = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear) {
      context.view(forKey: .to)?.alpha = 0.5
    }
    made.addCompletion { position in
      record("card", "\(position) \(Simulation.current.clock.now)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    animation = made
    return made
  }
}

@MainActor @Suite("Transitions that can be taken up")
struct InterruptibleTransitionTests {
  private let card = Card()
  private let root = UIViewController()
  private let other = UIViewController()

  private func present(startsByFinger: Bool) -> Stage {
    let stage = Stage(root)
    card.finger.wantsInteractiveStart = startsByFinger
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = card
    root.present(other, animated: true)
    stage.turn()
    return stage
  }

  private func wait(_ milliseconds: Int) {
    var isOver = false
    Simulation.current.clock.schedule(after: milliseconds) { isOver = true }
    while !isOver, Simulation.current.clock.advance() {}
  }

  @Test(arguments: [
    (0.25, 1.0, false, "card.end 750"), (0.25, 1, true, "card.start 250"), (0.5, 2, false, "card.end 250"),
  ])
  func `what a finger has moved goes on from there, to its end or back`(
    fraction: CGFloat, speed: CGFloat, isCancelled: Bool, end: String
  ) {
    let stage = present(startsByFinger: true)
    #expect(stage.isIdle && card.finger.duration == 1)
    #expect(other.transitionCoordinator?.isInterruptible == true)
    card.finger.update(fraction)
    card.finger.completionSpeed = speed
    if isCancelled { card.finger.cancel() } else { card.finger.finish() }
    stage.settle()
    #expect(journal == [end])
    #expect(
      (root.presentedViewController === other) == !isCancelled && stage.isInOrder && stage.console == [])
    #expect(other.view.alpha == (isCancelled ? 1 : 0.5))
  }

  @Test func `one that runs by itself is taken up, and each change of hands is told`() {
    let stage = present(startsByFinger: false)
    var changes: [Bool] = []
    other.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    wait(400)
    card.finger.pause()
    #expect(card.finger.percentComplete == 0.4 && stage.isIdle)
    #expect(other.transitionCoordinator?.isInteractive == true)
    card.finger.update(0.1)
    card.finger.cancel()
    stage.settle()
    #expect(journal == ["card.start 500"] && changes == [true, false])
    #expect(root.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `one that goes back can be taken up and finished after all`() {
    let stage = present(startsByFinger: true)
    card.finger.update(0.6)
    card.finger.cancel()
    wait(200)
    card.finger.pause()
    #expect(abs(card.finger.percentComplete - 0.4) < 0.01)
    card.finger.finish()
    stage.settle()
    #expect(journal == ["card.end 800"])
    #expect(root.presentedViewController === other && stage.isInOrder)
  }

  @Test func `without a finger nobody takes anything up`() {
    let stage = present(startsByFinger: false)
    stage.settle()
    card.finger.pause()
    #expect(journal == ["card.end 1000"] && root.presentedViewController === other)
  }
}
