/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value when it is asked for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    CollectionOfOne(output).publisher.receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  ///
  /// - Parameter completeImmediately: Whether it finishes at once.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Makes a publisher without values.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it finishes at once.
  ///   - outputType: The type of the values that it does not send.
  ///   - failureType: The type of the error that it does not fail with.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Sends the end, if it ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    if completeImmediately { outlet.finish(.finished) }
    outlet.start()
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Makes a publisher that fails.
  ///
  /// - Parameter error: What it fails with.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values that it does not send.
  ///   - failure: What it fails with.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Sends the failure.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    outlet.finish(.failure(error))
    outlet.start()
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes its publisher when somebody subscribes, a new one for each.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publishers that it makes.
  public typealias Output = DeferredPublisher.Output

  /// The error of the publishers that it makes.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Puts off the making of a publisher.
  ///
  /// - Parameter createPublisher: Makes it.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Makes a publisher and passes the subscriber on to it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
