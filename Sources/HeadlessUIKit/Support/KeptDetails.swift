import Foundation

/// What code says of a value and asks for again, and what draws or lays out: the value itself has no room for it.
// Only values that never change are put in, and closures in boxes of their own; Swift cannot see it.
package struct KeptDetails: Hashable, @unchecked Sendable {
  private var values: [String: AnyHashable] = [:]

  /// Makes details of which nothing is said.
  package init() {}

  /// What was said under a name; `nil` where nothing was.
  ///
  /// - Parameter name: The name of the property.
  package subscript<Value: Hashable>(name: String) -> Value? {
    get { values[name]?.base as? Value }
    set { values[name] = newValue.map { AnyHashable($0) } }
  }

  /// These details and others, which count where both say something.
  ///
  /// - Parameter others: The others.
  /// - Returns: Both together.
  package func merging(_ others: KeptDetails) -> KeptDetails {
    var all = self
    all.values.merge(others.values) { $1 }
    return all
  }
}

/// What code sets of an object and asks for again, and what draws or lays out: the object itself has no room for it.
///
/// A property that is kept here is read and written by its own name, so that it is a line each:
///
///     public final var numberOfLines: Int {
///       get { kept(or: 1) }
///       set { keep(newValue) }
///     }
@MainActor
package protocol KeepingValues: AnyObject {}

extension UIResponder: KeepingValues {}

extension KeepingValues {
  /// The value that code has set, or the one that holds until then.
  ///
  /// - Parameters:
  ///   - standard: The value that holds until code sets one.
  ///   - name: The name of the property.
  /// - Returns: The value.
  package func kept<Value>(or standard: @autoclosure () -> Value, _ name: String = #function) -> Value {
    // Who looks at what is kept has looked at the view.
    (self as? UIView)?.noteLook()
    guard let found = KeptValues.of(self, making: false)?.values[name] else { return standard() }
    return found as? Value ?? standard()
  }

  /// The object that code has set and somebody else keeps alive.
  ///
  /// - Parameters:
  ///   - type: What kind of object it is.
  ///   - name: The name of the property.
  /// - Returns: The object, or `nil` where it is gone.
  package func keptWeakly<Value>(as type: Value.Type = Value.self, _ name: String = #function) -> Value? {
    kept(or: WeakObject(nil), name).object as? Value
  }

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` takes the old one away.
  ///   - name: The name of the property.
  package func keep<Value>(_ value: Value?, _ name: String = #function) {
    KeptValues.of(self, making: value != nil)?.set(value, name)
  }

  /// Keeps an object that somebody else keeps alive.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The name of the property.
  package func keepWeakly(_ object: AnyObject?, _ name: String = #function) { keep(WeakObject(object), name) }

  /// A text with what code has set for it; one that was set later by itself has nothing.
  func written(for text: String?, _ name: String = #function) -> NSAttributedString? {
    guard let text else { return nil }
    let written: NSAttributedString? = kept(or: nil, name)
    return written?.string == text ? written : NSAttributedString(string: text)
  }
}

/// The values that are kept for one object.
final class KeptValues {
  fileprivate var values: [String: Any] = [:]

  // Never written and never freed, so that all threads may read it.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The values of an object.
  ///
  /// - Parameters:
  ///   - owner: The object.
  ///   - making: Whether to make room for them.
  /// - Returns: The values, or `nil` where there are none.
  fileprivate static func of(_ owner: AnyObject, making: Bool) -> KeptValues? {
    if let found = Associations.value(of: owner, for: key) as? KeptValues { return found }
    guard making else { return nil }
    let made = KeptValues()
    Associations.set(made, of: owner, for: key, holding: .strong)
    return made
  }

  fileprivate func set(_ value: Any?, _ name: String) {
    // Let go when the dictionary changes no more: what goes may ask for values.
    withExtendedLifetime(values[name]) { values[name] = value }
  }
}

/// An object that somebody else keeps alive.
private final class WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
