/// Changes of a file that move no line.
struct SourceEdits {
  let outline: SourceOutline
  private var texts: [String]
  /// The modules that the changed file needs besides those that it imports.
  private(set) var modules: Set<String> = []

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

  /// Puts a text before a token.
  mutating func insert(_ text: String, before place: Int) { texts[place] = text + texts[place] }

  /// The tokens as they are changed.
  func changed(_ range: Range<Int>) -> String { texts[range].joined() }

  /// Takes tokens away, and says how they were changed.
  mutating func take(_ range: Range<Int>) -> String {
    let text = changed(range)
    replace(range, with: "")
    return text
  }

  /// Has the changed file import modules, unless it does.
  mutating func needs(_ names: Set<String>) { modules.formUnion(names.subtracting(outline.imports)) }
}
