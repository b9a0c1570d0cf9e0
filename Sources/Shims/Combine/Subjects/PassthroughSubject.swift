/// A subject that sends what it is told to, and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubjectSubscribers<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Adds a subscriber, who gets what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber, to: self)
  }

  /// Sends a value to all subscribers that have asked for one; the others miss it.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Ends all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Sends what a publisher sends.
  public func send(subscription: any Subscription) { subscribers.feed(from: subscription) }
}
