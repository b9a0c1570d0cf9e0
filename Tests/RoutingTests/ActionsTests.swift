import Foundation
import HeadlessUIKit
import Routing
import Testing

@MainActor
struct ActionsTests {
  private func step<A: ContainerAction>(
    _ action: A
  ) -> DestinationStep<BagScreen, Any?> {
    StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(action).from(GeneralStep.custom(using: ClassFinder<A.ViewController, Any?>())).assemble()
  }

  @Test func `pushes put a controller on top, alone, or in the place of the last`() {
    func after(_ action: PushAction<UINavigationController>) -> String {
      let stage = Stage(nav(HomeScreen(), AccountScreen()))
      #expect(stage.go(step(action))?.isSuccess == true)
      return stage.text
    }
    #expect(after(.push) == "Nav[Home, Account, Bag]")
    #expect(after(.pushAsRoot) == "Nav[Bag]")
    #expect(after(.pushReplacingLast) == "Nav[Home, Bag]")
  }

  @Test func `tabs are added at the end, before another one, or in its place, and selected`() {
    func after(_ action: AddTabAction<UITabBarController>) -> (String, RoutingError.Code?) {
      let stage = Stage(tabs(HomeScreen(), AccountScreen()))
      let result = stage.go(step(action))
      return (stage.text, result?.error?.code)
    }
    #expect(after(UITabBarController.add()) == ("Tabs[Home, Account, *Bag]", nil))
    #expect(after(UITabBarController.add(at: 1)) == ("Tabs[Home, *Bag, Account]", nil))
    #expect(after(UITabBarController.add(at: 2)) == ("Tabs[Home, Account, *Bag]", nil))
    #expect(after(UITabBarController.add(replacing: 0)) == ("Tabs[*Bag, Account]", nil))
    #expect(after(UITabBarController.add(at: 3)) == ("Tabs[*Home, Account]", .noSuchPlace))
    #expect(after(UITabBarController.add(at: -1)) == ("Tabs[*Home, Account]", .noSuchPlace))
    #expect(after(UITabBarController.add(replacing: 2)) == ("Tabs[*Home, Account]", .noSuchPlace))
  }

  @Test func `columns of a split view are replaced, or pushed into`() {
    func after(_ action: SplitColumnAction<UISplitViewController>) -> String {
      let stage = Stage(split(HomeScreen(), AccountScreen()))
      #expect(stage.go(step(action))?.isSuccess == true)
      return stage.text
    }
    #expect(after(.setAsMaster) == "Split[Bag, Account]")
    #expect(after(.setAsDetail) == "Split[Home, Bag]")
    let toDetail = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.pushToDetail).from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>()))
      .assemble()
    let stage = Stage(split(HomeScreen(), nav(AccountScreen())))
    #expect(stage.go(toDetail)?.isSuccess == true)
    #expect(stage.text == "Split[Home, Nav[Account, Bag]]")
    let without = Stage(split(HomeScreen(), AccountScreen()))
    #expect(without.go(toDetail)?.error?.code == .containerNotFound)
  }

  @Test func `the detail of a collapsed split view has come when its action ends`() {
    let stage = Stage(split(HomeScreen(), AccountScreen()))
    Simulation.current.changeSizeClass(to: .compact)
    stage.settle()
    var hasArrived: Bool?
    stage.router.navigate(to: step(UISplitViewController.setAsDetail()), with: nil, animated: true) { _ in
      hasArrived = stage.top is BagScreen && stage.top?.transitionCoordinator == nil
    }
    #expect(hasArrived == nil)
    stage.settle()
    #expect(hasArrived == true)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `an action that would push out a screen that refuses is refused`(index: Int) {
    let stage = Stage(
      [
        nav(HomeScreen(), CheckoutScreen()), nav(CheckoutScreen(), HomeScreen()),
        tabs(nav(CheckoutScreen()), HomeScreen()), split(HomeScreen(), nav(CheckoutScreen())),
      ][index])
    let before = stage.text
    let steps = [
      step(UINavigationController.pushReplacingLast()), step(UINavigationController.pushAsRoot()),
      step(UITabBarController.add(replacing: 0)), step(UISplitViewController.setAsDetail()),
    ]
    #expect(stage.go(steps[index])?.error?.code == .cannotBeDismissed)
    #expect(stage.text == before)
  }

  @Test func `replacing the last is allowed where the screen that refuses is popped by no one`() {
    let stage = Stage(nav(CheckoutScreen(), HomeScreen()))
    #expect(stage.go(step(UINavigationController.pushReplacingLast()))?.isSuccess == true)
    #expect(stage.text == "Nav[Checkout, Bag]")
  }

  @Test func `a navigation controller takes no other one`() {
    let stage = Stage(nav(HomeScreen()))
    let wrong = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory()
    )
    .using(.push).from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    #expect(stage.go(wrong)?.error?.code == .cannotEmbed)
    #expect(stage.text == "Nav[Home]")
    #expect(Simulation.current.faults.isEmpty)
  }

  final class Transitioning: UIViewControllerTransitioningDelegate {}

  @Test func `a modal presentation sets every option before it presents`() throws {
    let delegate = Transitioning()
    let presenter = HomeScreen()
    let stage = Stage(nav(presenter))
    var configured: UIPresentationController?
    let action: PresentModallyAction = GeneralAction.presentModally(
      startingFrom: .custom { presenter }, presentationStyle: .formSheet, transitionStyle: .crossDissolve,
      transitioningDelegate: delegate, preferredContentSize: CGSize(width: 3, height: 4),
      isModalInPresentation: true, presentationControllerConfiguration: { configured = $0 })
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(action).from(.current).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    let bag = try #require(stage.top as? BagScreen)
    #expect(bag.modalPresentationStyle == .formSheet)
    #expect(bag.modalTransitionStyle == .crossDissolve)
    #expect(bag.transitioningDelegate === delegate)
    #expect(bag.preferredContentSize == CGSize(width: 3, height: 4))
    #expect(bag.isModalInPresentation)
    #expect(configured === bag.presentationController)
  }

  @Test func `a transitioning delegate makes the presentation a custom one`() {
    let delegate = Transitioning()
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(transitioningDelegate: delegate)).from(.current).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.top?.modalPresentationStyle == .custom)
  }

  @Test func `a starting point that names nobody refuses`() {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(startingFrom: .custom { nil })).from(.current).assemble()
    #expect(stage.go(step)?.error?.code == .cannotShow)
    #expect(stage.text == "Home")
  }

  @Test func `presenting in a context starts from the current controller`() {
    let navigation = nav(HomeScreen())
    let stage = Stage(tabs(navigation))
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(startingFrom: .current, presentationStyle: .currentContext))
      .from(GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(navigation.presentedViewController is BagScreen)
  }

  @Test func `the root is replaced at once, or with an animation that ends later`() {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve)).from(.root).assemble()
    var results = 0
    stage.router.navigate(to: step, with: nil, animated: true) { _ in results += 1 }
    #expect(stage.text == "Bag" && results == 0)
    stage.settle()
    #expect(results == 1)
    stage.router.navigate(to: step, with: nil, animated: false) { _ in results += 1 }
    #expect(results == 2)
  }

  @Test func `controllers of several container actions come in as one change`() {
    final class Counting: UINavigationController {
      var changes = 0
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changes += 1
        super.setViewControllers(viewControllers, animated: animated)
      }
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        changes += 1
        super.pushViewController(viewController, animated: animated)
      }
    }
    let navigation = Counting()
    navigation.setViewControllers([HomeScreen()], animated: false)
    navigation.changes = 0
    let stage = Stage(navigation)
    let first = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(Counting.push()).from(GeneralStep.custom(using: ClassFinder<Counting, Any?>())).assemble()
    let second = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(Counting.push()).from(first.expectingContainer()).assemble()
    #expect(stage.go(second)?.isSuccess == true)
    #expect(stage.text == "Nav[Home, Account, Bag]".replacing("Nav", with: "Nav"))
    #expect(navigation.changes == 1)
  }

  @Test func `content is in a container before the container is shown`() {
    let stage = Stage(HomeScreen())
    var children: [Int] = []
    let action: PresentModallyAction = GeneralAction.presentModally()
    let spy = SpyAction(wrapped: action) {
      children.append(($0 as? UINavigationController)?.viewControllers.count ?? -1)
    }
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.push).from(NavigationControllerStep()).using(spy).from(.current).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(children == [1])
  }

  struct SpyAction<Wrapped: Action>: Action {
    typealias ViewController = Wrapped.ViewController
    let wrapped: Wrapped
    let seen: @MainActor (UIViewController) -> Void

    func perform(
      with viewController: UIViewController, on existing: Wrapped.ViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      seen(viewController)
      wrapped.perform(with: viewController, on: existing, animated: animated, completion: completion)
    }
  }
}
