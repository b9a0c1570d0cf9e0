import Foundation

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(String)
  case symbol(String)
  /// A place for an argument, by the letter that says what it is.
  case argument(Character)
  case variable(String)
}

/// Takes a predicate's format to pieces.
struct PredicateLexer {
  private let characters: [Character]
  private var place = 0

  /// The format cannot be read.
  struct Failure: Error {}

  private init(_ format: String) { characters = Array(format) }

  /// The pieces of a format.
  static func tokens(of format: String) throws -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private var current: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(while fits: (Character) -> Bool) -> String {
    let start = place
    while let current, fits(current) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func next() throws -> PredicateToken? {
    _ = take(while: \.isWhitespace)
    guard let first = current else { return nil }
    switch first {
    case "'", "\"": return .text(try quoted(first))
    case "%": return try argument()
    case "$":
      place += 1
      return .variable(take(while: Self.isWord))
    case _ where first.isNumber: return .number(take { $0.isNumber || $0 == "." })
    case _ where Self.isWord(first) || first == "@" || first == "#":
      return .word(take { Self.isWord($0) || $0 == "." || $0 == "@" || $0 == "#" })
    default: return .symbol(try symbol())
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func quoted(_ mark: Character) throws -> String {
    place += 1
    var text = ""
    while let next = current, next != mark {
      if next == "\\", place + 1 < characters.count { place += 1 }
      text.append(characters[place])
      place += 1
    }
    guard current != nil else { throw Failure() }
    place += 1
    return text
  }

  /// `%@`, `%K`, or a number as in `printf`, such as `%d` or `%.2f`.
  private mutating func argument() throws -> PredicateToken {
    place += 1
    _ = take { "0123456789.hlqz".contains($0) }
    guard let letter = current, letter == "@" || letter.isLetter else { throw Failure() }
    place += 1
    return .argument(letter)
  }

  private mutating func symbol() throws -> String {
    let pair = String(characters[place..<min(place + 2, characters.count)])
    if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair) {
      place += 2
      return pair
    }
    place += 1
    guard let only = pair.first, "=<>!(){}[],.+-*/".contains(only) else { throw Failure() }
    return String(only)
  }
}
