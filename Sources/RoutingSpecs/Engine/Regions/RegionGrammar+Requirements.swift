// What is known of all that is inside a container together: that nobody there matches, or that somebody does, wherever it
// stands. Nobody has to know where, until one of the children is opened up; lists are counted, and the simplest one is
// found, by what that comes to for each child.
extension RegionGrammar {
  /// Whether a region has any stack after something has become known in a place.
  ///
  /// What is known of a container's inside together may leave none, though the part in the place has contents.
  func isPossible(_ region: StackRegion, at place: RegionPlace) -> Bool {
    region.part(ofLayer: place.layer).map { isPossible($0) } ?? isPossible(region.root)
  }

  /// The simplest row, or one of the simplest, in which everything is known of the children by themselves; the row must
  /// have some list.
  func settled(_ row: RegionPart.Row) -> RegionPart.Row {
    var free = row
    (free.marks, free.requirements) = (.none, [])
    let parts = row.requirements.reduce(excluding(row.marks, inside: .row(free))) { parts, requirement in
      parts.flatMap { requiring(requirement, inside: $0) }
    }
    guard case .row(let settled)? = parts.first(where: { isPossible($0) }) else {
      preconditionFailure("a row of a region that is not empty has children")
    }
    return settled
  }

  /// The contents of a part in which nobody matches.
  private func excluding(_ question: RegionMarks, from part: RegionPart) -> [RegionPart] {
    switch part {
    case .screen(let number): return variantBits[number] & question.own == 0 ? [part] : []
    case .open(var open):
      open.marks |= question
      return open.requirements.contains { $0.isSubset(of: open.marks) } ? [] : [.open(open)]
    case .row, .split:
      return own(question.own, of: part).flatMap { passes, part in
        passes ? [] : excluding(question, inside: part)
      }
    }
  }

  /// The contents of a container inside which nobody matches.
  func excluding(_ question: RegionMarks, inside part: RegionPart) -> [RegionPart] {
    if question.forShownChild.isEmpty { return [part] }
    return children(of: part).reduce([part]) { parts, child in
      parts.flatMap { part in
        replacing(child, of: part) { excluding(self.question(question, to: child, of: part), from: $0) }
      }
    }.map { excludingInGaps(question.forHiddenChild, of: $0) }
  }

  private func excludingInGaps(_ question: RegionMarks, of part: RegionPart) -> RegionPart {
    guard case .row(var row) = part else { return part }
    for gap in row.gaps.indices where !row.gaps[gap].isClosed { row.gaps[gap].marks |= question }
    return .row(row)
  }

  /// Divides the contents of a part in which somebody matches by who is the first.
  private func requiring(_ question: RegionMarks, in part: RegionPart) -> [RegionPart] {
    switch part {
    case .screen(let number): return variantBits[number] & question.own == 0 ? [] : [part]
    case .open(var open):
      if question.isSubset(of: open.marks) { return [] }
      open.require(question)
      return [.open(open)]
    case .row, .split:
      return own(question.own, of: part).flatMap { passes, part in
        passes ? [part] : requiring(question, inside: part)
      }
    }
  }

  /// Divides the contents of a container inside which somebody matches by who is the first: the children that are told apart
  /// come before the others.
  private func requiring(_ question: RegionMarks, inside part: RegionPart) -> [RegionPart] {
    var (rest, result) = ([part], [RegionPart]())
    for child in children(of: part) {
      let question = self.question(question, to: child, of: part)
      result += rest.flatMap { replacing(child, of: $0) { requiring(question, in: $0) } }
      rest = rest.flatMap { replacing(child, of: $0) { excluding(question, from: $0) } }
    }
    guard case .row(let row) = part else { return result }
    for gap in row.openGaps {
      for case .row(var row) in rest {
        row.gaps[gap].requirements.append(question.forHiddenChild)
        result.append(.row(row))
      }
      rest = rest.map { part in
        guard case .row(var row) = part else { return part }
        row.gaps[gap].marks |= question.forHiddenChild
        return .row(row)
      }
    }
    return result
  }

  /// Divides containers by whether they match any of some predicates themselves.
  private func own(_ bits: PredicateBits, of part: RegionPart) -> [(passes: Bool, part: RegionPart)] {
    let kind: ContentKind
    switch part {
    case .row(let row): kind = row.kind.container ?? .navigation
    case .split: kind = .split
    case .open, .screen: preconditionFailure("only of a container")
    }
    if bits & kindBits[kind.index] != 0 { return [(true, part)] }
    let byLength = divided(part, byLengthFor: bits)
    return rules[kind.index].filter { $0.bit & bits != 0 }.reduce(byLength) { parts, rule in
      parts.flatMap { passes, part in
        passes
          ? [(true, part)]
          : rule.rule.ways.flatMap { way in
            way.required.reduce(excluding(way.missing, inside: part)) { parts, question in
              parts.flatMap { requiring(question, inside: $0) }
            }.map { (way.passes, $0) }
          }
      }
    }
  }

  /// Divides a row by whether it is long enough to match any of some predicates.
  private func divided(
    _ part: RegionPart, byLengthFor bits: PredicateBits
  ) -> [(passes: Bool, part: RegionPart)] {
    guard case .row(let row) = part, let most = mostChildren(of: row.kind, without: bits) else {
      return [(false, part)]
    }
    if row.known.count > most { return [(true, part)] }
    guard row.known.count + row.limit > most else { return [(false, part)] }
    return lengths(of: row, above: most)
  }

  private func lengths(of row: RegionPart.Row, above most: Int) -> [(passes: Bool, part: RegionPart)] {
    if row.known.count > most { return [(true, .row(row))] }
    guard let gap = row.openGaps.first else { return [(false, .row(row))] }
    return extensions(of: row, inGap: gap).flatMap { part -> [(passes: Bool, part: RegionPart)] in
      guard case .row(let row) = part else { return [] }
      return lengths(of: row, above: most)
    }
  }

  // MARK: - Children

  private func children(of part: RegionPart) -> Range<Int> {
    switch part {
    case .row(let row): 0..<row.known.count
    case .split: 0..<2
    case .open, .screen: 0..<0
    }
  }

  private func question(_ question: RegionMarks, to child: Int, of part: RegionPart) -> RegionMarks {
    if case .row = part, child > 0 { return question.forHiddenChild }
    return question.forShownChild
  }

  private func replacing(
    _ child: Int, of part: RegionPart, by parts: (RegionPart) -> [RegionPart]
  ) -> [RegionPart] {
    switch part {
    case .row(let row):
      return parts(row.known[child]).map { part in
        var changed = row
        changed.known[child] = part
        return .row(changed)
      }
    case .split(let primary, let secondary):
      return child == 0
        ? parts(primary).map { .split($0, secondary) } : parts(secondary).map { .split(primary, $0) }
    case .open, .screen: return [part]
    }
  }
}
