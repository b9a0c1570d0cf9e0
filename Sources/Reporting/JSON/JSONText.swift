internal import Foundation

/// Writes a value as JSON that is the same on every run and safe to look at.
///
/// Scalars that could steer a terminal or reorder a line are written as escapes.
public enum JSONText {
  /// Encodes with sorted keys, on many lines.
  ///
  /// - Parameter value: Consists of texts, whole numbers, Booleans, lists and objects; anything else is a programming
  ///   error.
  /// - Returns: The document, which ends with a line feed.
  public static func document(_ value: some Encodable) -> String {
    text(value, .prettyPrinted) + "\n"
  }

  /// Encodes with sorted keys, on one line without its end.
  ///
  /// - Parameter value: Consists of what a document consists of.
  /// - Returns: The line.
  public static func line(_ value: some Encodable) -> String { text(value, []) }

  /// Encodes an object with sorted keys, on one line without its end, as one of several kinds of lines.
  ///
  /// - Parameters:
  ///   - value: Consists of what a document consists of, and is an object.
  ///   - kind: What the object says it is, as `kind` beside its own keys.
  /// - Returns: The line.
  public static func line(_ value: some Encodable, kind: String) -> String {
    line(Labelled(["kind": kind], value))
  }

  /// An object with texts beside its own keys.
  package struct Labelled<Value: Encodable>: Encodable {
    private let labels: [String: String]
    private let value: Value

    package init(_ labels: [String: String], _ value: Value) { (self.labels, self.value) = (labels, value) }

    package func encode(to encoder: any Encoder) throws {
      try labels.encode(to: encoder)
      try value.encode(to: encoder)
    }
  }

  private static func text(_ value: some Encodable, _ layout: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, layout]
    do {
      return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("a value that consists of texts, whole numbers, Booleans and lists: \(error)")
    }
  }

  /// Replaces what steers a terminal by its escape; such scalars stand only inside of strings.
  private static func escaped(_ text: String) -> String {
    var result = ""
    result.unicodeScalars.reserveCapacity(text.unicodeScalars.count)
    for scalar in text.unicodeScalars {
      if scalar != "\n", VisibleText.isUnsafe(scalar) {
        for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(unit) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
