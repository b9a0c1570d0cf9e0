/// How many columns of a terminal a text takes, near enough to align tables.
package enum TextWidth {
  /// Counts the columns: two for East Asian wide characters and emoji, one for everything else.
  ///
  /// Cost: linear in the characters.
  package static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// Counts the columns of one character.
  static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first, first.value >= 0x1100 else { return 1 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return isWide(first.value) ? 2 : 1
  }

  /// Cuts a text to a number of columns, the last of which is then `…`.
  static func cut(_ text: String, to limit: Int) -> String {
    guard columns(text) > limit else { return text }
    var result = ""
    var used = 0
    for character in text {
      used += columns(character)
      if used > limit - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Fills a text up to a number of columns, with spaces behind it.
  package static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// Fills a text up to a number of columns, with spaces in front of it.
  package static func padLeading(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(text))) + text
  }

  /// Breaks a text into lines at its spaces; a word that is too long for a line is broken anywhere.
  static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces($0, width) }) {
      if line.isEmpty {
        line = word
      } else if columns(line) + 1 + columns(word) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  private static func pieces(_ word: Substring, _ width: Int) -> [String] {
    guard columns(String(word)) > width else { return [String(word)] }
    return word.reduce(into: [""]) { pieces, character in
      let last = pieces.count - 1
      if columns(pieces[last]) + columns(character) > max(1, width), !pieces[last].isEmpty {
        pieces.append(String(character))
      } else {
        pieces[last].append(character)
      }
    }
  }

  /// The blocks that Unicode's East Asian Width (UAX #11) calls wide, in coarse ranges.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF: true
    case 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
