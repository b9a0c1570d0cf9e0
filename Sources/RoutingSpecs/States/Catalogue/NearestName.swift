/// Finds the name that was probably meant, for messages about unknown names.
public enum NearestName {
  /// The candidate with the smallest edit distance, if it is near enough to be a likely slip.
  ///
  /// Near enough means: at most a third of the name's characters, and at least one, have to change. Upper and lower
  /// case count as equal. The first of equally near candidates wins.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: What exists, in the order of preference.
  /// - Returns: One of the candidates, or nil when none is near.
  public static func find(_ name: String, among candidates: [String]) -> String? {
    // Only the start of hostile input is compared, so that a message never costs more than the input's reading.
    let written = Array(name.prefix(64).lowercased())
    let limit = max(1, written.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(written, Array(candidate.prefix(64).lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The end of a sentence about an unknown name: a full stop, or the question for the likely alternative.
  ///
  /// - Parameter nearest: What `find(_:among:)` found.
  /// - Returns: Text to append directly to the sentence.
  public static func sentenceEnd(suggesting nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? "."
  }

  /// Levenshtein's distance: how many insertions, deletions and replacements lead from one text to the other.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (line, first) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, second) in right.enumerated() {
        let replacing = diagonal + (first == second ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replacing, min(row[column], diagonal) + 1)
      }
    }
    return row[right.count]
  }
}
