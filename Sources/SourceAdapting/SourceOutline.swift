/// The declarations of a file, as far as Objective-C would have seen them.
struct SourceOutline {
  /// An attribute where it stands, with its argument.
  struct Attribute {
    let name: String
    /// What stands in the parentheses that follow at once, if any do.
    let argument: String?
    let tokens: Range<Int>
  }

  /// A class, a protocol, an extension, or another thing with members.
  struct TypeDeclaration {
    let keyword: String
    /// The name with those of the types around it, such as `Cart.Row`.
    let name: String
    var ancestors: [String] = []
    var isGeneric = false
    /// Whether it is declared inside a function, and out of reach elsewhere.
    var isLocal = false
    var isPublic = false
    /// Whether other files cannot name it.
    var isPrivate = false
    /// Whether it asks something of types in a `where`.
    var isConstrained = false
    var attributes: [String] = []
    /// The token behind the name and its generic parameters.
    var nameEnd = 0
    /// The braces and what is in them.
    var body = 0..<0
  }

  /// A method of a type.
  struct Method {
    let owner: String
    let name: String
    var labels: [String] = []
    /// The names by which its body knows the arguments.
    var parameterNames: [String] = []
    var parameterTypes: [String] = []
    var result: String?
    var objectiveCName: String?
    var attributes: [String] = []
    var isOptional = false
    /// Whether it is a method of the type itself.
    var isStatic = false
    let line: Int
    /// From `func` to the end of its head.
    var tokens = 0..<0
  }

  /// A property that a storyboard connects.
  struct Outlet {
    let owner: String
    let name: String
    /// Its type without `?` or `!`.
    let type: String
  }

  let path: String
  let tokens: [SourceToken]
  var types: [TypeDeclaration] = []
  var methods: [Method] = []
  var outlets: [Outlet] = []
  var attributes: [Attribute] = []
  /// Where `dynamic` and `optional` stand before a declaration.
  var modifiers: [Int] = []

  private init(empty file: SourceFile) {
    path = file.path
    tokens = SourceLexer.tokens(of: file.text)
  }

  /// What a file declares.
  static func of(_ file: SourceFile) -> SourceOutline {
    var scanner = OutlineScanner(SourceOutline(empty: file))
    scanner.scan()
    return scanner.outline
  }

  /// Where the file imports something: the word `import`, what follows, and the module's name, which a word such as `struct` may
  /// precede.
  var importPlaces: [(word: Int, start: Int, name: Int)] {
    tokens.indices.filter { tokens[$0].isText("import") }.compactMap { word in
      let start = next(after: word)
      guard start < tokens.count else { return nil }
      let name = Self.importedKinds.contains(tokens[start].text) ? next(after: start) : start
      return name < tokens.count ? (word, start, name) : nil
    }
  }

  private static let importedKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The modules that the file imports as a whole, whatever it is compiled for.
  var imports: Set<String> {
    Set(
      importPlaces.filter { $0.start == $0.name && conditions(around: $0.word).isEmpty }
        .map { tokens[$0.name].text })
  }

  /// The innermost type around a token.
  func type(around token: Int) -> TypeDeclaration? {
    types.filter { $0.body.contains(token) }.max { $0.body.lowerBound < $1.body.lowerBound }
  }

  /// The next token behind another one that is neither space nor comment.
  func next(after index: Int) -> Int {
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .space { next += 1 }
    return next
  }

  /// The token behind the bracket that closes the one at an index.
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .symbol {
      if "([{".contains(tokens[place].text) { depth += 1 }
      if ")]}".contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }

  /// The source of some tokens, without space around it.
  func text(_ range: Range<Int>) -> String {
    let joined = tokens[range].map(\.text).joined()
    return String(joined.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The source of some tokens on one line, without comments.
  func line(_ range: Range<Int>) -> String {
    tokens[range].split { $0.kind == .space }.map { $0.map(\.text).joined() }.joined(separator: " ")
  }
}
