import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Controllers that are found but not shown, or shown before the route is sure to end there.
  static var visibilityMutants: [Mutant] {
    [
      Mutant(
        "shows-tabs-not-tab", "The tab bar controller comes into view, but the item's tab is not selected.",
        in: .visibility, noticedBy: .reachesTarget, among: .tabs, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(WrongFinder { $0.tabBarController ?? $0 })),
      Mutant(
        "shows-navigation-not-item", "The navigation controller is brought into view, but not popped.",
        in: .visibility, noticedBy: .reachesTarget, among: .stackedLayers, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(WrongFinder { $0.navigationController ?? $0 })),
      Mutant(
        "pops-to-bottom", "The navigation controller is popped to its first screen instead of to the item.",
        in: .visibility, noticedBy: .reachesTarget, among: .stacks, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(WrongFinder { $0.navigationController?.viewControllers.first ?? $0 })),
      Mutant(
        "pops-one-too-few", "The navigation controller is popped to the screen over the item.",
        in: .visibility, noticedBy: .reachesTarget, among: .stacks, of: MutantOriginals.foundItem,
        to: MutantOriginals.found(WrongFinder { $0.screenPushedOverIt ?? $0 })),
      Mutant(
        "selects-before-asking", "The item's tab is selected before the screens over the item are asked.",
        in: .visibility, noticedBy: .declinesCleanly, among: .tabsOfStacks, of: MutantOriginals.foundItem
      ) { attempt in
        if let item = attempt.item, let tabs = item.tabBarController {
          tabs.selectedViewController = item.navigationController ?? item
        }
        attempt.navigate(to: MutantOriginals.found(ItemFinder()))
      },
    ]
  }
}

extension UIViewController {
  /// The controller that was pushed onto this one, in its navigation controller.
  fileprivate var screenPushedOverIt: UIViewController? {
    guard let stack = navigationController?.viewControllers,
      let index = stack.firstIndex(where: { $0 === self }), index + 1 < stack.count
    else { return nil }
    return stack[index + 1]
  }
}
