/// Turns the context of a navigation into the one that a chain takes.
@MainActor
public protocol ContextTransforming<SourceContext, TargetContext> {
  /// What the navigation is given.
  associatedtype SourceContext

  /// What the chain takes.
  associatedtype TargetContext

  /// Turns one context into the other.
  ///
  /// It may be asked several times in one navigation and has to answer the same.
  ///
  /// - Parameter context: What the navigation was given.
  /// - Returns: What the chain takes.
  /// - Throws: Any error; the navigation is refused and the stack stays as it was.
  func transform(_ context: SourceContext) throws -> TargetContext
}

/// A context transformation that is a closure.
public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransforming {
  private let work: @MainActor (SourceContext) throws -> TargetContext

  /// Makes a transformation from a closure.
  ///
  /// - Parameter work: Turns one context into the other.
  public init(_ work: @escaping @MainActor (SourceContext) throws -> TargetContext) { self.work = work }

  /// The closure does the work.
  public func transform(_ context: SourceContext) throws -> TargetContext { try work(context) }
}
