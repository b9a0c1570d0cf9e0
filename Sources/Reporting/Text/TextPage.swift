/// Collects the lines of a text report: indents, wraps, colours, and keeps to ASCII where that is asked for.
struct TextPage {
  /// What a piece of text means, which decides its colour.
  enum Tone: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case unsure = "33"
    case accent = "36"
  }

  let options: TextRenderer.Options

  /// Is everything written so far.
  private(set) var text = ""

  /// Is the number of columns there are.
  var width: Int { max(60, options.width) }

  init(_ options: TextRenderer.Options) {
    self.options = options
  }

  /// Ends a line; pieces must have gone through `name(_:)` if they come from the report.
  mutating func line(_ pieces: (String, Tone)..., indent: Int = 0) {
    line(pieces: pieces, indent: indent)
  }

  /// Ends a line whose pieces were put together before.
  mutating func line(pieces: [(String, Tone)], indent: Int = 0) {
    text += String(repeating: " ", count: indent)
    for (piece, tone) in pieces { text += colored(options.isASCII ? ASCII.decorations(piece) : piece, tone) }
    while text.last == " " { text.removeLast() }
    text += "\n"
  }

  /// Writes a paragraph that is broken at spaces.
  mutating func paragraph(_ content: String, _ tone: Tone = .plain, indent: Int = 0) {
    for part in TextWidth.wrap(content, to: width - indent) { line((part, tone), indent: indent) }
  }

  /// Writes a paragraph behind a heading; its further lines start below its first word.
  mutating func entry(_ heading: String, _ content: String, indent: Int, column: Int) {
    let parts = TextWidth.wrap(content, to: width - indent - column)
    for (index, part) in parts.enumerated() {
      line((TextWidth.pad(index == 0 ? heading : "", to: column), .faint), (part, .plain), indent: indent)
    }
  }

  /// Makes a text from the report safe to look at, in one line.
  func name(_ text: String, limit: Int = VisibleText.defaultLimit) -> String {
    let line = VisibleText.line(text, limit: limit)
    return options.isASCII ? ASCII.names(line) : line
  }

  private func colored(_ text: String, _ tone: Tone) -> String {
    guard options.usesColor, tone != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m"
  }
}

/// Writes text with ASCII only.
enum ASCII {
  /// Replaces our own symbols, each by one column, so that tables stay aligned.
  static func decorations(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return names(String(text.map { symbols[$0] ?? $0 }))
  }

  /// Replaces whatever else is not ASCII by its number, as Swift would write it.
  static func names(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += $1.isASCII ? String($1) : $1.escaped(asASCII: true) }
  }

  private static let symbols: [Character: Character] = [
    "✓": "+", "○": "o", "✗": "X", "–": "-", "│": "|", "├": "|", "└": "`", "─": "-", "┌": ".", "·": "-",
    "×": "x",
    "…": "~",
    "“": "\"", "”": "\"", "░": ":", "→": ">", "•": "*", "●": "*",
  ]
}
