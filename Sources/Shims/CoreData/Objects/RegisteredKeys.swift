import Foundation

/// The properties of the app's own classes of objects that are found by their names, though no model has them.
final class RegisteredKeys: @unchecked Sendable {
  static let shared = RegisteredKeys()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private let lock = NSLock()
  private var readers: [Key: (NSManagedObject) -> Any?] = [:]

  func register(_ name: String, on type: AnyClass, _ read: @escaping (NSManagedObject) -> Any?) {
    lock.withLock { readers[Key(type: ObjectIdentifier(type), name: name)] = read }
  }

  /// What reads a property of an object: of its class, or of one above it.
  func reader(_ name: String, of object: NSManagedObject) -> ((NSManagedObject) -> Any?)? {
    lock.withLock {
      var current: AnyClass? = type(of: object)
      while let type = current, type != NSManagedObject.self {
        if let reader = readers[Key(type: ObjectIdentifier(type), name: name)] { return reader }
        current = _getSuperclass(type)
      }
      return nil
    }
  }
}

extension NSManagedObject {
  /// Makes known that a class has a property of its own that is found by its name, as `@objc var initial` is on Apple's systems.
  ///
  /// - Parameters:
  ///   - key: The name.
  ///   - type: The class.
  ///   - read: Reads the property.
  public static func register<Object: NSManagedObject>(
    _ key: String, on type: Object.Type, _ read: @escaping (Object) -> Any?
  ) { RegisteredKeys.shared.register(key, on: type) { ($0 as? Object).flatMap(read) } }
}
