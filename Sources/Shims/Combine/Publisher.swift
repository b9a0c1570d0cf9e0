/// A source of values over time, which it sends to each subscriber that asks for them.
///
/// A publisher sends its subscriber a subscription first, then no more values than the subscriber has asked for, and at
/// most one completion, after which nothing comes.
public protocol Publisher<Output, Failure> {
  /// The values that it sends.
  associatedtype Output

  /// The error that it may end with; `Never` where it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; code calls `subscribe(_:)` instead.
  ///
  /// - Parameter subscriber: Who gets the values.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which gets a subscription and asks for values by it.
  ///
  /// - Parameter subscriber: Who gets the values.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Lets a subject send whatever this publisher sends.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: What ends it, at the latest when it is let go.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>()
    inlet.onSubscription = { subject.send(subscription: $0) }
    inlet.onValue = { value in
      subject.send(value)
      return .none
    }
    inlet.onCompletion = { subject.send(completion: $0) }
    subscribe(inlet)
    return AnyCancellable { inlet.cancel() }
  }

  /// Hides which operators the publisher is made of.
  ///
  /// - Returns: The same publisher as an `AnyPublisher`.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Names for the publishers that operators give.
public enum Publishers {}

/// A publisher of which only the values and the error are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.subscribe($0) }
  }

  /// Passes a subscriber on to the hidden publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }
}
