import Combine
public import Foundation
import HeadlessUIKit

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

extension AppStorage where Value == Data {
  /// Makes bytes.
  ///
  /// - Parameters:
  ///   - wrappedValue: What they are where nothing is stored.
  ///   - key: Their name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) { $0 as? Data ?? wrappedValue }
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes one of several cases.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  ///   - store: The defaults; the app's where none are given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store) {
      ($0 as? Int).flatMap(Value.init) ?? wrappedValue
    } write: {
      $0.rawValue
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a flag, a number, a text or bytes that are nothing where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The name.
  ///   - store: The defaults; the app's where none are given.
  public init<Stored>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    self.init(key, store, read: { $0 as? Stored }, write: { $0 })
  }
}

/// A length that grows with the size of text; it is what it was made with, nothing is drawn.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Makes a length.
  ///
  /// - Parameter wrappedValue: The length where text is as large as usual.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length where text is as large as usual.
  ///   - textStyle: The text with which it grows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A value that all views of a scene share by its name; it lasts as long as a launch, for a new one restores nothing.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let standard: Value

  fileprivate init(key: String, standard: Value) {
    self.key = key
    self.standard = standard
  }

  /// The value; to change it has the views evaluated when the turn ends.
  public var wrappedValue: Value {
    get { SceneValues[key] as? Value ?? standard }
    nonmutating set {
      SceneValues[key] = newValue
      DefaultsChanges.subject.send(key)
    }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

// Any value: those that could not be stored would not compile with SwiftUI.
extension SceneStorage {
  /// Makes a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it is where nothing is stored.
  ///   - key: Its name.
  public init(wrappedValue: Value, _ key: String) { self.init(key: key, standard: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that is nothing at first.
  ///
  /// - Parameter key: Its name.
  public init(_ key: String) { self.init(key: key, standard: nil) }
}

extension SceneStorage: InstalledProperty {
  func install(_ index: Int, in context: ViewContext) {
    _ = context.node.storage(index) { SceneBox(key, of: context.graph) { self.wrappedValue } }
  }
}

/// What a scene's value is, for whoever tells states apart; has the views evaluated when it changes.
private final class SceneBox: Remembering {
  private let read: () -> Any
  private let subscription: AnyCancellable

  var remembered: Any { read() }

  init(_ key: String, of graph: ViewGraph, _ read: @escaping () -> Any) {
    self.read = read
    subscription = DefaultsChanges.subject.sink { [weak graph] changed in
      if changed == key { graph?.noteChange() }
    }
  }
}

/// The values of the scene in this run.
private enum SceneValues {
  // Views are evaluated on the main thread.
  nonisolated(unsafe) private static var values: [String: Any] = [:]
  nonisolated(unsafe) private static var run = -1

  static subscript(key: String) -> Any? {
    get { run == Simulation.runCount ? values[key] : nil }
    set {
      if run != Simulation.runCount { (values, run) = ([:], Simulation.runCount) }
      values[key] = newValue
    }
  }
}
