public import Foundation
public import HeadlessUIKit

// The values of those properties of UIKit's that can be observed: the present one first, then each other one.

extension NSObjectProtocol where Self: UIView {
  /// Sends where the view is, how large, or whether it is hidden.
  ///
  /// - Parameter keyPath: The property: `frame`, `bounds`, `center` or `isHidden`; of another one the present value is sent, and
  ///   the run reports that nobody is told of its changes.
  /// - Returns: The publisher, which keeps the view.
  @MainActor
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    values(of: self, keyPath, among: [\.frame, \.bounds, \.center, \.isHidden])
  }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// Sends where the content is or how large, or what every view sends.
  ///
  /// - Parameter keyPath: The property: `contentOffset`, `contentSize` or one of a view's; of another one the present value is sent,
  ///   and the run reports that nobody is told of its changes.
  /// - Returns: The publisher, which keeps the view.
  @MainActor
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    values(
      of: self, keyPath, among: [\.contentOffset, \.contentSize, \.frame, \.bounds, \.center, \.isHidden])
  }
}

extension NSObjectProtocol where Self: UIViewController {
  /// Sends the title of a controller.
  ///
  /// - Parameter keyPath: The property: `title`; of another one the present value is sent, and the run reports that nobody is told of
  ///   its changes.
  /// - Returns: The publisher, which keeps the controller.
  @MainActor
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    values(of: self, keyPath, among: [\.title])
  }
}

@MainActor
private func values<Owner: AnyObject, Value>(
  of owner: Owner, _ keyPath: KeyPath<Owner, Value>, among known: [PartialKeyPath<Owner>]
) -> AnyPublisher<Value, Never> {
  guard known.contains(keyPath) else {
    Simulation.current.report(
      "publisher(for:): nobody is told of changes of this \(Value.self) of a \(Owner.self)")
    return Just(owner[keyPath: keyPath]).eraseToAnyPublisher()
  }
  nonisolated(unsafe) let (owner, keyPath) = (owner, keyPath)
  return Deferred {
    nonisolated(unsafe) var made: (subject: CurrentValueSubject<Value, Never>, observer: KeyValueObserver)?
    MainThread.perform {
      let subject = CurrentValueSubject<Value, Never>(owner[keyPath: keyPath])
      let observer = KeyValueObserver(owner, { $0[keyPath: keyPath] }) { _, _, new in subject.send(new) }
      made = (subject, observer)
    }
    guard let made else { preconditionFailure("the main thread has done nothing") }
    // Whoever subscribes keeps the observer as long as the subscription lasts.
    return made.subject.handleEvents(receiveCancel: { withExtendedLifetime(made.observer) {} })
  }
  .eraseToAnyPublisher()
}
