import HeadlessUIKit
import Routing

extension Configurations {
  /// The beginning of the onboarding, in place of the root.
  var welcome: DestinationStep<WelcomeViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<WelcomeViewController, Any?>(options: .currentAllStack, startingPoint: .root),
      factory: ClassFactory()
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.replaceRoot(animationOptions: .transitionFlipFromRight, duration: 0.4))
    .from(GeneralStep.root())
    .assemble()
  }

  /// The second page of the onboarding.
  var interests: DestinationStep<InterestsViewController, Any?> {
    StepAssembly(finder: ClassFinder<InterestsViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(welcome.expectingContainer())
      .assemble()
  }

  /// The second page of the onboarding: where the user is for who has an account, after the first page for others.
  var preferences: DestinationStep<InterestsViewController, Any?> {
    StepAssembly(finder: ClassFinder<InterestsViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(
        visibleNavigation().whenPresent(
          ClassFinder<AccountViewController, Any?>(), otherwise: welcome.expectingContainer())
      )
      .assemble()
  }

  /// The third page of the onboarding.
  var permissions: DestinationStep<PermissionsViewController, Any?> {
    StepAssembly(finder: ClassFinder<PermissionsViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(interests.expectingContainer())
      .assemble()
  }

  /// The stores: of the customer's city after all modals are gone, of others where the user is.
  var stores: DestinationStep<StoresViewController, City> {
    StepAssembly(finder: ClassFinder<StoresViewController, City>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(
        visibleNavigation().when({ $0 == .abroad }, otherwise: newNavigation(from: GeneralStep.root()))
      )
      .assemble()
  }

  /// The map, in a sheet over the tab that the user sees in the store.
  var storeMap: DestinationStep<StoreMapViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<StoreMapViewController, Any?>(options: .currentVisibleOnly), factory: ClassFactory()
    )
    .using(
      GeneralAction.presentModally(startingFrom: .current, presentationStyle: .pageSheet) { presentation in
        (presentation as? UISheetPresentationController)?.detents = [.medium(), .large()]
      }
    )
    .from(SingleStep(finder: NilFinder(), factory: FinderFactory(finder: SelectedTabFinder())))
    .using(GeneralAction.nilAction())
    .from(store)
    .assemble()
  }

  /// The camera, over everything.
  var scanner: DestinationStep<ScannerViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<ScannerViewController, Any?>(options: .currentVisibleOnly), factory: ClassFactory()
    )
    .using(
      GeneralAction.presentModally(
        startingFrom: .custom { try? StackIterator().start() }, presentationStyle: .fullScreen)
    )
    .from(GeneralStep.current())
    .assemble()
  }
}

/// Finds what the store's tab bar has selected.
struct SelectedTabFinder: Finder {
  func findViewController(with context: Any?) throws -> UIViewController? {
    try StoreFinder().findViewController(with: context)?.selectedViewController
  }
}
