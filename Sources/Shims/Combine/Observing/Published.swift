/// A property of a class that sends its new value before it changes.
///
/// `$name` is its publisher. Subscribers get the current value first; while they get a new one, the property still has the
/// old one.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  /// Makes a property.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Makes a property.
  ///
  /// - Parameter initialValue: Its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Not to be used: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a published property outside a class") }
    set { fatalError("a published property outside a class") }
  }

  /// The value, read and written where it belongs to an object of a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    /// The values of the property.
    public typealias Output = Value

    /// It cannot fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Adds a subscriber, who gets the current value when it asks for one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.add(subscriber)
    }
  }
}

extension Published: PublishedPropertyHolder {
  var property: any PublishedProperty { storage }
}
