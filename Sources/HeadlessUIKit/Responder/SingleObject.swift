public import Foundation

/// An object that equals itself alone, as UIKit's objects do, which inherit that from `NSObject`.
public protocol SingleObject: NSObjectProtocol, Hashable, CustomStringConvertible {}

extension SingleObject {
  /// Whether two are the same object.
  nonisolated public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Feeds the object's identity to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A number that is the same for the same object.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Whether something is the same object.
  ///
  /// - Parameter object: What may be the object.
  /// - Returns: Whether it is.
  nonisolated public func isEqual(_ object: Any?) -> Bool { isSame(object, as: self) }

  /// The object itself.
  ///
  /// - Returns: The object.
  nonisolated public func `self`() -> Self { self }

  /// Whether the object stands in for another one, which none does.
  ///
  /// - Returns: `false`.
  nonisolated public func isProxy() -> Bool { false }

  /// The name of the object's class.
  nonisolated public var description: String { "<\(type(of: self))>" }

  /// What the object is called where its code is debugged: its description.
  nonisolated public var debugDescription: String { description }
}

/// Whether something is an object that is meant, and no value that would be put into a new one to be compared.
private func isSame(_ other: Any?, as object: AnyObject) -> Bool {
  guard let other, type(of: other) is AnyObject.Type else { return false }
  return other as AnyObject === object
}
