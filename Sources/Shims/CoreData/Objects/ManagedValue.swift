import Foundation

/// The values of attributes on their way between what is kept and what properties are declared as.
enum ManagedValue {
  /// What an optional has inside, however many lie around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return (value as? any OptionalValue).map { unwrapped($0.inside) } ?? value
  }

  /// The raw value of an enum's case; everything else as it is.
  static func raw(_ value: Any) -> Any { (value as? any RawRepresentable).map { $0.rawValue } ?? value }

  static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    return raw(value) as? NSNumber
  }

  static func decimal(_ value: Any) -> NSDecimalNumber? {
    if let number = value as? NSDecimalNumber { return number }
    if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
    return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
  }

  /// A value as a property of some type has it.
  ///
  /// - Parameters:
  ///   - value: What is kept.
  ///   - type: The type of the property.
  ///   - key: Its name, for who reads the trap.
  /// - Returns: The value. A number or text that is not there is 0 or empty, as Swift bridges it on Apple's systems.
  static func typed<Value>(_ value: Any?, as type: Value.Type, _ key: String) -> Value {
    if let value = converted(value, to: type) as? Value { return value }
    if value == nil, let empty = empty(type) as? Value { return empty }
    fatalError("the property \"\(key)\" is \(value.map { "\($0)" } ?? "nil"), which is no \(type)")
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Any? {
    if let optional = type as? any OptionalValue.Type {
      guard let value else { return optional.nothing }
      func wrapped<Inside>(_ inside: Inside.Type) -> Any? { converted(value, to: inside) }
      return _openExistential(optional.wrapped, do: wrapped)
    }
    guard let value else { return nil }
    if let direct = value as? Value { return direct }
    if let number = value as? NSNumber, let converted = cast(number, to: type) { return converted }
    if let cases = type as? any RawRepresentable.Type { return made(cases, of: value) }
    return nil
  }

  private static func made<Case: RawRepresentable>(_ type: Case.Type, of value: Any) -> Any? {
    (converted(value, to: Case.RawValue.self) as? Case.RawValue).flatMap(Case.init(rawValue:))
  }

  private static func cast(_ number: NSNumber, to type: Any.Type) -> Any? {
    switch type {
    case is Int.Type: number.intValue
    case is Int16.Type: number.int16Value
    case is Int32.Type: number.int32Value
    case is Int64.Type: number.int64Value
    case is Double.Type: number.doubleValue
    case is Float.Type: number.floatValue
    case is CGFloat.Type: CGFloat(number.doubleValue)
    case is Bool.Type: number.boolValue
    case is Decimal.Type: number.decimalValue
    case is NSDecimalNumber.Type: NSDecimalNumber(decimal: number.decimalValue)
    default: nil
    }
  }

  private static func empty(_ type: Any.Type) -> Any? {
    if type is String.Type { return "" }
    if let list = type as? any ExpressibleByArrayLiteral.Type { return emptyList(list) }
    if let cases = type as? any RawRepresentable.Type { return made(cases, of: NSNumber(value: 0)) }
    return cast(NSNumber(value: 0), to: type)
  }

  private static func emptyList<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any { [] as List }
}

/// An optional, whatever may be in it.
protocol OptionalValue {
  /// What may be in it.
  static var wrapped: Any.Type { get }
  /// One in which there is nothing.
  static var nothing: Any { get }
  /// What is in it.
  var inside: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static var nothing: Any { (nil as Self) as Any }
  var inside: Any? { self }
}
