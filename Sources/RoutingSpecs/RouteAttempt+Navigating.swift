public import Foundation
public import HeadlessUIKit
public import Routing

// A completion of the route's own may look at the controllers that an error names, so whoever covers regions of stacks has
// to tell apart who they are. These look at none.
extension RouteAttempt {
  /// Navigates along a chain, and finishes with how that ends.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - context: What the screen is to show.
  ///   - router: The router: one of ``makeRouter()``, or one of the app's own.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, by router: any Router
  ) {
    JudgedRouter(router).navigate(to: step, with: context, animated: isAnimated, completion: ending)
  }

  /// Navigates to where a deep link leads, and finishes with how that ends.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - table: The translations.
  ///   - router: The router: one of ``makeRouter()``, or one of the app's own.
  public func navigate(to url: URL, using table: DeepLinkTable, by router: any Router) {
    JudgedRouter(router).navigate(to: url, using: table, animated: isAnimated, completion: ending)
  }

  private var ending: @MainActor (RoutingResult) -> Void {
    { [weak self] in self?.finish(RouteOutcome($0)) }
  }
}
