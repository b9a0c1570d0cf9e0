import Observation

/// The name of a value that views hand down to the views inside them.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value

  /// What the value is where nobody has set it.
  static var defaultValue: Value { get }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment in which nothing has been set.
  public init() {}

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The model of a class that was handed down.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }
}

/// What a view reads from its environment.
final class EnvironmentLink {
  var values = EnvironmentValues()
}

/// A value that a view reads from what the views around it hand down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let link = EnvironmentLink()
  private let read: (EnvironmentValues) -> Value

  /// Reads a value.
  ///
  /// - Parameter keyPath: The value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads a model; it traps in SwiftUI's words where nobody has handed one down.
  ///
  /// - Parameter objectType: The model's class.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(objectType) else { missingObject(objectType, "Observable object") }
      return object
    }
  }

  /// Reads a model that may not have been handed down.
  ///
  /// - Parameter objectType: The model's class.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(objectType) }
  }

  /// The value.
  public var wrappedValue: Value { read(link.values) }
}

extension Environment: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) { link.values = context.environment }
}

/// Traps because a model was not handed down.
func missingObject(_ type: Any.Type, _ kind: String) -> Never {
  fatalError(
    "No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of "
      + "this view.")
}

/// Gives the properties of a model as bindings.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Value

  /// Takes a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Takes a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings of the model's properties.
  public var projectedValue: Bindable<Value> { self }

  /// A way to a property of the model.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
