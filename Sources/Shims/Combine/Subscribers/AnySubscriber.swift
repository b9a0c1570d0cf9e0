/// A subscriber of which only the values and the error are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// The identity of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let already = subscriber as? AnySubscriber<Input, Failure> {
      self = already
      return
    }
    takeSubscription = subscriber.receive(subscription:)
    takeValue = { subscriber.receive($0) }
    takeCompletion = subscriber.receive(completion:)
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Takes the subscription.
  ///   - receiveValue: Takes a value, and says how many more it wants.
  ///   - receiveCompletion: Takes the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }

  /// Passes a value on.
  public func receive(_ input: Input) -> Subscribers.Demand { takeValue(input) }

  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
