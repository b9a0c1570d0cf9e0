import Checking

// Every function of this file divides a part into parts that have no content in common and together all contents of
// the whole. That is the law from which the sum of all weights follows.
extension RegionGrammar {
  /// A container of which nothing but its kind and the answers to some questions is known; `nil` where none can be.
  func container(of kind: ContentKind, marks: RegionMarks) -> RegionPart? {
    switch kind {
    case .screen: return nil
    case .navigation: return row(.navigation, of: .pushed, most: depth, marks)
    case .tabs: return row(.tabs, of: .tab, most: tabs, marks)
    case .split:
      return .split(open(.primary, marks.forShownChild), open(.secondary, marks.forShownChild))
    }
  }

  private func row(
    _ kind: RegionPart.Row.Kind, of sort: RegionSort.ID, most: Int, _ marks: RegionMarks
  ) -> RegionPart? {
    let limit = min(most, mostChildren(of: kind, without: marks.own) ?? most)
    guard limit > 0 else { return nil }
    return .row(
      RegionPart.Row(
        kind, showing: open(sort, marks.forShownChild), limit: limit - 1, marks: marks.forHiddenChild))
  }

  /// Decides one thing more about an open part: what kind of controller it is, then which screen, or how it begins.
  ///
  /// A container of which the kind is decided stays open: what is asked of all that is inside it is one question then,
  /// and not one for each of its children.
  func refinements(of part: RegionPart.OpenPart) -> [RegionPart] {
    let kinds = kinds(of: part)
    if kinds == .screen { return screenParts(of: part) }
    let possible = ContentKind.allCases.filter { kinds.contains($0) }
    let result = possible.count == 1 ? containers(of: possible[0], in: part) : possible.map { only($0, part) }
    return result.filter { isPossible($0) }
  }

  /// An open part of which the kind is decided; what is required is what the controller does not match itself.
  private func only(_ kind: ContentKind, _ part: RegionPart.OpenPart) -> RegionPart {
    var decided = part
    decided.kinds = ContentKinds(kind)
    decided.requirements = []
    for requirement in part.requirements {
      var left = requirement
      if kind == .screen {
        left = RegionMarks(own: requirement.own)
      } else if kindBits[kind.index] & requirement.own != 0 {
        continue
      } else {
        left.own =
          lengthBits(of: kind, among: requirement.own) | ruleBits(of: kind, among: requirement.own)
      }
      decided.require(left)
    }
    return .open(decided)
  }

  /// The kinds that an open part may be.
  func kinds(of part: RegionPart.OpenPart) -> ContentKinds {
    part.kinds.intersection(sorts[part.sort].kinds)
  }

  /// The screens that an open part may be, by their numbers, simplest first.
  func screens(of part: RegionPart.OpenPart) -> [Int] {
    sorts[part.sort].screens.filter { mayBe($0, part) }
  }

  /// Whether an open part may be a screen, given by its number, as far as its marks and requirements say.
  func mayBe(_ number: Int, _ part: RegionPart.OpenPart) -> Bool {
    let bits = variantBits[number]
    return bits & part.marks.own == 0 && part.requirements.allSatisfy { bits & $0.own != 0 }
  }

  private func containers(of kind: ContentKind, in part: RegionPart.OpenPart) -> [RegionPart] {
    let bits = kindBits[kind.index]
    guard bits & part.marks.own == 0 else { return [] }
    var own = part
    own.requirements.removeAll { bits & $0.own != 0 }
    return cases(of: kind, in: own).flatMap { freshContainers(of: kind, in: $0) }
  }

  private func freshContainers(of kind: ContentKind, in part: RegionPart.OpenPart) -> [RegionPart] {
    guard let fresh = container(of: kind, marks: part.marks) else { return [] }
    return part.requirements.reduce([(container: fresh, left: [RegionMarks]())]) { parts, requirement in
      parts.flatMap { divided($0.container, by: requirement, left: $0.left) }
    }.flatMap { container, left -> [RegionPart] in
      if case .row(var row) = container, !isForCertificate {
        row.requirements = left.map { RegionMarks(visible: $0.visible, all: $0.all) }
        return [.row(row)]
      }
      return left.reduce([container]) { parts, requirement in parts.flatMap { placing(requirement, in: $0) } }
    }
  }

  /// Divides a fresh container by whether it is long enough to match a requirement itself.
  ///
  /// - Parameters:
  ///   - container: The container; all its children are open.
  ///   - requirement: What somebody must match.
  ///   - left: The requirements that somebody inside must match, of those before.
  /// - Returns: The shorter containers, where somebody inside must match it, and the longer ones.
  private func divided(
    _ container: RegionPart, by requirement: RegionMarks, left: [RegionMarks]
  ) -> [(container: RegionPart, left: [RegionMarks])] {
    guard case .row(let row) = container, let most = mostChildren(of: row.kind, without: requirement.own)
    else {
      return [(container, left + [requirement])]
    }
    if row.known.count > most { return [(container, left)] }
    var (short, long) = (row, row)
    short.limit = min(row.limit, most - row.known.count)
    guard row.known.count + row.limit > most else { return [(.row(short), left + [requirement])] }
    for last in row.known.count - 1..<most {
      let gap = long.gaps[last]
      long.gaps[last] = .closed
      long.insert(open(row.sort, gap.marks), intoGap: last, after: gap)
    }
    return [(.row(short), left + [requirement]), (.row(long), left)]
  }

  /// Divides a container by the first of its parts in which somebody matches what somebody must match.
  private func placing(_ requirement: RegionMarks, in part: RegionPart) -> [RegionPart] {
    let question = requirement.forShownChild
    switch part {
    case .split(let primary, let secondary):
      return [
        .split(requiring(question, in: primary), secondary),
        .split(excluding(question, in: primary), requiring(question, in: secondary)),
      ]
    case .row(let row):
      var (rest, result) = (row, [RegionPart]())
      for index in row.known.indices {
        let question = index == 0 ? question : requirement.forHiddenChild
        var here = rest
        here.known[index] = requiring(question, in: row.known[index])
        result.append(.row(here))
        rest.known[index] = excluding(question, in: row.known[index])
      }
      rest.gaps[rest.gaps.count - 1].requirements.append(requirement.forHiddenChild)
      return result + [.row(rest)]
    case .open, .screen: preconditionFailure("only a fresh container is divided")
    }
  }

  private func requiring(_ question: RegionMarks, in part: RegionPart) -> RegionPart {
    guard case .open(let open) = part else { preconditionFailure("what is required was decided before") }
    return .open(open.requiring(question))
  }

  private func excluding(_ question: RegionMarks, in part: RegionPart) -> RegionPart {
    guard case .open(let open) = part else { preconditionFailure("what is excluded was decided before") }
    return .open(open.excluding(question))
  }

  /// Decides whether there is a child in a gap of a row, and makes the first one known.
  func extensions(of row: RegionPart.Row, inGap gap: Int) -> [RegionPart] {
    let former = row.gaps[gap]
    return children(
      of: row, inGap: gap, above: .closed,
      below: RegionPart.Gap(marks: former.marks, endsAtLast: former.endsAtLast))
  }

  /// Decides whether there is a child in a gap of a row, and makes the last one known.
  func lastChildren(of row: RegionPart.Row, inGap gap: Int) -> [RegionPart] {
    children(
      of: row, inGap: gap, above: RegionPart.Gap(marks: row.gaps[gap].marks, endsAtLast: true),
      below: .closed)
  }

  private func children(
    of row: RegionPart.Row, inGap gap: Int, above upper: RegionPart.Gap, below lower: RegionPart.Gap
  ) -> [RegionPart] {
    let former = row.gaps[gap]
    var closed = row
    closed.gaps[gap] = .closed
    let none = former.requirements.isEmpty && isPossible(.row(closed)) ? [RegionPart.row(closed)] : []
    return none
      + known(
        open(row.sort, former.marks), inGap: gap, of: row, above: upper, below: lower,
        requiring: former.requirements)
  }

  /// Makes the first child of a gap known that matches, or has somebody inside who does; there is one.
  ///
  /// It stands wherever it stands: before it are any number of children that do not match, after it any number.
  func firstMatches(of question: RegionMarks, inGap gap: Int, of row: RegionPart.Row) -> [RegionPart] {
    let former = row.gaps[gap]
    return matches(
      of: question, inGap: gap, of: row, above: RegionPart.Gap(marks: former.marks | question),
      below: RegionPart.Gap(marks: former.marks, endsAtLast: former.endsAtLast))
  }

  /// Makes the last child of a gap known that matches, or has somebody inside who does; there is one.
  func lastMatches(of question: RegionMarks, inGap gap: Int, of row: RegionPart.Row) -> [RegionPart] {
    let former = row.gaps[gap]
    return matches(
      of: question, inGap: gap, of: row, above: RegionPart.Gap(marks: former.marks, endsAtLast: true),
      below: RegionPart.Gap(marks: former.marks | question, endsAtLast: former.endsAtLast))
  }

  private func matches(
    of question: RegionMarks, inGap gap: Int, of row: RegionPart.Row, above upper: RegionPart.Gap,
    below lower: RegionPart.Gap
  ) -> [RegionPart] {
    let former = row.gaps[gap]
    return known(
      requiring(question, in: open(row.sort, former.marks)), inGap: gap, of: row, above: upper,
      below: lower, requiring: former.requirements.filter { $0 != question })
  }

  /// Makes a child of a gap known, with a gap before it and one after it.
  private func known(
    _ child: RegionPart, inGap gap: Int, of row: RegionPart.Row, above upper: RegionPart.Gap,
    below lower: RegionPart.Gap, requiring requirements: [RegionMarks]
  ) -> [RegionPart] {
    guard row.limit > 0 else { return [] }
    var divided = row
    divided.gaps[gap] = upper
    divided.insert(child, intoGap: gap, after: lower)
    return placing(requirements, in: divided, from: gap).filter { isPossible($0) }
  }

  /// Divides a row by where somebody stands first who matches each of some requirements: in the known child after a gap,
  /// in the gap after that, or in the gap itself.
  private func placing(
    _ requirements: [RegionMarks], in row: RegionPart.Row, from gap: Int
  ) -> [RegionPart] {
    var rows = [row]
    for requirement in requirements {
      rows = rows.flatMap { row in
        var (here, later, before) = (row, row, row)
        before.gaps[gap].requirements.append(requirement)
        if !row.gaps[gap].isClosed {
          here.gaps[gap].marks |= requirement
          later.gaps[gap].marks |= requirement
        }
        here.known[gap + 1] = requiring(requirement, in: row.known[gap + 1])
        later.known[gap + 1] = excluding(requirement, in: row.known[gap + 1])
        later.gaps[gap + 1].requirements.append(requirement)
        return [here] + (row.gaps[gap + 1].isClosed ? [] : [later]) + (row.gaps[gap].isClosed ? [] : [before])
      }
    }
    return rows.map { .row($0) }
  }

  /// Decides which tab of a tab bar controller is selected; its tabs must be known.
  func selections(of row: RegionPart.Row) -> [RegionPart] {
    row.known.indices.map { index in
      var decided = row
      decided.selected = index
      return .row(decided)
    }
  }

  func isPossible(_ part: RegionPart) -> Bool { !count(of: part).isZero }
}
