import Foundation

/// What code associates with objects, as Objective-C's runtime would keep it: it goes when its owner does.
///
/// A controller or a view keeps its own. Whatever else has associations stands in a table that holds it weakly; what
/// belonged to the dead is let go when something new is entered, when the clock comes to rest, and between runs. What an
/// earlier run has left behind is looked through only when it has doubled, so that leaks make no run slower. Nothing is
/// let go while the table changes, so a value may ask for associations when it goes.
package enum Associations {
  /// How a value is held.
  package enum Holding: Sendable {
    /// Kept alive.
    case strong
    /// Not kept alive; it becomes `nil` when it goes.
    case weak
  }

  // Guarded by the lock; the lists of controllers and views belong to the main thread, as these do.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var ownersOfRun: [ObjectIdentifier] = []
  nonisolated(unsafe) private static var earlierOwners: [ObjectIdentifier] = []
  nonisolated(unsafe) private static var mostEarlierOwners = 64
  private static let lock = NSLock()

  /// Whether the run has entries of its own: asked whenever the clock comes to rest, and read without the lock.
  nonisolated(unsafe) private static var isInUse = false

  private struct Entry {
    weak var owner: AnyObject?
    let list: AssociationList
  }

  /// The value that is associated with an object under a key.
  ///
  /// - Parameters:
  ///   - owner: The object.
  ///   - key: The key.
  /// - Returns: The value, or `nil`.
  package static func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    list(of: owner)?.value(for: key)
  }

  /// Associates a value with an object under a key.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` takes the old one away.
  ///   - owner: The object.
  ///   - key: The key.
  ///   - holding: How the value is held.
  package static func set(
    _ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, holding: Holding
  ) {
    guard let value else {
      // Let go here, when nothing is being changed any more.
      withExtendedLifetime(list(of: owner)?.take(key)) {}
      return
    }
    let list = list(of: owner) ?? makeList(of: owner)
    withExtendedLifetime(list.replace(key, with: value, holding: holding)) {}
  }

  /// Takes all associated values of an object away.
  ///
  /// - Parameter owner: The object.
  package static func removeAll(of owner: AnyObject) {
    withExtendedLifetime(list(of: owner)?.takeAll()) {}
  }

  private static func list(of owner: AnyObject) -> AssociationList? {
    if let responder = owner as? UIResponder, responder.keepsAssociations { return responder.associations }
    return lock.withLock {
      let id = ObjectIdentifier(owner)
      return entries[id]?.owner === owner ? entries[id]?.list : nil
    }
  }

  private static func makeList(of owner: AnyObject) -> AssociationList {
    let made = AssociationList()
    if let responder = owner as? UIResponder, responder.keepsAssociations {
      responder.associations = made
    } else {
      enter(made, of: owner)
    }
    return made
  }

  private static func enter(_ list: AssociationList, of owner: AnyObject) {
    sweep()
    let id = ObjectIdentifier(owner)
    let stale = lock.withLock {
      // Where the owner is now, one may have been that an earlier run left behind.
      let stale = entries.updateValue(Entry(owner: owner, list: list), forKey: id)
      if stale != nil { earlierOwners.removeAll { $0 == id } }
      ownersOfRun.append(id)
      isInUse = true
      return stale
    }
    withExtendedLifetime(stale) {}
  }

  /// Lets go of what belonged to objects that have gone.
  @inline(__always)
  static func sweep() {
    if isInUse { sweepDead() }
  }

  @inline(never)
  private static func sweepDead() {
    // What goes may have been the owner of something itself.
    while case let dead = take(where: { $0 == nil }), !dead.isEmpty { withExtendedLifetime(dead) {} }
  }

  /// Lets go of what belongs to the application, its scenes and its windows, which outlive a run.
  @MainActor
  static func beginRun() {
    UIWindow.forgetAssociations()
    guard isInUse else { return }
    let shared = take { $0 == nil || $0 is UIApplication || $0 is UIScene }
    withExtendedLifetime(shared) {}
    withExtendedLifetime(leaveOwnersBehind()) {}
  }

  /// Makes the owners of the run that has ended earlier ones.
  ///
  /// - Returns: What belonged to earlier ones that have gone, if they were looked through.
  private static func leaveOwnersBehind() -> [AssociationList] {
    let isDue = lock.withLock {
      earlierOwners += ownersOfRun
      ownersOfRun = []
      isInUse = false
      return earlierOwners.count > mostEarlierOwners
    }
    guard isDue else { return [] }
    let dead = take(earlier: true) { $0 == nil }
    lock.withLock { mostEarlierOwners = max(64, 2 * earlierOwners.count) }
    return dead
  }

  private static func take(earlier: Bool = false, where isTaken: (AnyObject?) -> Bool) -> [AssociationList] {
    lock.withLock {
      var taken: [AssociationList] = []
      let take: (ObjectIdentifier) -> Bool = { id in
        guard isTaken(entries[id]?.owner) else { return false }
        if let entry = entries.removeValue(forKey: id) { taken.append(entry.list) }
        return true
      }
      if earlier {
        earlierOwners.removeAll(where: take)
      } else {
        ownersOfRun.removeAll(where: take)
        isInUse = !ownersOfRun.isEmpty
      }
      return taken
    }
  }
}

/// What a device keeps of an app that has ended, and gives to it when it is opened again.
package protocol KeptByDevice: AnyObject {
  /// What the app can find out of it, in texts and numbers; `nil` where that is no more than at first.
  @MainActor var remembered: AnyHashable? { get }

  /// The app is opened again: goes on for it, and forgets what belonged to the one that has ended.
  @MainActor func beginLaunch()
}

extension KeptByDevice {
  package func beginLaunch() {}
}

/// Something of which each launch of the app has one: made when it is first asked for, gone when the next run begins unless
/// the device keeps it (`KeptByDevice`).
package final class OnePerLaunch<Value: AnyObject>: Sendable {
  private let make: @MainActor @Sendable () -> Value

  /// Keeps one for each launch.
  ///
  /// - Parameter make: Makes it.
  package init(_ make: @escaping @MainActor @Sendable () -> Value) { self.make = make }

  /// The one of the launch that is under way, asked for on any thread.
  package var current: Value { MainThread.value { found } }

  /// Reads or changes the one of the launch that is under way, on the main thread.
  ///
  /// - Parameter body: What is done with it.
  /// - Returns: What came of it.
  package func callAsFunction<Result>(_ body: @MainActor (Value) -> Result) -> Result {
    MainThread.value { body(found) }
  }

  @MainActor
  private var found: Value {
    // What belongs to the application goes when the next run begins.
    let application = UIApplication.shared
    let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    if let value = Associations.value(of: application, for: key) as? Value { return value }
    let value = make()
    Associations.set(value, of: application, for: key, holding: .strong)
    if let kept = value as? any KeptByDevice { Simulation.current.keptByDevice.append((key, kept)) }
    return value
  }
}

/// What is associated with one object.
final class AssociationList {
  // Replaced as a whole: nothing goes while it is held.
  private var values: [(key: UnsafeRawPointer, held: Held)] = []

  fileprivate enum Held {
    case strong(Any)
    case weak(WeakReference)
  }

  fileprivate struct WeakReference {
    weak var object: AnyObject?
  }

  fileprivate func value(for key: UnsafeRawPointer) -> Any? {
    switch values.first(where: { $0.key == key })?.held {
    case .strong(let value): value
    case .weak(let reference): reference.object
    case nil: nil
    }
  }

  /// Takes a value away, which goes when the caller lets go of it.
  fileprivate func take(_ key: UnsafeRawPointer) -> Held? {
    var list = values
    guard let index = list.firstIndex(where: { $0.key == key }) else { return nil }
    let taken = list.remove(at: index).held
    values = list
    return taken
  }

  fileprivate func replace(
    _ key: UnsafeRawPointer, with value: Any, holding: Associations.Holding
  ) -> Held? {
    let taken = take(key)
    let held: Held =
      holding == .weak ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    values = values + [(key, held)]
    return taken
  }

  fileprivate func takeAll() -> [Held] {
    let taken = values.map(\.held)
    values = []
    return taken
  }
}
