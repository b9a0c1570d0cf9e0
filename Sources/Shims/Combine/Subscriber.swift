import Synchronization

/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values that it takes.
  associatedtype Input

  /// The error that it takes.
  associatedtype Failure: Error

  /// Takes the subscription, by which it asks for values; nothing comes before it has asked.
  ///
  /// - Parameter subscription: The way to ask and to cancel.
  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many more values it asks for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end; nothing comes after it.
  ///
  /// - Parameter completion: Whether the publisher has finished or failed.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing but that something has happened.
  ///
  /// - Returns: How many more values it asks for.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What connects a publisher with one subscriber, until it is cancelled or the publisher ends.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  ///
  /// - Parameter demand: How many, in addition to those that were asked for.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it and lets go of what it needed; a second call does nothing.
  func cancel()
}

/// A publisher whose values code sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that have asked for one.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Ends all subscriptions; later values are ignored.
  ///
  /// - Parameter completion: Whether the subject has finished or failed.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription to a publisher that feeds the subject.
  ///
  /// - Parameter subscription: The subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something has happened.
  public func send() { send(()) }
}

/// Something with an identity of its own.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it from all others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// What tells the object from all others.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What tells one subscriber or subscription from all others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let issued = Atomic<UInt>(0)

  private enum Value: Hashable {
    case number(UInt)
    case object(ObjectIdentifier)
  }

  private let value: Value

  /// Makes an identity that nothing else has.
  public init() { value = .number(Self.issued.wrappingAdd(1, ordering: .relaxed).newValue) }

  /// The identity of an object.
  ///
  /// - Parameter object: The object.
  public init(_ object: AnyObject) { value = .object(ObjectIdentifier(object)) }

  /// The identity as a text.
  public var description: String {
    switch value {
    case .number(let number): "\(number)"
    case .object(let object): "\(object)"
    }
  }
}
