/// The imports of Apple's modules that are not here: the compiler would stop at them, and name nothing else that is missing.
struct MissingImports {
  /// Where a file imports such a module.
  private struct Place {
    let file: Int
    let module: AppleModule
    let word: Int
    let start: Int
    let name: Int
    let isConditional: Bool
  }

  private let places: [Place]
  private let app: AppOutline

  init(_ app: AppOutline) {
    self.app = app
    places = app.files.enumerated().flatMap { number, file in
      file.importPlaces.compactMap { place in
        guard let module = AppleModule.named[file.tokens[place.name].text] else { return nil }
        let conditions = file.conditions(around: place.word)
        // The file already says what is compiled without it.
        guard !conditions.contains(where: { $0.contains("canImport(\(module.name))") }) else { return nil }
        return Place(
          file: number, module: module, word: place.word, start: place.start, name: place.name,
          isConditional: !conditions.isEmpty)
      }
    }
  }

  /// Has each module imported only where it can be.
  ///
  /// One place tells of each module, where nothing leaves it out: the compiler then knows whether a target of the team's has its
  /// name.
  ///
  /// - Parameters:
  ///   - edits: The changes of each file.
  ///   - names: The name by which the compiler knows each file.
  func apply(to edits: inout [SourceEdits], names: [String]) {
    for name in Set(places.map(\.module.name)).sorted() {
      let same = places.filter { $0.module.name == name }
      let teller = same.first { !$0.isConditional } ?? same[0]
      let missing = MissingModule(name: name, fileCount: Set(same.map(\.file)).count)
      for place in same {
        let isTeller = place.file == teller.file && place.word == teller.word
        change(&edits[place.file], place, names[place.file], isTeller ? missing.warning : nil)
      }
    }
  }

  private func change(_ edits: inout SourceEdits, _ place: Place, _ name: String, _ warning: String?) {
    let outline = edits.outline
    let start = outline.head(before: place.word).start
    let directive = MovedMembers.directive(name, outline.tokens[start].line)
    var lines = "\n#if canImport(\(place.module.name))\n\(directive)"
    lines += statement(of: place, from: start) + "\n#else\n" + directive
    if let warning { lines += "#warning(\(warning.swiftLiteral))\n" }
    // What the module brings along on Apple's systems is needed without it, too.
    if outline.imports.isDisjoint(with: [place.module.brings, "UIKit", "SwiftUI"]) {
      lines += "import \(place.module.brings)\n"
    }
    // What stands in several lines still has as many after this.
    edits.replace(start..<outline.endOfImport(named: place.name), with: lines + "#endif\n" + directive)
  }

  /// The import in one line, of the whole module where the file imports a part of it.
  private func statement(of place: Place, from start: Int) -> String {
    let outline = app.files[place.file]
    let end = place.start == place.name ? place.name + 1 : outline.endOfName(at: place.name)
    let words = outline.tokens[start..<end].map { $0.kind == .space ? " " : $0.text }.joined()
    return words.split(separator: " ").joined(separator: " ")
  }
}

extension SourceOutline {
  /// The token behind a name with what follows it after dots.
  fileprivate func endOfName(at place: Int) -> Int {
    var end = place + 1
    while end + 1 < tokens.count, tokens[end].isText(".") { end += 2 }
    return end
  }

  /// The token behind an import, and behind a semicolon on the same line.
  fileprivate func endOfImport(named place: Int) -> Int {
    let end = endOfName(at: place)
    let next = next(after: end - 1)
    let isEnded = next < tokens.count && tokens[next].isText(";") && tokens[next].line == tokens[place].line
    return isEnded ? next + 1 : end
  }
}
