import Checking
import HeadlessUIKit

/// What else can happen in a stack: another route is performed, or the user does something.
public struct StackFork: Hashable, Sendable, Codable {
  /// What is done: a route's name, or a gesture in words.
  public let move: String

  /// How it ended, in words.
  public let outcome: String

  /// The stack at rest afterwards; `nil` where it is none that can be written down.
  public let after: StackState?
}

/// Tries every route of an app and every gesture from stacks.
///
/// Each is tried from the stack at rest: what was under way when a step was taken down has come to its end.
@MainActor
public struct StackForks {
  private let app: RoutedApp
  private let options: RouteExecution.Options

  /// Prepares to try; nothing runs yet.
  public init(of app: RoutedApp, options: RouteExecution.Options) {
    self.app = app
    self.options = options
  }

  /// Tries everything from a stack.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - starting: Is called before each run.
  /// - Returns: The gestures that the stack has a place for, then the routes in the app's order.
  public func forks(from state: StackState, starting: () -> Void = {}) -> [StackFork] {
    (Self.gestures(in: state).map { Route(gesture: $0) } + app.routesByThemselves)
      .map { fork($0, from: state, starting) }
  }

  private func fork(_ route: Route, from state: StackState, _ starting: () -> Void) -> StackFork {
    let isGesture = route.gesture != nil
    let app = app.replacing(routes: [route])
    var options = options
    options.properties = []
    let execution = RouteExecution(route, of: app, options: options)
    var outcome = "never ended"
    var after: StackState?
    execution.afterAttempt = { attempt in
      switch attempt.outcome {
      case .reached: outcome = isGesture ? "done" : "reached its target"
      case .declined(let refusal): outcome = isGesture ? "nothing" : "declined with \(refusal.error)"
      case nil: break
      }
      after = try? StackState(capturing: attempt.window, binding: app.binding)
    }
    starting()
    _ = execution.run(from: state)
    return StackFork(
      move: route.name, outcome: after == state && outcome == "done" ? "changed nothing" : outcome,
      after: after)
  }

  /// What a user can do with what is on top.
  private static func gestures(in state: StackState) -> [MomentGesture] {
    guard let top = state.layers.last?.content else { return [] }
    var result: [MomentGesture] = []
    if case .tabs(let items, let selected) = top {
      result += items.indices.filter { $0 != selected }.map { .tab($0) }
    }
    if hasWayBack(top) { result.append(.back) }
    if state.modalCount > 0 { result.append(.sheetSwipe) }
    return result
  }

  private static func hasWayBack(_ content: StackState.Content) -> Bool {
    switch content {
    case .screen: false
    case .navigation(let screens): screens.count > 1
    case .tabs(let items, let selected): hasWayBack(items[selected])
    case .split(let primary, let secondary): hasWayBack(primary) || hasWayBack(secondary)
    }
  }
}
