import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// New controllers that are built wrongly or come into the wrong place.
  static var integrationMutants: [Mutant] {
    [
      Mutant(
        "presents-from-root", "The root presents, although something is presented over it already.",
        in: .integration, noticedBy: .staysWellFormed, among: .layers, of: MutantOriginals.itemOverHome,
        to: MutantOriginals.itemOverHome(using: RootPresentAction())),
      Mutant(
        "pushes-into-lowest-navigation",
        "The item goes into the navigation controller that is farthest from the user.", in: .integration,
        noticedBy: .reachesTarget, among: .navigationLayers, of: MutantOriginals.pushedItem,
        to: MutantOriginals.pushedItem(
          using: UINavigationController.push(), into: ClassFinder(startingPoint: .root))),
      Mutant(
        "pushes-into-first-tab", "The item goes into the first tab, whichever the user looks at.",
        in: .integration, noticedBy: .reachesTarget, among: .tabs, of: MutantOriginals.pushedItem,
        to: MutantOriginals.pushedItem(using: CarelessPushAction { Self.pushIntoFirstTab($0, $1) })),
      Mutant(
        "pushes-in-place-of-top", "The item takes the place of the screen on top of the stack.",
        in: .integration, noticedBy: .keepsTheRest, among: .stackedLayers, of: MutantOriginals.pushedItem,
        to: MutantOriginals.pushedItem(using: UINavigationController.pushReplacingLast())),
      Mutant(
        "pushes-twice", "The item is pushed twice.", in: .integration, noticedBy: .staysWellFormed,
        among: .stackedLayers, of: MutantOriginals.pushedItem,
        to: MutantOriginals.pushedItem(
          using: CarelessPushAction { item, navigation in
            navigation.pushViewController(item, animated: false)
            navigation.pushViewController(item, animated: false)
          })),
      Mutant(
        "presents-empty-container", "The navigation controller is presented without the item in it.",
        in: .integration, noticedBy: .reachesTarget, among: .layers, of: MutantOriginals.visibleItem,
        to: StepAssembly(
          finder: MutantOriginals.visibleItemFinder, factory: MutantOriginals.itemFactory
        )
        .using(UINavigationController.push())
        .from(SingleContainerStep(finder: NilFinder(), factory: ForgetfulFactory()))
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()),
      Mutant(
        "builds-without-context", "The new item shows something else than it was asked to show.",
        in: .integration, noticedBy: .reachesTarget, among: .layers, of: MutantOriginals.visibleItem,
        to: MutantOriginals.presentedItem(
          MutantOriginals.visibleItemFinder, factory: ClosureFactory { _ in Self.otherItem })),
    ]
  }

  private static var otherItem: ItemScreen {
    let item = ItemScreen()
    item.item = 1
    return item
  }

  private static func pushIntoFirstTab(_ item: UIViewController, _ navigation: UINavigationController) {
    let first = navigation.tabBarController?.viewControllers?.first as? UINavigationController
    (first ?? navigation).pushViewController(item, animated: false)
  }
}

/// Presents from the root of the window, whatever the step before it was.
private struct RootPresentAction: Action {
  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let root = RoutingDefaults.windowProvider.window?.rootViewController
    root?.present(viewController, animated: animated) { completion(.success) }
  }
}

/// Puts the last child into a navigation controller by hand, without a look at what comes of it.
struct CarelessPushAction: ContainerAction {
  let push: @MainActor (UIViewController, UINavigationController) -> Void

  init(_ push: @escaping @MainActor (UIViewController, UINavigationController) -> Void) { self.push = push }

  var keepsAllChildren: Bool { true }

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
  }

  func integrate(
    _ children: [UIViewController], into container: UINavigationController,
    showing viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    push(viewController, container)
    completion(.success)
  }
}

/// Makes a navigation controller and forgets what was to go into it.
private struct ForgetfulFactory: ContainerFactory {
  typealias ViewController = UINavigationController
  typealias Context = Int

  func build(with context: Int, integrating children: [UIViewController]) throws -> UINavigationController {
    UINavigationController()
  }
}
