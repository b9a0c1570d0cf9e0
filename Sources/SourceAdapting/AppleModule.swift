/// A module of Apple's for iOS that no toolchain on Linux has, and that this package does not have either.
public struct AppleModule: Sendable {
  /// Its name.
  public let name: String

  /// What the names of its types and functions begin with, before a capital letter or a line.
  let prefixes: [String]

  /// Names of its own that begin with nothing of the kind.
  let names: Set<String>

  /// The module here that a file which imports it need not import on Apple's systems.
  let brings: String

  /// Reads a row of the table: its name, what it brings along, what its names begin with, and a colon before further names.
  init(row: Substring) {
    let halves = row.split(separator: ":", maxSplits: 1)
    var words = halves[0].split(separator: " ").map(String.init)
    name = words.removeFirst()
    brings = words.first == "+UIKit" ? "UIKit" : "Foundation"
    prefixes = words.filter { !$0.hasPrefix("+") }
    names = Set(halves.dropFirst().first?.split(separator: " ").map(String.init) ?? [])
  }

  /// Whether something of this name is probably in the module.
  ///
  /// - Parameter symbol: The name of a type or a function, which the name of a member may follow.
  /// - Returns: How much of the name says so; `nil` where nothing does.
  public func claim(on symbol: String) -> Int? {
    let word = symbol.prefix { $0 != "." }
    if names.contains(String(word)) { return word.count }
    let plain = word.first == "k" ? word.dropFirst() : word
    return prefixes.filter { prefix in
      let next = plain.dropFirst(prefix.count).first
      return plain.hasPrefix(prefix) && (next?.isUppercase == true || next == "_")
    }.map(\.count).max()
  }

  /// The import of a module by its name, only where it can be if it is one of these.
  static func importing(_ name: String) -> String {
    named[name] == nil ? "import \(name)\n" : "#if canImport(\(name))\nimport \(name)\n#endif\n"
  }

  /// The modules by their names.
  public static let named: [String: AppleModule] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { AppleModule(row: $0) }.map { ($0.name, $0) })
}
