/// An interceptor that is written with `async` and `throws`.
@MainActor
public protocol AsyncRoutingInterceptor<Context>: RoutingInterceptor {
  /// What a navigation hands to its steps.
  associatedtype Context

  /// Does the work; the navigation goes on when it returns.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Throws: Any error; it ends the navigation.
  func perform(with context: Context) async throws
}

extension AsyncRoutingInterceptor {
  /// Runs the work in a task of the main actor.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    Task { @MainActor in
      do {
        try await perform(with: context)
        completion(.success)
      } catch {
        completion(.failure(.interceptorFailed(error)))
      }
    }
  }
}
