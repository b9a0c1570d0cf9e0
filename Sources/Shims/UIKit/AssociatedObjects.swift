import HeadlessUIKit

/// How an associated object is held.
///
/// Copies are not made: values are held as they are.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Held without keeping it alive; Objective-C would leave a dangling pointer, here it becomes `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Kept alive.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object under a key.
///
/// - Parameters:
///   - object: The object.
///   - key: The key: any address that stays the same, such as that of a static variable.
/// - Returns: The value, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object under a key, for as long as the object lives.
///
/// What replaces a value is there when the old one goes, which may ask for it.
///
/// - Parameters:
///   - object: The object; a value that is no object keeps nothing.
///   - key: The key: any address that stays the same, such as that of a static variable.
///   - value: The value; `nil` takes the old one away.
///   - policy: How it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(
    value, of: object as AnyObject, for: key,
    holding: policy == .OBJC_ASSOCIATION_ASSIGN ? .weak : .strong)
}

/// Takes all associated values of an object away.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}
