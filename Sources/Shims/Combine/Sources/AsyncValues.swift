/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes the values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: AwaitedValues<P.Output, Never>

    /// Waits for a value.
    ///
    /// - Returns: The value; `nil` at the end, or when the task is cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// Waits for a value on an actor.
    ///
    /// - Parameter actor: The actor.
    /// - Returns: The value; `nil` at the end, or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await values.next(isolation: actor)?.get()
    }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(values: AwaitedValues(of: publisher)) }
}

/// The values of a publisher, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes the values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: AwaitedValues<P.Output, P.Failure>

    /// Waits for a value.
    ///
    /// - Returns: The value; `nil` at the end, or when the task is cancelled.
    /// - Throws: What the publisher fails with.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// Waits for a value on an actor.
    ///
    /// - Parameter actor: The actor.
    /// - Returns: The value; `nil` at the end, or when the task is cancelled.
    /// - Throws: What the publisher fails with.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await values.next(isolation: actor)?.get()
    }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(values: AwaitedValues(of: publisher)) }
}

extension Publisher {
  /// The values for `for try await`, each asked for when it is waited for.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values for `for await`, each asked for when it is waited for.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// What has come from a publisher and who waits for it.
private final class AwaitedValues<Output, Failure: Error> {
  private typealias Value = Result<Output, Failure>?

  private let inlet = Inlet<Output, Failure>()
  private var arrived: [Value] = []
  private var waiting: CheckedContinuation<Void, Never>?

  init<P: Publisher>(of publisher: P) where P.Output == Output, P.Failure == Failure {
    inlet.onValue = { [unowned self] value in
      arrive(.success(value))
      return .none
    }
    inlet.onCompletion = { [unowned self] completion in
      if case .failure(let error) = completion { arrive(.failure(error)) }
      arrive(nil)
    }
    publisher.subscribe(inlet)
  }

  deinit { inlet.cancel() }

  /// The next value, the failure, or `nil` at the end, which stays the end.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Output, Failure>? {
    if arrived.isEmpty { inlet.request(.max(1)) }
    if arrived.isEmpty {
      // A task that is cancelled meanwhile wakes up on its own thread; nothing else uses this object then.
      nonisolated(unsafe) let values = self
      await withTaskCancellationHandler {
        await withCheckedContinuation(isolation: actor) { waiter in
          if arrived.isEmpty { waiting = waiter } else { waiter.resume() }
        }
      } onCancel: {
        values.cancel()
      }
    }
    guard let next = arrived.first else { return nil }
    if next != nil { arrived.removeFirst() }
    return next
  }

  private func arrive(_ value: Value) {
    arrived.append(value)
    waiting.take()?.resume()
  }

  private func cancel() {
    inlet.cancel()
    arrive(nil)
  }
}
