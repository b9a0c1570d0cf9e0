extension Subscribers {
  /// A subscriber that writes each value into a property; it keeps the object alive until it ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes the values of publishers that cannot fail.
    public typealias Failure = Never

    /// The object, until the publisher ends or it is cancelled.
    public private(set) var object: Root?

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private var subscription: (any Subscription)?

    /// Makes a subscriber that writes into a property.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - keyPath: The property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for everything; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Writes a value.
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }

    /// Ends the subscription and lets go of the object.
    public func cancel() {
      let cancelled = subscription
      (object, subscription) = (nil, nil)
      cancelled?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property of an object, which is kept alive meanwhile.
  ///
  /// An object that keeps what this returns keeps itself: `assign(to: \.name, on: self)` is a leak then.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: What ends it, at the latest when it is let go.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value into a published property, for as long as the property lives.
  ///
  /// - Parameter published: The property's publisher, such as `&$name`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.take(from: self)
  }
}
