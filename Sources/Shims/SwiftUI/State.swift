/// A value that a view keeps.
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes the value.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

/// A value that somebody else keeps.
@propertyWrapper
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
}
