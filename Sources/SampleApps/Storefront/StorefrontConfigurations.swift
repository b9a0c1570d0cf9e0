import Foundation
import HeadlessUIKit
import Routing

/// The configurations of the shop's routes, as an app would write them.
@MainActor
struct StorefrontConfigurations {
  /// Brings Login in with a transition of the shop's own; UIKit holds it weakly.
  let loginTransition = SlideTransition()

  /// 1. A product, in a navigation controller of its own over whatever the user sees.
  var product: DestinationStep<ProductViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<ProductViewController, Any?>(options: [.current, .visible]), factory: ClassFactory()
    )
    .using(UINavigationController.push())
    .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  /// 2. Home in place of the root; what is presented is dismissed first.
  var homeFromRoot: DestinationStep<HomeViewController, Any?> {
    StepAssembly(finder: RootHomeFinder(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
  }

  /// 3. The same from the topmost controller: the planted lesson, which fails wherever something is presented.
  var homeFromCurrent: DestinationStep<HomeViewController, Any?> {
    StepAssembly(finder: RootHomeFinder(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.current())
      .assemble()
  }

  /// 4. Account in any navigation controller there is, even under a modal; nothing where there is none.
  var accountInNavigation: DestinationStep<AccountViewController, Any?> {
    StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .from(GeneralStep.current())
      .assemble()
  }

  /// 5. Account in a visible navigation controller, otherwise in a new one.
  var accountOrNew: DestinationStep<AccountViewController, Any?> {
    StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(
        SwitchAssembly<UINavigationController, Any?>()
          .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: [.current, .visible]))
          .assemble(
            default: ChainAssembly.from(NavigationControllerStep<UINavigationController, Any?>())
              .using(GeneralAction.presentModally())
              .from(GeneralStep.current())
              .assemble())
      )
      .assemble()
  }

  /// 6. A tab bar with Home and Account in place of the root.
  var tabs: DestinationStep<UITabBarController, Any?> {
    StepAssembly(
      finder: StoreTabsFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.add())
        .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.add())
        .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  /// 7. Login, presented with a transition of the shop's own.
  var loginWithTransition: DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Any?>(options: [.current, .visible]), factory: ClassFactory()
    )
    .using(
      GeneralAction.presentModally(presentationStyle: .custom, transitioningDelegate: loginTransition)
    )
    .from(GeneralStep.current())
    .assemble()
  }

  /// 8. Account wherever it is, in another tab or under a modal; otherwise in new tabs.
  var accountAnywhere: DestinationStep<AccountViewController, Any?> {
    StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
      .from(tabs)
      .assemble()
  }

  /// 9. Login in a navigation controller of its own.
  var login: DestinationStep<LoginViewController, Any?> {
    StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  /// 9. Forgot Password after Login, in the navigation controller that Login promises to have.
  var forgotPassword: DestinationStep<ForgotPasswordViewController, Any?> {
    forgotPassword(after: login)
  }

  /// 10. Login as in 9, but from the root: what is presented is dismissed first.
  var loginFromRoot: DestinationStep<LoginViewController, Any?> {
    StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
  }

  /// 10. Forgot Password after that Login.
  var forgotPasswordFromRoot: DestinationStep<ForgotPasswordViewController, Any?> {
    forgotPassword(after: loginFromRoot)
  }

  private func forgotPassword(
    after login: DestinationStep<LoginViewController, Any?>
  ) -> DestinationStep<ForgotPasswordViewController, Any?> {
    StepAssembly(finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(login.expectingContainer())
      .assemble()
  }

  /// 11. The bag if the user sees it, otherwise a modal one.
  var bagVisible: DestinationStep<BagViewController, Any?> {
    modalBag(ClassFinder<BagViewController, Any?>(options: [.current, .visible]))
  }

  /// 11. A new modal bag each time: its flaw is that the second one stands on the first.
  var bagAlwaysNew: DestinationStep<BagViewController, Any?> {
    modalBag(NilFinder<BagViewController, Any?>())
  }

  /// 11. A modal bag, found again where it is presented.
  var bagModal: DestinationStep<BagViewController, Any?> {
    modalBag(ModalBagFinder())
  }

  private func modalBag<BagFinder: Finder>(
    _ finder: BagFinder
  ) -> DestinationStep<BagViewController, Any?>
  where BagFinder.ViewController == BagViewController, BagFinder.Context == Any? {
    StepAssembly(finder: finder, factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }
}

/// Lets a controller slide in over two tenths of a second.
final class SlideTransition: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
