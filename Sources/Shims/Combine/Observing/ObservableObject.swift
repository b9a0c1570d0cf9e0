import HeadlessUIKit

/// An object that says when it is about to change.
///
/// Without an `objectWillChange` of its own, it has one that sends before any of its `@Published` properties changes.
public protocol ObservableObject: AnyObject {
  /// The publisher that says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before any of the object's `@Published` properties changes, and when code calls `send()`.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties.of(self)
    let installed = properties.lazy.compactMap(\.objectWillChange).first
    let publisher = installed ?? (properties.isEmpty ? associatedPublisher : ObservableObjectPublisher())
    for property in properties where property.objectWillChange == nil {
      property.objectWillChange = publisher
    }
    return publisher
  }

  /// The publisher of an object without published properties, which has no place for it.
  private var associatedPublisher: ObservableObjectPublisher {
    let known = Associations.value(of: self, for: AssociationKey.objectWillChange)
    if let known = known as? ObservableObjectPublisher { return known }
    let made = ObservableObjectPublisher()
    Associations.set(made, of: self, for: AssociationKey.objectWillChange, holding: .strong)
    return made
  }
}

private enum AssociationKey {
  // An address that nothing else has; the byte is never read.
  nonisolated(unsafe) static let objectWillChange = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It says that a change is coming, not which.
  public typealias Output = Void

  /// It cannot fail.
  public typealias Failure = Never

  private let subscribers = SubjectSubscribers<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(subscriber, to: self)
  }

  /// Says that the object is about to change.
  public func send() { subscribers.send(()) }
}
