/// What the storage of published properties has in common, whatever their values.
protocol PublishedProperty: AnyObject {
  /// What is told before the property changes.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A published property, seen in a mirror.
protocol PublishedPropertyHolder {
  var property: any PublishedProperty { get }
}

/// The published properties of objects.
enum PublishedProperties {
  /// Those of an object and of the classes that its class derives from.
  static func of(_ object: AnyObject) -> [any PublishedProperty] {
    var found: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let shape = mirror {
      found += shape.children.compactMap { ($0.value as? any PublishedPropertyHolder)?.property }
      mirror = shape.superclassMirror
    }
    return found
  }
}

/// The value of a published property and its subscribers.
final class PublishedStorage<Value>: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher?

  private let subscribers = SubjectSubscribers<Value, Never>()
  private var current: Value
  private var feeds: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  /// The value; while a new one is sent it is still the old one.
  var value: Value {
    get { current }
    set {
      objectWillChange?.send()
      subscribers.send(newValue)
      current = newValue
    }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    subscribers.add(subscriber, to: self, owing: current)
  }

  /// Takes the values of a publisher for as long as the property lives.
  func take<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    publisher.sink { [weak self] in self?.value = $0 }.store(in: &feeds)
  }
}
