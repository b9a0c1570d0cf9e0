public import Combine
import Foundation
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

/// Waits for an object to change, at one place in the tree of views.
@MainActor
private final class ObjectWatch {
  private var watched: ObjectIdentifier?
  private var subscription: AnyCancellable?

  func follow<Object: ObservableObject>(_ object: Object, _ graph: ViewGraph) {
    guard watched != ObjectIdentifier(object) else { return }
    watched = ObjectIdentifier(object)
    subscription = object.objectWillChange.sink { [weak graph] _ in graph?.noteChange() }
  }
}

extension ViewContext {
  fileprivate func watch(_ object: some ObservableObject, _ index: Int) {
    node.storage(-1 - index) { ObjectWatch() }.follow(object, graph)
  }
}

/// Gives the properties of an object as bindings.
@dynamicMemberLookup
public struct _ObjectBindings<Object: ObservableObject> {
  let object: Object

  /// A way to a property of the object.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that somebody else keeps, whose changes have the views evaluated.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives the properties of the object as bindings.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object in an initialiser.
  ///
  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The properties of the object as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) { context.watch(wrappedValue, index) }
}

/// An object that a view keeps as long as it stands at the same place, and whose changes have the views evaluated.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Link: Remembering {
    let make: () -> ObjectType
    lazy var object: ObjectType = make()
    var remembered: Any { object }

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  /// The link that the place keeps, once the view stands there.
  private final class Place {
    var link: Link
    init(_ link: Link) { self.link = link }
  }

  private let place: Place

  /// Makes the object when the view comes to stand somewhere.
  ///
  /// - Parameter thunk: Makes it.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    place = Place(Link(thunk))
  }

  /// The object.
  public var wrappedValue: ObjectType { place.link.object }

  /// The properties of the object as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) {
    place.link = context.node.storage(index) { place.link }
    context.watch(wrappedValue, index)
  }
}

/// An object that a view around this one has handed down, whose changes have the views evaluated.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link = EnvironmentLink()

  /// Takes the object of the class from the environment.
  public init() {}

  /// The object; it traps in SwiftUI's words where nobody has handed one down.
  public var wrappedValue: ObjectType {
    guard let object = link.values.object(ObjectType.self) else {
      missingObject(ObjectType.self, "ObservableObject")
    }
    return object
  }

  /// The properties of the object as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) {
    link.values = context.environment
    if let object = link.values.object(ObjectType.self) { context.watch(object, index) }
  }
}

extension View {
  /// Hands an object down to the views inside.
  ///
  /// - Parameter object: The object.
  /// - Returns: A view with that object in its environment.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changing { $0.setObject(object) }
  }

  /// Does something when a publisher sends a value, whether the view is on screen or not.
  ///
  /// - Parameters:
  ///   - publisher: The publisher; the one of the first evaluation is listened to.
  ///   - action: What is done.
  /// - Returns: A view that listens.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modified { context in
      let ear = context.node.keep { Ear<Source.Output>() }
      ear.action = action
      if ear.subscription == nil {
        ear.subscription = publisher.sink { [weak ear] value in
          nonisolated(unsafe) let value = value
          MainActor.assumeIsolated { ear?.action?(value) }
        }
      }
    }
  }
}

/// Listens to a publisher at one place in the tree of views.
@MainActor
private final class Ear<Value> {
  var subscription: AnyCancellable?
  var action: (@MainActor (Value) -> Void)?
}
