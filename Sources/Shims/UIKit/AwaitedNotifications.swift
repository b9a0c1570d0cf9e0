public import Foundation

// What Foundation has on Apple's systems alone.

extension NotificationCenter {
  /// The notifications of a name, for `for await`.
  public final class Notifications: AsyncSequence, Sendable {
    /// It gives the notifications.
    public typealias Element = Notification

    /// It cannot fail.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Gives the notifications one by one; those that are posted while nobody waits are kept.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Notification>.Iterator

      /// Waits for a notification.
      ///
      /// - Returns: The notification; `nil` when the task is cancelled.
      public mutating func next() async -> Notification? { await next(isolation: nil) }

      /// Waits for a notification on an actor.
      ///
      /// - Parameter actor: The actor.
      /// - Returns: The notification; `nil` when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)
      }
    }

    /// Observes the center until nobody waits any more.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      // Whoever posts a notification hands it over, as to any other observer.
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { [center] _ in center.removeObserver(observer) }
      return Iterator(posted: stream.makeAsyncIterator())
    }
  }

  /// The notifications of a name as they are posted, for `for await`.
  ///
  /// - Parameters:
  ///   - name: Their name.
  ///   - object: Who posts them; `nil` for anybody.
  /// - Returns: The notifications.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(self, name, object)
  }
}
