import HeadlessUIKit

/// What a view's place keeps and a checker tells two states of the app apart by.
protocol Remembering: AnyObject {
  /// What is kept.
  var remembered: Any { get }
}

/// What a piece of state is stored in; views that are made anew at the same place share it.
final class StateBox<Value>: Remembering {
  private var stored: Value

  /// The views that are evaluated anew when the value changes.
  weak var graph: ViewGraph?

  init(_ value: Value) { stored = value }

  var remembered: Any { stored }

  var value: Value {
    get { stored }
    set {
      let isSame = isEqual(stored, newValue)
      stored = newValue
      if !isSame { graph?.noteChange() }
    }
  }
}

/// What a property of a view refers to: its own box at first, then the one that the view's place keeps.
final class StateLink<Value> {
  var box: StateBox<Value>

  init(_ value: Value) { box = StateBox(value) }

  @MainActor
  func install(_ index: Int, in context: ViewContext) {
    box = context.node.storage(index) { box }
    box.graph = context.graph
  }
}

/// A value that a view keeps from one evaluation to the next, as long as it stands at the same place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  /// Makes the value.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { link = StateLink(wrappedValue) }

  /// Makes the value in an initialiser.
  ///
  /// - Parameter initialValue: Its first value.
  public init(initialValue: Value) { link = StateLink(initialValue) }

  /// The value; to change it has the views evaluated when the turn ends.
  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.value = newValue }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.box.value }, set: { link.box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a value that is nothing at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) { link.install(index, in: context) }
}

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
  public var projectedValue: Binding { Binding(state: state) }

  /// A way for fields, and for views inside, to read and write the value.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: State<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The way itself.
    public var projectedValue: Binding { self }
  }
}

/// What a voice reads; what the app sets is kept, and nobody uses a voice.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Makes a flag for one view.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a value that says which of several views it is.
  public init<Part: Hashable>() where Value == Part? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way for views to read and write the value.
  public var projectedValue: Binding { Binding() }

  /// A way for views to read and write the value.
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

  /// Says which field has the keyboard at first; without effect.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Says whether the view can be reached with a keyboard; without effect.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

extension View {
  /// Connects a view with a flag; without effect.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Connects a view with a value; without effect.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View { self }
}

/// A value that is there while a gesture is made; it is what it was at the beginning whenever it is read.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }

  /// Makes a state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a state.
  public init(initialValue: Value) { wrappedValue = initialValue }
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

/// A property of a view that is connected with the view's place in the tree before the body is evaluated.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing is done.
  public mutating func update() {}
}

/// A property of this module's that keeps something at the view's place, or reads something there.
@MainActor
protocol InstalledProperty {
  func install(_ index: Int, in context: ViewContext)
}

/// Connects the properties of views with their places.
@MainActor
enum DynamicProperties {
  /// Which types have properties to connect; a mirror is asked once for those that have none.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Connects the properties of a view.
  ///
  /// - Returns: Whether there was any.
  static func install(of view: Any, in context: ViewContext) -> Bool {
    let type = ObjectIdentifier(type(of: view))
    if known[type] == false { return false }
    var count = 0
    install(of: view, counting: &count, in: context)
    known[type] = count > 0
    return count > 0
  }

  private static func install(of value: Any, counting count: inout Int, in context: ViewContext) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any InstalledProperty {
        property.install(count, in: context)
        count += 1
      } else if child.value is any DynamicProperty {
        install(of: child.value, counting: &count, in: context)
      }
    }
  }
}
