/// An element of a data model's file, with its attributes and what is in it.
struct DataModelElement {
  let name: String
  let attributes: [String: String]
  var children: [DataModelElement] = []

  subscript(name: String) -> String? { attributes[name] }

  /// Whether an attribute says yes.
  func says(_ name: String) -> Bool { attributes[name] == "YES" }

  /// The elements of a name, at any depth.
  func all(_ name: String) -> [DataModelElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  /// Reads a file; texts between elements are left out, since models have none.
  static func read(_ text: String) -> DataModelElement {
    var reader = DataModelReader(text)
    return DataModelElement(name: "", attributes: [:], children: reader.elements())
  }
}

/// Reads as much of XML as data models have.
private struct DataModelReader {
  private var rest: Substring
  private var depth = 0

  /// How deep elements may lie in each other; models have four levels.
  private static let mostLevels = 32

  init(_ text: String) { rest = text[...] }

  /// The elements up to the end of the one around them.
  mutating func elements() -> [DataModelElement] {
    var result: [DataModelElement] = []
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("/") {
        skip(past: ">")
        return result
      }
      if rest.hasPrefix("?") || rest.hasPrefix("!") {
        skip(past: rest.hasPrefix("!--") ? "-->" : ">")
      } else {
        result.append(element())
      }
    }
    return result
  }

  private mutating func skip(past mark: String) {
    rest = rest.firstRange(of: mark).map { rest[$0.upperBound...] } ?? ""
  }

  private mutating func element() -> DataModelElement {
    let name = String(rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" })
    rest = rest.dropFirst(name.count)
    let attributes = attributes()
    let isEmpty = rest.hasPrefix("/")
    skip(past: ">")
    guard !isEmpty, depth < Self.mostLevels else {
      return DataModelElement(name: name, attributes: attributes)
    }
    depth += 1
    let children = elements()
    depth -= 1
    return DataModelElement(name: name, attributes: attributes, children: children)
  }

  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let key = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "-" })
      guard !key.isEmpty else { break }
      rest = rest.dropFirst(key.count).drop { $0.isWhitespace || $0 == "=" }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      let value = rest.dropFirst().prefix { $0 != quote }
      attributes[key] = Self.plain(value)
      rest = rest.dropFirst(value.count + 2)
    }
    return attributes
  }

  private static func plain(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
