import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Dismissals of too much or too little, too early, or against a refusal.
  static var dismissalMutants: [Mutant] {
    [
      Mutant(
        "dismisses-the-item-itself",
        "The item is told to dismiss what is over it; with nothing there, UIKit dismisses the item.",
        in: .dismissal, noticedBy: .keepsTheRest, among: .navigationLayers, of: MutantOriginals.visibleItem
      ) { attempt in
        let step = MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder)
        guard let item = attempt.item, item.presentingViewController != nil else {
          return attempt.navigate(to: step)
        }
        item.dismiss(animated: attempt.isAnimated) { attempt.navigate(to: step) }
      },
      Mutant(
        "dismisses-one-layer-only", "Of all the layers over the item only the topmost is dismissed.",
        in: .dismissal, noticedBy: .reachesTarget, among: .layers, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(
          WrongFinder { item in
            guard item.presentedViewController != nil else { return item }
            return try PresentingFinder().findViewController(with: 0)
          })),
      Mutant(
        "dismisses-everything-first",
        "Everything presented is dismissed although the route needs nothing gone.", in: .dismissal,
        noticedBy: .keepsTheRest, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        attempt.dismissModals {
          $0.navigate(to: MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder))
        }
      },
      Mutant(
        "dismisses-without-asking",
        "Nobody asks the presented screens whether they let themselves be dismissed.", in: .dismissal,
        noticedBy: .reachesTarget, among: .layers, of: MutantOriginals.home
      ) { attempt in
        attempt.dismissModals { $0.navigate(to: MutantOriginals.replacingHome) }
      },
      Mutant(
        "dismisses-before-asking", "The topmost layer is gone before the layers under it are asked.",
        in: .dismissal, noticedBy: .declinesCleanly, among: .layers, of: MutantOriginals.home
      ) { attempt in
        let top = attempt.topmost
        guard let presenter = top?.presentingViewController, !(top is FormScreen) else {
          return attempt.navigate(to: MutantOriginals.replacingHome)
        }
        presenter.dismiss(animated: attempt.isAnimated) {
          attempt.navigate(to: MutantOriginals.replacingHome)
        }
      },
      Mutant(
        "presents-during-dismissal", "The item is presented in the turn in which the dismissal begins.",
        in: .dismissal, noticedBy: .staysWellFormed, among: .layers, of: MutantOriginals.itemOverRoot,
        to: StepAssembly(
          finder: MutantOriginals.visibleItemFinder, factory: MutantOriginals.itemFactory
        )
        .using(DismissingPresentAction())
        .from(GeneralStep.current())
        .assemble()),
    ]
  }
}

extension MutantOriginals {
  /// Home in place of the root, as it should be.
  static var replacingHome: DestinationStep<HomeScreen, Int> {
    home(using: GeneralAction.replaceRoot(), from: GeneralStep.root())
  }
}

extension RouteAttempt {
  /// The item that is wanted, wherever it is.
  var item: ItemScreen? { try? ItemFinder().findViewController(with: 0) }

  /// The own controller of the topmost layer.
  var topmost: UIViewController? { try? StackIterator(options: .current).start() }

  /// Dismisses all modal layers, and goes on when they are gone.
  fileprivate func dismissModals(then goOn: @escaping @MainActor (RouteAttempt) -> Void) {
    guard let root = window.rootViewController, root.presentedViewController != nil else { return goOn(self) }
    root.dismiss(animated: isAnimated) { goOn(self) }
  }
}

/// Finds the item and gives another controller in its place, or finds nothing where it is not there.
struct WrongFinder: Finder {
  private let mistake: @MainActor (ItemScreen) throws -> UIViewController?

  init(mistaking mistake: @escaping @MainActor (ItemScreen) throws -> UIViewController?) {
    self.mistake = mistake
  }

  func findViewController(with context: Int) throws -> UIViewController? {
    try ItemFinder().findViewController(with: context).flatMap(mistake)
  }
}

/// Dismisses what the root presents and presents at once, without waiting for the end of the dismissal.
private struct DismissingPresentAction: Action {
  private var root: UIViewController? { RoutingDefaults.windowProvider.window?.rootViewController }

  func controllerRemoved(from existing: UIViewController) -> UIViewController? {
    root?.presentedViewController
  }

  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    root?.dismiss(animated: animated)
    root?.present(viewController, animated: animated) { completion(.success) }
  }
}
