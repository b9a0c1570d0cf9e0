import Foundation

/// The methods that controls, bar buttons and the like call by name.
///
/// Objective-C would find a method by its selector. Here a selector that was made of a method knows it (`adapt-sources`
/// writes such ones), or an app says once which method of which class a name stands for; a name that stands for none is what
/// it is on iOS, an exception.
@MainActor
public final class ActionRegistry {
  private struct Entry {
    let action: Selector
    let perform: @MainActor (_ target: AnyObject, _ sender: Any?) -> Void
    let isImplemented: @MainActor (_ target: AnyObject) -> Bool
  }

  private var record = SetUpRecord<[Entry]>([])

  init() {}

  /// Makes known that a class has a method without an argument.
  ///
  /// - Parameters:
  ///   - action: The name, such as `save`.
  ///   - type: The class that has the method; its subclasses have it too.
  ///   - method: The method, such as `{ $0.save }`.
  public func register<Target: AnyObject>(
    _ action: Selector, on type: Target.Type, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    add(action, of: type) { target, _ in method(target)() }
  }

  /// Makes known that a class has a method that is given whoever sends the action.
  ///
  /// - Parameters:
  ///   - action: The name, such as `save:`.
  ///   - type: The class that has the method; its subclasses have it too.
  ///   - method: The method, such as `{ $0.save(_:) }`; it is not called by senders of another type than its argument.
  public func register<Target: AnyObject, Sender>(
    _ action: Selector, on type: Target.Type,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    add(action, of: type) { target, sender in
      if let sender = sender as? Sender { method(target)(sender) }
    }
  }

  private func add<Target: AnyObject>(
    _ action: Selector, of type: Target.Type, _ call: @escaping @MainActor (Target, Any?) -> Void
  ) {
    let entry = Entry(
      action: action,
      perform: { target, sender in
        if let target = target as? Target { call(target, sender) }
      },
      isImplemented: { $0 is Target })
    record = record.changed { $0.append(entry) }
  }

  /// Whether an object has a method of a name.
  package func isImplemented(_ action: Selector, by target: AnyObject) -> Bool {
    SelectorMethods.method(action.description, of: target) != nil
      || record.contents.contains { $0.action == action && $0.isImplemented(target) }
  }

  /// Calls the method of a name; what was registered last comes first, so that subclasses may have their own.
  ///
  /// - Parameters:
  ///   - action: The name; one that the object does not have raises UIKit's exception.
  ///   - target: Whose method it is.
  ///   - sender: Who sends the action, the first argument.
  ///   - event: The second argument; `nil` where no finger is behind it.
  package func perform(_ action: Selector, on target: AnyObject, sender: Any?, event: Any? = nil) {
    for entry in record.contents.reversed() where entry.action == action && entry.isImplemented(target) {
      return entry.perform(target, sender)
    }
    if let method = SelectorMethods.method(action.description, of: target) {
      return method(target, sender, event)
    }
    let type: AnyClass = target as? AnyClass ?? type(of: target)
    Simulation.current.raise(.unknownAction(action.description, of: "\(type)"))
  }

  /// Calls the method of a name on the app's behalf: of a notification, a timer, a delayed call.
  ///
  /// - Parameters:
  ///   - action: The name; one that the object does not have raises UIKit's exception.
  ///   - target: Whose method it is.
  ///   - argument: What it is given.
  ///   - second: What it is given then.
  package func call(_ action: Selector, on target: AnyObject, with argument: Any?, and second: Any? = nil) {
    StructureReads.callOut("action") { perform(action, on: target, sender: argument, event: second) }
  }

  /// Notes what is registered when an app has been set up.
  func noteSetUp() { if record.isChanged { record = record.noted } }

  /// Forgets what a run has registered.
  func restoreSetUp() { if record.isChanged { record = record.restored } }
}

extension Simulation {
  /// The methods that controls, bar buttons and the like call by name.
  public static let actions = ActionRegistry()
}

/// An action that calls a method of an object, or of a class, by its name; it does not keep the object alive.
final class TargetAction: UIAction {
  let action: Selector

  /// Whether the first responder that has the method is called, because no object was named.
  let isForResponders: Bool

  private weak var object: AnyObject?
  /// The class that is the target, in the box in which it came and which nobody else keeps.
  private let boxedClass: AnyObject?

  var target: AnyObject? { boxedClass ?? object }

  init(_ target: AnyObject?, _ action: Selector) {
    self.action = action
    boxedClass = target is AnyClass ? target : nil
    object = target
    isForResponders = target == nil
    super.init { made in (made as? TargetAction)?.send() }
  }

  /// Whether it was made for an object and a name; nothing named means any.
  func matches(_ other: AnyObject?, _ action: Selector?) -> Bool {
    (other == nil || other === target || isClass(other)) && (action == nil || action == self.action)
  }

  /// Whether something is the class that is the target; each box is another object.
  private func isClass(_ other: AnyObject?) -> Bool {
    guard let boxedClass, let other = other as? AnyClass else { return false }
    return other == boxedClass as? AnyClass
  }

  private func send() {
    guard let target = isForResponders ? responder : target else { return }
    Simulation.actions.perform(action, on: target, sender: sender, event: UIEvent())
  }

  /// Whoever has the method, of the sender and those behind it in the chain of responders; a button of a bar stands in no
  /// chain, and sends to whoever has the keyboard.
  private var responder: AnyObject? {
    ((sender as? UIResponder) ?? Simulation.current.firstResponder)?.receiver(of: action)
  }
}

/// The methods that selectors were made of: which method a name means in objects of a class.
///
/// Objective-C keeps such a table for each class. This one is filled by `Selector(_:_:)`, and belongs to the code and not
/// to a run: a selector that is made once, as a static constant, is good for all runs.
package enum SelectorMethods {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
    /// Whether it is a method of the class itself.
    let isStatic: Bool
  }

  /// Calls a method with up to two arguments, unless they are of other types than the method's.
  typealias Call = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Void

  // Guarded by the lock.
  nonisolated(unsafe) private static var calls: [Key: Call] = [:]
  private static let lock = NSLock()

  static func set(_ call: @escaping Call, for name: String, of type: AnyClass, isStatic: Bool = false) {
    let key = Key(name: name, type: ObjectIdentifier(type), isStatic: isStatic)
    lock.withLock { calls[key] = call }
  }

  /// The method that a name means in an object, or in a class: its own, or that of the nearest class from which it inherits.
  static func method(_ name: String, of target: AnyObject) -> Call? {
    let boxed: AnyClass? = target as? AnyClass
    var type: AnyClass? = boxed ?? Swift.type(of: target)
    while let current = type {
      let key = Key(name: name, type: ObjectIdentifier(current), isStatic: boxed != nil)
      if let call = lock.withLock({ calls[key] }) { return call }
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
  ///     than its argument, unless that is `Bool`: what is there is true, as in `endEditing(_:)`.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target, Sender) -> Result
  ) {
    self.init(name)
    SelectorMethods.set(
      { target, sender, _ in
        // To a method that takes a Bool whoever sends it is true, as any address is.
        let isThere = Sender.self == Bool.self && sender != nil
        if let target = target as? Target, let sender = sender as? Sender ?? (isThere ? true as? Sender : nil)
        {
          _ = method(target, sender)
        }
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

  /// Names a method of a class itself, for actions whose target is the class: what `#selector` would be.
  ///
  /// A bar button item and a notification center do not keep a class as their target.
  ///
  /// - Parameters:
  ///   - name: The name, such as `open`.
  ///   - method: Calls the method, as `{ (it: EditScreen.Type) in it.open() }`.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target.Type) -> Result
  ) {
    self.init(name)
    SelectorMethods.set(
      { target, _, _ in if let target = target as? Target.Type { _ = method(target) } }, for: name,
      of: Target.self, isStatic: true)
  }

  /// Names a method of a class itself with an argument: what `#selector` would be.
  ///
  /// - Parameters:
  ///   - name: The name, such as `open:`.
  ///   - method: Calls the method, as `{ (it: EditScreen.Type, a) in it.open(a) }`; it is not called by senders of another
  ///     type than its argument.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target.Type, Sender) -> Result
  ) {
    self.init(name)
    SelectorMethods.set(
      { target, sender, _ in
        if let target = target as? Target.Type, let sender = sender as? Sender { _ = method(target, sender) }
      }, for: name, of: Target.self, isStatic: true)
  }

  /// Names a method of a class itself with two arguments: what `#selector` would be.
  ///
  /// - Parameters:
  ///   - name: The name, such as `open:forEvent:`.
  ///   - method: Calls the method, as `{ (it: EditScreen.Type, a, b) in it.open(a, for: b) }`; it is not called with
  ///     arguments of other types than its own.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target.Type, Sender, Event) -> Result
  ) {
    self.init(name)
    SelectorMethods.set(
      { target, sender, event in
        guard let target = target as? Target.Type, let sender = sender as? Sender, let event = event as? Event
        else { return }
        _ = method(target, sender, event)
      }, for: name, of: Target.self, isStatic: true)
  }
}
