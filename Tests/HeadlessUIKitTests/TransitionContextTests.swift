import Foundation
import HeadlessUIKit
import Testing

/// Leaves an animation to the test, and writes down that it has ended.
@MainActor
private final class WatchingAnimator: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }

  func animationEnded(_ transitionCompleted: Bool) { record("animator", "ended(\(transitionCompleted))") }
}

@MainActor @Suite("What an animator and a coordinator know of a transition")
struct TransitionContextTests {
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let animator = WatchingAnimator()

  /// Starts a presentation that waits for the test.
  private func present(_ style: UIModalPresentationStyle) throws -> (
    Stage, any UIViewControllerContextTransitioning
  ) {
    let stage = Stage(root)
    sheet.modalPresentationStyle = style
    sheet.transitioningDelegate = animator
    root.present(sheet, animated: true) { record("present", "completion") }
    stage.settle()
    return (stage, try #require(animator.context))
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false),
  ])
  func `the presenter's view is one to move only where it leaves the window`(
    style: UIModalPresentationStyle, covers: Bool
  ) throws {
    let whole = CGRect(x: 0, y: 0, width: 820, height: 1180)
    let (stage, context) = try present(style)
    #expect(context.view(forKey: .to) === sheet.view && context.presentationStyle == style)
    #expect(context.view(forKey: .from) === (covers ? root.view : nil))
    #expect(context.containerView.bounds == whole)
    #expect(context.initialFrame(for: root) == whole && context.initialFrame(for: sheet) == .zero)
    #expect(context.finalFrame(for: sheet) == whole)
    #expect(context.finalFrame(for: root) == (covers ? .zero : whole))
    context.completeTransition(true)
    root.dismiss(animated: true)
    stage.settle()
    let back = try #require(animator.context)
    #expect(back.view(forKey: .from) === sheet.view && back.finalFrame(for: sheet) == .zero)
    #expect(back.view(forKey: .to) === (covers ? root.view : nil) && back.finalFrame(for: root) == whole)
    #expect(back.initialFrame(for: root) == (covers ? .zero : whole))
  }

  @Test(arguments: [true, false])
  func `the animator hears of the end once, after everybody on screen and before the completions`(
    completes: Bool
  ) throws {
    let (stage, context) = try present(.fullScreen)
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in record("coordinator", "ended") }
    #expect(takeJournal().isEmpty)
    context.completeTransition(completes)
    context.completeTransition(completes)
    stage.settle()
    #expect(takeJournal().prefix(2) == ["animator.ended(\(completes))", "coordinator.ended"])
  }

  @Test func `whoever only starts a transition says that a finger is there, and that it goes on as it began`()
  {
    let bare = BareInteraction()
    #expect(bare.wantsInteractiveStart && bare.completionSpeed == 1 && bare.completionCurve == .easeInOut)
  }

  @Test func `a finger's way is that of the driver or of the context, between 0 and 1`() throws {
    let (stage, context) = try present(.fullScreen)
    context.completeTransition(true)
    let driver = UIPercentDrivenInteractiveTransition()
    animator.driver = driver
    root.dismiss(animated: true)
    stage.settle()
    let back = try #require(animator.context)
    let coordinator = try #require(sheet.transitionCoordinator)
    #expect(back.isInteractive && coordinator.initiallyInteractive && coordinator.percentComplete == 0)
    driver.update(0.4)
    #expect(coordinator.percentComplete == 0.4)
    for (value, expected) in [(0.7, 0.7), (2, 1), (-1, 0)] as [(CGFloat, CGFloat)] {
      back.updateInteractiveTransition(value)
      #expect(coordinator.percentComplete == expected)
    }
    back.cancelInteractiveTransition()
    #expect(!back.isInteractive && coordinator.initiallyInteractive && coordinator.isCancelled)
    stage.settle()
    #expect(takeJournal().last == "animator.ended(false)" && root.presentedViewController === sheet)
    animator.driver = nil
    root.dismiss(animated: true)
    stage.settle()
    #expect(sheet.transitionCoordinator?.initiallyInteractive == false)
    #expect(sheet.transitionCoordinator?.percentComplete == 0)
  }

  @Test func `a push moves both views, and takes the time of its kind`() throws {
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(navigation)
    navigation.pushViewController(sheet, animated: true)
    stage.turn()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.view(forKey: .from) === root.view && coordinator.view(forKey: .to) === sheet.view)
    #expect(coordinator.containerView === navigation.view && coordinator.presentationStyle == .none)
    let milliseconds = Simulation.current.settings.navigationDuration
    #expect(coordinator.transitionDuration == Double(milliseconds) / 1000 && !coordinator.isInterruptible)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
  }
}

/// Says no more about a transition by finger than it must.
@MainActor
private final class BareInteraction: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}
