import HeadlessUIKit
import Routing

/// The configurations of the article, as a user writes them.
@MainActor
enum Chains {
  struct ModalBagFinder: StackIteratingFinder {
    func isTarget(_ viewController: BagScreen, with context: Any?) -> Bool {
      viewController.presentingViewController != nil
    }
  }

  struct RootHomeFinder: StackIteratingFinder {
    var iterator: StackIterator { StackIterator(options: .current) }

    func isTarget(_ viewController: HomeScreen, with context: Any?) -> Bool {
      viewController.presentingViewController == nil
    }
  }

  static let product = StepAssembly(
    finder: ClassFinder<ProductScreen, Any?>(options: [.current, .visible]), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  static let homeFromRoot = StepAssembly(finder: RootHomeFinder(), factory: ClassFactory())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()

  static let homeFromCurrent = StepAssembly(finder: RootHomeFinder(), factory: ClassFactory())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.current())
    .assemble()

  static let accountInNavigation = StepAssembly(
    finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
  .from(GeneralStep.current())
  .assemble()

  static let accountOrNew = StepAssembly(
    finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(
    SwitchAssembly<UINavigationController, Any?>()
      .addCase(expecting: ClassFinder(options: .visible))
      .assemble {
        ChainAssembly.from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      }
  )
  .assemble()

  static let tabScreen = SingleContainerStep(
    finder: ClassFinder(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(ClassFactory<HomeScreen, Any?>(), using: UITabBarController.add())
      .with(ClassFactory<AccountScreen, Any?>(), using: UITabBarController.add())
      .assemble()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  static let accountAnywhere = StepAssembly(
    finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory()
  )
  .from(tabScreen)
  .assemble()

  static let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()

  static let forgotPassword = StepAssembly(
    finder: ClassFinder<ForgotPasswordScreen, Any?>(), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(login.expectingContainer())
  .assemble()

  static let loginFromRoot = StepAssembly(
    finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory()
  )
  .using(.push)
  .from(NavigationControllerStep())
  .using(.presentModally)
  .from(.root)
  .assemble()

  static let bagVisible = bag(ClassFinder(options: [.current, .visible]))
  static let bagAlwaysNew = bag(NilFinder())
  static let bagModal = bag(ModalBagFinder())

  private static func bag<F: Finder>(_ finder: F) -> DestinationStep<BagScreen, Any?>
  where F.ViewController == BagScreen, F.Context == Any? {
    StepAssembly(finder: finder, factory: ClassFactory())
      .using(.push)
      .from(NavigationControllerStep())
      .using(.presentModally)
      .from(.current)
      .assemble()
  }
}
