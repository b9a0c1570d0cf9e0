import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Routes that do not know their own target again, or know it only the second time.
  static var repetitionMutants: [Mutant] {
    [
      Mutant(
        "finder-misses-tabs", "The search does not look into tabs, and what is shown there is built again.",
        in: .finder, noticedBy: .findsWhatIsThere, among: .tabs, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(PartialFinder { $0.tabBarController == nil })),
      Mutant(
        "finder-misses-root", "The search looks at what is presented only, and not at the root.",
        in: .finder, noticedBy: .findsWhatIsThere, among: .layers, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(PartialFinder { $0.presentingViewController != nil })),
      Mutant(
        "refuses-what-is-there", "The factory throws where the item is on screen already.",
        in: .integration, noticedBy: .reachesAgain, among: .layers, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(
          PartialFinder { _ in false },
          factory: ClosureFactory { context in
            if try MutantOriginals.visibleItemFinder.findViewController(with: context) != nil {
              throw AlreadyThere()
            }
            return try MutantOriginals.itemFactory.build(with: context)
          })),
      Mutant(
        "takes-itself-away", "An item that is on screen is dismissed instead of being left there.",
        in: .visibility, noticedBy: .reachesAgain, among: .layers, of: MutantOriginals.visibleItem
      ) { attempt in
        let item = try? MutantOriginals.visibleItemFinder.findViewController(with: 0)
        guard let presenter = item?.presentingViewController else {
          return attempt.navigate(to: MutantOriginals.presentedItem(MutantOriginals.visibleItemFinder))
        }
        presenter.dismiss(animated: attempt.isAnimated) { attempt.finish(.reached) }
      },
    ]
  }
}

private struct AlreadyThere: Error {}

/// Finds the item that the user sees, but not everywhere.
private struct PartialFinder: Finder {
  let looksAt: @MainActor (ItemScreen) -> Bool

  func findViewController(with context: Int) throws -> ItemScreen? {
    let item = try MutantOriginals.visibleItemFinder.findViewController(with: context)
    return item.flatMap { looksAt($0) ? $0 : nil }
  }
}
