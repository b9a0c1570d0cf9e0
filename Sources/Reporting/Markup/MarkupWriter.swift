/// Writes XML and HTML; the only place of the module that escapes markup.
///
/// Names of elements and attributes are `StaticString`, so that no text from a report can become one. What comes
/// from a report goes through `text(_:)` or an attribute's value, and both make it visible and escape it.
struct MarkupWriter {
  /// A name and a value; the value may be any text.
  struct Attribute {
    let name: StaticString
    let value: String

    init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = value
    }

    init(_ name: StaticString, _ value: Int) {
      self.init(name, String(value))
    }
  }

  /// Is everything written so far.
  private(set) var output = ""

  /// Writes an element on lines of its own.
  mutating func block(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout MarkupWriter) -> Void
  ) {
    if let last = output.unicodeScalars.last, last != "\n" { output += "\n" }
    element(name, attributes) { writer in
      writer.output += "\n"
      content(&writer)
      if writer.output.unicodeScalars.last != "\n" { writer.output += "\n" }
    }
    output += "\n"
  }

  /// Writes an element within a line.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes)
    output += ">"
    content(&self)
    output += "</\(name)>"
  }

  /// Writes an element that holds one text, within a line.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], text: String,
    limit: Int = VisibleText.defaultLimit
  ) {
    element(name, attributes) { $0.text(text, limit: limit) }
  }

  /// Writes an element that holds one text for a reader, within a line.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], prose text: String,
    limit: Int = VisibleText.defaultLimit
  ) {
    element(name, attributes) { $0.prose(text, limit: limit) }
  }

  /// Writes an element that can have no content: XML's self-closing form, which HTML reads alike.
  mutating func empty(_ name: StaticString, _ attributes: [Attribute] = []) {
    open(name, attributes)
    output += "/>"
  }

  /// Writes text from anywhere, in one line.
  mutating func text(_ text: String, limit: Int = VisibleText.defaultLimit) {
    output += Self.escaped(VisibleText.line(text, limit: limit))
  }

  /// Writes text from anywhere for a reader, in one line: HTML in which `8.2 × 10^24` has its exponent raised.
  ///
  /// What is there to be copied is written with `text(_:limit:)`, which changes nothing.
  mutating func prose(_ text: String, limit: Int = VisibleText.defaultLimit) {
    let line = Self.escaped(VisibleText.line(text, limit: limit))
    output += line.contains("^") ? line.replacing(/× 10\^([0-9]+)/) { "× 10<sup>\($0.1)</sup>" } : line
  }

  /// Writes text from anywhere that may have several lines.
  mutating func lines(_ text: String, limit: Int = 40) {
    output += VisibleText.lines(text, limit: limit).map(Self.escaped).joined(separator: "\n")
  }

  /// Writes text that is there to be copied: all of it, whatever its length.
  mutating func whole(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    output += lines.map { Self.escaped(VisibleText.line(String($0), limit: .max)) }.joined(separator: "\n")
  }

  /// Ends a line, where white space changes nothing.
  mutating func newline() {
    output += "\n"
  }

  /// Writes markup, style or script that stands in this module's source.
  mutating func trusted(_ source: StaticString) {
    output += "\(source)"
  }

  /// Takes over what another writer wrote.
  mutating func append(_ other: MarkupWriter) {
    output += other.output
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    output += "<\(name)"
    for attribute in attributes {
      let value = VisibleText.line(attribute.value, limit: Self.attributeLimit)
      output += " \(attribute.name)=\"\(Self.escaped(value))\""
    }
  }

  /// Attributes carry whole commands and descriptions of drawings, and must not lose their end.
  private static let attributeLimit = 20_000

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { special.contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static let special = Array("&<>\"'".utf8)
}
