extension SourceEdits {
  /// Takes the previews away, which only Xcode shows, with the attributes before them.
  mutating func removePreviews() {
    for place in outline.tokens.indices where outline.tokens[place].isText("#Preview") {
      guard let end = endOfPreview(at: place) else { continue }
      replace(outline.head(before: place).start..<end, with: "")
    }
  }

  private func endOfPreview(at place: Int) -> Int? {
    var next = outline.next(after: place)
    if next < outline.tokens.count, outline.tokens[next].isText("(") {
      next = outline.next(after: outline.end(ofBracketAt: next) - 1)
    }
    guard next < outline.tokens.count, outline.tokens[next].isText("{") else { return nil }
    return outline.end(ofBracketAt: next)
  }
}

extension SourceEdits {
  /// Has the delegate of an app of SwiftUI's views made by a closure, `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
  mutating func makeAppDelegates() {
    for attribute in outline.attributes where attribute.name == "UIApplicationDelegateAdaptor" {
      let tokens = outline.tokens[attribute.tokens].filter { $0.kind != .space }.map(\.text)
      guard tokens.suffix(3) == [".", "self", ")"], let open = tokens.firstIndex(of: "(") else { continue }
      let type = tokens[(open + 1)...].dropLast(3).joined()
      replace(
        attribute.tokens.upperBound - 1..<attribute.tokens.upperBound, with: ", making: { \(type)() })")
    }
  }
}
