import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Routes that say that they have ended never, twice, too early or wrongly.
  static var completionMutants: [Mutant] {
    [
      Mutant(
        "completes-twice", "The completion is called by the code that shows the item and by its caller.",
        in: .completion, noticedBy: .terminates, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        attempt.navigate(to: MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder)) { result in
          attempt.finish(RouteOutcome(result))
          attempt.finish(RouteOutcome(result))
        }
      },
      Mutant(
        "never-completes-when-there", "Where the item is visible already, the code returns and says nothing.",
        in: .completion, noticedBy: .terminates, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        guard (try? MutantOriginals.visibleItemFinder.findViewController(with: 0)) == nil else { return }
        attempt.navigate(to: MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder))
      },
      Mutant(
        "completes-too-early", "A presentation counts as ended while it is still running.", in: .completion,
        noticedBy: .staysWellFormed, among: .layers, of: MutantOriginals.itemOverHome,
        to: MutantOriginals.itemOverHome(using: HastyPresentAction())),
      Mutant(
        "hides-failures", "Whatever the router says, the route says that it has reached its target.",
        in: .completion, noticedBy: .reachesTarget, among: .layers, of: MutantOriginals.foundItem
      ) { attempt in
        attempt.navigate(to: MutantOriginals.found(ItemFinder())) { _ in attempt.finish(.reached) }
      },
      Mutant(
        "waits-for-ever", "The code looks again and again whether the modals have gone, and dismisses none.",
        in: .completion, noticedBy: .terminates, among: .layers, of: MutantOriginals.home
      ) { waitForModals($0) },
      Mutant(
        "says-so-too-early", "The route says that it has ended when it has only asked for the presentation.",
        in: .completion, noticedBy: .terminates, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        attempt.navigate(to: MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder)) { _ in }
        attempt.finish(.reached)
      },
    ]
  }

  private static func waitForModals(_ attempt: RouteAttempt) {
    guard attempt.window.rootViewController?.presentedViewController != nil else {
      return attempt.navigate(to: MutantOriginals.replacingHome)
    }
    Simulation.current.clock.schedule(after: 100) { waitForModals(attempt) }
  }
}

/// Presents, and says at once that it has ended.
private struct HastyPresentAction: Action {
  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    existing.present(viewController, animated: animated)
    completion(.success)
  }
}
