extension SourceOutline.Method {
  /// The name by which Objective-C would know it.
  var selectorName: String {
    if let objectiveCName { return objectiveCName }
    guard let first = labels.first else { return name }
    let others = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }
    return name + firstPart(first) + others.joined()
  }

  /// What the label of the first argument adds to the name: `With` links the two, unless a preposition does so already.
  private func firstPart(_ label: String) -> String {
    guard label != "_" else { return ":" }
    let isLinked = [label.words.first, name.words.last].contains {
      $0.map(Self.prepositions.contains) ?? false
    }
    return "\(isLinked ? "" : "With")\(label.prefix(1).uppercased())\(label.dropFirst()):"
  }

  /// The words that link a name and a label, as the compiler sees it.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}

extension String {
  /// The words of a name such as `showCart`, in lower case.
  fileprivate var words: [String] {
    var result: [String] = []
    for letter in self {
      if letter.isUppercase || result.isEmpty { result.append("") }
      result[result.count - 1] += letter.lowercased()
    }
    return result
  }
}
