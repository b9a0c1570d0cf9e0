import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Stacks that become higher each time.
  static var growthMutants: [Mutant] {
    [
      Mutant(
        "piles-up-modals", "The new item is presented over the old one, which nobody dismisses.",
        in: .integration, noticedBy: .staysBounded, among: .layers, of: MutantOriginals.freshItem,
        to: MutantOriginals.freshItem(from: GeneralStep.current())),
      Mutant(
        "wraps-the-root", "The old root goes into a container beside the new one, each time a deeper one.",
        in: .rootReplacement, noticedBy: .staysBounded, among: .layers, of: MutantOriginals.freshHome,
        to: MutantOriginals.freshHome(using: WrapRootAction())),
    ]
  }
}

extension MutantOriginals {
  private static let fresh = RouteProperties(.isIdempotent)

  /// A new item over the root each time; what is presented there goes first.
  static var freshItem: Route {
    Route(
      "fresh-item", summary: "A new item over the root each time.", to: freshItem(from: GeneralStep.root()),
      with: 0,
      expecting: Expectation(
        reaches: Target(screen: 1, context: 0),
        declines: [Decline(RoutingError.Code.cannotBeDismissed.rawValue, when: .refusesModals)],
        disturbance: .modals, exemptFrom: fresh))
  }

  /// A new item, presented from a start.
  static func freshItem(from start: DestinationStep<UIViewController, Int>) -> DestinationStep<
    ItemScreen, Int
  > {
    StepAssembly(finder: NilFinder(), factory: itemFactory)
      .using(GeneralAction.presentModally())
      .from(start)
      .assemble()
  }

  /// A new Home in place of the root each time.
  static var freshHome: Route {
    Route(
      "fresh-home", summary: "A new Home in place of the root each time.",
      to: freshHome(using: GeneralAction.replaceRoot()), with: 0,
      expecting: Expectation(
        reaches: Target(screen: 0),
        declines: [Decline(RoutingError.Code.cannotBeDismissed.rawValue, when: .refusesAnything)],
        disturbance: .everything, exemptFrom: fresh))
  }

  /// A new Home, brought in by an action from the root.
  static func freshHome<A: Action>(using action: A) -> DestinationStep<HomeScreen, Int>
  where A.ViewController == UIViewController {
    StepAssembly(finder: NilFinder(), factory: ClassFactory())
      .using(action)
      .from(GeneralStep.root())
      .assemble()
  }
}

/// Puts a controller and the old root into a new drawer, which becomes the root.
private struct WrapRootAction: Action {
  func controllerRemoved(from existing: UIViewController) -> UIViewController? { existing }

  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let window = RoutingDefaults.windowProvider.window
    let drawer = DrawerController()
    window?.rootViewController = drawer
    drawer.take([viewController, existing])
    completion(.success)
  }
}
