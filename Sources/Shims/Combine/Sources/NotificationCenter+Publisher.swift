public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name as they are posted.
  public struct Publisher: Combine.Publisher {
    /// It sends the notifications.
    public typealias Output = Notification

    /// It cannot fail.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter

    /// Their name.
    public let name: Notification.Name

    /// Who posts them; `nil` for anybody.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    ///
    /// - Parameters:
    ///   - center: Where they are posted.
    ///   - name: Their name.
    ///   - object: Who posts them; `nil` for anybody.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Observes the center until the subscriber cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(AnySubscriber(subscriber))
      // Whoever posts a notification calls the observer at once, on its own thread.
      nonisolated(unsafe) let observed = outlet
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        observed.sendOrDrop(notification)
      }
      outlet.onCancel = { center.removeObserver(observer) }
      outlet.start()
    }
  }

  /// A publisher of the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: Their name.
  ///   - object: Who posts them; `nil` for anybody.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
