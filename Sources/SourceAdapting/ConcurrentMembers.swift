extension SourceEdits {
  /// Says of members that are handed code for an actor that they are older than actors.
  ///
  /// UIKit's classes are `@preconcurrency`, and so is what inherits from them: the names that the linker knows its members by
  /// leave `@MainActor` and `@Sendable` out. The compiler finds that out where a member stands, and not always in the file of a
  /// subclass, which then asks for a name that nothing has. Where a member says it itself, both files agree.
  mutating func markConcurrentMembers() {
    for type in outline.types where type.keyword == "class" && !type.ancestors.isEmpty {
      let places = outline.places(in: type.body)
      for (number, place) in places.enumerated() where outline.declaresMember(at: place) {
        let rest = places[(number + 1)...].first { outline.endsHead(at: $0) }
        let end = rest.map { outline.head(before: $0).start } ?? type.body.upperBound
        guard outline.namesActors(in: place..<end) else { continue }
        let head = outline.head(before: place)
        guard !outline.tokens[head.start..<place].contains(where: { $0.isText("@preconcurrency") }) else {
          continue
        }
        insert("@preconcurrency ", before: head.start)
      }
    }
  }
}

extension SourceOutline {
  private static let members: Set<String> = ["func", "var", "let", "init", "subscript"]

  /// Whether a member of a class begins with a token, but for its attributes and modifiers.
  fileprivate func declaresMember(at place: Int) -> Bool {
    tokens[place].kind == .word && Self.members.contains(tokens[place].text)
      && tokens[place - 1].text != "."
  }

  /// Whether what a member is called and takes has ended before a token.
  fileprivate func endsHead(at place: Int) -> Bool {
    tokens[place].isText("{") || tokens[place].isText("=") || declaresMember(at: place)
  }

  /// Whether a piece of a declaration says on which actor something runs, or that it may be sent to one.
  fileprivate func namesActors(in range: Range<Int>) -> Bool {
    tokens[range].contains { ["@MainActor", "@Sendable", "Sendable"].contains($0.text) }
  }
}
