/// The members of extensions that have to stand in the class itself.
///
/// Objective-C lets an extension override a method, and lets a subclass override what an extension declares. Without it
/// both are for the bodies of classes alone.
struct MovedMembers {
  /// A member that is taken from a file and put into a class.
  struct Move {
    /// The number of the file in which it stands.
    let file: Int
    let member: SourceOutline.Member
    /// Whether the extension makes it public, which it has to say itself then.
    let becomesPublic: Bool
    /// The number of the file in which the class is.
    let destination: Int
    /// The class's closing brace.
    let brace: Int
  }

  /// What is to be moved, in the order of the files.
  let moves: [Move]

  init(_ app: AppOutline) {
    let overridden = Self.overridden(in: app)
    moves = app.files.enumerated().flatMap { number, file in
      file.types.filter { $0.keyword == "extension" }.flatMap {
        Self.moves(from: $0, number, app, overridden)
      }
    }
  }

  /// The names of what subclasses override, with the classes from which they may have inherited it.
  private static func overridden(in app: AppOutline) -> Set<[String]> {
    var result: Set<[String]> = []
    for file in app.files {
      for type in file.types where type.keyword == "class" || type.keyword == "extension" {
        let names = file.members(of: type).filter { $0.modifiers.contains("override") }.map(\.name)
        guard !names.isEmpty else { continue }
        for ancestor in app.inherited(by: type.name) { result.formUnion(names.map { [ancestor, $0] }) }
      }
    }
    return result
  }

  private static func moves(
    from type: SourceOutline.TypeDeclaration, _ number: Int, _ app: AppOutline, _ overridden: Set<[String]>
  ) -> [Move] {
    let file = app.files[number]
    let members = file.members(of: type).filter {
      $0.modifiers.contains("override") || $0.name != "init" && overridden.contains([type.name, $0.name])
    }
    guard !members.isEmpty, !type.isConstrained, !file.isConditional(in: type),
      let (destination, found) = app.home(of: type.name, for: number),
      app.files[destination].conditions(around: found.body.lowerBound)
        == file.conditions(around: type.body.lowerBound)
    else { return [] }
    return members.map { member in
      let saysAccess = !member.modifiers.isDisjoint(with: [
        "public", "open", "internal", "fileprivate", "private",
      ])
      return Move(
        file: number, member: member, becomesPublic: type.isPublic && !saysAccess, destination: destination,
        brace: found.body.upperBound - 1)
    }
  }

  /// Moves the members, after all other changes.
  ///
  /// - Parameters:
  ///   - edits: The changes of each file.
  ///   - names: The name by which the compiler knows each file.
  func apply(to edits: inout [SourceEdits], names: [String]) {
    // What comes last is put in first, so that all stand in their order.
    for move in moves.reversed() {
      let outline = edits[move.file].outline
      if move.becomesPublic { edits[move.file].insert("public ", before: move.member.keyword) }
      let text = edits[move.file].take(move.member.tokens)
      let line = outline.tokens[move.member.tokens.lowerBound].line
      let end = edits[move.destination].outline.tokens[move.brace].line
      edits[move.destination].insert(
        "\n\(Self.directive(names[move.file], line))\(outline.indent(of: move.member))\(text)\n\(Self.directive(names[move.destination], end))",
        before: move.brace)
      guard move.file != move.destination else { continue }
      edits[move.destination].needs(outline.imports)
    }
  }

  /// Says where the next line stands in the team's source.
  static func directive(_ name: String, _ line: Int) -> String {
    "#sourceLocation(file: \(name.swiftLiteral), line: \(line))\n"
  }
}

extension AppOutline {
  /// Where the body of a class is that a file may extend; `nil` where members cannot be moved there.
  fileprivate func home(
    of name: String, for number: Int
  ) -> (file: Int, type: SourceOutline.TypeDeclaration)? {
    let homes = files.indices.flatMap { file in
      files[file].types.filter { $0.name == name && !$0.isLocal && $0.keyword != "extension" }
        .filter { file == number || !$0.isPrivate }.map { (file: file, type: $0) }
    }
    let own = homes.filter { $0.file == number }
    guard let home = own.count == 1 ? own[0] : homes.count == 1 ? homes[0] : nil else { return nil }
    return home.type.keyword == "class" && !home.type.isGeneric ? home : nil
  }
}

extension SourceOutline {
  /// The space before a member on its first line.
  fileprivate func indent(of member: Member) -> String {
    guard let before = tokens[..<member.tokens.lowerBound].last, before.lineCount > 0 else { return "" }
    return String(before.text.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
  }
}
