import Foundation
import HeadlessUIKit
import Testing

/// Starts an animation that it never ends.
@MainActor
private final class ForgetfulAnimator: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// Pushes a controller as soon as it has appeared itself.
@MainActor
private final class EagerNavigation: UINavigationController {
  var following: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let following else { return }
    self.following = nil
    pushViewController(following, animated: true)
  }
}

@MainActor @Suite("The clock keeps transitions until they end, and nobody does afterwards")
struct TransitionKeepingTests {
  private struct Held {
    weak var navigation: UINavigationController?
    weak var pushed: UIViewController?

    @MainActor var isGone: Bool { navigation == nil && pushed == nil }
  }

  @Test func `a change that its own container begins before its turn is kept by nobody when it has ended`() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let held = push(in: window)
    Simulation.current.clock.settle()
    #expect(held.navigation?.topViewController === held.pushed)
    #expect(Simulation.current.clock.isIdle)
    window.rootViewController = UIViewController()
    Simulation.current.clock.settle()
    #expect(held.isGone)
  }

  @Test func `a change that an animator never ends is kept until the simulation is reset`() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let animator = ForgetfulAnimator()
    let held = push(in: window, animator: animator)
    Simulation.current.clock.settle()
    #expect(held.navigation?.transitionCoordinator != nil)
    window.rootViewController = UIViewController()
    Simulation.current.clock.settle()
    #expect(held.navigation?.topViewController === held.pushed)
    Simulation.reset()
    #expect(held.isGone)
  }

  @Test func `a swipe that nobody ends is kept until the simulation is reset`() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let held = push(in: window)
    Simulation.current.clock.settle()
    #expect(window.perform(.startEdgePop))
    #expect(held.navigation?.transitionCoordinator?.isInteractive == true)
    Simulation.current.clock.settle()
    #expect(held.navigation?.transitionCoordinator != nil)
    Simulation.reset()
    #expect(held.isGone)
  }

  @Test func `a swipe keeps nobody when it has been called off`() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let held = push(in: window)
    Simulation.current.clock.settle()
    #expect(window.perform(.startEdgePop))
    #expect(window.perform(.cancelEdgePop))
    Simulation.current.clock.settle()
    #expect(held.navigation?.transitionCoordinator == nil)
    window.rootViewController = UIViewController()
    Simulation.current.clock.settle()
    #expect(held.isGone)
  }

  /// Puts a navigation controller into a window that pushes a second controller when it has appeared.
  private func push(in window: UIWindow, animator: ForgetfulAnimator? = nil) -> Held {
    let (navigation, pushed) = (EagerNavigation(), UIViewController())
    navigation.delegate = animator
    navigation.viewControllers = [UIViewController()]
    navigation.following = pushed
    window.rootViewController = navigation
    return Held(navigation: navigation, pushed: pushed)
  }
}
