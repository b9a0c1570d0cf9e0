public import HeadlessUIKit

/// Keeps navigations from overlapping; several routers can share one.
@MainActor
public final class SingleNavigationLock {
  /// What happens to a navigation that is asked for while another one is under way.
  public enum Policy: Sendable {
    /// It fails at once with ``RoutingError/navigationInProgress``.
    case refuse
    /// It begins when the others before it have ended.
    case queue
    /// It begins when the one that is under way has ended; what has waited for that until now fails at once with
    /// ``RoutingError/navigationInProgress``, so that the last one wins.
    case replace
  }

  /// What happens to a navigation that is asked for while another one is under way.
  public let policy: Policy

  /// Whether a navigation is under way.
  public var isNavigationInProgress: Bool { isEntered && run == Simulation.runCount }

  private var isEntered = false

  /// The run that the navigation belongs to: whatever became of it, it holds up no other.
  private var run = 0

  private var queue: [Waiting] = []

  /// A navigation that waits for its turn.
  private struct Waiting {
    let begin: @MainActor () -> Void
    let refuse: @MainActor () -> Void
  }

  /// Makes an open lock.
  ///
  /// - Parameter policy: What happens to a navigation that is asked for while another one is under way.
  public init(policy: Policy = .refuse) { self.policy = policy }

  /// How many navigations wait for their turn.
  public var queuedCount: Int { isNavigationInProgress ? queue.count : 0 }

  func enter(_ navigation: @escaping @MainActor () -> Void, refused: @escaping @MainActor () -> Void) {
    if !isNavigationInProgress {
      if !queue.isEmpty { queue = [] }
      isEntered = true
      run = Simulation.runCount
      navigation()
      return
    }
    switch policy {
    case .refuse: refused()
    case .queue: queue.append(Waiting(begin: navigation, refuse: refused))
    case .replace:
      let superseded = queue
      queue = [Waiting(begin: navigation, refuse: refused)]
      for waiting in superseded { waiting.refuse() }
    }
  }

  func leave() {
    guard !queue.isEmpty else {
      isEntered = false
      return
    }
    queue.removeFirst().begin()
  }
}

/// A router that has at most one navigation under way at a time.
@MainActor
public struct SingleNavigationRouter<Wrapped: Router>: Router {
  let router: Wrapped
  private let lock: SingleNavigationLock

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - router: Does the navigating.
  ///   - lock: Keeps navigations apart; share it among routers of the same window.
  public init(router: Wrapped, lock: SingleNavigationLock = SingleNavigationLock()) {
    self.router = router
    self.lock = lock
  }

  /// Navigates if no other navigation is under way; else it waits or is refused, as the lock says.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    enter(completion) { [router] in
      router.navigate(to: step, with: context, animated: animated, completion: $0)
    }
  }

  /// Navigates when no other navigation is under way.
  func enter(
    _ completion: (@MainActor (RoutingResult) -> Void)?,
    _ navigate: @escaping @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void
  ) { lock.enter(completion, navigate) }
}

extension SingleNavigationLock {
  /// Navigates when no other navigation is under way.
  ///
  /// Here, where nothing is generic: each closure of a generic router would look its type up when it is called.
  fileprivate func enter(
    _ completion: (@MainActor (RoutingResult) -> Void)?,
    _ navigate: @escaping @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void
  ) {
    enter {
      navigate { result in
        // The next navigation may begin inside the completion, so the lock opens first.
        self.leave()
        completion?(result)
      }
    } refused: {
      completion?(.failure(.navigationInProgress))
    }
  }
}
