public import HeadlessUIKit

/// Several context tasks as one; the first that throws ends them.
public struct ContextTaskMultiplexer<ViewController: UIViewController, Context>: ContextTask {
  private let tasks: [any ContextTask<ViewController, Context>]

  /// Joins tasks.
  ///
  /// - Parameter tasks: The tasks, in the order in which they run.
  public init(_ tasks: [any ContextTask<ViewController, Context>]) { self.tasks = tasks }

  /// Asks all of them.
  public func prepare(with context: Context) throws {
    for task in tasks { try task.prepare(with: context) }
  }

  /// Runs one after the other.
  public func perform(on viewController: ViewController, with context: Context) throws {
    for task in tasks { try task.perform(on: viewController, with: context) }
  }
}

/// Several post-routing tasks as one.
public struct PostRoutingTaskMultiplexer<ViewController: UIViewController, Context>: PostRoutingTask {
  private let tasks: [any PostRoutingTask<ViewController, Context>]

  /// Joins tasks.
  ///
  /// - Parameter tasks: The tasks, in the order in which they run.
  public init(_ tasks: [any PostRoutingTask<ViewController, Context>]) { self.tasks = tasks }

  /// Runs one after the other.
  public func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) {
    for task in tasks {
      task.perform(on: viewController, with: context, routingStack: routingStack)
    }
  }
}
