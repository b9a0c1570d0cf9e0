/// Finds the name that somebody probably meant, for messages about unknown names.
///
/// It stands in the lowest module that reads what people write, so that all of them guess alike.
package enum NearestName {
  /// The candidate nearest to a name, or `nil` if none is near enough to be a likely slip.
  ///
  /// Near enough is a third of the longer word's length, at least one edit, but not the whole word; letter case is no
  /// difference. Of equally near candidates the first is taken. Words beyond 100 bytes are nobody's slip, so a
  /// message never costs more than the input's reading.
  package static func find(_ name: String, among candidates: [String]) -> String? {
    guard name.utf8.count <= 100 else { return nil }
    let word = name.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 100 {
      let distance = distance(word, candidate.lowercased())
      let length = max(word.count, candidate.count)
      guard distance <= max(1, length / 3), distance < length else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The end of a sentence about an unknown name: a full stop, or the question for the likely alternative.
  package static func sentenceEnd(suggesting nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? "."
  }

  /// The number of single-character insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// The restricted Damerau–Levenshtein distance, https://doi.org/10.1145/363958.363994. O(n · m) comparisons.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = min(distance, beforePrevious[j - 1] + 1)
        }
        current.append(distance)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
