import Reporting

extension String {
  /// A sentence as a part of another one.
  var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }

  /// The text with everything that could steer a terminal or reorder a line written as its number.
  var visible: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in lines that are broken at spaces; a word that is longer than a line has one of its own.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: [""]) { lines, word in
      let line = lines.removeLast()
      if line.isEmpty {
        lines.append(String(word))
      } else if line.count + 1 + word.count <= width {
        lines.append(line + " " + word)
      } else {
        lines += [line, String(word)]
      }
    }
  }

  /// The text as one word of a command line, as a POSIX shell reads it.
  var shellWord: String {
    let plain = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/._-=,+:@%".utf8.contains(byte)
      }
    }
    if !isEmpty, utf8.allSatisfy(plain) { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension BinaryInteger {
  /// The digits in groups of three.
  var grouped: String { DecimalCount(UInt64(clamping: self)).grouped }

  /// The number with the word for what it counts: `1 route`, `2 routes`.
  func counting(_ word: String) -> String { "\(grouped) \(word)\(self == 1 ? "" : "s")" }
}
