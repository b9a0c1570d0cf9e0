public import HeadlessUIKit

/// The router: it walks a chain back until it finds a controller, then forward again, building what is missing.
///
/// A navigation goes through these stages:
/// 1. Interceptors run: the router's own, then those of the steps that the navigation walks through, from the target
///    backwards. When some have run, the stack is looked at again.
/// 2. The chain is searched from the target backwards until a finder finds its controller.
/// 3. Everything that can be refused is asked for: factories, actions, containers that were promised, screens that
///    would have to leave. What is missing is built. Up to here the stack is as it was.
/// 4. Modal layers over the found controller are dismissed, it is made visible, and the new controllers are brought
///    in, those of one container in one change; a new container gets its content before it is shown.
/// 5. Post-routing tasks run, then the completion, exactly once.
///
/// A failure after stage 3 cannot be undone in UIKit; its error lists what had been changed by then
/// (``RoutingError/interrupted(by:after:)``).
@MainActor
public final class DefaultRouter: Router {
  /// Told about every decision; without an observer none is put into words.
  public var observer: (@MainActor (RoutingEvent) -> Void)? {
    get { told }
    set { told = newValue }
  }

  // Private, so that the compiler can prove that nobody changes it while it is read, at every step of a navigation.
  private var told: (@MainActor (RoutingEvent) -> Void)?

  /// Told what became of every container that was promised, when a controller was to go into it.
  public var promiseObserver: (@MainActor (ContainerPromise) -> Void)? {
    get { toldOfPromises }
    set { toldOfPromises = newValue }
  }

  private var toldOfPromises: (@MainActor (ContainerPromise) -> Void)?

  private let source: WindowSource

  /// What runs around every navigation; replaced as a whole, for the same reason.
  var tasks: StepTasks { ownTasks }
  private var ownTasks = StepTasks()

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  ///   - observer: Told about every decision.
  public init(
    windowProvider: (any WindowProvider)? = nil, observer: (@MainActor (RoutingEvent) -> Void)? = nil
  ) {
    source = WindowSource(windowProvider)
    told = observer
  }

  /// Lets an interceptor run before every navigation of the router.
  ///
  /// - Parameter interceptor: The interceptor.
  public func add(_ interceptor: some RoutingInterceptor<Any?>) {
    var tasks = ownTasks
    tasks.interceptors.append(.init(interceptor) { $0.erased })
    ownTasks = tasks
  }

  /// Lets a task give the context to every controller that the router finds or builds.
  ///
  /// - Parameter task: The task.
  public func add(_ task: some ContextTask<UIViewController, Any?>) {
    var tasks = ownTasks
    tasks.setters.append(.init(task) { $0.erased })
    ownTasks = tasks
  }

  /// Lets a task run with every controller of a navigation that has succeeded.
  ///
  /// - Parameter task: The task.
  public func add(_ task: some PostRoutingTask<UIViewController, Any?>) {
    var tasks = ownTasks
    tasks.followers.append(StepTasks.follower(task) { $0.erased })
    ownTasks = tasks
  }

  /// Walks the chain as described at the type.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    perform(step, with: context, animated: animated, judgedBy: completion.map(OpenRegions.heard))
  }

  /// Walks the chain for a checker.
  package func perform<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    judgedBy completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    let context = TypedContext(context)
    OpenRegions.ownCode { start(step.nodes, with: context, animated: animated, completion: completion) }
  }

  private func start(
    _ nodes: [StepNode], with context: ContextBox, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    let firstLook = look(for: nodes, with: context)
    if case .shown = firstLook {
      completion?(.success)
      return
    }
    Navigation(
      router: self, steps: nodes, context: context, firstLook: firstLook, animated: animated,
      completion: completion
    ).start()
  }

  /// Looks for the target before anything is set up: most navigations of an app find it where it belongs.
  private func look(for nodes: [StepNode], with context: ContextBox) -> FirstLook {
    guard observer == nil, tasks.isEmpty, let target = nodes.first, target.tasks == nil,
      target.role != .chooses
    else { return .notTaken }
    do {
      guard let controller = try target.find(with: context) else { return .nothing }
      let isShown = controller.isShown(in: window) && controller.controllerThatMayTurnBack == nil
      return isShown ? .shown : .found(controller)
    } catch {
      return .failed(error)
    }
  }

  var window: UIWindow? { source.window }
}
