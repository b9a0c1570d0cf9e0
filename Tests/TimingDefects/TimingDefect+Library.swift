import HeadlessUIKit
import Routing
import RoutingSpecs

// Routes of the library's steps that nothing keeps apart, or that a router of the app's own keeps apart wrongly.
extension TimingDefect {
  static let library = [
    TimingDefect(
      "no-lock", "Two navigations are asked for at once, and nothing keeps them apart.",
      shownBy: "login + item",
      noticedBy: .reachesTarget
    ) { isWrong in
      let lock = isWrong ? nil : SingleNavigationLock(policy: .queue)
      return [
        Route(
          "login", summary: "Login over the root.", to: over(Login.self), with: nil,
          expecting: Expectation(reaches: Target(screen: 2), disturbance: .modals), lockedBy: lock),
        Route(
          "item", summary: "The item that there is.", to: found, with: nil,
          expecting: Expectation(reaches: Target(screen: 1)), lockedBy: lock),
      ]
    },
    TimingDefect(
      "no-lock-for-a-double-tap", "The same navigation is asked for twice, and nothing keeps it from itself.",
      shownBy: "item + item", noticedBy: .isIdempotent
    ) { isWrong in
      [
        Route(
          "item", summary: "An item in the navigation controller that there is.", to: pushed, with: nil,
          expecting: Expectation(reaches: Target(screen: 1), disturbance: .modals),
          lockedBy: isWrong ? nil : SingleNavigationLock(policy: .queue))
      ]
    },
    TimingDefect(
      "refusal-is-dropped", "A router of the app's own refuses what overlaps and tells nobody.",
      shownBy: "item + item", noticedBy: .terminates
    ) { isWrong in
      [
        item { attempt in
          if TimingApp.session.isBusy { return isWrong ? () : attempt.decline("busy") }
          TimingApp.session.isBusy = true
          attempt.makeRouter().navigate(to: over(Item.self), with: nil, animated: attempt.isAnimated) {
            result in
            TimingApp.session.isBusy = false
            attempt.finish(RouteOutcome(result))
          }
        }
      ]
    },
    TimingDefect(
      "lock-opens-early",
      "A router of the app's own counts a navigation as over when it has only been asked for.",
      shownBy: "login + item", noticedBy: .reachesTarget
    ) { isWrong in
      @MainActor func route(
        _ name: String, _ target: Int, to step: DestinationStep<some UIViewController, Any?>
      )
        -> Route
      {
        Route(
          name, summary: "Refuses what overlaps.",
          expecting: Expectation(reaches: Target(screen: target), disturbance: .modals)
        ) { attempt in
          if TimingApp.session.isBusy { return attempt.decline("busy") }
          TimingApp.session.isBusy = true
          attempt.makeRouter().navigate(to: step, with: nil, animated: attempt.isAnimated) { result in
            TimingApp.session.isBusy = false
            attempt.finish(RouteOutcome(result))
          }
          if isWrong { TimingApp.session.isBusy = false }
        }
      }
      return [route("login", 2, to: over(Login.self)), route("item", 1, to: found)]
    },
  ]

  /// A screen over the root, whatever is presented there.
  @MainActor
  private static func over<Screen: UIViewController>(_ type: Screen.Type) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: NilFinder<Screen, Any?>(), factory: ClassFactory())
      .using(.presentModally).from(.root).assemble()
  }

  /// The item, wherever it is.
  @MainActor
  private static var found: DestinationStep<Item, Any?> {
    StepAssembly(finder: ClassFinder<Item, Any?>(), factory: NilFactory()).from(.root).assemble()
  }

  /// The item in any navigation controller that there is.
  @MainActor
  private static var pushed: DestinationStep<Item, Any?> {
    StepAssembly(finder: ClassFinder<Item, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .from(GeneralStep.current())
      .assemble()
  }
}
