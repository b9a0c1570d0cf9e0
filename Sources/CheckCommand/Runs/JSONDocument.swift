import Foundation

/// Writes values as JSON, the same on every run.
enum JSONDocument {
  /// The value with sorted keys, on many lines.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("a value that consists of texts, whole numbers and lists: \(error)")
    }
  }
}
