/// Stands between an operation and the navigation that waits for it: lets exactly one completion through.
///
/// UIKit drops the completion of a presentation that it refuses, and code of users may forget to call one. Then the
/// gate is released without having been passed, and says so; no navigation hangs.
@MainActor
final class CompletionGate {
  /// What the operation ended with, once it has.
  private(set) var result: RoutingResult?

  /// Called when the operation ends, if the navigation had to wait for it.
  var resume: (@MainActor (RoutingResult) -> Void)?

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
    let resume = resume
    self.resume = nil
    resume?(result)
  }

  var neverCalled: RoutingError { .completionNeverCalled(by: String(describing: operation)) }

  // Isolated although that costs a check: the task of an asynchronous interceptor may drop its completion, and with it
  // the gate, on another thread.
  isolated deinit {
    if result == nil { resume?(.failure(neverCalled)) }
  }
}
