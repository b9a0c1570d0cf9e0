import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any]
  private var place = 0
  private var nextArgument = 0

  /// Reads a format.
  ///
  /// - Throws: Where it cannot be read.
  static func tree(of format: String, _ arguments: [Any]) throws -> PredicateTree {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments)
    let tree = try parser.disjunction()
    guard parser.place == parser.tokens.count else { throw PredicateLexer.Failure() }
    return tree
  }

  private init(tokens: [PredicateToken], arguments: [Any]) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  private var current: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  /// The word at hand, in capital letters.
  private var word: String? { if case .word(let text) = current { text.uppercased() } else { nil } }

  private mutating func skip(_ symbols: String..., words: [String] = []) -> Bool {
    switch current {
    case .symbol(let symbol) where symbols.contains(symbol): break
    case .word where words.contains(word ?? ""): break
    default: return false
    }
    place += 1
    return true
  }

  private mutating func need(_ symbol: String) throws {
    guard skip(symbol) else { throw PredicateLexer.Failure() }
  }

  // MARK: Predicates

  private mutating func disjunction() throws -> PredicateTree {
    var parts = [try conjunction()]
    while skip("||", words: ["OR"]) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateTree {
    var parts = [try negation()]
    while skip("&&", words: ["AND"]) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateTree {
    if skip("!", words: ["NOT"]) { return .not(try negation()) }
    if skip(words: ["TRUEPREDICATE"]) { return .constant(true) }
    if skip(words: ["FALSEPREDICATE"]) { return .constant(false) }
    if case .symbol("(") = current, let inner = group() { return inner }
    return try comparison()
  }

  /// A predicate in parentheses; `nil` where they are those of a term.
  private mutating func group() -> PredicateTree? {
    let start = (place, nextArgument)
    place += 1
    if let inner = try? disjunction(), skip(")"), !isAtOperation { return inner }
    (place, nextArgument) = start
    return nil
  }

  private var isAtOperation: Bool {
    var parser = self
    return (try? parser.operation()) != nil
  }

  private mutating func comparison() throws -> PredicateTree {
    var modifier = PredicateComparison.Modifier.direct
    if let next = Self.modifiers[word ?? ""] {
      modifier = next
      place += 1
    }
    let left = try sum()
    let isNegated = skip(words: ["NOT"])
    let operation = try operation()
    let options = try options()
    let right = try sum()
    let whole = PredicateTree.comparison(
      PredicateComparison(
        left: left, operation: operation, right: right, modifier: modifier, options: options))
    return isNegated ? .not(whole) : whole
  }

  private static let modifiers: [String: PredicateComparison.Modifier] = [
    "ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none,
  ]

  private mutating func operation() throws -> PredicateComparison.Operation {
    defer { place += 1 }
    switch current {
    case .symbol(let symbol):
      let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][symbol] ?? symbol
      if let operation = PredicateComparison.Operation(rawValue: other) { return operation }
    case .word:
      let letters = word ?? ""
      if let operation = PredicateComparison.Operation(rawValue: letters) { return operation }
    default: break
    }
    throw PredicateLexer.Failure()
  }

  /// `[cd]` behind an operation.
  private mutating func options() throws -> String.CompareOptions {
    guard skip("["), let letters = word else { return [] }
    place += 1
    try need("]")
    var options: String.CompareOptions = []
    if letters.contains("C") { options.insert(.caseInsensitive) }
    if letters.contains("D") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Terms

  private mutating func sum() throws -> PredicateTerm {
    var term = try product()
    while case .symbol(let symbol) = current, "+-".contains(symbol) {
      place += 1
      term = .sum(term, operation: Character(symbol), try product())
    }
    return term
  }

  private mutating func product() throws -> PredicateTerm {
    var term = try primary()
    while case .symbol(let symbol) = current, "*/".contains(symbol) {
      place += 1
      term = .sum(term, operation: Character(symbol), try primary())
    }
    return term
  }

  private mutating func primary() throws -> PredicateTerm {
    guard let token = current else { throw PredicateLexer.Failure() }
    place += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let digits): return .value(NSDecimalNumber(string: digits))
    case .variable(let name): return .variable(name, path: path())
    case .argument(let letter): return try argument(letter)
    case .word(let text): return try term(text)
    case .symbol(let symbol): return try enclosed(by: symbol)
    }
  }

  /// A list, a term in parentheses, or a negative one.
  private mutating func enclosed(by symbol: String) throws -> PredicateTerm {
    switch symbol {
    case "-": return .sum(.value(NSNumber(value: 0)), operation: "-", try primary())
    case "{": return .list(try list(until: "}"))
    case "(":
      let inner = try sum()
      try need(")")
      return inner
    default: throw PredicateLexer.Failure()
    }
  }

  /// The names behind a dot.
  private mutating func path() -> String? {
    guard case .symbol(".") = current, place + 1 < tokens.count, case .word(let path) = tokens[place + 1]
    else { return nil }
    place += 2
    return path
  }

  private mutating func list(until end: String) throws -> [PredicateTerm] {
    var terms: [PredicateTerm] = []
    while !skip(end) {
      terms.append(try sum())
      if !skip(",") {
        try need(end)
        break
      }
    }
    return terms
  }

  private mutating func argument(_ letter: Character) throws -> PredicateTerm {
    guard nextArgument < arguments.count else { throw PredicateLexer.Failure() }
    let value = arguments[nextArgument]
    nextArgument += 1
    guard letter == "K" else { return .value(value) }
    guard let name = Comparing.plain(value) as? String else { throw PredicateLexer.Failure() }
    // `%K.%K` is one path.
    if case .symbol(".") = current, place + 1 < tokens.count, tokens[place + 1] == .argument("K") {
      place += 2
      guard case .path(let rest) = try argument("K") else { throw PredicateLexer.Failure() }
      return .path("\(name).\(rest)")
    }
    return .path(path().map { "\(name).\($0)" } ?? name)
  }

  private mutating func term(_ text: String) throws -> PredicateTerm {
    switch text.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(NSNumber(value: true))
    case "FALSE", "NO": return .value(NSNumber(value: false))
    case "SELF": return .itself
    case "SUBQUERY": return try subquery()
    default: break
    }
    if skip("(") { return .function(text.lowercased(), try list(until: ")")) }
    let path = text.replacing("#", with: "")
    return .path(path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path)
  }

  private mutating func subquery() throws -> PredicateTerm {
    try need("(")
    let elements = try sum()
    try need(",")
    guard case .variable(let name) = current else { throw PredicateLexer.Failure() }
    place += 1
    try need(",")
    let tree = try disjunction()
    try need(")")
    return .subquery(elements, variable: name, tree, path: path())
  }
}
