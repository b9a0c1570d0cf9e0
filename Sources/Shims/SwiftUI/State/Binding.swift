/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// Makes a way to a value.
  ///
  /// - Parameters:
  ///   - get: Reads it.
  ///   - set: Writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  /// Makes a way to a value that is told how a change is to be animated.
  ///
  /// - Parameters:
  ///   - get: Reads it.
  ///   - set: Writes it, with the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }

  /// Takes a way to a value.
  ///
  /// - Parameter projectedValue: The way.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A way to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The way.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The same way to the value.
  public var projectedValue: Binding<Value> { self }

  /// A way to a part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { getter()[keyPath: keyPath] },
      set: { part in
        var value = getter()
        value[keyPath: keyPath] = part
        setter(value)
      })
  }

  /// The same way, whose changes are animated; without effect.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The same way.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
  /// A way to a value that may not be there, to which nothing never is written.
  ///
  /// - Parameter base: A way to a value that is there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }) { value in
      if let value { base.wrappedValue = value }
    }
  }

  /// A way to a value that is there now.
  ///
  /// - Parameter base: A way to a value that may not be there; the last one is read where it is not there any more.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }) { base.wrappedValue = $0 }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// What identifies the value.
  public var id: Value.ID { wrappedValue.id }
}
