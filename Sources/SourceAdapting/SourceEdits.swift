/// Changes of a file that move no line.
struct SourceEdits {
  let outline: SourceOutline
  private var texts: [String]

  init(_ outline: SourceOutline) {
    self.outline = outline
    texts = outline.tokens.map(\.text)
  }

  /// The changed file.
  var text: String { texts.joined() }

  /// Takes tokens away, and the spaces after them, but no end of a line.
  mutating func remove(_ range: Range<Int>) {
    replace(range, with: "")
    let next = range.upperBound
    guard next < texts.count, outline.tokens[next].kind == .space, outline.tokens[next].lineCount == 0 else {
      return
    }
    if !texts[next].hasPrefix("/") { texts[next] = "" }
  }

  /// Puts a text in the place of tokens, with as many ends of lines.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let lines = outline.tokens[range].reduce(0) { $0 + $1.lineCount }
    for place in range { texts[place] = "" }
    texts[range.lowerBound] = text + String(repeating: "\n", count: lines)
  }

  /// Puts a text behind a token.
  mutating func insert(_ text: String, after place: Int) { texts[place] += text }
}
