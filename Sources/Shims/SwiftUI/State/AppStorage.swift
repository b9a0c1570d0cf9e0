import Combine
public import Foundation

/// A value in the app's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?

  private init(
    _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any? = { $0 }
  ) {
    self.key = key
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  /// The value; to change it has the views evaluated when the turn ends.
  public var wrappedValue: Value {
    get { read(store.object(forKey: key)) }
    nonmutating set {
      store.set(write(newValue), forKey: key)
      DefaultsChanges.subject.send(key)
    }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// What tells the views that a value in the app's defaults has changed.
private enum DefaultsChanges {
  // Subjects guard what they store themselves.
  nonisolated(unsafe) static let subject = PassthroughSubject<String, Never>()
}

extension AppStorage: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) {
    _ = context.node.storage(index) {
      DefaultsChanges.subject.sink { [weak graph = context.graph, key] changed in
        if changed == key { graph?.noteChange() }
      }
    }
  }
}

extension AppStorage where Value == Bool {
  /// Makes a flag.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) { $0 as? Bool ?? wrappedValue }
  }
}

extension AppStorage where Value == Int {
  /// Makes a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) { $0 as? Int ?? wrappedValue }
  }
}

extension AppStorage where Value == Double {
  /// Makes a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) { $0 as? Double ?? wrappedValue }
  }
}

extension AppStorage where Value == String {
  /// Makes a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) { $0 as? String ?? wrappedValue }
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes one of several cases.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) {
      ($0 as? String).flatMap(Value.init) ?? wrappedValue
    } write: {
      $0.rawValue
    }
  }
}
