public import Foundation
public import HeadlessUIKit

// Key-value observing in Swift, of those properties of UIKit's that apps observe. Any other key path is told of to nobody, which
// the simulation reports.

/// What whoever observes a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt

  /// Makes options of a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// What the value is when the observation begins, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The change before it comes, too; here right before what is told of it afterwards.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What has happened to a property; lists are always set as a whole here.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// It was set.
  case setting = 1
  /// Something came into a list.
  case insertion = 2
  /// Something left a list.
  case removal = 3
  /// Something in a list took the place of something else.
  case replacement = 4
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// What can have happened.
  public typealias Kind = NSKeyValueChange

  /// What has happened.
  public let kind: Kind
  /// The value after the change, if that was asked for.
  public let newValue: Value?
  /// The value before the change, if that was asked for.
  public let oldValue: Value?
  /// The places in a list that have changed; always `nil`, lists are set as a whole.
  public let indexes: IndexSet?
  /// Whether the change is told of before it comes.
  public let isPrior: Bool

  fileprivate init(_ options: NSKeyValueObservingOptions, old: Value?, new: Value?, isPrior: Bool = false) {
    kind = .setting
    newValue = options.contains(.new) && !isPrior ? new : nil
    oldValue = options.contains(.old) ? old : nil
    indexes = nil
    self.isPrior = isPrior
  }
}

/// An observation, which lasts as long as somebody keeps it.
public final class NSKeyValueObservation: NSObject {
  // Used on the main thread, and let go wherever the last reference is.
  nonisolated(unsafe) private var observer: KeyValueObserver?

  fileprivate init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Ends the observation.
  public func invalidate() { observer = nil }
}

extension NSObjectProtocol where Self: UIView {
  /// Observes where the view is, how large, and whether it is hidden.
  ///
  /// - Parameters:
  ///   - keyPath: The property: `frame`, `bounds`, `center` or `isHidden`; another one is reported.
  ///   - options: What is told.
  ///   - changeHandler: Is told when code has given the property another value.
  /// - Returns: The observation, which ends when it is let go.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: self, keyPath, among: viewPaths(), options, changeHandler)
  }

  @MainActor
  fileprivate func viewPaths() -> [PartialKeyPath<Self>] { [\.frame, \.bounds, \.center, \.isHidden] }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// Observes what every view has, where the content is, and how large.
  ///
  /// - Parameters:
  ///   - keyPath: The property: `contentOffset`, `contentSize` or one of a view's; another one is reported.
  ///   - options: What is told.
  ///   - changeHandler: Is told when code has given the property another value; no layout makes the content larger.
  /// - Returns: The observation, which ends when it is let go.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let paths: [PartialKeyPath<Self>] = [\.contentOffset, \.contentSize]
    return observation(of: self, keyPath, among: paths + viewPaths(), options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UIViewController {
  /// Observes the title of a controller.
  ///
  /// - Parameters:
  ///   - keyPath: The property: `title`; another one is reported.
  ///   - options: What is told.
  ///   - changeHandler: Is told when code has given the property another value.
  /// - Returns: The observation, which ends when it is let go.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: self, keyPath, among: [\.title], options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UITabBarController {
  /// Observes which tab is selected, by code or by the user, and which tabs there are.
  ///
  /// - Parameters:
  ///   - keyPath: The property: `selectedIndex`, `selectedViewController`, `viewControllers` or `title`; another one is reported.
  ///   - options: What is told.
  ///   - changeHandler: Is told when the property has another value.
  /// - Returns: The observation, which ends when it is let go.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(
      of: self, keyPath, among: [\.selectedIndex, \.selectedViewController, \.viewControllers, \.title],
      options, changeHandler)
  }
}

extension NSObjectProtocol where Self: UINavigationController {
  /// Observes the stack.
  ///
  /// - Parameters:
  ///   - keyPath: The property: `viewControllers`, `topViewController` or `title`; another one is reported.
  ///   - options: What is told.
  ///   - changeHandler: Is told when the stack is another one, while the screen still follows; not of a swipe that the user has
  ///     thought better of.
  /// - Returns: The observation, which ends when it is let go.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(
      of: self, keyPath, among: [\.viewControllers, \.topViewController, \.title], options, changeHandler)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property of an app's own object, which says that it changes.
  ///
  /// `adapt-sources` has properties say so that are `@objc dynamic` and observed; nobody else does.
  ///
  /// - Parameters:
  ///   - keyPath: The property; one of Foundation's objects is reported, because nobody is told of its changes.
  ///   - options: What is told.
  ///   - changeHandler: Is told when the property has another value.
  /// - Returns: The observation, which ends when it is let go.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let (owner, path, handler) = (self, keyPath, changeHandler)
    let isFoundations = String(reflecting: Self.self).hasPrefix("Foundation.")
    nonisolated(unsafe) var made = NSKeyValueObservation(nil)
    MainThread.perform {
      made = observation(of: owner, path, among: isFoundations ? [] : [path], options) { handler($0, $1) }
    }
    return made
  }
}

/// Says that a property of an app's own object changes, as `adapt-sources` writes it.
public enum KeyValueChanges {
  @MainActor private static var underWay: [KeyValues.Change?] = []

  /// A property is about to change; on other threads nobody is told.
  ///
  /// - Parameter owner: Whose property.
  public static func begin(_ owner: AnyObject) {
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let owner = owner
    MainActor.assumeIsolated { underWay.append(KeyValues.begin(owner)) }
  }

  /// The property that was the last to begin has changed.
  public static func end() {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { underWay.popLast()??.end() }
  }
}

/// Observes a property, if it is one of those of which changes are told.
@MainActor
package func observation<Owner: AnyObject, Value>(
  of owner: Owner, _ keyPath: KeyPath<Owner, Value>, among known: [PartialKeyPath<Owner>],
  _ options: NSKeyValueObservingOptions,
  _ handler: @escaping @MainActor (Owner, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
  guard known.contains(keyPath) else {
    Simulation.current.report("observe: nobody is told of changes of this \(Value.self) of a \(Owner.self)")
    return NSKeyValueObservation(nil)
  }
  if options.contains(.initial) {
    handler(owner, NSKeyValueObservedChange(options, old: nil, new: owner[keyPath: keyPath]))
  }
  return NSKeyValueObservation(
    KeyValueObserver(owner, { $0[keyPath: keyPath] }) { owner, old, new in
      if options.contains(.prior) {
        handler(owner, NSKeyValueObservedChange(options, old: old, new: nil, isPrior: true))
      }
      handler(owner, NSKeyValueObservedChange(options, old: old, new: new))
    })
}
