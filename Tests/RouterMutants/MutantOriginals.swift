import HeadlessUIKit
import Routing
import RoutingSpecs

/// The routes as they should be, and the parts that mutants share with them.
@MainActor
enum MutantOriginals {
  // MARK: - What is expected

  private static let wanted = StackPattern.screenShowing("Item", context: "7")
  private static let item = Target(screen: 1, context: 0)
  private static let visible: StackSearchOptions = [.current, .visible]
  private static let rootHome = StatePredicate.exists(
    .all([.screen("Home"), .layersOwn, .not(.inModalLayer)]), .current)

  private static func declines(_ code: RoutingError.Code, when predicate: StatePredicate) -> Decline {
    Decline(code.rawValue, when: predicate)
  }

  // MARK: - Routes

  /// The item if the user sees it, otherwise a new one in a navigation controller presented over everything.
  static var visibleItem: Route {
    Route(
      "visible-item", summary: "The item if it is visible, otherwise a new one over everything.",
      to: presentedItem(visibleItemFinder), with: 0, expecting: Expectation(reaches: item))
  }

  /// The item wherever it is; it is never built.
  static var foundItem: Route {
    Route(
      "found-item", summary: "The item wherever it is.", to: found(ItemFinder()), with: 0,
      expecting: Expectation(
        reaches: item,
        declines: [
          declines(.notFound, when: .not(.exists(wanted))),
          declines(.cannotBeDismissed, when: .refusesAbove(wanted)),
        ]))
  }

  /// The item in the nearest navigation controller.
  static var pushedItem: Route {
    let navigation = StackPattern.kind(.navigation)
    return Route(
      "pushed-item", summary: "The item in the nearest navigation controller.",
      to: pushedItem(using: UINavigationController.push()), with: 0,
      expecting: Expectation(
        reaches: item,
        declines: [
          declines(.notFound, when: .all([.not(.exists(wanted)), .not(.exists(navigation))])),
          declines(
            .cannotBeDismissed,
            when: .any([
              .refusesAbove(wanted), .all([.not(.exists(wanted)), .refusesAbove(navigation)]),
            ])),
        ]))
  }

  /// The item over the root; what is presented there goes first.
  static var itemOverRoot: Route {
    Route(
      "item-over-root", summary: "The item over the root, after everything presented is gone.",
      to: StepAssembly(finder: visibleItemFinder, factory: itemFactory)
        .using(GeneralAction.presentModally())
        .from(GeneralStep.root())
        .assemble(),
      with: 0,
      expecting: Expectation(
        reaches: item,
        declines: [
          declines(.cannotBeDismissed, when: .all([.not(.exists(wanted, visible)), .refusesModals]))
        ],
        disturbance: .modals))
  }

  /// The item over a new Home over everything: two presentations in a row.
  static var itemOverHome: Route {
    Route(
      "item-over-home", summary: "The item over a new Home over everything.",
      to: itemOverHome(using: GeneralAction.presentModally()), with: 0, expecting: Expectation(reaches: item))
  }

  /// Home in place of the root; what is presented goes first.
  static var home: Route {
    Route(
      "home", summary: "Home in place of the root, after everything presented is gone.",
      to: home(using: GeneralAction.replaceRoot(), from: GeneralStep.root()), with: 0,
      expecting: Expectation(
        reaches: Target(screen: 0, place: .windowRoot),
        declines: [declines(.cannotBeDismissed, when: .all([.not(rootHome), .refusesAnything]))],
        disturbance: .everything))
  }

  // MARK: - Steps

  /// Finds the item that the context names where the user sees it.
  static var visibleItemFinder: ItemFinder { ItemFinder(options: [.current, .visible]) }

  /// Makes the item that the context names.
  static var itemFactory: ClosureFactory<ItemScreen, Int> {
    ClosureFactory { context in
      let controller = ItemScreen()
      controller.item = context
      return controller
    }
  }

  /// The item that a finder finds.
  static func found<F: Finder>(_ finder: F) -> DestinationStep<F.ViewController, Int> where F.Context == Int {
    StepAssembly(finder: finder, factory: NilFactory()).from(GeneralStep.current()).assemble()
  }

  /// The item that a finder finds, otherwise a new one in a navigation controller presented over everything.
  static func presentedItem<F: Finder>(
    _ finder: F, factory: ClosureFactory<ItemScreen, Int> = itemFactory
  ) -> DestinationStep<ItemScreen, Int> where F.ViewController == ItemScreen, F.Context == Int {
    StepAssembly(finder: finder, factory: factory)
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  /// The item, put by an action into the navigation controller that a finder finds.
  static func pushedItem<A: ContainerAction>(
    using action: A, into navigation: ClassFinder<UINavigationController, Int> = ClassFinder()
  ) -> DestinationStep<ItemScreen, Int> where A.ViewController == UINavigationController {
    StepAssembly(finder: ItemFinder(), factory: itemFactory)
      .using(action)
      .from(SingleStep(finder: navigation, factory: NilFactory()))
      .from(GeneralStep.current())
      .assemble()
  }

  /// The item over a new Home, both brought in by an action.
  static func itemOverHome<A: Action>(using action: A) -> DestinationStep<ItemScreen, Int>
  where A.ViewController == UIViewController {
    StepAssembly(finder: visibleItemFinder, factory: itemFactory)
      .using(action)
      .from(
        SingleStep(finder: NilFinder<HomeScreen, Int>(), factory: ClassFactory())
          .using(action)
          .from(GeneralStep.current())
          .assemble()
          .asGeneric()
      )
      .assemble()
  }

  /// Home, brought in by an action from a start.
  static func home<A: Action>(
    using action: A, from start: DestinationStep<A.ViewController, Int>
  ) -> DestinationStep<HomeScreen, Int> {
    StepAssembly(finder: RootHomeFinder(), factory: ClassFactory()).using(action).from(start).assemble()
  }
}

/// Finds the item that the context names, wherever it is.
typealias ItemFinder = ClassWithContextFinder<ItemScreen, Int>

/// Finds Home as the root with nothing presented over it.
struct RootHomeFinder: StackIteratingFinder {
  let iterator = StackIterator(options: .current)

  func isTarget(_ viewController: HomeScreen, with context: Int) -> Bool {
    viewController.presentingViewController == nil
  }
}
