public import Foundation
import HeadlessUIKit

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
    private let place: AwaitingPlace

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?,
      at place: AwaitingPlace
    ) {
      (self.center, self.name, self.object, self.place) = (center, name, object, place)
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
      let (place, run) = (place, Simulation.runCount)
      place.note(run)
      // Whoever posts a notification hands it over, as to any other observer.
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        guard run == Simulation.runCount || !place.isRenewed else { return }
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
  ///   - file: Where they are asked for, by which a task is known that every launch of an app begins anew.
  ///   - line: The line there.
  /// - Returns: The notifications.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Notifications {
    Notifications(self, name, object, at: AwaitingPlace(file: "\(file)", line: line, name: name))
  }
}

extension UserDefaults {
  /// The value that is stored under a key, or stands for it; `nil` where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value under a key; `nil` takes away what was stored.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// A time, in seconds.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time, which goes on as the virtual clock does.
///
/// - Returns: Seconds since the simulation began; 0 on other threads than the main one.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Double(MainTurn.now) / 1000 }

/// How tables hold objects.
public enum NSPointerFunctions {
  /// How an object is held and found again.
  public struct Options: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt

    /// Makes options of a number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is kept alive.
    public static var strongMemory: Options { [] }
    /// It is not kept alive, and has gone from the table when it goes.
    public static let weakMemory = Options(rawValue: 5)
    /// It is found by what it equals.
    public static var objectPersonality: Options { [] }
    /// It alone is found.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// An object in a table, which may not be kept alive.
private struct HeldObject {
  private let kept: AnyObject?
  private weak var known: AnyObject?

  init(_ value: Any, _ options: NSPointerFunctions.Options) {
    let object = value as AnyObject
    kept = options.contains(.weakMemory) ? nil : object
    known = object
  }

  var object: AnyObject? { kept ?? known }

  func holds(_ value: Any, _ options: NSPointerFunctions.Options) -> Bool {
    let other = value as AnyObject
    guard let object else { return false }
    if object === other { return true }
    return !options.contains(.objectPointerPersonality)
      && (object as? NSObject).map { $0.isEqual(other) } ?? false
  }
}

/// A set of objects that may not be kept alive, in the order in which they came.
public final class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject] = []

  /// Makes an empty set.
  ///
  /// - Parameters:
  ///   - options: How objects are held.
  ///   - capacity: Without effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

  /// Makes an empty set that keeps nobody alive.
  ///
  /// - Returns: The set.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are alive.
  public var allObjects: [ObjectType] { held.compactMap(\.object).compactMap { $0 as? ObjectType } }

  /// How many there are; those that have gone are not counted.
  public var count: Int { allObjects.count }

  /// Any of them.
  public var anyObject: ObjectType? { allObjects.first }

  /// Puts an object in, unless it is there.
  ///
  /// - Parameter object: The object.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    held.removeAll { $0.object == nil }
    held.append(HeldObject(object, options))
  }

  /// Takes an object out.
  ///
  /// - Parameter object: The object.
  public func remove(_ object: ObjectType?) {
    if let object { held.removeAll { $0.holds(object, options) } }
  }

  /// Takes all objects out.
  public func removeAllObjects() { held = [] }

  /// Whether an object is in the set.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether it is.
  public func contains(_ object: ObjectType?) -> Bool {
    object.map { object in held.contains { $0.holds(object, options) } } ?? false
  }
}

/// Objects that are found by others, none of which need be kept alive, in the order in which they came.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
  private var held: [(key: HeldObject, value: HeldObject)] = []

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: How keys are held.
  ///   - valueOptions: How objects are held.
  ///   - capacity: Without effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) { options = (keyOptions, valueOptions) }

  /// Makes an empty table that keeps keys and objects alive.
  ///
  /// - Returns: The table.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Makes an empty table that keeps keys alive.
  ///
  /// - Returns: The table.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Makes an empty table that keeps objects alive as long as their keys are.
  ///
  /// - Returns: The table.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Makes an empty table that keeps nobody alive.
  ///
  /// - Returns: The table.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func forgetDead() { held.removeAll { $0.key.object == nil || $0.value.object == nil } }

  /// How many objects there are; those that have gone are not counted.
  public var count: Int { held.count { $0.key.object != nil && $0.value.object != nil } }

  /// The object that a key finds.
  ///
  /// - Parameter aKey: The key.
  /// - Returns: The object, or `nil`.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return held.first { $0.key.holds(aKey, options.key) }?.value.object.flatMap { $0 as? ObjectType }
  }

  /// Has a key find an object.
  ///
  /// - Parameters:
  ///   - anObject: The object.
  ///   - aKey: The key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    forgetDead()
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    held.append((HeldObject(aKey, options.key), HeldObject(anObject, options.value)))
  }

  /// Takes a key and its object out.
  ///
  /// - Parameter aKey: The key.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { held.removeAll { $0.key.holds(aKey, options.key) } }
  }

  /// Takes everything out.
  public func removeAllObjects() { held = [] }

  /// The keys, one after the other.
  ///
  /// - Returns: What gives them.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

  /// The objects, one after the other.
  ///
  /// - Returns: What gives them; `nil` never.
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }

  private var living: [(key: AnyObject, value: AnyObject)] {
    held.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }
}
