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
