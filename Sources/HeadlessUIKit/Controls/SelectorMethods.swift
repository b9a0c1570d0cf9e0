import Foundation

/// The methods that selectors were made of: which method a name means in objects of a class.
///
/// Objective-C keeps such a table for each class. This one is filled by `Selector(_:_:)`, and belongs to the code and not
/// to a run: a selector that is made once, as a static constant, is good for all runs.
package enum SelectorMethods {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  /// Calls a method with up to two arguments, unless they are of other types than the method's.
  typealias Call = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Void

  // Guarded by the lock.
  nonisolated(unsafe) private static var calls: [Key: Call] = [:]
  private static let lock = NSLock()

  static func set(_ call: @escaping Call, for name: String, of type: AnyClass) {
    let key = Key(name: name, type: ObjectIdentifier(type))
    lock.withLock { calls[key] = call }
  }

  /// The method that a name means in an object: its class's own, or that of the nearest class from which it inherits.
  static func method(_ name: String, of target: AnyObject) -> Call? {
    var type: AnyClass? = Swift.type(of: target)
    while let current = type {
      if let call = lock.withLock({ calls[Key(name: name, type: ObjectIdentifier(current))] }) { return call }
      type = _getSuperclass(current)
    }
    return nil
  }
}

extension Selector {
  /// Names a method, and says which one it is: what `#selector` would be.
  ///
  /// - Parameters:
  ///   - name: The name, such as `save`.
  ///   - method: Calls the method, as `{ (it: EditScreen) in it.save() }`.
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> Result) {
    self.init(name)
    SelectorMethods.set(
      { target, _, _ in if let target = target as? Target { _ = method(target) } }, for: name, of: Target.self
    )
  }

  /// Names a method with an argument, and says which one it is: what `#selector` would be.
  ///
  /// - Parameters:
  ///   - name: The name, such as `save:`.
  ///   - method: Calls the method, as `{ (it: EditScreen, a) in it.save(a) }`; it is not called by senders of another type
  ///     than its argument.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target, Sender) -> Result
  ) {
    self.init(name)
    SelectorMethods.set(
      { target, sender, _ in
        if let target = target as? Target, let sender = sender as? Sender { _ = method(target, sender) }
      }, for: name, of: Target.self)
  }

  /// Names a method with two arguments, and says which one it is: what `#selector` would be.
  ///
  /// - Parameters:
  ///   - name: The name, such as `save:forEvent:`.
  ///   - method: Calls the method, as `{ (it: EditScreen, a, b) in it.save(a, for: b) }`; it is not called with arguments of
  ///     other types than its own.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target, Sender, Event) -> Result
  ) {
    self.init(name)
    SelectorMethods.set(
      { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event
        else { return }
        _ = method(target, sender, event)
      }, for: name, of: Target.self)
  }
}
