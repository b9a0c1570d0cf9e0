/// A subject that knows its last value, and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubjectSubscribers<Output, Failure>()
  private var current: Output

  /// Makes a subject without subscribers.
  ///
  /// - Parameter value: Its first value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public final var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Adds a subscriber, who gets the current value when it asks for one.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber, to: self, owing: current)
  }

  /// Makes a value the current one and sends it; whoever has not asked for one gets the last when it does.
  public func send(_ value: Output) {
    guard subscribers.end == nil else { return }
    current = value
    subscribers.send(value)
  }

  /// Ends all subscriptions; the value stays what it was.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Sends what a publisher sends.
  public func send(subscription: any Subscription) { subscribers.feed(from: subscription) }
}
