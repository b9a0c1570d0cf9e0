import HeadlessUIKit

/// What runs around a step, with the types of the tasks erased.
struct StepTasks {
  /// An interceptor without its type.
  struct Interceptor {
    let prepare: @MainActor (ContextBox) throws -> Void
    let perform: @MainActor (ContextBox, @escaping @MainActor (RoutingResult) -> Void) -> Void
  }

  /// A context task without its type.
  struct Setter {
    let prepare: @MainActor (ContextBox) throws -> Void
    let perform: @MainActor (UIViewController, ContextBox) throws -> Void
  }

  /// A post-routing task without its type.
  typealias Follower = @MainActor (UIViewController, ContextBox, [UIViewController]) -> Void

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

/// How a task gets its context out of the box: as its own type, or as one of any type.
typealias Unboxing<Context> = @MainActor (ContextBox) -> Context

extension StepTasks.Interceptor {
  @MainActor
  init<Task: RoutingInterceptor>(_ task: Task, unboxing: @escaping Unboxing<Task.Context>) {
    prepare = { try task.prepare(with: unboxing($0)) }
    perform = { task.perform(with: unboxing($0), completion: $1) }
  }
}

extension StepTasks.Setter {
  @MainActor
  init<Task: ContextTask>(_ task: Task, unboxing: @escaping Unboxing<Task.Context>) {
    prepare = { try task.prepare(with: unboxing($0)) }
    perform = { controller, context in
      guard let target = controller as? Task.ViewController else {
        throw TaskTypeMismatch(expected: Task.ViewController.self, actual: type(of: controller))
      }
      try task.perform(on: target, with: unboxing(context))
    }
  }
}

extension StepTasks {
  /// Erases the type of a post-routing task.
  ///
  /// A task for a subclass simply does not apply to other controllers.
  @MainActor
  static func follower<Task: PostRoutingTask>(
    _ task: Task, unboxing: @escaping Unboxing<Task.Context>
  ) -> Follower {
    { controller, context, stack in
      guard let target = controller as? Task.ViewController else { return }
      task.perform(on: target, with: unboxing(context), routingStack: stack)
    }
  }
}
