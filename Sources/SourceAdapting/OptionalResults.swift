/// The methods of an app's protocols that a class may leave out, and that give something.
///
/// Whether an object has one is asked with a cast: each becomes a protocol of its own, to which the classes conform that have it.
struct OptionalResults {
  /// A method, and the protocol that asks for it.
  struct Member {
    let method: SourceOutline.Method
    let owner: SourceOutline.TypeDeclaration
    /// The file of the protocol.
    let path: String
    /// The method's head on one line, such as `func name(for row: Int) -> String`.
    let head: String

    /// The protocol of its own.
    var name: String {
      let labels = method.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
      return "\(OptionalResults.prefix)\(owner.name)_\(method.name)\(labels)"
    }
  }

  /// What stands before the name of a method that is called if it is there.
  static let prefix = "ifThere_"

  /// The methods, in the order in which they stand.
  let members: [Member]

  /// Finds the methods.
  ///
  /// - Parameters:
  ///   - files: The app's files.
  ///   - isUIKits: Whether UIKit's delegates have a method of a name, too, so that a call does not tell which is meant.
  init(_ files: [SourceOutline], isUIKits: (String) -> Bool) {
    members = files.flatMap { file in
      file.types.filter { $0.isOfObjectiveC }.flatMap { owner in
        file.methods.filter { $0.owner == owner.name && $0.isOptional && !$0.givesNothing }
          .map { Member(method: $0, owner: owner, path: file.path, head: file.line($0.tokens)) }
      }
    }
    .filter { $0.isPlain && !isUIKits($0.method.name) }
  }

  /// Whether a method is one of them.
  func has(_ method: SourceOutline.Method) -> Bool {
    members.contains {
      $0.method.owner == method.owner && $0.method.name == method.name && $0.method.labels == method.labels
    }
  }

  /// Whether a method of a name is called in this way.
  func contains(_ name: String) -> Bool { members.contains { $0.method.name == name } }

  /// What stands behind a protocol: the protocols of its own methods, and what asks for these.
  func text(behind owner: SourceOutline.TypeDeclaration, in outline: SourceOutline) -> String {
    let others = outline.methods.filter { $0.owner == owner.name && $0.isOptional && $0.givesNothing }
    let access = owner.isPublic ? "public " : owner.isPrivate ? "fileprivate " : ""
    let actor = owner.attributes.contains("MainActor") ? "@MainActor " : ""
    let own = members.filter { $0.owner.name == owner.name && $0.path == outline.path }
    var calls = own.map(\.call)
    calls += others.filter { contains($0.name) }
      .map { "func \(Self.prefix)\($0.name)(\($0.parameters)) { \($0.name)(\($0.arguments)) }" }
    guard !calls.isEmpty else { return "" }
    return own.map { "; \(actor)\(access)protocol \($0.name): \(owner.name) { \($0.head) }" }.joined()
      + "; \(access)extension \(owner.name) { \(calls.joined(separator: "; ")) }"
  }

  /// Says of the classes of a file which of them have such a method, each behind the outermost type around it.
  func addConformances(to edits: inout SourceEdits, in app: AppOutline) {
    let outline = edits.outline
    for member in members.filter({ $0.path == outline.path || !$0.owner.isPrivate }) {
      for type in outline.types where type.keyword == "class" && !type.isLocal && has(type.name, member, app)
      {
        // Who inherits from such a class has the method by that.
        guard
          !app.superclasses(of: type.name).contains(where: { app.classes[$0] != nil && has($0, member, app) })
        else { continue }
        let around = outline.types.filter { $0.body.contains(type.body.lowerBound) }
        let outermost = around.min { $0.body.lowerBound < $1.body.lowerBound } ?? type
        edits.insert("; extension \(type.name): \(member.name) {}", after: outermost.body.upperBound - 1)
      }
    }
  }

  private func has(_ type: String, _ member: Member, _ app: AppOutline) -> Bool {
    app.inherited(by: type).contains(member.owner.name) && app.implements(member.method, in: type)
  }
}

extension OptionalResults.Member {
  /// Whether it can be asked for with a cast: it neither throws nor waits, and its protocol stands by itself.
  fileprivate var isPlain: Bool {
    let words = head.split { !$0.isLetter }
    return !owner.name.contains(".") && !words.contains { ["throws", "async", "inout"].contains($0) }
      && head.hasSuffix(method.result ?? "-")
  }

  /// A method that calls it where it is there.
  fileprivate var call: String {
    let result = method.result ?? ""
    let optional =
      result.hasSuffix("?") ? result : result.hasSuffix("!") ? result.dropLast() + "?" : "(\(result))?"
    let start = head.dropLast(result.count).dropFirst("func ".count)
    return "func \(OptionalResults.prefix)\(start)\(optional) "
      + "{ (self as? any \(name))?.\(method.name)(\(method.arguments)) }"
  }
}

extension SourceOutline.TypeDeclaration {
  fileprivate var isOfObjectiveC: Bool { keyword == "protocol" && attributes.contains("objc") }
}

extension SourceOutline.Method {
  /// The arguments of a call that hands on its own.
  fileprivate var arguments: String {
    zip(labels, parameterNames).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
  }

  /// Its parameters as they are declared.
  fileprivate var parameters: String {
    zip(zip(labels, parameterNames), parameterTypes)
      .map { "\($0.0 == $0.1 ? $0.0 : "\($0.0) \($0.1)"): \($1)" }.joined(separator: ", ")
  }
}

extension SourceOutline {
  /// Where an expression begins that ends in a call of a method, if it is what `if let` and the like bind.
  ///
  /// - Parameter name: The method's name.
  /// - Returns: The place, or `nil` where the result is not bound, or is optional anyway because a `?` stands before.
  func boundStart(ofCallAt name: Int) -> Int? {
    var start = name
    while start > 0 {
      let token = tokens[start - 1]
      if token.text == "?" { return nil }
      if token.text == ")" || token.text == "]" {
        guard let open = beginning(ofBracketAt: start - 1) else { return nil }
        start = open
      } else if token.kind == .word || token.text == "." || token.text == "!" {
        start -= 1
      } else {
        break
      }
    }
    let words = Array(tokens[..<start].reversed().lazy.filter { $0.kind != .space }.prefix(4).map(\.text))
    let behind = next(after: end(ofBracketAt: name + 2) - 1)
    if behind < tokens.count, [".", "?", "!"].contains(tokens[behind].text) { return nil }
    guard words.count == 4, words[0] == "=", words[2] == "let" || words[2] == "var",
      ["if", "guard", "while", ","].contains(words[3])
    else { return nil }
    return start
  }

  private func beginning(ofBracketAt end: Int) -> Int? {
    var depth = 0
    for place in (0...end).reversed() where tokens[place].kind == .symbol {
      if ")]}".contains(tokens[place].text) { depth += 1 }
      if "([{".contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
