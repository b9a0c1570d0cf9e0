/// Several interceptors as one: they run one after the other until one fails.
public struct InterceptorMultiplexer<Context>: RoutingInterceptor {
  private let interceptors: [any RoutingInterceptor<Context>]

  /// Joins interceptors.
  ///
  /// - Parameter interceptors: The interceptors, in the order in which they run.
  public init(_ interceptors: [any RoutingInterceptor<Context>]) { self.interceptors = interceptors }

  /// Asks all of them.
  public func prepare(with context: Context) throws {
    for interceptor in interceptors { try interceptor.prepare(with: context) }
  }

  /// Runs one after the other.
  public func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    run(from: 0, with: context, completion: completion)
  }

  private func run(
    from index: Int, with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard index < interceptors.count else { return completion(.success) }
    interceptors[index].perform(with: context) { result in
      guard result.isSuccess else { return completion(result) }
      run(from: index + 1, with: context, completion: completion)
    }
  }
}
