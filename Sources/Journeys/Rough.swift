/// What tells two states apart only roughly or not at all, by the names that a report gives to values.
///
/// Of a stored property that is read roughly only whether it is as at launch counts, so that an empty cart and one with something
/// in it stay two things; of a text on screen whether there is any.
@MainActor
final class Rough {
  /// Whether texts on screen are among it.
  let hasTexts: Bool

  /// All names.
  let names: Set<String>

  /// Those of the names that tell nothing at all.
  private let silent: Set<String>

  /// Which fields of the app's classes are among it: by the class of an object, its superclasses and the fields.
  private var fields: [ObjectIdentifier: [[Bool]]] = [:]

  /// What the fields say at launch; of one of several objects, what the first says.
  private var launchValues: [String: String] = [:]

  /// Whether the app has come to rest after its first launch.
  private var isLaunched = false

  /// Remembers some names, such as `Store.lines` and `the text of a UILabel on Cart`, and those that tell nothing at
  /// all.
  nonisolated init(_ names: Set<String>, silent: Set<String>) {
    self.names = names.union(silent)
    self.silent = silent
    let names = self.names
    hasTexts = names.contains { $0.hasPrefix(Self.textStart) }
  }

  /// What the names of texts begin with.
  nonisolated static let textStart = "the text of a "

  /// Reads the app after its first launch, as it is at rest.
  func launch(_ read: () -> Void) {
    guard !isLaunched else { return }
    read()
    isLaunched = true
  }

  /// Whether a value tells nothing at all.
  func isSilent(_ name: String) -> Bool { silent.contains(name) }

  /// What counts of a text on screen, by the name that a report gives to it; `nil` where all of it does.
  func text(for text: String, on name: String) -> String? {
    guard names.contains(name) else { return nil }
    return text.isEmpty || silent.contains(name) ? "" : "…"
  }

  /// Whether a stored property is among it.
  ///
  /// - Parameters:
  ///   - index: The number of the field in the class that has declared it.
  ///   - level: How many superclasses above the object's own class that is.
  ///   - count: How many fields that class has.
  ///   - object: The object.
  /// - Returns: Whether it is.
  func hasField(_ index: Int, level: Int, of count: Int, in object: AnyObject) -> Bool {
    let id = ObjectIdentifier(type(of: object))
    if let levels = fields[id], levels.count > level, levels[level].count == count {
      return levels[level][index]
    }
    var levels = fields[id] ?? []
    levels += Array(repeating: [], count: max(0, level + 1 - levels.count))
    levels[level] = (0..<count).map { names.contains(MemoryNames.name(of: $0, level: level, of: object)) }
    fields[id] = levels
    return levels[level][index]
  }

  /// What tells two values of a field apart: a text that is the same for all values other than that at launch.
  func text(for value: String, of name: String) -> String {
    guard !silent.contains(name) else { return "" }
    if !isLaunched, launchValues[name] == nil { launchValues[name] = value }
    return launchValues[name] == value ? "0" : "1"
  }
}
