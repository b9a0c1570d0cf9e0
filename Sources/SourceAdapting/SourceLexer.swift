/// Divides Swift source into tokens, as far as it takes to find declarations: nothing inside texts and comments counts.
///
/// Any text can be read; what is no Swift becomes some tokens or other, and their texts are still the whole.
struct SourceLexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var tokens: [SourceToken] = []

  /// The tokens of a source.
  ///
  /// - Parameter source: The source.
  /// - Returns: The tokens, of which the texts joined are the source. O(characters).
  static func tokens(of source: String) -> [SourceToken] {
    var lexer = SourceLexer(bytes: Array(source.utf8))
    while lexer.place < lexer.bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      place + buffer.count <= bytes.count && buffer.indices.allSatisfy { bytes[place + $0] == buffer[$0] }
    }
  }

  private mutating func readToken() {
    let start = place
    let kind = readKind()
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    tokens.append(SourceToken(kind: kind, text: text, line: line))
    line += bytes[start..<place].count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func readKind() -> SourceToken.Kind {
    guard let first = byte() else { return .space }
    if first.isSpace {
      while byte()?.isSpace ?? false { place += 1 }
      return .space
    }
    if isNext("//") {
      while let next = byte(), next != UInt8(ascii: "\n") { place += 1 }
      return .space
    }
    if isNext("/*") {
      skipComment()
      return .space
    }
    if let hashes = hashesBeforeQuote {
      skipText(hashes: hashes)
      return .literal
    }
    if first == UInt8(ascii: "/"), let end = endOfRegularExpression {
      place = end
      return .literal
    }
    let isPrefix = first == UInt8(ascii: "@") || first == UInt8(ascii: "#") || first == UInt8(ascii: "`")
    if first.isWord || isPrefix && byte(1)?.isWord ?? false {
      place += 1
      while byte()?.isWord ?? false { place += 1 }
      if first == UInt8(ascii: "`"), byte() == first { place += 1 }
      return .word
    }
    place += 1
    return .symbol
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  // MARK: - Literals

  /// How many `#` stand before a quote that begins here, or `nil` where none does.
  private var hashesBeforeQuote: Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func skipText(hashes: Int) {
    place += hashes
    let quotes = isNext("\"\"\"") ? 3 : 1
    place += quotes
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), isFollowed(by: hashes) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
      } else if isEnd(quotes: quotes, hashes: hashes) {
        place += quotes + hashes
        return
      } else if quotes == 1, bytes[place] == UInt8(ascii: "\n") {
        // A text without an end goes no further than its line.
        return
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  private func isFollowed(by hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Skips what stands in parentheses inside a text, which may have texts inside.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if let hashes = hashesBeforeQuote {
        skipText(hashes: hashes)
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  /// Where a regular expression ends that begins here; `nil` where the slash divides.
  private var endOfRegularExpression: Int? {
    let before = tokens.last { $0.kind != .space }
    let mayBegin = before.map { ["(", ",", "=", ":", "[", "return", "in", "{"].contains($0.text) } ?? true
    guard mayBegin, let next = byte(1), !next.isSpace, next != UInt8(ascii: "/") else { return nil }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }

  /// Whether it can be part of a name; all that is not ASCII can.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
