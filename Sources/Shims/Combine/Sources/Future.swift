/// Sends one value, which is known later, or fails.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called once with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  /// Begins at once, before anybody subscribes.
  ///
  /// - Parameter attemptToFulfill: Does the work, and calls what it is given when it is done.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfil(with: result) }
  }

  /// Sends the value as soon as it is known and asked for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    if let result {
      outlet.end(with: result)
    } else {
      outlet.onCancel = { [unowned outlet] in self.waiting.removeAll { $0 === outlet } }
      waiting.append(outlet)
    }
    outlet.start()
  }

  private func fulfil(with result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let outlets = waiting
    waiting = []
    for outlet in outlets { outlet.end(with: result) }
  }
}

extension Outlet {
  /// Sends the value and finishes, or fails.
  func end(with result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}
