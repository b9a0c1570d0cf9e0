/// Finds the name that somebody probably meant.
enum NearestName {
  /// The candidate with the fewest edits, if it is near enough to be a misspelling; the first of several.
  ///
  /// O(length of the name × total length of the candidates).
  static func match(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
    // Two letters in the wrong order are two edits; in the shortest names they would match anything.
    let limit = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.count <= 200 {
      let distance = distance(wanted, Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// How many insertions, deletions and replacements of characters lie between two words (Levenshtein).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[second.count]
  }
}
