// One walk over a row serves the searches of the code under test and those of what is expected of it. It goes by the
// numbers that children have in the stack that is run: these stay the same whatever becomes known on the way.
extension RegionExploration {
  /// What is asked of the children in a gap: a predicate, and whether it depends on more who of its candidates passes.
  typealias GapQuestion = (bit: PredicateBits, isUnsure: Bool)

  /// The first match among the children of a row, which divides a gap in which it stands.
  ///
  /// - Parameters:
  ///   - place: The row's place.
  ///   - needsMatch: Whether it matters which child it is; otherwise a gap with a match stays as it is.
  ///   - question: What is asked of children in gaps.
  ///   - visit: Looks at a known child, by its number.
  /// - Returns: What `visit` found, or the row's own place where the match stays in a gap; `nil` if there is none.
  func firstInRow(
    at place: RegionPlace, needsMatch: Bool, question: () -> GapQuestion, visit: (Int) -> RegionPlace?
  ) -> RegionPlace? {
    var position: Int? = 0
    while fault == nil, let current = position {
      if let match = visit(current) { return match }
      if meets(question, gapAfter: current, at: place, needsMatch: needsMatch) { return place }
      position = nextKnown(after: current, at: place)
    }
    return nil
  }

  /// Whether anybody passes who stands before a child of a row: of the known ones the nearest is asked first.
  func hasMatchInRow(
    at place: RegionPlace, before position: Int, question: () -> GapQuestion, visit: (Int) -> Bool
  ) -> Bool {
    var position = position
    while fault == nil, let former = lastKnown(before: position, at: place) {
      var next: Int? = former
      while let current = next {
        if meets(question, gapAfter: current, at: place, needsMatch: false) { return true }
        // Where the candidates have to be looked at, they have become known.
        next = nextKnown(after: current, at: place).flatMap { $0 < position ? $0 : nil }
        if let next, visit(next) { return true }
      }
      if visit(former) { return true }
      position = former
    }
    return false
  }

  /// Asks the gap after a known child whether somebody in it passes.
  ///
  /// - Returns: Whether somebody does and stays in the gap. Where it matters which it is, or whether it passes is unsure, it
  ///   is made known, to be visited next.
  func meets(
    _ question: () -> GapQuestion, gapAfter position: Int, at place: RegionPlace, needsMatch: Bool
  ) -> Bool {
    guard let row = row(at: place), let gap = row.member(at: position).known, row.mayHold(gap) else {
      return false
    }
    let (bit, isUnsure) = question()
    return meets(
      RegionMarks(own: bit, visible: 0, all: bit), inGap: gap, at: place, needsMatch: needsMatch || isUnsure)
  }

  /// Asks a gap whether somebody in it matches; whether somebody does and stays in it.
  func meets(_ marks: RegionMarks, inGap gap: Int, at place: RegionPlace?, needsMatch: Bool) -> Bool {
    guard !marks.isEmpty, let row = row(at: place), ask(marks, ofGap: gap, in: row, at: place) else {
      return false
    }
    if !needsMatch { return true }
    if let asked = self.row(at: place) { divide(asked, atGap: gap, byFirst: marks, at: place) }
    return false
  }

  /// Whether a row has more children than this; divides it by their number only as far as it takes.
  func hasMoreInRow(than count: Int, at place: RegionPlace) -> Bool {
    while fault == nil, case .row(let row)? = part(at: place) {
      grammar.noteComparison(with: count, of: row.kind)
      if row.known.count > count { return true }
      guard let gap = row.openGaps.first, row.known.count + row.limit > count else { return false }
      extend(row, atGap: gap, at: place)
    }
    return false
  }

  /// The number of the next known child after one, or `nil` after the last.
  func nextKnown(after position: Int, at place: RegionPlace) -> Int? {
    guard case .row(let row)? = part(at: place), let known = row.member(at: position).known,
      known + 1 < row.known.count
    else { return nil }
    return row.position(of: known + 1)
  }

  private func lastKnown(before position: Int, at place: RegionPlace) -> Int? {
    guard case .row(let row)? = part(at: place), let known = row.member(at: position).known, known > 0
    else { return nil }
    return row.position(of: known - 1)
  }
}
