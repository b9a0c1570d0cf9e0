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
