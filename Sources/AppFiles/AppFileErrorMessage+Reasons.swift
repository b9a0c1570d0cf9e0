extension AppFileErrorMessage {
  func text(for reason: AppFileError.Reason) -> String {
    switch reason {
    case .tooLarge(let bytes, let limit):
      "the file has \(count(bytes, "byte")); at most \(limit) are read"
    case .invalidUTF8:
      "the bytes from here on are not UTF-8; save the file in that encoding"
    case .malformed(let found, let expected):
      "this is not JSON: \(name(of: found)) where \(name(of: expected)) is expected"
    case .loneSurrogate:
      "this is not JSON: half of a surrogate pair is escaped without its other half"
    case .tooDeep(let limit):
      "lists and objects stand more than \(limit) deep inside each other; at most \(limit) are read"
    case .repeatedKey(let key, let first):
      "the key \(quoted(key)) already stands at \(first.line):\(first.column); remove one of the two"
    case .contradiction(let contradiction):
      text(for: contradiction)
    case .duplicateName(let name, let first):
      "\(quoted(name)) is the name of \(first) already; names are unique"
    case .cyclicReference(let names):
      "the chain never ends: it refers to itself by way of \(list(names, separator: " → "))"
    case .unsupportedFormat(let found, let supported):
      "the format \(found.excerpt) is not known; this version reads format \(supported)"
    case .wrongType(let found, let expected):
      "\(expected.map { name(of: $0) }.joined(separator: " or ")) belongs here, not \(name(of: found))"
    case .missingKey(let key):
      "the key \(quoted(key)) is missing"
    case .missingTag(let allowed):
      "the object is empty; allowed keys: \(list(allowed))"
    case .unknownKey(let key, let allowed):
      "the key \(quoted(key)) means nothing here\(suggestion(for: key, allowed: allowed))"
    case .unknownWord(let word, let vocabulary, let allowed):
      "\(quoted(word)) is no \(vocabulary.rawValue)\(suggestion(for: word, allowed: allowed))"
    case .outOfRange(let found, let allowed):
      "\(found.excerpt) is out of bounds; allowed: \(allowed.lowerBound) to \(allowed.upperBound)"
    case .wrongCount(let found, let allowed):
      "\(count(found, "element")); allowed: \(span(allowed))"
    case .invalidName(let name, let rule):
      text(forName: name, rule: rule)
    case .repeated(let word, let first):
      "\(quoted(word)) already stands at \(first); remove one of the two"
    }
  }

  private func text(forName name: String, rule: AppFileError.NameRule) -> String {
    switch rule {
    case .className(let longest):
      "\(quoted(name)) is no class name; allowed: a letter, then letters, digits and _, at most \(longest)"
    case .word(let longest):
      "\(quoted(name)) is no plain word; allowed: letters, digits, and inside - _ and ., at most \(longest)"
    case .line(let longest):
      "\(quoted(name)) is no line of text; allowed: 1 to \(longest) characters without control characters"
    case .notReserved:
      "\(quoted(name)) has a meaning of its own; reserved: \(list(AppFileError.NameRule.reserved))"
    }
  }
}
