extension SourceEdits {
  /// Writes the colors and pictures that Xcode shows in the source as what they are.
  ///
  /// `#colorLiteral` gives a `UIColor` and `#imageLiteral` a `UIImage` wherever they stand: SwiftUI's own types are made of these.
  mutating func replaceLiterals() {
    for place in outline.tokens.indices {
      switch outline.tokens[place].text {
      case "#colorLiteral": replace(place..<place + 1, with: "UIColor")
      case "#imageLiteral": replaceImage(at: place)
      default: continue
      }
    }
  }

  private mutating func replaceImage(at place: Int) {
    let open = outline.next(after: place)
    let label = outline.next(after: open)
    guard label < outline.tokens.count, outline.tokens[open].isText("("),
      outline.tokens[label].isText("resourceName")
    else { return }
    replace(place..<place + 1, with: "UIImage")
    replace(label..<label + 1, with: "named")
    insert("!", after: outline.end(ofBracketAt: open) - 1)
  }
}
