extension StoryboardDocument.Segue.Kind {
  /// The kind that a word of a storyboard means; Interface Builder's own words and the older ones included.
  init(word: String, place: SourcePlace) throws(StoryboardError) {
    switch word {
    case "presentation", "modal": self = .present
    case "popoverPresentation": self = .popover
    case "replace": self = .showDetail
    default:
      guard let kind = Self(rawValue: word) else {
        let allowed = Self.allCases.map(\.rawValue) + ["relationship"]
        throw StoryboardError(place, .unknownWord(word, for: "kind of segue", allowed: allowed))
      }
      self = kind
    }
  }
}

extension UIModalPresentationStyle {
  /// The styles that a storyboard can name.
  private static let words: [(String, UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext), ("custom", .custom),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext), ("popover", .popover),
    ("none", .none),
  ]

  /// The style that a word of a storyboard means.
  init(word: String, place: SourcePlace) throws(StoryboardError) {
    guard let style = Self.words.first(where: { $0.0 == word })?.1 else {
      throw StoryboardError(
        place, .unknownWord(word, for: "modal presentation style", allowed: Self.words.map(\.0)))
    }
    self = style
  }
}

extension UISplitViewController.Style {
  /// The style that a word of a storyboard means.
  init(word: String, place: SourcePlace) throws(StoryboardError) {
    switch word {
    case "unspecified": self = .unspecified
    case "doubleColumn": self = .doubleColumn
    case "tripleColumn": self = .tripleColumn
    default:
      throw StoryboardError(
        place,
        .unknownWord(
          word, for: "style of a split view", allowed: ["unspecified", "doubleColumn", "tripleColumn"]))
    }
  }
}
