import Foundation

/// What an app stores in `UserDefaults.standard`.
///
/// A device keeps it from launch to launch: whoever opens the app again finds it, and whoever tries something else with the
/// app does not.
@MainActor
final class StoredDefaults {
  private let before: [String: Any]

  /// What the app has registered for keys that are not set: it registers the same at each launch.
  private var registered: [String: Any] = [:]

  /// The values of keys for which nothing stands while they are not set, as they were found then.
  private var unregistered: [String: Any] = [:]

  /// Remembers what is stored now.
  init() {
    let now = UserDefaults.standard.dictionaryRepresentation()
    before = now.filter { key, value in
      UserDefaults.standard.removeObject(forKey: key)
      // What was registered before, by another app of the process, is not stored.
      if StoredValue.isSame(UserDefaults.standard.object(forKey: key), value) { return false }
      UserDefaults.standard.set(value, forKey: key)
      return true
    }
  }

  /// The values that have changed since, in the order of their keys; `nil` for what was taken away.
  ///
  /// The cost is that of reading all defaults, some ten microseconds.
  var changes: [StoredValue] {
    changedKeys.map { StoredValue("UserDefaults.\($0)", UserDefaults.standard.object(forKey: $0)) }
  }

  /// Stores again what was stored before the first launch.
  func restore() {
    for key in changedKeys { UserDefaults.standard.set(before[key], forKey: key) }
    // The app may register something for a key after it has set it.
    unregistered = [:]
  }

  private var changedKeys: [String] {
    let now = UserDefaults.standard.dictionaryRepresentation()
    return (now.keys.filter { isSet($0, now[$0]) } + before.keys.filter { now[$0] == nil }).sorted()
  }

  /// Whether a key has another value than before, other than what stands for it while it is not set.
  private func isSet(_ key: String, _ value: Any?) -> Bool {
    if let old = before[key] { return !StoredValue.isSame(old, value) }
    if let known = registered[key] { return !StoredValue.isSame(known, value) }
    if let known = unregistered[key], StoredValue.isSame(known, value) { return true }
    UserDefaults.standard.removeObject(forKey: key)
    guard let other = UserDefaults.standard.object(forKey: key) else {
      UserDefaults.standard.set(value, forKey: key)
      unregistered[key] = value
      return true
    }
    registered[key] = other
    guard !StoredValue.isSame(other, value) else { return false }
    UserDefaults.standard.set(value, forKey: key)
    return true
  }
}

/// Something that a device keeps of an app, which finds it when it is opened again.
struct StoredValue: Equatable {
  /// What it is called in reports.
  let name: String
  let value: Any?

  init(_ name: String, _ value: Any?) { (self.name, self.value) = (name, value) }

  static func == (first: StoredValue, second: StoredValue) -> Bool {
    first.name == second.name && isSame(first.value, second.value)
  }

  static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    case (let first?, let second?):
      // Both sides as objects, so that a number is equal to itself whichever way it was stored.
      NSDictionary(dictionary: ["": first]).isEqual(NSDictionary(dictionary: ["": second]))
    default: false
    }
  }
}

/// What is stored as JSON, which most apps make of their values.
enum StoredJSON: Decodable {
  case flag(Bool)
  case number(Int)
  case fraction(Double)
  case text(String)
  case list([StoredJSON])
  case entries([String: StoredJSON])
  case nothing

  /// Reads data.
  ///
  /// - Parameter data: The data.
  /// - Returns: What it says, or `nil` where it is no JSON.
  static func read(_ data: Data) -> StoredJSON? {
    // What is archived in another way begins with other letters, and need not be looked through.
    guard let first = data.first, "{[\"-0123456789tfn".utf8.contains(first) else { return nil }
    return try? JSONDecoder().decode(StoredJSON.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self =
      if let flag = try? value.decode(Bool.self) {
        .flag(flag)
      } else if let number = try? value.decode(Int.self) {
        .number(number)
      } else if let fraction = try? value.decode(Double.self) {
        .fraction(fraction)
      } else if let text = try? value.decode(String.self) {
        .text(text)
      } else if let list = try? value.decode([StoredJSON].self) {
        .list(list)
      } else if let entries = try? value.decode([String: StoredJSON].self) {
        .entries(entries)
      } else {
        .nothing
      }
  }
}
