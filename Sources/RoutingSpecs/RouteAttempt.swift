public import HeadlessUIKit
public import Routing

/// One attempt to perform a route, from one stack.
@MainActor
public final class RouteAttempt {
  /// The window that holds the stack.
  public let window: UIWindow

  /// Whether the route is to animate; transitions take virtual time then.
  ///
  /// In a check it always is. Only a campaign (`routecheck fuzz`) draws for each run whether it is.
  public internal(set) var isAnimated: Bool {
    get { animates }
    set { animates = newValue }
  }

  /// Receives the router's decisions while somebody wants to read them.
  public internal(set) var observer: (@MainActor (RoutingEvent) -> Void)? {
    get { told }
    set { told = newValue }
  }

  /// How often the route said that it had finished; must be 1 in the end.
  public var completions: Int { completionCount }

  /// How the route ended, as it said first.
  public var outcome: RouteOutcome? { firstOutcome }

  // Private storage: the compiler can prove that nobody changes it while it is read.
  private var animates: Bool
  private var told: (@MainActor (RoutingEvent) -> Void)?
  private var completionCount = 0
  private var firstOutcome: RouteOutcome?

  /// Whether the route promises to have come to rest when it says that it has ended.
  let endsAtRest: Bool

  /// Whether the route has said so while an animation that it had asked for had not ended.
  ///
  /// An animation begins when the turn ends in which it was asked for, so of one that was asked for in the turn of the
  /// completion it is known only later whether there is anything to animate.
  var isEarly: Bool { wasMoving || (awaitsAnimations && Simulation.current.clock.hasAwaitedAnimationBegun) }

  private var wasMoving = false
  private var awaitsAnimations = false

  /// How many animations had been asked for when the route was performed.
  private var earlierAnimations = 0

  /// Whether somebody wants to know of promises.
  let hearsPromises: Bool

  /// How many promises of containers the route has relied on since it was performed first.
  private(set) var promiseCount = 0

  /// The first of them that was broken.
  private(set) var brokenPromise: BrokenPromise?

  init(window: UIWindow, isAnimated: Bool, endsAtRest: Bool, hearsPromises: Bool) {
    self.window = window
    self.endsAtRest = endsAtRest
    self.hearsPromises = hearsPromises
    animates = isAnimated
  }

  /// Says that the route has ended.
  public func finish(_ outcome: RouteOutcome) {
    completionCount += 1
    guard firstOutcome == nil else { return }
    firstOutcome = outcome
    if endsAtRest { lookForAnimations() }
  }

  /// Makes a router that tells the check what it decides and what becomes of promised containers.
  ///
  /// - Returns: A router of the library; tasks and interceptors may be added to it.
  public func makeRouter() -> DefaultRouter {
    let router = DefaultRouter(observer: observer)
    router.promiseObserver = promiseObserver
    return router
  }

  /// Hears of promises, where somebody wants to know of them.
  var promiseObserver: (@MainActor (ContainerPromise) -> Void)? {
    guard hearsPromises else { return nil }
    return { [weak self] in self?.note($0) }
  }

  /// Tells what became of a container that was promised, when a controller was to go into it.
  ///
  /// Routers of `makeRouter()` are listened to; a router of your own may tell of its promises here.
  ///
  /// - Parameter promise: What was promised, and what was there.
  public func note(_ promise: ContainerPromise) {
    promiseCount += 1
    guard !promise.isKept, brokenPromise == nil else { return }
    brokenPromise = BrokenPromise(promise)
  }

  /// What came while the route was under way, by its name, and how that ended.
  var intruders: [(name: String, attempt: RouteAttempt)] = []

  /// Forgets the promises of the stack before.
  func forgetPromises() {
    promiseCount = 0
    if brokenPromise != nil { brokenPromise = nil }
  }

  /// Makes the attempt ready for the next stack.
  func restart() {
    completionCount = 0
    firstOutcome = nil
    wasMoving = false
    earlierAnimations = Simulation.current.clock.animationCount
    if awaitsAnimations { awaitNothing() }
  }

  /// Notes whether an animation that the route has asked for is under way, and waits for those that may still begin.
  private func lookForAnimations() {
    let clock = Simulation.current.clock
    guard clock.animationCount > earlierAnimations else { return }
    wasMoving = clock.isAnimating(since: earlierAnimations)
    guard !wasMoving else { return }
    clock.awaitAnimations(since: earlierAnimations)
    awaitsAnimations = true
  }

  private func awaitNothing() {
    Simulation.current.clock.awaitNoAnimation()
    awaitsAnimations = false
  }

  /// Lets go of the outcome, whose error may hold controllers.
  func forgetOutcome() { firstOutcome = nil }
}

/// A promise that was broken, without the controllers.
struct BrokenPromise {
  /// The classes of the container, of what was to stand in it, and of what was to go into it.
  let expected: Any.Type
  let controller: Any.Type
  let newController: Any.Type

  /// Whether the container was there, but did not take the new controller.
  let wasThere: Bool

  @MainActor
  init(_ promise: ContainerPromise) {
    expected = promise.expected
    controller = type(of: promise.controller)
    newController = type(of: promise.newController)
    wasThere = promise.container != nil
  }
}
