extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures, which it lets go of at the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var takeValue: ((Input) -> Void)?
    private var takeCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Makes a subscriber of closures.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Is called once, when the publisher ends.
    ///   - receiveValue: Is called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      takeValue = receiveValue
      takeCompletion = receiveCompletion
    }

    /// Asks for everything; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, takeValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value to its closure.
    public func receive(_ input: Input) -> Demand {
      takeValue?(input)
      return .none
    }

    /// Hands the end to its closure.
    public func receive(completion: Completion<Failure>) {
      let end = takeCompletion
      (takeValue, takeCompletion, subscription) = (nil, nil, nil)
      end?(completion)
    }

    /// Ends the subscription and lets go of the closures.
    public func cancel() {
      let cancelled = subscription
      (takeValue, takeCompletion, subscription) = (nil, nil, nil)
      cancelled?.cancel()
    }
  }
}

extension Publisher {
  /// Hands all values and the end to closures.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Is called once, when the publisher ends.
  ///   - receiveValue: Is called with each value.
  /// - Returns: What ends it, at the latest when it is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands all values to a closure.
  ///
  /// - Parameter receiveValue: Is called with each value.
  /// - Returns: What ends it, at the latest when it is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
