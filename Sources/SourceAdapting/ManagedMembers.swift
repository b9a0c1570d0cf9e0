/// What `@NSManaged` declares: Objective-C would make it when it is used, from the model; here it is written out.
struct ManagedMembers {
  private let app: AppOutline

  init(_ app: AppOutline) { self.app = app }

  /// Has the properties and accessors of a file read and write what an object keeps.
  ///
  /// - Returns: How many there are.
  func apply(to edits: inout SourceEdits) -> Int {
    let outline = edits.outline
    requireInitializers(&edits)
    makeByEntity(&edits)
    var count = 0
    for attribute in outline.attributes where attribute.name == "NSManaged" {
      guard let keyword = outline.keyword(behind: attribute.tokens.upperBound - 1) else { continue }
      let end = outline.endOfDeclaration(from: keyword)
      guard let body = body(at: keyword, in: outline) else { continue }
      edits.insert(" { \(body) }", after: end)
      count += 1
    }
    return count
  }

  private func body(at keyword: Int, in outline: SourceOutline) -> String? {
    if outline.tokens[keyword].isText("var") {
      let name = outline.tokens[outline.next(after: keyword)].text.replacing("`", with: "")
      return Self.accessors(of: name)
    }
    return outline.methods.first { $0.tokens.lowerBound == keyword }.flatMap(Self.call)
  }

  /// What reads and writes a property.
  static func accessors(of name: String) -> String {
    "get { managedValue(\(name.swiftLiteral)) } set { setValue(newValue, forKey: \(name.swiftLiteral)) }"
  }

  /// What an accessor of a relationship does, by its name and its labels.
  private static func call(_ method: SourceOutline.Method) -> String? {
    let names = method.parameterNames
    guard let first = names.first else { return nil }
    func key(_ prefix: String) -> String? {
      guard method.name.hasPrefix(prefix), method.name.count > prefix.count else { return nil }
      let rest = method.name.dropFirst(prefix.count)
      return "\(rest.prefix(1).lowercased())\(rest.dropFirst())".swiftLiteral
    }
    switch (method.labels.count, method.labels.last) {
    case (1, "_"):
      if let key = key("addTo") { return "addManaged(\(first), to: \(key))" }
      return key("removeFrom").map { "removeManaged(\(first), from: \($0))" }
    case (1, "at"): return key("removeFrom").map { "removeManaged(at: \(first), from: \($0))" }
    case (2, "at"): return key("insertInto").map { "insertManaged(\(first), into: \($0), at: \(names[1]))" }
    case (2, "with"):
      return key("replace").map { "replaceManaged(in: \($0), at: \(first), with: \(names[1]))" }
    default: return nil
    }
  }

  /// What makes known the properties of a class of objects that Objective-C would find by their names.
  static func lines(
    for type: SourceOutline.TypeDeclaration, _ outline: SourceOutline, _ app: AppOutline
  ) -> [String] {
    guard app.inherited(by: type.name).contains("NSManagedObject") else { return [] }
    let isExposed = type.attributes.contains("objcMembers")
    return outline.types.filter { $0.name == type.name }.flatMap { outline.members(of: $0) }
      .filter { member in
        outline.tokens[member.keyword].isText("var")
          && member.modifiers.isDisjoint(with: ["static", "class"])
          && (isExposed
            || outline.attributes.contains {
              $0.name == "objc" && member.tokens.contains($0.tokens.lowerBound)
            })
      }
      .map {
        "NSManagedObject.register(\($0.name.swiftLiteral), on: \(type.name).self) { it in it.\($0.name) }"
      }
  }

  /// `NSManagedObject(entity: …)` gives an object of the class that the entity names, which no initializer of Swift's can.
  private func makeByEntity(_ edits: inout SourceEdits) {
    let tokens = edits.outline.tokens
    for place in tokens.indices.dropLast(2)
    where tokens[place].isText("NSManagedObject") && tokens[place + 1].isText("(") {
      if tokens[edits.outline.next(after: place + 1)].isText("entity") { edits.insert(".made", after: place) }
    }
  }

  /// Objects are made by their class when they are read, so each class has to have the initializer.
  private func requireInitializers(_ edits: inout SourceEdits) {
    let outline = edits.outline
    for type in outline.types where app.inherited(by: type.name).contains("NSManagedObject") {
      for member in outline.members(of: type) where member.modifiers.contains("override") {
        let label = outline.next(after: outline.next(after: member.keyword))
        guard outline.tokens[member.keyword].isText("init"), outline.tokens[label].isText("entity") else {
          continue
        }
        let start = outline.head(before: member.keyword).start
        guard let word = (start..<member.keyword).first(where: { outline.tokens[$0].isText("override") })
        else {
          continue
        }
        edits.replace(word..<word + 1, with: "required")
      }
    }
  }
}

extension SourceOutline {
  /// The `var` or `func` behind an attribute, other attributes and modifiers.
  fileprivate func keyword(behind attribute: Int) -> Int? {
    var place = next(after: attribute)
    while place < tokens.count {
      if tokens[place].isText("var") || tokens[place].isText("func") { return place }
      let isArgument = tokens[place].text == "("
      guard
        isArgument || tokens[place].text.hasPrefix("@")
          || OutlineScanner.modifierWords.contains(tokens[place].text)
      else { return nil }
      place = isArgument ? end(ofBracketAt: place) - 1 : place
      place = next(after: place)
    }
    return nil
  }

  /// The last token of a declaration that has no body: it ends with its line.
  fileprivate func endOfDeclaration(from keyword: Int) -> Int {
    var (last, place) = (keyword, keyword + 1)
    while place < tokens.count, !["{", ";", "}"].contains(tokens[place].text) {
      if ["(", "["].contains(tokens[place].text) { place = end(ofBracketAt: place) - 1 }
      if tokens[place].kind != .space { last = place }
      if tokens[place].lineCount > 0 { break }
      place += 1
    }
    return last
  }
}
