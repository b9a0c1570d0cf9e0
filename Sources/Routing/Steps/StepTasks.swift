import HeadlessUIKit

/// What runs around a step, with the types of the tasks erased.
struct StepTasks<Context> {
  /// An interceptor without its type.
  struct Interceptor {
    let name: String
    let prepare: @MainActor (Context) throws -> Void
    let perform: @MainActor (Context, @escaping @MainActor (RoutingResult) -> Void) -> Void
  }

  /// A context task without its type; the step's reference is for its errors.
  struct Setter {
    let prepare: @MainActor (Context) throws -> Void
    let perform: @MainActor (UIViewController, Context) throws -> Void
  }

  /// A post-routing task without its type.
  typealias Follower = @MainActor (UIViewController, Context, [UIViewController]) -> Void

  var interceptors: [Interceptor] = []
  var setters: [Setter] = []
  var followers: [Follower] = []

  var isEmpty: Bool { interceptors.isEmpty && setters.isEmpty && followers.isEmpty }
}

/// A controller of a class that a task cannot take.
struct TaskTypeMismatch: Error {
  let expected: Any.Type
  let actual: Any.Type
}

extension StepTasks.Interceptor {
  @MainActor
  init<Task: RoutingInterceptor>(_ task: Task, adapting adapt: @escaping @MainActor (Context) -> Task.Context)
  {
    name = String(describing: Task.self)
    prepare = { try task.prepare(with: adapt($0)) }
    perform = { task.perform(with: adapt($0), completion: $1) }
  }
}

extension StepTasks.Setter {
  @MainActor
  init<Task: ContextTask>(_ task: Task, adapting adapt: @escaping @MainActor (Context) -> Task.Context) {
    prepare = { try task.prepare(with: adapt($0)) }
    perform = { controller, context in
      guard let target = controller as? Task.ViewController else {
        throw TaskTypeMismatch(expected: Task.ViewController.self, actual: type(of: controller))
      }
      try task.perform(on: target, with: adapt(context))
    }
  }
}

extension StepTasks {
  /// Erases the type of a post-routing task.
  ///
  /// A task for a subclass simply does not apply to other controllers.
  @MainActor
  static func follower<Task: PostRoutingTask>(
    _ task: Task, adapting adapt: @escaping @MainActor (Context) -> Task.Context
  ) -> Follower {
    { controller, context, stack in
      guard let target = controller as? Task.ViewController else { return }
      task.perform(on: target, with: adapt(context), routingStack: stack)
    }
  }
}
