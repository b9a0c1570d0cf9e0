import HeadlessUIKit

/// Lets a navigation begin only when nothing is being presented or dismissed.
public struct NavigationDelayingInterceptor<Context>: RoutingInterceptor {
  /// What to do while something moves.
  public enum Strategy: Sendable {
    /// Begin when it has ended.
    case wait
    /// Refuse the navigation.
    case abort
  }

  private let strategy: Strategy
  private let source: WindowSource

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - strategy: What to do while something moves.
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  public init(strategy: Strategy = .wait, windowProvider: (any WindowProvider)? = nil) {
    self.strategy = strategy
    source = WindowSource(windowProvider)
  }

  /// Looks for a running transition in the modal chain, and waits for it or refuses.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let moving = OpenRegions.ownCode({ movingController }) else { return completion(.success) }
    guard strategy == .wait, let coordinator = moving.transitionCoordinator else {
      return completion(.failure(.transitionInProgress(moving)))
    }
    coordinator.animate(alongsideTransition: nil) { _ in
      perform(with: context, completion: completion)
    }
  }

  private var movingController: UIViewController? {
    var layer = source.window?.rootViewController
    while let controller = layer {
      if controller.transitionCoordinator != nil { return controller }
      layer = controller.presentedViewController
    }
    return nil
  }
}
