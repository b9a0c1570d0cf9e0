public import HeadlessUIKit

/// A context task that is a closure.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  private let work: @MainActor (ViewController, Context) throws -> Void

  /// Makes a task from a closure.
  ///
  /// - Parameter work: Gives the context to the controller.
  public init(_ work: @escaping @MainActor (ViewController, Context) throws -> Void) { self.work = work }

  /// The closure does the work.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try work(viewController, context)
  }
}

/// A post-routing task that is a closure.
public struct InlinePostRoutingTask<ViewController: UIViewController, Context>: PostRoutingTask {
  private let work: @MainActor (ViewController, Context, [UIViewController]) -> Void

  /// Makes a task from a closure.
  ///
  /// - Parameter work: Runs with the controller, the context and the controllers of all steps.
  public init(_ work: @escaping @MainActor (ViewController, Context, [UIViewController]) -> Void) {
    self.work = work
  }

  /// The closure does the work.
  public func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    work(viewController, context, routingStack)
  }
}
