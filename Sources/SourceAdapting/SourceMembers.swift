extension SourceOutline {
  /// A member of a type that has a body: a function, a computed property, a subscript or an initializer.
  struct Member {
    /// The name, for a function with its labels, such as `tableView(_:didSelectRowAt:)`.
    let name: String
    let modifiers: Set<String>
    /// The `func` or `var`.
    let keyword: Int
    /// The brace that opens its body.
    let brace: Int
    /// From the comments before it to the end of its body.
    let tokens: Range<Int>
  }

  /// The members of a type, as far as one declaration of the type or one extension has them.
  func members(of type: TypeDeclaration) -> [Member] {
    let kinds = ["func", "var", "subscript", "init"]
    return places(in: type.body).filter { kinds.contains(tokens[$0].text) && tokens[$0].kind == .word }
      .compactMap { member(at: $0, in: type) }
  }

  /// Whether some members of a type are there under a condition only.
  func isConditional(in type: TypeDeclaration) -> Bool {
    places(in: type.body).contains { tokens[$0].isText("#if") }
  }

  /// The conditions under which a token is compiled, from the outermost.
  func conditions(around place: Int) -> [String] {
    var result: [String] = []
    for index in tokens[..<place].indices where tokens[index].kind == .word {
      switch tokens[index].text {
      case "#if": result.append(restOfLine(after: index))
      case "#elseif", "#else":
        if !result.isEmpty { result[result.count - 1] += " else" + restOfLine(after: index) }
      case "#endif": _ = result.popLast()
      default: continue
      }
    }
    return result
  }

  private func restOfLine(after place: Int) -> String {
    tokens[(place + 1)...].prefix { $0.lineCount == 0 }.map(\.text).joined()
  }

  /// The tokens that stand in some braces and in no further brackets.
  func places(in body: Range<Int>) -> [Int] {
    var (result, depth) = ([Int](), 0)
    for place in body where tokens[place].kind != .space {
      if tokens[place].kind == .symbol, ")]}".contains(tokens[place].text) { depth -= 1 }
      if depth == 1 { result.append(place) }
      if tokens[place].kind == .symbol, "([{".contains(tokens[place].text) { depth += 1 }
    }
    return result
  }

  private func member(at keyword: Int, in type: TypeDeclaration) -> Member? {
    guard tokens[keyword - 1].text != ".", let brace = bodyBrace(from: keyword, in: type) else { return nil }
    let (start, modifiers) = head(before: keyword)
    let place = next(after: keyword)
    let method = methods.first { $0.tokens.lowerBound == keyword }
    let name =
      tokens[keyword].isText("var") || tokens[keyword].isText("func")
      ? tokens[place].text : tokens[keyword].text
    return Member(
      name: method?.signature ?? name, modifiers: modifiers, keyword: keyword, brace: brace,
      tokens: startOfComments(before: start)..<end(ofBracketAt: brace))
  }

  /// The words that begin another declaration.
  private static let beginnings = OutlineScanner.modifierWords.union([
    "func", "var", "let", "subscript", "init", "typealias", "struct", "enum", "case",
  ])

  /// The first brace that stands in no other brackets, before another declaration begins.
  private func bodyBrace(from keyword: Int, in type: TypeDeclaration) -> Int? {
    var place = next(after: keyword)
    let name = place
    while place < type.body.upperBound - 1 {
      let token = tokens[place]
      if token.isText("{") { return place }
      if place > name, tokens[place - 1].text != ".", Self.beginnings.contains(token.text) { return nil }
      if token.isText("(") || token.isText("[") { place = end(ofBracketAt: place) - 1 }
      place = next(after: place)
    }
    return nil
  }

  /// Where the attributes and modifiers before a keyword begin, and the modifiers.
  func head(before keyword: Int) -> (start: Int, modifiers: Set<String>) {
    var (start, modifiers) = (keyword, Set<String>())
    while let before = tokens[..<start].lastIndex(where: { $0.kind != .space }) {
      if let attribute = attributes.first(where: { $0.tokens.upperBound - 1 == before }) {
        start = attribute.tokens.lowerBound
      } else if let word = modifierWord(endingAt: before),
        OutlineScanner.modifierWords.contains(tokens[word].text)
      {
        modifiers.insert(tokens[word].text)
        start = word
      } else {
        break
      }
    }
    return (start, modifiers)
  }

  /// The word that ends at a token, which may have an argument, as `private(set)` has.
  private func modifierWord(endingAt place: Int) -> Int? {
    if tokens[place].kind == .word { return place }
    guard tokens[place].text == ")", place > 2, tokens[place - 2].text == "(" else { return nil }
    return place - 3
  }

  /// Where the comments begin that belong to a declaration: those on the lines before it.
  private func startOfComments(before start: Int) -> Int {
    let before = tokens[..<start].lastIndex { $0.kind != .space } ?? -1
    let line = tokens[(before + 1)..<start].firstIndex { $0.lineCount > 0 }
    return line.map { $0 + 1 } ?? start
  }
}

extension SourceOutline.Method {
  /// The name with its labels, as `#selector` would have it.
  var signature: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}
