package import HeadlessUIKit

/// A router that says itself what becomes of the completions that it is given.
package protocol AnnouncingRouter: Router {
  /// Navigates for a checker, which learns no more of the stack than whether the navigation has succeeded, or the name of
  /// the error; of a completion of the app's it would have to be said which controllers the error names.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - context: What the screen is to show.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once.
  func perform<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    judgedBy completion: (@MainActor (RoutingResult) -> Void)?)
}

extension DefaultRouter: AnnouncingRouter {}

extension SingleNavigationRouter: AnnouncingRouter where Wrapped: AnnouncingRouter {
  package func perform<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    judgedBy completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    enter(completion) { router.perform(step, with: context, animated: animated, judgedBy: $0) }
  }
}

/// A router of the app's, for a checker, whose completions look at no controller.
///
/// A router that is not announcing may look at what an error names before it passes it on, so it is used as it is.
package struct JudgedRouter: Router {
  private let router: any Router

  /// Makes a router.
  ///
  /// - Parameter router: The router that does the work.
  package init(_ router: any Router) { self.router = router }

  /// Navigates by the router.
  package func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    if let router = router as? any AnnouncingRouter {
      router.perform(step, with: context, animated: animated, judgedBy: completion)
    } else {
      router.navigate(to: step, with: context, animated: animated, completion: completion)
    }
  }
}
