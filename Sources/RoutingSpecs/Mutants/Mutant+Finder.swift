import HeadlessUIKit
import Routing

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
