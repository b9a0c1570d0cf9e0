/// A piece of Swift source; the pieces of a file in their order are the file.
struct SourceToken: Equatable {
  enum Kind {
    /// A name or a keyword, with its backticks or the `#` or `@` that it begins with.
    case word
    /// One character of punctuation.
    case symbol
    /// A literal with quotes, with whatever is interpolated into it, or a regular expression.
    case literal
    /// Comments and white space.
    case space
  }

  let kind: Kind
  let text: String
  /// The line on which it begins, from 1.
  let line: Int

  /// Whether it is some word or symbol.
  func isText(_ text: String) -> Bool { kind != .space && kind != .literal && self.text == text }

  /// How many lines end in it.
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
