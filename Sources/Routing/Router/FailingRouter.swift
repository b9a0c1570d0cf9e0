public import HeadlessUIKit

/// A router for development: a navigation that fails stops the app where it happens.
@MainActor
public struct FailingRouter<Wrapped: Router>: Router {
  private let router: Wrapped
  private let onFailure: @MainActor (RoutingError) -> Void

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - router: Does the navigating.
  ///   - onFailure: Called with every failure before the completion; traps with the error's sentence unless given.
  public init(router: Wrapped, onFailure: (@MainActor (RoutingError) -> Void)? = nil) {
    self.router = router
    self.onFailure = onFailure ?? { fatalError(RoutingErrorMessage($0).text) }
  }

  /// Navigates, and reports a failure before completing.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    router.navigate(to: step, with: context, animated: animated) { [onFailure] result in
      if let error = result.error { onFailure(error) }
      completion?(result)
    }
  }
}
