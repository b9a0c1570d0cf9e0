/// An object that equals itself alone, as UIKit's objects do, which inherit that from `NSObject`.
public protocol SingleObject: AnyObject, Hashable {}

extension SingleObject {
  /// Whether two are the same object.
  nonisolated public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Feeds the object's identity to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
