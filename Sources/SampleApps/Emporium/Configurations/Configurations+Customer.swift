import Foundation
import HeadlessUIKit
import Routing

extension Configurations {
  /// The account wherever it is, otherwise in new tabs; tabs that have no account get none.
  var account: DestinationStep<AccountViewController, Any?> {
    StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
      .from(store)
      .assemble()
  }

  /// Name and addresses in any navigation controller there is; nothing where there is none.
  var profile: DestinationStep<ProfileViewController, Any?> {
    StepAssembly(finder: ClassFinder<ProfileViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .from(GeneralStep.current())
      .assemble()
  }

  /// Where name and addresses are edited, in a layer of its own.
  var profileEditor: DestinationStep<ProfileEditorViewController, Any?> {
    StepAssembly(finder: ClassFinder<ProfileEditorViewController, Any?>(), factory: ClassFactory())
      .adding(DismissalMethodTask.dismissing())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally(isModalInPresentation: true))
      .from(GeneralStep.current())
      .assemble()
  }

  /// The settings as all that a navigation controller shows.
  var settings: DestinationStep<SettingsViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<SettingsViewController, Any?>(), factory: NibFactory(nibName: "Settings")
    )
    .using(UINavigationController.pushAsRoot())
    .from(visibleNavigation())
    .assemble()
  }

  /// What the shop has to say, in place of the topmost modal layer.
  var notifications: DestinationStep<NotificationsViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<NotificationsViewController, Any?>(options: .currentVisibleOnly),
      factory: ClassFactory()
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.custom(using: PresentingFinder()))
    .assemble()
  }

  /// Questions and answers, over the one controller that the app began with.
  var help: DestinationStep<HelpViewController, Any?> {
    let beginning = RoutingDefaults.windowProvider.window?.rootViewController ?? UIViewController()
    return StepAssembly(
      finder: ClassFinder<HelpViewController, Any?>(options: .currentVisibleOnly),
      factory: StoryboardFactory(name: ServiceStoryboard.name, identifier: "Help")
    )
    .using(
      GeneralAction.presentModally(
        startingFrom: .current, preferredContentSize: CGSize(width: 400, height: 600))
    )
    .from(GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(instance: beginning)))
    .assemble()
  }

  /// A conversation, with a transition of the shop's own.
  var chat: DestinationStep<ChatViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<ChatViewController, Any?>(options: .currentVisibleOnly),
      factory: StoryboardFactory(name: ServiceStoryboard.name)
    )
    .using(
      GeneralAction.presentModally(presentationStyle: .custom, transitioningDelegate: FadeTransition())
    )
    .from(GeneralStep.current())
    .assemble()
  }

  /// The login in a navigation controller of its own.
  var login: DestinationStep<LoginViewController, Any?> {
    StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  /// The login wherever it is; otherwise a new store for guests, who have the login in place of the account.
  var guestStore: DestinationStep<LoginViewController, Any?> {
    StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
      .using(UITabBarController.add(replacing: 2))
      .from(newStore)
      .assemble()
  }

  /// Where a customer becomes one, after the login.
  var register: DestinationStep<RegisterViewController, Any?> {
    StepAssembly(finder: ClassFinder<RegisterViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(login.expectingContainer())
      .assemble()
  }

  /// Where a customer asks for a new password, after the login.
  var forgotPassword: DestinationStep<ForgotPasswordViewController, Any?> {
    StepAssembly(finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(login.expectingContainer())
      .assemble()
  }
}

/// Fades a controller in and out, over a fifth of a second.
final class FadeTransition: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
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
