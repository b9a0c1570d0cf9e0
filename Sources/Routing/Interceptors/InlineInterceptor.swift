/// An interceptor that is a closure.
public struct InlineInterceptor<Context>: RoutingInterceptor {
  private let work: @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void

  /// Makes an interceptor that ends at once.
  ///
  /// - Parameter work: Stops the navigation by throwing.
  public init(_ work: @escaping @MainActor (Context) throws -> Void) {
    self.work = { context, completion in
      do {
        try work(context)
        completion(.success)
      } catch {
        completion(.failure(.interceptorFailed(error)))
      }
    }
  }

  /// Makes an interceptor that ends when it likes.
  ///
  /// - Parameter work: Calls its completion exactly once; a failure ends the navigation.
  public init(
    completing work: @escaping @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    self.work = work
  }

  /// The closure does the work.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    work(context, completion)
  }
}

/// An interceptor that is an `async` closure.
public struct InlineAsyncInterceptor<Context>: AsyncRoutingInterceptor {
  private let work: @MainActor (Context) async throws -> Void

  /// Makes an interceptor from a closure.
  ///
  /// - Parameter work: Does the work; throwing ends the navigation.
  public init(_ work: @escaping @MainActor (Context) async throws -> Void) { self.work = work }

  /// The closure does the work.
  public func perform(with context: Context) async throws { try await work(context) }
}
