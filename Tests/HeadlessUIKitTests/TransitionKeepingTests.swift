import HeadlessUIKit
import Testing

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
  /// A navigation controller that pushes a second controller when it has appeared, as the root of a window.
  @MainActor
  private struct Held {
    let stage = Stage()
    weak var navigation: UINavigationController?
    weak var pushed: UIViewController?

    var isGone: Bool { navigation == nil && pushed == nil }

    init(animator: TestAnimator? = nil) {
      let (navigation, pushed) = (EagerNavigation(), UIViewController())
      navigation.delegate = animator
      navigation.viewControllers = [UIViewController()]
      navigation.following = pushed
      stage.window.rootViewController = navigation
      stage.settle()
      (self.navigation, self.pushed) = (navigation, pushed)
    }

    /// Puts another root in its place.
    func replace() {
      stage.window.rootViewController = UIViewController()
      stage.settle()
    }
  }

  @Test func `a change that its own container begins before its turn is kept by nobody when it has ended`() {
    let held = Held()
    #expect(held.pushed != nil && held.navigation?.topViewController === held.pushed && held.stage.isIdle)
    held.replace()
    #expect(held.isGone)
  }

  private enum Ending: CaseIterable {
    case replaced
    case reset
    case cleared
  }

  @Test(arguments: Ending.allCases)
  private func `a change that an animator never ends is kept until its container or the simulation goes`(
    _ ending: Ending
  ) {
    let animator = TestAnimator(.forgets)
    let held = Held(animator: animator)
    held.stage.settle()
    #expect(held.pushed != nil && held.navigation?.topViewController === held.pushed)
    #expect(held.navigation?.transitionCoordinator != nil)
    switch ending {
    case .replaced: held.replace()
    case .reset: endSimulation()
    case .cleared: Simulation.current.clear()
    }
    #expect(held.isGone)
  }

  @Test func `a swipe that nobody ends is kept until the simulation is reset`() {
    let held = Held()
    #expect(held.stage.user(.startEdgePop))
    #expect(held.navigation?.transitionCoordinator?.isInteractive == true)
    held.stage.settle()
    #expect(held.navigation?.transitionCoordinator != nil)
    endSimulation()
    #expect(held.isGone)
  }

  @Test func `a swipe keeps nobody when it has been called off`() {
    let held = Held()
    #expect(held.stage.user(.startEdgePop) && held.stage.user(.cancelEdgePop))
    held.stage.settle()
    #expect(held.navigation?.transitionCoordinator == nil)
    held.replace()
    #expect(held.isGone)
  }
}
