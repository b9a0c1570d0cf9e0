import HeadlessUIKit
public import Routing
public import RoutingSpecs

extension Storefront {
  /// The routes, in the order of the configurations.
  ///
  /// - Parameter policy: What becomes of a navigation that is asked for while another one is under way; `nil` where
  ///   nothing keeps them apart.
  /// - Returns: The routes.
  public static func routes(_ policy: SingleNavigationLock.Policy? = nil) -> [Route] {
    let lock = policy.map { SingleNavigationLock(policy: $0) }
    let steps = StorefrontConfigurations()
    return [
      route(
        "product", "A product in a navigation controller of its own, over whatever the user sees.",
        to: steps.product, StorefrontExpectations.product, lock),
      route(
        "home-from-root", "Home in place of the root; what is presented goes first.",
        to: steps.homeFromRoot, StorefrontExpectations.homeFromRoot, lock),
      route(
        "home-from-current",
        "The same from the topmost controller: must fail wherever something is presented.",
        to: steps.homeFromCurrent, StorefrontExpectations.homeFromCurrent, lock),
      route(
        "account-in-navigation", "Account in any navigation controller there is, even under a modal.",
        to: steps.accountInNavigation, StorefrontExpectations.accountInNavigation, lock),
      route(
        "account-or-new", "Account in a visible navigation controller, otherwise in a new one.",
        to: steps.accountOrNew, StorefrontExpectations.accountOrNew, lock),
      route(
        "tabs", "A tab bar with Home and Account in place of the root.", to: steps.tabs,
        StorefrontExpectations.tabs, lock),
      route(
        "login-custom-transition", "Login with a transition of the app's own.",
        to: steps.loginWithTransition, StorefrontExpectations.loginWithTransition, lock),
      route(
        "account-anywhere", "Account wherever it is, in another tab or under a modal; otherwise in new tabs.",
        to: steps.accountAnywhere, StorefrontExpectations.accountAnywhere, lock),
      route(
        "login", "Login in a navigation controller of its own.", to: steps.login,
        StorefrontExpectations.login9, lock),
      route(
        "forgot-password",
        "Forgot Password after Login, in the navigation controller that Login promises to have.",
        to: steps.forgotPassword, StorefrontExpectations.forgotPassword9, lock),
      route(
        "login-from-root", "Login as above, after everything presented is gone.",
        to: steps.loginFromRoot, StorefrontExpectations.loginFromRoot, lock),
      route(
        "forgot-password-from-root", "Forgot Password after that Login.",
        to: steps.forgotPasswordFromRoot, StorefrontExpectations.forgotPasswordFromRoot, lock),
      route(
        "bag-visible", "The bag if the user sees it, otherwise a modal one.", to: steps.bagVisible,
        StorefrontExpectations.bag, lock),
      route(
        "bag-always-new", "A new modal bag each time: the second one stands on the first.",
        to: steps.bagAlwaysNew, StorefrontExpectations.bagAlwaysNew, lock),
      route(
        "bag-modal", "A modal bag: the one in a tab does not count.", to: steps.bagModal,
        StorefrontExpectations.bagModal, lock),
    ]
  }

  private static func route<ViewController: UIViewController>(
    _ name: String, _ summary: String, to step: DestinationStep<ViewController, Any?>,
    _ expectation: Expectation, _ lock: SingleNavigationLock?, line: Int = #line
  ) -> Route {
    Route(name, summary: summary, to: step, with: nil, expecting: expectation, lockedBy: lock, line: line)
  }
}
