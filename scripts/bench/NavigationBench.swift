import Foundation
import HeadlessUIKit
import Routing

/// What the router itself costs: navigations less what HeadlessUIKit charges for the same calls.
@MainActor
enum NavigationBench {
  static func measure() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let navigation = UINavigationController()
    var stack: [UIViewController] = []
    for _ in 0..<6 { stack.append(UIViewController()) }
    stack.append(TopController())
    navigation.viewControllers = stack
    window.rootViewController = navigation
    Simulation.current.clock.settle()
    measureFinding()
    measurePushing(onto: navigation, stack)
    Simulation.reset()
  }

  /// The target is on screen: nothing changes, so all of it is the router's.
  private static func measureFinding() {
    let router = DefaultRouter()
    let step = Chains.found
    let cost = Measurement.nanoseconds(runs: 200_000) { _ in
      router.navigate(to: step, with: nil, animated: false, then: nil)
    }
    Measurement.report("navigation that finds its target, 8 controllers", nanoseconds: cost)
  }

  /// The navigation controller is found, two controllers are built and pushed in one change.
  private static func measurePushing(onto navigation: UINavigationController, _ stack: [UIViewController]) {
    let router = DefaultRouter()
    let step = Chains.twoPushed
    let clock = Simulation.current.clock
    let routed = Measurement.nanoseconds(runs: 100_000) { _ in
      router.navigate(to: step, with: nil, animated: false, then: nil)
      clock.settle()
      navigation.setViewControllers(stack, animated: false)
      clock.settle()
    }
    precondition(navigation.viewControllers.count == stack.count, "the stack is as it was")
    let bare = Measurement.nanoseconds(runs: 100_000) { _ in
      let new: [UIViewController] = [FirstController(), SecondController()]
      navigation.setViewControllers(stack + new, animated: false)
      clock.settle()
      navigation.setViewControllers(stack, animated: false)
      clock.settle()
    }
    Measurement.report("navigation that builds and pushes two, 8 controllers", nanoseconds: routed - bare)
    Measurement.report("  what HeadlessUIKit charges for the same", nanoseconds: bare)
  }
}

/// The screens that the chains below lead to.
final class TopController: UIViewController {}
final class FirstController: UIViewController {}
final class SecondController: UIViewController {}

@MainActor
enum Chains {
  static var found: DestinationStep<TopController, Any?> {
    StepAssembly(finder: ClassFinder<TopController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(navigation)
      .assemble()
  }

  static var twoPushed: DestinationStep<SecondController, Any?> { pushed(2) }

  /// A chain that pushes controllers onto the navigation controller of the stack; none of them is there.
  static func pushed(_ count: Int) -> DestinationStep<SecondController, Any?> {
    var step = navigation.unsafelyRewrapped(as: UINavigationController.self)
    for _ in 0..<(count - 1) {
      step =
        StepAssembly(finder: NilFinder<FirstController, Any?>(), factory: ClassFactory())
        .using(UINavigationController.push())
        .from(step)
        .assemble()
        .expectingContainer()
    }
    return StepAssembly(finder: ClassFinder<SecondController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(step)
      .assemble()
  }

  private static var navigation: DestinationStep<UINavigationController, Any?> {
    SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory())
      .from(GeneralStep.current())
      .assemble()
  }
}
