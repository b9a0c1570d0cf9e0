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
  public let location: Location

  /// What the team checks besides the standard properties.
  public internal(set) var ownChecks: [OwnCheck] = []

  /// The code under test.
  public let perform: @MainActor (RouteAttempt) -> Void

  /// Describes a route of any code: a router, a coordinator, a handler of links.
  ///
  /// - Parameters:
  ///   - name: The route's name.
  ///   - summary: What the route does, in one sentence.
  ///   - expectation: What is expected of it.
  ///   - fileID: Where the route is declared.
  ///   - line: Where the route is declared.
  ///   - perform: The code; it must call `finish(_:)` of the attempt exactly once, now or in a later turn.
  public init(
    _ name: String, summary: String, expecting expectation: Expectation, fileID: String = #fileID,
    line: Int = #line, perform: @escaping @MainActor (RouteAttempt) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.expectation = expectation
    self.location = Location(fileID: fileID, line: line)
    self.perform = perform
  }

  /// A line of source code.
  public struct Location: Hashable, Sendable, Codable {
    /// The module and file, as `#fileID` names it.
    public let fileID: String

    /// The line, from 1.
    public let line: Int
  }
}

/// One attempt to perform a route, from one stack.
@MainActor
public final class RouteAttempt {
  /// The window that holds the stack.
  public let window: UIWindow

  /// Whether the route is to animate; transitions take virtual time then.
  public internal(set) var isAnimated: Bool

  /// Receives the router's decisions while somebody wants to read them.
  public internal(set) var observer: (@MainActor (RoutingEvent) -> Void)?

  /// How often the route said that it had finished; must be 1 in the end.
  public private(set) var completions = 0

  /// How the route ended, as it said first.
  public private(set) var outcome: RouteOutcome?

  init(window: UIWindow, isAnimated: Bool) {
    self.window = window
    self.isAnimated = isAnimated
  }

  /// Says that the route has ended.
  ///
  /// - Parameter outcome: How it ended.
  public func finish(_ outcome: RouteOutcome) {
    completions += 1
    if self.outcome == nil { self.outcome = outcome }
  }

  /// Makes the attempt ready for the next stack.
  func restart() {
    completions = 0
    outcome = nil
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
  ///
  /// - Parameters:
  ///   - error: The error's name.
  ///   - message: The error in words.
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
  ///   - fileID: Where the route is declared.
  ///   - line: Where the route is declared.
  public init<ViewController: UIViewController, Context>(
    _ name: String, summary: String, to step: DestinationStep<ViewController, Context>, with context: Context,
    expecting expectation: Expectation, fileID: String = #fileID, line: Int = #line
  ) {
    // A router of the library keeps nothing from one navigation to the next, so one serves all attempts.
    let router = DefaultRouter()
    self.init(name, summary: summary, expecting: expectation, fileID: fileID, line: line) { attempt in
      router.observer = attempt.observer
      router.navigate(to: step, with: context, animated: attempt.isAnimated) {
        attempt.finish(RouteOutcome($0))
      }
    }
  }
}

extension RouteOutcome {
  /// The outcome of a navigation of the library's router.
  ///
  /// - Parameter result: How the navigation ended.
  public init(_ result: RoutingResult) {
    switch result {
    case .success: self = .reached
    case .failure(let error):
      self = .declined(RouteRefusal(error.code.rawValue, message: RoutingErrorMessage(error).text))
    }
  }
}
