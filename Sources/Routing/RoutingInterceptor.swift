/// Runs before a navigation, and can stop it.
///
/// Interceptors run before anything on the stack changes. One that shows something itself, such as a login screen,
/// calls its completion when the user is done; the navigation then looks at the stack again.
@MainActor
public protocol RoutingInterceptor<Context> {
  /// What a navigation hands to its steps.
  associatedtype Context

  /// Refuses what the interceptor cannot handle, before any interceptor runs.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Throws: Any error; the navigation fails with it.
  func prepare(with context: Context) throws

  /// Does the work and says whether the navigation may go on.
  ///
  /// - Parameters:
  ///   - context: What the navigation was asked to show.
  ///   - completion: To be called exactly once; a failure ends the navigation.
  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension RoutingInterceptor {
  /// Nothing is refused unless an interceptor says so.
  public func prepare(with context: Context) throws {}
}
