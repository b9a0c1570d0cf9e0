public import HeadlessUIKit
public import Routing

/// One way through the app: the code that performs it, and what is expected of it from any stack.
@MainActor
public struct Route {
  /// The route's name, by which reports, filters and replay tokens call it.
  public nonisolated let name: String

  /// What the route does, in one sentence.
  public let summary: String

  /// What is expected of the route.
  public let expectation: Expectation

  /// Where the route is declared.
  public internal(set) var location: Location

  /// What the team checks besides the standard properties.
  public internal(set) var ownChecks: [OwnCheck] = []

  /// When the route says that it has ended.
  public let completion: Completion

  /// How the route learns what stands in the window.
  public internal(set) var reading: Reading

  /// The code under test.
  public let perform: @MainActor (RouteAttempt) -> Void

  /// Whether the library's router performs the route, along a chain of steps.
  var isMadeOfSteps = false

  /// Whether code of the app's makes the steps anew for each attempt.
  var makesItsSteps = false

  /// The two requests that overlap, in the order in which they come; none where the route is performed by itself.
  var requests: [Route] = []

  /// What the user does, where the route is a gesture and no code of the app's.
  var gesture: MomentGesture?

  /// Which of two requests is to win that overlap.
  var overlap = Overlap.unspecified

  /// What examines the finders of the route's chain, where it is known.
  private var makeFinderProbes: @MainActor () -> [FinderCheck] = { [] }

  typealias FinderCheck = (finder: Any.Type, examine: @MainActor (UIWindow) -> FinderExamination)

  /// What examines the finders of the route's chain as it is made now.
  var finderProbes: [FinderCheck] { makeFinderProbes() }

  /// How a route learns what stands in the window: whoever covers regions of stacks has to hear it.
  public enum Reading: String, Hashable, Sendable {
    /// By UIKit's calls, and by the router and the searches of `Routing`.
    ///
    /// `Routing` says what it looks for, which tells much less than all that it comes by. Of the app's own code whatever
    /// UIKit hands to it counts as read, also within a chain of steps: in finders and tests, factories, actions,
    /// interceptors, tasks and completions, and in what UIKit calls back meanwhile.
    case throughUIKit
    /// In ways that nobody hears, for instance from a registry of the app's own: the route is never covered.
    case otherwise
  }

  /// When a route says that it has ended, as far as it promises anything.
  public enum Completion: String, Hashable, Sendable {
    /// Whenever it likes: code that calls UIKit and returns knows nothing of the end of animations.
    case anytime
    /// When all that it has started is done, as a completion of UIKit comes after the animation.
    ///
    /// No animation of the hierarchy may be under way then that was asked for since the route was performed: a push, a
    /// pop, another stack, a presentation or a dismissal, a turn of pages, an exchange of children, or
    /// `UIView.transition(with:)` of a window on screen. What is called when an animation ends is not too early:
    /// appearance callbacks and delegates, completions, and those of the transition coordinator. Tabs change without
    /// animation, and views that only change their looks are of no account.
    case atRest
  }

  /// Describes a route of any code: a router, a coordinator, a handler of links.
  ///
  /// - Parameters:
  ///   - name: The route's name.
  ///   - summary: What the route does, in one sentence.
  ///   - expectation: What is expected of it.
  ///   - completion: When the route says that it has ended; what it promises is checked.
  ///   - reading: How the code learns what stands in the window.
  ///   - fileID: Where the route is declared.
  ///   - filePath: Where the route is declared.
  ///   - line: Where the route is declared.
  ///   - perform: The code; it must call `finish(_:)` of the attempt exactly once, now or in a later turn.
  public init(
    _ name: String, summary: String, expecting expectation: Expectation,
    completing completion: Completion = .anytime, reading: Reading = .throughUIKit,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    perform: @escaping @MainActor (RouteAttempt) -> Void
  ) {
    self.reading = reading
    self.name = name
    self.summary = summary
    self.expectation = expectation
    self.completion = completion
    self.location = Location(fileID: fileID, filePath: filePath, line: line)
    self.perform = perform
  }

  /// The same route, heard in another way.
  ///
  /// - Parameter reading: How the code learns what stands in the window.
  /// - Returns: The route.
  public func reading(_ reading: Reading) -> Route {
    var route = self
    route.reading = reading
    return route
  }

  /// A line of source code.
  public struct Location: Hashable, Sendable, Codable {
    /// The module and file, as `#fileID` names it.
    public let fileID: String

    /// The file's path on the machine that compiled it.
    public let filePath: String

    /// The line, from 1.
    public let line: Int

    /// What to call the file.
    ///
    /// - Parameter folder: A folder, or `nil`.
    /// - Returns: The path in the folder where the file is in it, so that others find it there; else the module and file.
    public func file(in folder: String?) -> String {
      guard let folder, filePath.hasPrefix(folder + "/") else { return fileID }
      return String(filePath.dropFirst(folder.count + 1))
    }
  }
}

/// How a route ended, as the code under test reports it.
public enum RouteOutcome: Sendable {
  /// The route says that its target is on screen.
  case reached

  /// The route declined.
  case declined(RouteRefusal)
}

/// Why a route declined: the name by which expectations call the error, and its sentence.
public struct RouteRefusal: Sendable {
  /// The error's name, for instance the name of an enum case.
  public let error: String

  /// The error in words; made only where somebody reads it.
  @MainActor public var message: String { makeMessage() }

  private let makeMessage: @MainActor @Sendable () -> String

  /// Describes a refusal.
  public init(_ error: String, message: @escaping @autoclosure @MainActor @Sendable () -> String) {
    self.error = error
    makeMessage = message
  }
}

extension Route {
  /// Describes a route that the library's router performs.
  ///
  /// - Parameters:
  ///   - name: The route's name.
  ///   - summary: What the route does, in one sentence.
  ///   - step: The destination.
  ///   - context: What the destination is to show.
  ///   - expectation: What is expected of the route.
  ///   - lock: Keeps the route apart from others that share the lock, and says which of two wins; `nil` where nothing does.
  ///   - fileID: Where the route is declared.
  ///   - filePath: Where the route is declared.
  ///   - line: Where the route is declared.
  public init<ViewController: UIViewController, Context>(
    _ name: String, summary: String, to step: DestinationStep<ViewController, Context>, with context: Context,
    expecting expectation: Expectation, lockedBy lock: SingleNavigationLock? = nil, fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line
  ) {
    // A router of the library keeps nothing from one navigation to the next, so one serves all attempts.
    let router = DefaultRouter()
    let promises = step.makesPromises
    self.init(
      name, summary: summary, expecting: expectation, completing: .atRest, fileID: fileID, filePath: filePath,
      line: line
    ) { attempt in
      router.observer = attempt.observer
      router.promiseObserver = promises ? attempt.promiseObserver : nil
      let finish: @MainActor (RoutingResult) -> Void = { attempt.finish(RouteOutcome($0)) }
      guard let lock else {
        return router.perform(step, with: context, animated: attempt.isAnimated, judgedBy: finish)
      }
      // Two that overlap are both told to whoever has asked for them.
      SingleNavigationRouter(router: router, lock: lock)
        .perform(step, with: context, animated: attempt.isAnimated, judgedBy: finish)
    }
    if let lock { overlap = Overlap(lock.policy) }
    let probes = step.finderProbes(for: context)
    isMadeOfSteps = true
    makeFinderProbes = { probes }
  }

  /// Describes a route that the library's router performs, with a chain that is made anew for each attempt.
  ///
  /// - Parameters:
  ///   - name: The route's name.
  ///   - summary: What the route does, in one sentence.
  ///   - context: What the destination is to show.
  ///   - expectation: What is expected of the route.
  ///   - fileID: Where the route is declared.
  ///   - filePath: Where the route is declared.
  ///   - line: Where the route is declared.
  ///   - makeStep: Makes the destination, with whatever belongs to one attempt alone, as a session does.
  public init<ViewController: UIViewController, Context>(
    _ name: String, summary: String, with context: Context, expecting expectation: Expectation,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    makingStep makeStep: @escaping @MainActor () -> DestinationStep<ViewController, Context>
  ) {
    self.init(
      name, summary: summary, expecting: expectation, completing: .atRest, fileID: fileID, filePath: filePath,
      line: line
    ) { attempt in
      attempt.navigate(to: makeStep(), with: context, by: attempt.makeRouter())
    }
    isMadeOfSteps = true
    makesItsSteps = true
    makeFinderProbes = { makeStep().finderProbes(for: context) }
  }
}

extension RouteOutcome {
  /// The outcome of a navigation of the library's router.
  public init(_ result: RoutingResult) {
    switch result {
    case .success: self = .reached
    case .failure(let error):
      self = .declined(RouteRefusal(error.code.rawValue, message: RoutingErrorMessage(error).text))
    }
  }
}
