extension AppFileReader {
  /// Reads a text that must be one of an enumeration's words.
  mutating func readWord<Word: RawRepresentable<String> & CaseIterable>(
    _ cursor: Cursor, _ vocabulary: AppFileError.Vocabulary, as type: Word.Type = Word.self
  ) -> Word? {
    guard let text = readText(cursor) else { return nil }
    if let word = Word(rawValue: text) { return word }
    report(.unknownWord(text, vocabulary, allowed: Word.allCases.map(\.rawValue)), at: cursor)
    return nil
  }

  /// Reads a list of different words of an enumeration and puts them into the order of its cases.
  mutating func readWords<Word: RawRepresentable<String> & CaseIterable & Hashable>(
    _ cursor: Cursor, _ vocabulary: AppFileError.Vocabulary, as type: Word.Type = Word.self
  ) -> [Word]? {
    let count = 1...Word.allCases.count
    guard let words = readList(cursor, count: count, element: { $0.readWord($1, vocabulary, as: Word.self) })
    else { return nil }
    guard reportRepetitions(words.map(\.rawValue), in: cursor) else { return nil }
    return Word.allCases.filter(words.contains)
  }

  /// Reports each text that stands in a list a second time, and says whether there was none.
  mutating func reportRepetitions(_ texts: [String], in cursor: Cursor) -> Bool {
    var isClean = true
    var first: [String: Int] = [:]
    for (index, text) in texts.enumerated() {
      guard let earlier = first[text] else {
        first[text] = index
        continue
      }
      let offset = cursor.node.nearestNode(at: JSONPlace([.index(index)])).offset
      report(.repeated(text, first: cursor.place[earlier]), at: cursor.place[index], offset: offset)
      isClean = false
    }
    return isClean
  }

  /// Reads a name and reports one that breaks the rule.
  mutating func readName(_ cursor: Cursor, _ rule: AppFileError.NameRule) -> String? {
    guard let name = readText(cursor) else { return nil }
    guard rule.allows(name) else {
      report(.invalidName(name, rule: rule), at: cursor)
      return nil
    }
    return name
  }
}

extension AppFileError.NameRule {
  /// Whether a name keeps the rule.
  func allows(_ name: String) -> Bool {
    switch self {
    case .className(let longest):
      name.utf8.count <= longest && name.utf8.first.map(\.isASCIILetter) ?? false
        && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
    case .word(let longest):
      name.utf8.count <= longest && name.utf8.first.map { $0.isASCIILetter || $0.isASCIIDigit } ?? false
        && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_.".utf8.contains($0) }
    case .line(let longest):
      !name.isEmpty && name.unicodeScalars.count <= longest
        && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    case .notReserved:
      !Self.reserved.contains(name)
    }
  }

  /// Names with a meaning of their own: in finders, or in the one-line notation of stacks.
  static let reserved =
    AppFile.Container.allCases.map(\.rawValue) + ["UIViewController", "Nav", "Tabs", "Split"]
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
