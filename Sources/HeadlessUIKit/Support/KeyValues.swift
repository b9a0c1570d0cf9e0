/// Who is told when a property has another value: the part of Objective-C's key-value observing that apps use on UIKit's objects.
///
/// Whoever changes such a property says so before and after. Told of is what differs then; Objective-C also tells of a
/// value that is set once more. The observers are held by whoever asked for them.
@MainActor
package enum KeyValues {
  private struct Entry {
    weak var observer: KeyValueObserver?
  }

  private static var entries: [Entry] = []

  /// Whether anybody observes anything: code that nobody observes pays for the test of this.
  private static var isInUse = false

  /// A change that is under way.
  package struct Change {
    fileprivate let tellers: [@MainActor () -> Void]

    /// Tells whoever observes a property that has another value than before.
    @MainActor
    package func end() {
      for tell in tellers { tell() }
    }
  }

  /// Says that properties of an object are about to change.
  ///
  /// - Parameter owner: The object.
  /// - Returns: The change, to be ended when they have; `nil` where nobody observes the object.
  @inline(__always)
  package static func begin(_ owner: AnyObject) -> Change? { isInUse ? look(at: owner) : nil }

  @inline(never)
  private static func look(at owner: AnyObject) -> Change? {
    let observers = entries.compactMap(\.observer).filter { $0.owner === owner }
    return observers.isEmpty ? nil : Change(tellers: observers.map { $0.look() })
  }

  fileprivate static func add(_ observer: KeyValueObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
    isInUse = true
  }

  /// Forgets observers that have gone, between runs.
  static func sweep() {
    guard isInUse else { return }
    entries.removeAll { $0.observer == nil }
    isInUse = !entries.isEmpty
  }
}

/// One observer of one property of one object, as long as somebody keeps it.
@MainActor
package final class KeyValueObserver {
  fileprivate weak var owner: AnyObject?
  fileprivate var look: @MainActor () -> @MainActor () -> Void = { {} }

  /// Begins to observe a property.
  ///
  /// - Parameters:
  ///   - owner: The object; not kept alive.
  ///   - value: What the property is now.
  ///   - tell: Is told of the value before and after.
  package init<Owner: AnyObject, Value>(
    _ owner: Owner, _ value: @escaping @MainActor (Owner) -> Value,
    _ tell: @escaping @MainActor (Owner, _ old: Value, _ new: Value) -> Void
  ) {
    self.owner = owner
    // What was told last, and how often: a change within another one is not told of again when that ends.
    var (count, last) = (0, nil as Value?)
    look = { [weak owner, weak self] in
      guard let owner else { return {} }
      let before = (count: count, value: StructureReads.unobserved { value(owner) })
      return {
        let old = count == before.count ? before.value : last ?? before.value
        let new = StructureReads.unobserved { value(owner) }
        guard self != nil, !isEqual(old, new) else { return }
        (count, last) = (count + 1, new)
        StructureReads.callOut("observe") { tell(owner, old, new) }
      }
    }
    KeyValues.add(self)
  }
}

/// Whether two values are equal, where that can be told.
///
/// - Parameters:
///   - first: A value.
///   - second: Another one.
/// - Returns: Whether they are equal; values that cannot be compared never are.
package func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
  guard let first = first as? any Equatable else { return false }
  return compare(first)
}
