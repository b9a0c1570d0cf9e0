import HeadlessUIKit
import Routing

/// The configurations of the store's routes, for one session; grouped by what they are about.
@MainActor
struct Configurations {
  /// Who is using the shop.
  let session: Session

  /// The navigation controller that the user sees, otherwise a new one in a modal layer.
  func visibleNavigation<Context>() -> DestinationStep<UINavigationController, Context> {
    SwitchAssembly<UINavigationController, Context>()
      .addCase(expecting: UINavigationController.self, options: .currentVisibleOnly)
      .assemble(default: newNavigation())
  }

  /// A new navigation controller over whatever the user sees.
  func newNavigation<Context>() -> DestinationStep<UINavigationController, Context> {
    newNavigation(from: GeneralStep.current())
  }

  /// A new navigation controller, presented by a step.
  func newNavigation<Context>(
    from step: DestinationStep<UIViewController, Context>
  ) -> DestinationStep<UINavigationController, Context> {
    ChainAssembly.from(NavigationControllerStep<UINavigationController, Context>())
      .using(GeneralAction.presentModally())
      .from(step)
      .assemble()
  }

  /// The tabs of the store, with Home, Bag and Account; in place of the root where there are none.
  var store: DestinationStep<UITabBarController, Any?> {
    inPlaceOfTheRoot(StepAssembly(finder: StoreFinder(), factory: storeTabs))
  }

  /// The same tabs, made anew whatever there is.
  var newStore: DestinationStep<UITabBarController, Any?> {
    inPlaceOfTheRoot(StepAssembly(finder: NilFinder(), factory: storeTabs))
  }

  private var storeTabs: CompleteFactory<TabBarControllerFactory<UITabBarController, Any?>> {
    CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(tab(ClassFactory<HomeViewController, Any?>()), using: UITabBarController.add())
      .with(tab(ClassFactory<BagViewController, Any?>()), using: UITabBarController.add())
      .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.add())
      .assemble()
  }

  private func inPlaceOfTheRoot<TabsFinder: Finder>(
    _ tabs: StepAssembly<TabsFinder, CompleteFactory<TabBarControllerFactory<UITabBarController, Any?>>>
  ) -> DestinationStep<UITabBarController, Any?> {
    tabs.using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve))
      .from(GeneralStep.root())
      .assemble()
  }

  /// A navigation controller that begins with a screen.
  private func tab<Content: Factory>(
    _ content: Content
  ) -> CompleteFactory<NavigationControllerFactory<UINavigationController, Content.Context>> {
    CompleteFactoryAssembly(factory: NavigationControllerFactory())
      .with(content, using: UINavigationController.push())
      .assemble()
  }
}

/// Finds the tabs of the store: those with both Home and the bag somewhere inside.
struct StoreFinder: StackIteratingFinder {
  func isTarget(_ viewController: UITabBarController, with context: Any?) -> Bool {
    let inside = StackSearch(options: .contained)
    return inside.hasMatch(from: viewController) { $0 is HomeViewController }
      && inside.hasMatch(from: viewController) { $0 is BagViewController }
  }
}
