/// Goes through the tokens of a file once and takes down its declarations.
struct OutlineScanner {
  private(set) var outline: SourceOutline
  private var index: Int
  /// What the braces that are open belong to: the number of a type, or `nil` for anything else.
  private var braces: [Int?] = []
  /// The type whose brace comes next.
  private var pending: Int?
  /// The attributes and modifiers of the declaration that comes next.
  private var attributes: [SourceOutline.Attribute] = []
  private var modifiers: [(word: String, token: Int)] = []

  init(_ outline: SourceOutline) {
    self.outline = outline
    index = outline.next(after: -1)
  }

  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]
  /// The words that may stand before the keyword of a declaration.
  static let modifierWords: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "class", "override",
    "weak", "unowned", "lazy", "dynamic", "optional", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "prefix", "postfix",
  ]

  mutating func scan() {
    while index < outline.tokens.count { scanToken() }
  }

  private var tokens: [SourceToken] { outline.tokens }

  private mutating func scanToken() {
    let token = tokens[index]
    switch token.text {
    case "{":
      braces.append(pending)
      if let type = pending { outline.types[type].body = index..<tokens.count }
      pending = nil
      advance()
    case "}":
      if let type = braces.popLast() ?? nil {
        outline.types[type].body = outline.types[type].body.lowerBound..<index + 1
      }
      advance()
    case _ where token.kind == .word && token.text.hasPrefix("@"): scanAttribute()
    case "func" where token.kind == .word: scanMethod()
    case "var" where token.kind == .word: scanProperty()
    case _ where token.kind == .word && isTypeKeyword: scanType()
    case _ where token.kind == .word && Self.modifierWords.contains(token.text) && !isPartOfExpression:
      modifiers.append((token.text, index))
      // The argument of `private(set)`.
      let next = index + 1
      index =
        next < tokens.count && tokens[next].text == "("
        ? outline.next(after: outline.end(ofBracketAt: next) - 1) : outline.next(after: index)
    default: advance()
    }
  }

  /// Goes on behind what belongs to no declaration, or is the last of one.
  private mutating func advance() {
    attributes = []
    modifiers = []
    index = outline.next(after: index)
  }

  /// Whether what stands before the word at hand makes it a name in an expression or a case.
  private var isPartOfExpression: Bool {
    guard let before = tokens[..<index].last(where: { $0.kind != .space }) else { return false }
    return [".", ",", "=", "(", "case"].contains(before.text)
  }

  private var owner: SourceOutline.TypeDeclaration? {
    (braces.last ?? nil).map { outline.types[$0] }
  }

  private mutating func scanAttribute() {
    let start = index
    var end = index + 1
    var argument: String?
    if end < tokens.count, tokens[end].text == "(" {
      let close = outline.end(ofBracketAt: end)
      argument = outline.text(end + 1..<max(end + 1, close - 1))
      end = close
    }
    let attribute = SourceOutline.Attribute(
      name: String(tokens[start].text.dropFirst()), argument: argument, tokens: start..<end)
    outline.attributes.append(attribute)
    attributes.append(attribute)
    index = outline.next(after: end - 1)
  }

  // MARK: - Types

  /// Whether the word at hand begins a type, and is no modifier, no argument and no member.
  private var isTypeKeyword: Bool {
    guard Self.typeKeywords.contains(tokens[index].text) else { return false }
    let next = outline.next(after: index)
    guard next < tokens.count, tokens[next].kind == .word, next > index + 1 else { return false }
    let isModifier = tokens[index].text == "class"
    return !isModifier
      || !(["func", "var", "let"].contains(tokens[next].text)
        || Self.modifierWords.contains(tokens[next].text))
  }

  private mutating func scanType() {
    let keyword = tokens[index].text
    var place = outline.next(after: index)
    var name = tokens[place].text
    while place + 2 < tokens.count, tokens[place + 1].text == ".", tokens[place + 2].kind == .word {
      name += "." + tokens[place + 2].text
      place += 2
    }
    var type = SourceOutline.TypeDeclaration(
      keyword: keyword, name: owner.map { "\($0.name).\(name)" } ?? name)
    type.isLocal = braces.contains(nil)
    type.isPublic = modifiers.contains { ["public", "open"].contains($0.word) }
    type.isPrivate =
      owner?.isPrivate ?? false || modifiers.contains { ["private", "fileprivate"].contains($0.word) }
    type.attributes = attributes.map(\.name)
    place += 1
    if place < tokens.count, tokens[place].text == "<" {
      type.isGeneric = true
      while place < tokens.count, ![":", "{", "where"].contains(tokens[place].text) || isInAngles(place) {
        place += 1
      }
    }
    type.nameEnd = place
    type.ancestors = ancestors(from: place)
    outline.types.append(type)
    pending = outline.types.count - 1
    noteModifiers()
    attributes = []
    modifiers = []
    while place < tokens.count, tokens[place].text != "{" {
      if tokens[place].isText("where") { outline.types[outline.types.count - 1].isConstrained = true }
      place += 1
    }
    index = place
  }

  /// Whether a token stands between the angle brackets of generic parameters.
  private func isInAngles(_ place: Int) -> Bool {
    var (depth, current) = (0, place)
    while current >= 0, tokens[current].text != "{", tokens[current].text != "}" {
      if tokens[current].text == ">" { depth += 1 }
      if tokens[current].text == "<" {
        depth -= 1
        if depth < 0 { return true }
      }
      current -= 1
    }
    return false
  }

  private func ancestors(from start: Int) -> [String] {
    var place =
      tokens.indices.contains(start) && tokens[start].kind != .space ? start : outline.next(after: start)
    guard place < tokens.count, tokens[place].text == ":" else { return [] }
    var (result, name) = ([String](), "")
    place = outline.next(after: place)
    while place < tokens.count, tokens[place].text != "{", tokens[place].text != "where" {
      if tokens[place].text == "," {
        result.append(name)
        name = ""
      } else if !tokens[place].text.hasPrefix("@") {
        name += tokens[place].text
      }
      place = outline.next(after: place)
    }
    return result + [name]
  }

  // MARK: - Members

  private mutating func noteModifiers() {
    for modifier in modifiers where ["dynamic", "optional"].contains(modifier.word) {
      outline.modifiers.append(modifier.token)
    }
  }

  private mutating func scanMethod() {
    defer { advance() }
    noteModifiers()
    let start = index
    let name = outline.next(after: start)
    guard let owner, name < tokens.count, tokens[name].kind == .word else { return }
    var open = name + 1
    while open < tokens.count, tokens[open].text != "(", tokens[open].text != "{" { open += 1 }
    guard open < tokens.count, tokens[open].text == "(" else { return }
    let close = outline.end(ofBracketAt: open)
    var method = SourceOutline.Method(owner: owner.name, name: tokens[name].text, line: tokens[start].line)
    for parameter in parameters(in: open + 1..<max(open + 1, close - 1)) {
      method.labels.append(parameter.label)
      method.parameterNames.append(parameter.name)
      method.parameterTypes.append(parameter.type)
    }
    method.attributes = attributes.map(\.name)
    method.objectiveCName = attributes.first { $0.name == "objc" }?.argument
    method.isOptional = modifiers.contains { $0.word == "optional" }
    method.isStatic = modifiers.contains { ["static", "class"].contains($0.word) }
    let end = endOfHead(from: close)
    method.result = result(in: close..<end)
    method.tokens = start..<end
    outline.methods.append(method)
    index = max(start, close - 1)
  }

  /// Where the head of a method ends: at its brace, at a semicolon, or at the end of the line.
  private func endOfHead(from place: Int) -> Int {
    var end = place
    while end < tokens.count, !["{", "}", ";"].contains(tokens[end].text), tokens[end].lineCount == 0 {
      end += 1
    }
    return end
  }

  private func result(in range: Range<Int>) -> String? {
    guard let arrow = range.dropLast().first(where: { tokens[$0].text == "-" && tokens[$0 + 1].text == ">" })
    else { return nil }
    return outline.line(arrow + 2..<range.upperBound)
  }

  private func parameters(in range: Range<Int>) -> [(label: String, name: String, type: String)] {
    parts(of: range).compactMap { part in
      let words = part.filter { tokens[$0].kind == .word && !tokens[$0].text.hasPrefix("@") }
      guard let label = words.first, let colon = part.first(where: { tokens[$0].text == ":" }) else {
        return nil
      }
      let equals = part.first { tokens[$0].text == "=" } ?? part.upperBound
      let name = words.last { $0 < colon } ?? label
      return (tokens[label].text, tokens[name].text, outline.line(colon + 1..<max(colon + 1, equals)))
    }
  }

  /// The pieces between the commas that stand in no further brackets.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var (result, start, depth) = ([Range<Int>](), range.lowerBound, 0)
    for place in range {
      switch tokens[place].text {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      // The head of an arrow closes nothing.
      case ">" where tokens[place - 1].text != "-": depth -= 1
      case "," where depth == 0:
        result.append(start..<place)
        start = place + 1
      default: break
      }
    }
    return start < range.upperBound ? result + [start..<range.upperBound] : result
  }

  private mutating func scanProperty() {
    defer { advance() }
    noteModifiers()
    let name = outline.next(after: index)
    guard attributes.contains(where: { $0.name == "IBOutlet" }), let owner else { return }
    let colon = outline.next(after: name)
    guard colon < tokens.count, tokens[name].kind == .word, tokens[colon].text == ":" else { return }
    var end = outline.next(after: colon)
    while end < tokens.count, !["=", "{", ";", "}"].contains(tokens[end].text), tokens[end].lineCount == 0 {
      end += 1
    }
    var type = outline.text(colon + 1..<end)
    while type.hasSuffix("!") || type.hasSuffix("?") { type.removeLast() }
    outline.outlets.append(SourceOutline.Outlet(owner: owner.name, name: tokens[name].text, type: type))
    index = end - 1
  }
}
