import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Containers that were promised, and that the new controller does not come into.
  static var promiseMutants: [Mutant] {
    [
      Mutant(
        "presents-instead-of-pushing", "The item is presented from the container into which it was to go.",
        in: .integration, noticedBy: .keepsContainerPromises, among: .navigationLayers,
        of: MutantOriginals.itemAfterHome,
        to: MutantOriginals.itemAfterHome(
          using: CarelessPushAction { item, navigation in navigation.present(item, animated: false) })),
      Mutant(
        "presents-over-own-container", "The item is presented from the app's own container instead.",
        in: .integration, noticedBy: .keepsContainerPromises, among: .layers,
        of: MutantOriginals.itemInDrawer,
        to: MutantOriginals.itemInDrawer(
          using: DrawerAction { item, drawer in drawer.present(item, animated: false) })),
    ]
  }
}

extension MutantOriginals {
  /// The item, pushed after Home if the user sees Home, otherwise after a new one presented over everything.
  static var itemAfterHome: Route {
    let home = StackPattern.screen("Home")
    let visible: StackSearchOptions = [.current, .visible]
    let isSeen = StatePredicate.exists(.screenShowing("Item", context: "7"), visible)
    return Route(
      "item-after-home", summary: "The item after Home, in the navigation controller that Home promises.",
      to: itemAfterHome(using: UINavigationController.push()), with: 0,
      expecting: Expectation(
        reaches: Target(screen: 1, context: 0),
        declines: [
          Decline(
            RoutingError.Code.containerNotFound.rawValue,
            when: .all([.not(isSeen), .firstMatch(home, visible, is: .not(.inside(.navigation)))]))
        ]))
  }

  /// The item, put by an action after Home.
  static func itemAfterHome<A: ContainerAction>(using action: A) -> DestinationStep<ItemScreen, Int>
  where A.ViewController == UINavigationController {
    StepAssembly(finder: visibleItemFinder, factory: itemFactory)
      .using(action)
      .from(
        SingleStep(
          finder: ClassFinder<HomeScreen, Int>(options: [.current, .visible]), factory: ClassFactory()
        )
        .using(UINavigationController.push())
        .from(NavigationControllerStep())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        .expectingContainer()
      )
      .assemble()
  }

  /// The item beside a new Home, in a container of the app's own over everything.
  static var itemInDrawer: Route {
    Route(
      "item-in-drawer", summary: "The item beside Home in a drawer over everything.",
      to: itemInDrawer(using: DrawerAction()), with: 0,
      expecting: Expectation(reaches: Target(screen: 1, context: 0)))
  }

  /// The item, put by an action into a new drawer when that is on the stack.
  static func itemInDrawer(using action: DrawerAction) -> DestinationStep<ItemScreen, Int> {
    StepAssembly(finder: visibleItemFinder, factory: LateItemFactory())
      .using(action)
      .from(
        SingleStep(finder: NilFinder<HomeScreen, Int>(), factory: ClassFactory())
          .using(DrawerAction())
          .from(SingleContainerStep(finder: NilFinder<DrawerController, Int>(), factory: DrawerFactory()))
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
          .expectingContainer()
      )
      .assemble()
  }
}

/// Makes the item when everything before it is on the stack.
private struct LateItemFactory: Factory {
  var buildsAfterPreviousSteps: Bool { true }

  func build(with context: Int) throws -> ItemScreen {
    let item = ItemScreen()
    item.item = context
    return item
  }
}
