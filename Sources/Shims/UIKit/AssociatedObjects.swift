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
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object under a key, for as long as the object lives.
///
/// - Parameters:
///   - object: The object; a value that is no object keeps nothing.
///   - key: The key: any address that stays the same, such as that of a static variable.
///   - value: The value; `nil` takes the old one away.
///   - policy: How it is held.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(value, of: object as AnyObject, for: key, policy: policy)
}

/// Takes all associated values of an object away.
///
/// - Parameter object: The object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

/// The associated values of all objects.
///
/// An object's entry is found by its address. It holds the object weakly, so a new object at the address of a dead
/// one is not taken for it; entries of dead objects are dropped when the table has doubled since the last time.
@MainActor
private enum Associations {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [(key: UnsafeRawPointer, value: Held)] = []
  }

  private enum Held {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepCount = 64

  // The application, its scenes and windows outlive a run, and what was associated with them must not.
  private static var shared: [ObjectIdentifier] = []
  private static var run = 0

  private static func forgetEarlierRuns() {
    guard run != Simulation.runCount else { return }
    run = Simulation.runCount
    for id in shared { entries[id] = nil }
    shared = []
  }

  static func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    forgetEarlierRuns()
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    switch entry.values.first(where: { $0.key == key })?.value {
    case .strong(let value): return value
    case .weak(let reference): return reference.object
    case nil: return nil
    }
  }

  static func set(
    _ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, policy: objc_AssociationPolicy
  ) {
    forgetEarlierRuns()
    let id = ObjectIdentifier(owner)
    if owner is UIApplication || owner is UIScene || owner is UIWindow { shared.append(id) }
    var entry = entries[id] ?? Entry(owner: owner)
    if entry.owner !== owner { entry = Entry(owner: owner) }
    entry.values.removeAll { $0.key == key }
    if let value {
      let held: Held =
        policy == .OBJC_ASSOCIATION_ASSIGN ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
      entry.values.append((key, held))
    }
    entries[id] = entry.values.isEmpty ? nil : entry
    if entries.count > sweepCount { sweep() }
  }

  static func removeAll(of owner: AnyObject) {
    entries[ObjectIdentifier(owner)] = nil
  }

  private static func sweep() {
    entries = entries.filter { $0.value.owner != nil }
    sweepCount = max(64, entries.count * 2)
  }
}
