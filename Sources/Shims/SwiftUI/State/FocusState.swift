/// Which field has the keyboard; what the app sets is kept, and no field takes the keyboard by it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Makes a flag for one field.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a value that says which of several fields it is.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way for fields to read and write the value.
  public var projectedValue: Binding {
    Binding()
  }

  /// A way for fields to read and write the value.
  public struct Binding {}
}

extension View {
  /// Connects a field with a flag; without effect.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Connects a field with a value; without effect.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value)
    -> some View
  {
    self
  }
}

/// A name for views that belong together; without effect.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Makes a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID() }

  /// A name for views that belong together.
  public struct ID: Hashable, Sendable {}
}
