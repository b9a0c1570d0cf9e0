import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Contexts that come to screens which they are not meant for.
  static var contextMutants: [Mutant] {
    [
      Mutant(
        "gives-context-to-all", "Every item on the stack is told to show what only the target is to show.",
        in: .integration, noticedBy: .deliversContext, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        attempt.showItem { attempt in
          let items = StackIterator()
          _ = try? items.firstViewController { candidate in
            (candidate as? ItemScreen)?.item = 0
            return false
          }
        }
      },
      Mutant(
        "gives-context-to-presenter", "The screen that presents the target is told to show the same.",
        in: .integration, noticedBy: .deliversContext, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        attempt.showItem { attempt in
          (attempt.topmost?.presentingViewController as? ItemScreen)?.item = 0
        }
      },
    ]
  }
}

extension RouteAttempt {
  /// Shows the item as it should be shown, does something else besides, and ends.
  fileprivate func showItem(besides work: @escaping @MainActor (RouteAttempt) -> Void) {
    navigate(to: MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder)) { [weak self] result in
      guard let self else { return }
      work(self)
      finish(RouteOutcome(result))
    }
  }
}
