import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Searches that look in the wrong place, in the wrong order or for the wrong thing.
  static var finderMutants: [Mutant] {
    [
      Mutant(
        "finder-enters-hidden", "The search takes what is contained although only what is visible counts.",
        in: .finder, noticedBy: .reachesTarget, among: .stacks, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(ItemFinder(options: [.current, .contained]))),
      Mutant(
        "finder-misses-hidden", "The search takes only what is visible although the whole stack counts.",
        in: .finder, noticedBy: .reachesTarget, among: .tabs, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(ItemFinder(options: .fullVisible))),
      Mutant(
        "finder-ignores-context", "The search takes any item instead of the one that was asked for.",
        in: .finder, noticedBy: .reachesTarget, among: .layers, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(ClassFinder(options: [.current, .visible]))),
      Mutant(
        "finder-looks-on-top-only", "The search does not go down to the layers under the top one.",
        in: .finder, noticedBy: .reachesTarget, among: .navigationLayers, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(ItemFinder(options: .currentAllStack))),
      Mutant(
        "finder-starts-at-bottom", "The search begins at the root and finds the item that is farthest away.",
        in: .finder, noticedBy: .reachesTarget, among: .navigationLayers, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(ItemFinder(startingPoint: .root))),
      Mutant(
        "finder-never-finds", "The search never finds anything, so that each time an item is built.",
        in: .finder, noticedBy: .isIdempotent, among: .layers, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(NilFinder())),
    ]
  }
}

extension Mutant {
  /// Searches that give another answer than the law of searching asks for, although the route gets along with it.
  static var searchMutants: [Mutant] {
    [
      Mutant(
        "finder-takes-last-match", "Of two items side by side the search gives the second.",
        in: .finder, noticedBy: .searchesLawfully, among: .columns, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(LastMatchFinder())),
      Mutant(
        "finder-alternates", "Of two items side by side the search gives now the one, now the other.",
        in: .finder, noticedBy: .searchesLawfully, among: .columns, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(AlternatingFinder())),
    ]
  }
}

/// Goes through the stack to its end and gives the last match.
private struct LastMatchFinder: StackIteratingFinder {
  var iterator: StackIterator { MutantOriginals.visibleItemFinder.iterator }

  func isTarget(_ viewController: ItemScreen, with context: Int) -> Bool {
    viewController.isTarget(for: context)
  }

  func findViewController(with context: Int) throws -> ItemScreen? {
    try visibleItems(with: context).last
  }
}

/// Gives the first match and the last one in turn.
private final class AlternatingFinder: Finder {
  private var questions = 0

  func findViewController(with context: Int) throws -> ItemScreen? {
    questions += 1
    let items = try visibleItems(with: context)
    return questions.isMultiple(of: 2) ? items.last : items.first
  }
}

/// All the items that the user sees and the context names, in the order of the search.
@MainActor
private func visibleItems(with context: Int) throws -> [ItemScreen] {
  var items: [ItemScreen] = []
  _ = try MutantOriginals.visibleItemFinder.iterator.firstViewController { candidate in
    if let item = candidate as? ItemScreen, item.isTarget(for: context) { items.append(item) }
    return false
  }
  return items
}
