/// Stands between an operation and the navigation that waits for it: lets exactly one completion through.
///
/// UIKit drops the completion of a presentation that it refuses, and code of users may forget to call one. Then the
/// gate is released without having been passed, and says so; no navigation hangs.
@MainActor
final class CompletionGate {
  /// What the operation ended with, once it has.
  private(set) var result: RoutingResult?

  /// The navigation, if it had to wait for the operation.
  private var waiting: WaitingNavigation?

  /// Called when the operation ends more than once.
  private let onSecondCall: (@MainActor () -> Void)?

  private let operation: Any.Type

  init(operation: Any.Type, onSecondCall: (@MainActor () -> Void)?) {
    self.operation = operation
    self.onSecondCall = onSecondCall
  }

  func pass(_ result: RoutingResult) {
    guard self.result == nil else {
      onSecondCall?()
      return
    }
    self.result = result
    let waiting = waiting
    self.waiting = nil
    waiting?.end(with: result)
  }

  /// Lets the navigation wait until the operation ends, or nobody can end it any more.
  func wait(_ resume: @escaping @MainActor (RoutingResult) -> Void) {
    waiting = WaitingNavigation(for: operation, resume)
  }

  var neverCalled: RoutingError { .completionNeverCalled(by: String(describing: operation)) }
}

/// What goes on when an operation has ended that did not end at once.
@MainActor
private final class WaitingNavigation {
  private var resume: (@MainActor (RoutingResult) -> Void)?
  private let operation: Any.Type

  init(for operation: Any.Type, _ resume: @escaping @MainActor (RoutingResult) -> Void) {
    self.operation = operation
    self.resume = resume
  }

  func end(with result: RoutingResult) {
    let resume = resume
    self.resume = nil
    resume?(result)
  }

  // Not isolated, because that costs a check at each operation: only what has not ended has anything left to say.
  deinit {
    if let resume { _ = AbandonedNavigation(resume, operation) }
  }
}

/// Says on the main actor that nobody can end an operation any more.
///
/// The task of an asynchronous interceptor may drop its completion, and with it the gate, on another thread.
@MainActor
private final class AbandonedNavigation {
  private let resume: @MainActor (RoutingResult) -> Void
  private let operation: Any.Type

  nonisolated init(_ resume: @escaping @MainActor (RoutingResult) -> Void, _ operation: Any.Type) {
    self.resume = resume
    self.operation = operation
  }

  isolated deinit { resume(.failure(.completionNeverCalled(by: String(describing: operation)))) }
}
